"""The check of the package fails where a promised tool is missing."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

CHECK = Path(__file__).parent.parent / "check"


@pytest.mark.parametrize("missing, code", [("", 1), ("named", 0)])
def test_what_is_missing_is_named_and_a_failure(missing: str, code: int, tmp_path: Path) -> None:
    old = tmp_path / "python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    done = subprocess.run([CHECK, "short"], env={"PATH": "/usr/bin:/bin", "PYTHON": str(old), "MISSING": missing}, capture_output=True, text=True)
    assert done.returncode == code and done.stdout.startswith("not checked: everything, because this machine cannot have Python 3.10")
