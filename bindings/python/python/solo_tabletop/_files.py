"""Files that are replaced as a whole."""

from __future__ import annotations

import os
import secrets
import shutil
from pathlib import Path


def write_file(file: Path, text: str) -> None:
    """Writes a file as a whole or not at all. A link stays one, and a file keeps its mode."""
    file = Path(os.path.realpath(file))
    if file.exists() and not file.is_file():
        # A terminal or a pipe.
        file.write_text(text, "utf-8")
        return
    part = file.with_name(f".solo-unfinished-{file.name}-{secrets.token_hex(6)}.part")
    opened = part.open("x", encoding="utf-8")
    try:
        with opened:
            opened.write(text)
            opened.flush()
            if file.exists():
                shutil.copymode(file, part)
            os.fsync(opened.fileno())
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
