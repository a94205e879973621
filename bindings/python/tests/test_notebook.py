"""The chapter of the analyst and the first notebook run, on few games."""

from __future__ import annotations

import ast
import json
import re
import runpy
from importlib import import_module
from pathlib import Path
from typing import Any

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


def test_the_first_notebook_shows_a_game_a_study_a_plot_and_a_regret(capsys: pytest.CaptureFixture[str]) -> None:
    for package in ("polars", "matplotlib"):
        pytest.importorskip(package)
    import_module("matplotlib").use("agg")
    held = json.loads((HOME.parent.parent / "docs" / "src" / "first-notebook.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in held["cells"] if cell["cell_type"] == "code"]
    assert len(cells) == 10 and all(cell["cell_type"] in ("code", "markdown") for cell in held["cells"])
    names: dict[str, Any] = {}
    shown: list[Any] = []
    for cell in cells:
        # As a notebook does: what the last line is worth is shown.
        cell = re.sub(r"(?m)^count = \d+$", "count = 20", re.sub(r"(?m)^deals = \d+$", "deals = 4", cell))
        *body, end = ast.parse(cell).body
        ending = isinstance(end, ast.Expr) and not ast.unparse(end).startswith("print(")
        exec(compile(ast.Module([*body, *([] if ending else [end])], []), "a cell", "exec"), names)
        shown.append(eval(compile(ast.Expression(end.value), "a cell", "eval"), names) if ending and isinstance(end, ast.Expr) else None)
    told = capsys.readouterr().out
    assert "of 294 decisions are legal" in told and "cheapest" in told and "more than random" in told
    table, hints, plot, played, costs = shown[0], shown[2], shown[7], shown[8], shown[9]
    for drawn in (table, hints, played, shown[3]):
        assert drawn._repr_html_().endswith("</div>") and len(repr(drawn).splitlines()) <= 15
    assert played.due == "nothing" and len(plot.axes[0].patches) > 30
    assert costs.shape == (3, 5) and costs["regret"].is_sorted(descending=True) and costs["regret"][0] > 0
