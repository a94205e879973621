"""Files that are replaced as a whole."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path


def check_file(file: Path) -> None:
    """Raises `OSError`, with the path, if a text cannot be written into the file, so that nothing is played for it."""
    file = _target(file)
    if not file.exists() or file.is_file():
        if not file.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file.parent))
        # What can be written is known only by writing.
        with tempfile.TemporaryFile(dir=file.parent):
            pass


def write_file(file: Path, text: str) -> None:
    """Writes a file as a whole or not at all, with the same bytes on every system. A link stays one, and a file keeps its mode.

    Raises `OSError`, with the path, for a folder and for a file that is read-only.
    """
    file = _target(file)
    if file.exists() and not file.is_file():
        # A terminal or a pipe.
        file.write_bytes(text.encode())
        return
    with _unfinished(file, text) as part:
        if file.exists():
            shutil.copymode(file, part)
        part.replace(file)


def create_file(file: Path, text: str) -> None:
    """Writes a file that is not there, as a whole or not at all. Raises `FileExistsError` if it is."""
    with _unfinished(file, text) as part:
        try:
            os.link(part, file)
        except FileExistsError:
            raise
        except OSError:
            # A file system without links.
            with file.open("xb") as opened:
                opened.write(text.encode())


@contextmanager
def _unfinished(file: Path, text: str) -> Generator[Path, None, None]:
    """A text beside a file, on the disk, which is gone in the end."""
    part = file.with_name(f".solo-unfinished-{file.name}-{secrets.token_hex(6)}.part")
    opened = part.open("xb")
    try:
        with opened:
            opened.write(text.encode())
            opened.flush()
            os.fsync(opened.fileno())
        yield part
    finally:
        part.unlink(missing_ok=True)


def _target(file: Path) -> Path:
    """The file behind links, unless it is a folder or read-only."""
    target = Path(os.path.realpath(file))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    # By its mode: whoever may do everything would replace it.
    if target.is_file() and not target.stat().st_mode & 0o222:
        raise PermissionError(errno.EACCES, "the file is read-only, and stays as it is", str(file))
    return target
