"""The programs of the chapter and the README run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent
GUIDE = HOME.parent.parent / "docs" / "src"
FILES = [HOME / "README.md", GUIDE / "python.md", GUIDE / "program.md"]
BLOCKS = [block for file in FILES for block in re.findall(r"```python\n(.*?)```", file.read_text(), re.DOTALL)]


@pytest.mark.parametrize("block", range(len(BLOCKS)))
def test_blocks_run(block: int, capsys: pytest.CaptureFixture[str]) -> None:
    program = BLOCKS[block]
    if "gymnasium" in program:
        pytest.importorskip("gymnasium")
    exec(compile(program, f"block {block}", "exec"), {})
    assert ("print(" in program) == bool(capsys.readouterr().out)


def test_counts_of_the_chapter() -> None:
    from solo_tabletop import Env, games

    text = FILES[1].read_text()
    for game in games():
        env = Env(str(game["name"]))
        assert f"| {env.game} | {env.actions} | {env.width:,} |" in text


def test_the_wheel_holds_its_licences_and_its_page_has_no_dead_address() -> None:
    package = pytest.importorskip("importlib.metadata").distribution("solo-tabletop")
    held = {Path(str(file)).name for file in package.files or ()}
    assert {"LICENSE-APACHE", "LICENSE-MIT"} <= held
    assert not re.findall(r"\]\((?!https?://)", FILES[0].read_text())
