"""Positions, scenes and hints to look at: a few lines of text, and HTML for notebooks, for dark and light pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from . import _picture
from ._native import Table
from ._types import Data, Hint

MOST_LINES, WIDTH = 15, 100
"""Lines of a text, and letters of each."""

_STYLE = (
    "<style>"
    ".solo{color-scheme:light dark;font:14px/1.5 sans-serif;color:light-dark(#1c1e21,#e6e8eb);"
    "background:light-dark(#faf9f5,#16181d);padding:.6em .8em;border-radius:8px}"
    ".solo h4{margin:.1em 0 .4em;font-size:1.1em}"
    ".solo .zone{margin:.2em 0}.solo .title{color:light-dark(#6e7176,#9aa0a8);margin-right:.6em}"
    ".solo .item{display:inline-block;margin:.1em .3em .1em 0;padding:0 .5em;border-radius:6px;background:light-dark(#eae8e1,#2b2f36)}"
    ".solo .mine{background:light-dark(#d6e4fc,#1f3a63)}.solo .rival{background:light-dark(#fbded6,#5c2f24)}"
    ".solo .good{background:light-dark(#daf1db,#1f4a2a)}.solo .bad{background:light-dark(#fbd6de,#5c2433)}"
    ".solo code{background:none;color:inherit}.solo td,.solo th{text-align:left;padding:.1em .8em .1em 0}"
    # Pages whose theme is not that of the system say so by these attributes.
    "[data-jp-theme-light=true] .solo,.vscode-light .solo{color-scheme:light}"
    "[data-jp-theme-light=false] .solo,.vscode-dark .solo{color-scheme:dark}"
    "</style>"
)


class Scene(dict[str, Any]):
    """Contents of a table for drawing, as the schema describes them: a dict that shows itself."""

    def __repr__(self) -> str:
        return _cut(_picture.lines(self), "")

    def _repr_html_(self) -> str:
        return scene_html(self)


def lines(table: Table, head: str) -> str:
    """A position as `MOST_LINES` lines of text at most, of which the first is given."""
    return _cut(_picture.lines(table.scene())[1:], head)


def _cut(written: Sequence[str], head: str) -> str:
    """Lines that fit; the last one counts those that do not."""
    written = [*([head] if head else []), *written]
    if len(written) > MOST_LINES:
        left = len(written) - MOST_LINES + 1
        written = [*written[: MOST_LINES - 1], f"  and {left} more lines"]
    return "\n".join(line if len(line) <= WIDTH else line[: WIDTH - 1] + "…" for line in written)


def table_html(table: Table) -> str:
    """The position of a table as HTML."""
    return scene_html(table.scene())


def scene_html(scene: Data) -> str:
    """The zones that hold anything, what is asked, and the choices."""
    written = [f"<h4>{escape(scene['game'])}: {escape(scene['now'])}</h4>"]
    for title, parts in _picture.zones(scene):
        items = "".join(f'<span class="item {escape(tint)}">{escape(part)}</span>' for part, tint in parts)
        named = f'<span class="title">{escape(title)}</span>' if title else ""
        written.append(f'<div class="zone">{named}{items}</div>')
    if scene.get("ask"):
        written.append(f"<p>{escape(scene['ask'])}</p>")
    choices = "".join(f"<li><code>{escape(choice['notation'])}</code> {escape(choice['label'])}</li>" for choice in scene["choices"])
    if choices:
        written.append(f"<ul>{choices}</ul>")
    return f'{_STYLE}<div class="solo">{"".join(written)}</div>'


def hints_html(hints: Sequence[Hint]) -> str:
    """Hints as a table."""
    rows = "".join(
        f"<tr><td><code>{escape(hint['notation'])}</code></td><td>{hint['yours']['mean']}</td><td>{hint['deals']}</td><td>{escape(hint['text'])}</td></tr>"
        for hint in hints
    )
    head = "<tr><th>decision</th><th>points</th><th>deals</th><th></th></tr>"
    return f'{_STYLE}<div class="solo"><table>{head}{rows}</table></div>'
