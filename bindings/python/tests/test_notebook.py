"""The chapter of the analyst runs, on few games."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent


@pytest.mark.filterwarnings("default")
def test_the_chapter_answers_its_four_questions(tmp_path: Path) -> None:
    for package in ("polars", "pyarrow", "matplotlib"):
        pytest.importorskip(package)
    notebook = runpy.run_path(str(HOME / "notebook.py"))
    page = notebook["PAGE"].read_text()
    renewed = notebook["execute"](page, 40, tmp_path)
    figures = re.findall(r"\(curves/(.*?)\)", page)
    assert len(figures) == 4
    for figure in figures:
        assert (tmp_path / figure).read_text().rstrip().endswith("</svg>") and (notebook["PAGE"].parent / "curves" / figure).exists()
    # As many outputs as the page has, of the same kind.
    told, shown = (re.findall(r"```text\n(.*?)```", text, re.DOTALL) for text in (renewed, page))
    assert len(told) == len(shown) == 4
    for now, before in zip(told, shown, strict=True):
        assert re.search(r"\d", now) and re.sub(r"[\d.,%-]+", "", now).split()[-1] == re.sub(r"[\d.,%-]+", "", before).split()[-1]
    assert re.sub(r"\n```text\n.*?```\n", "", renewed, flags=re.DOTALL) == re.sub(r"\n```text\n.*?```\n", "", page, flags=re.DOTALL)
