"""A row is a game: `study.table` and the seeds of a row give the game that the row counts."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any, get_args
from unittest.mock import Mock

import pytest

from solo_tabletop import Table, games
from solo_tabletop._types import PlayerName
from solo_tabletop.study import Study

NAMES = [str(game["name"]) for game in games()]
PLAYERS: tuple[PlayerName, ...] = get_args(PlayerName)
GAMES = int(os.environ.get("REPLAYED_GAMES", "2"))
PROGRAM = runpy.run_path(str(Path(__file__).parent.parent / "replay.py"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("player", PLAYERS)
def test_a_row_is_a_game(name: str, player: PlayerName) -> None:
    if not PROGRAM["plays"](name, player):
        assert (name, player) == ("tomb4k", "learned")
        return
    rows = list(PROGRAM["replayed"](name, player, GAMES))
    assert [row["number"] for row, _ in rows] == list(range(GAMES)) and all(same for _, same in rows)


def test_a_row_of_another_game_is_found() -> None:
    replayed, mine = PROGRAM["replayed"], Study.game_rows
    for field, wrong in (("points", -1), ("steps", 0), ("seed", 1), ("player_seed", 2), ("won", None), ("outcome", "")):
        changed = ({**row, field: wrong} for row in mine(Study(("votk",), 1, ("random",), playouts=2, seed=11)))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Study, "game_rows", Mock(return_value=changed))
            assert [same for _, same in replayed("votk", "random", 1)] == [False], field


def test_rows_of_decisions_and_events_are_steps_of_the_table() -> None:
    study = Study(("votk",), 2, ("sensible", "random"))
    tables = {(number, study.player(player)): study.table(number, player) for number in (0, 1) for player in study.players}
    for row in study.decision_rows():
        step = tables[row["number"], row["player"]].history_from(row["step"])[0]
        assert (step["label"], step["notation"]) == (row["label"], row["fields"]["notation"])
    for player in study.players:
        table = tables[1, study.player(player)]
        told = [event["sentence"] for event in table.events_from(0)]
        rows = [row for row in study.event_rows() if row["number"] == 1 and row["player"] == study.player(player)]
        assert [row["sentence"] for row in rows] == told and {row["player_seed"] for row in rows} == {2**64 - 1 - rows[0]["seed"]}


def test_a_game_of_a_sweep_has_its_value() -> None:
    study = Study(("tomb4k", "votk"), 3, ("random", "greedy"), sweep=None)
    assert study.table(1, "greedy 1000 (score)", "tomb4k").game == "tomb4k"
    swept = Study(("tomb4k",), 3, ("random",), sweep="min_delve_turns")
    rows: list[Any] = list(swept.game_rows())
    for row in rows[::7]:
        table = swept.table(row["number"], value=row["min_delve_turns"])
        assert table.outcome == row["outcome"] and str(table.options["min_delve_turns"]) == row["min_delve_turns"]
    for wrong, message in (
        ((1, None, "votk"), "the study has the players random, greedy 1000 .score., not None"),
        ((1, "chess", "votk"), "not chess"),
        ((1, "random"), "the study has the games"),
        ((1, "random", "chess"), "the study has the games"),
        ((1, "random", "votk", 3), "the study has no sweep"),
        ((-1, "random", "votk"), "number must be 0 or more, not -1"),
    ):
        arguments: Any = wrong
        with pytest.raises(ValueError, match=message):
            Study(("tomb4k", "votk"), 3, ("random", "greedy")).table(*arguments)
    with pytest.raises(IndexError, match="there is no game 3, there are 3"):
        study.table(3, "random", "votk")
    with pytest.raises(ValueError, match="sweeps min_delve_turns over 1, 2, .*, not 99"):
        swept.table(0, value=99)
    assert isinstance(swept.table(0, value=2), Table)
