"""Runs the chapter of the analyst and renews its outputs and figures: `python notebook.py`, from anywhere.

Needs `pip install './bindings/python[analysis]'`.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "src" / "python-analysis.md"

_CELL = re.compile(r"```python\n(?P<code>.*?)```\n(?:\n```text\n(?P<out>.*?)```\n)?", re.DOTALL)


_FIGURE = re.compile(r"!\[(?P<words>.*?)\]\(curves/(?P<file>.*?\.svg)\)")

# A figure on a dark page has its colours turned round.
_DARK = "<style>@media (prefers-color-scheme:dark){svg{filter:invert(0.9) hue-rotate(180deg)}}</style>"


def describe(path: Path, words: str) -> None:
    """Gives a figure its words as a title, for readers who do not see it, and colours for dark pages."""
    text = path.read_text()
    if "<title" not in text:
        path.write_text(re.sub(r"(<svg\b[^>]*>)", rf"\1<title>{words}</title>{_DARK}", text, count=1))


def execute(text: str, count: int | None = None, figures: Path | None = None) -> str:
    """The chapter with the outputs of its programs; on request of fewer games, with figures elsewhere."""
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("agg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "solo", "axes.spines.top": False, "axes.spines.right": False})
    # Without the date, the same figure has the same bytes.
    matplotlib.rcParams["savefig.format"] = "svg"
    os.environ["SOURCE_DATE_EPOCH"] = "0"
    names: dict[str, Any] = {}

    def cell(found: re.Match[str]) -> str:
        code = found["code"]
        if count is not None:
            code = re.sub(r"(?m)^count = \d+$", f"count = {count}", code)
        if figures is not None:
            code = re.sub(r"(?m)^figures = .*$", f"figures = Path({str(figures)!r})", code)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, "the chapter", "exec"), names)
        told = out.getvalue()
        return f"```python\n{found['code']}```\n" + (f"\n```text\n{told}```\n" if told else "")

    page = _CELL.sub(cell, text)
    folder = figures or ROOT / "docs" / "src" / "curves"
    for figure in _FIGURE.finditer(page):
        describe(folder / figure["file"], figure["words"])
    return page


def main() -> None:
    """Renews the chapter."""
    PAGE.write_text(execute(PAGE.read_text()))


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
