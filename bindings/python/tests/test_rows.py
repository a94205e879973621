"""Games, decisions and events as rows; sweeps, luck, and bars that show progress."""

from __future__ import annotations

import io
import subprocess
import sys
from collections import Counter
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from solo_tabletop import Env, TableError, _progress, games
from solo_tabletop._program import main
from solo_tabletop.study import Study, Tally, add, arrow, points, report, run, to_text, verdicts, without_luck, won

NAMES = [str(game["name"]) for game in games()]


@pytest.mark.parametrize("name", NAMES)
def test_rows_of_decisions_and_events_are_those_of_the_game(name: str) -> None:
    study = Study((name,), 2, ("random",), seed=4)
    played = list(study.game_rows())
    decisions, events = list(study.decision_rows()), list(study.event_rows())
    for game in played:
        env = study.env(game["number"])
        mine = [row for row in decisions if row["number"] == game["number"]]
        assert len(mine) == game["steps"] and {row["seed"] for row in mine} == {game["seed"]}
        for row in mine:
            assert (row["game"], row["player"], row["actor"]) == (name, "random", "player")
            text = row["fields"]["notation"]
            assert text == env.action_text(row["fields"]["number"]) and text.startswith(row["kind"])
            choices = {choice["number"]: choice["label"] for choice in env.table().choices()}
            assert row["label"] == choices[row["fields"]["number"]] and env.table().steps < row["step"]
            env.step(row["fields"]["number"])
        told = env.table().events_from(0)
        mine = [row for row in events if row["number"] == game["number"]]
        assert [(row["kind"], row["sentence"]) for row in mine] == [(event["kind"], event["sentence"]) for event in told]
        assert [{"event": row["kind"], **row["fields"]} for row in mine] == [event["data"] for event in told]
        assert mine[0]["step"] == 0 or mine[0]["label"]
        assert env.points == game["points"]
    kind = events[-1]["kind"]
    assert list(study.event_rows([kind])) == [row for row in events if row["kind"] == kind]
    with pytest.raises(ValueError, match="several texts"):
        study.event_rows(kind)


def test_actors_are_sides_or_whose_input_it_was() -> None:
    rows = list(Study(("kings-challenge", "tomb4k"), 1, ("random",)).event_rows())
    actors = {name: {row["actor"] for row in rows if row["game"] == name} for name in ("kings-challenge", "tomb4k")}
    assert {"human", "roy", "player", "chance"} == actors["kings-challenge"]
    assert actors["tomb4k"] <= {"player", "chance", "start"} and "chance" in actors["tomb4k"]


def test_the_most_bought_card_in_three_lines() -> None:
    polars: Any = pytest.importorskip("polars")
    rows = list(Study(("votk",), 3, ("sensible",)).event_rows(["buying"]))
    bought = polars.DataFrame(rows).unnest("fields").group_by("card").len().sort("len", "card", descending=[True, False])
    card, count = bought.row(0)
    counts = Counter(row["fields"]["card"] for row in rows)
    assert counts[card] == count == max(counts.values()) and len(counts) > 3


def test_arrow_holds_rows_of_all_kinds() -> None:
    pytest.importorskip("pyarrow")
    study = Study(("tomb4k",), 3, ("random",), seed=2**64 - 1)
    rows = list(study.event_rows())
    table = arrow(rows)
    assert table.num_rows == len(rows) and max(row["seed"] for row in rows) > 2**63
    assert table["seed"].to_pylist() == [row["seed"] for row in rows]
    assert table["fields.card"].to_pylist() == [row["fields"].get("card") for row in rows]
    lists = [row for row in table.to_pylist() if row["fields.cards"] is not None]
    assert lists and all(row["fields.cards"].startswith("[") for row in lists)
    assert arrow(study.game_rows()).num_rows == 3


def test_a_sweep_has_a_row_for_each_value() -> None:
    study = Study(("scrapyard",), 6, ("random",), sweep="built_duplicates", options={"machine_abilities": np.bool_(False)})
    assert study.options == ("machine_abilities=false",)
    options = next(game["options"] for game in games() if game["name"] == "scrapyard")
    values = next(option["values"] for option in options if option["name"] == "built_duplicates")
    totals = study.play()
    assert [row["options"] for row in totals["rows"]] == [["machine_abilities=false", f"built_duplicates={value}"] for value in values]
    for row in totals["rows"]:
        alone = Study(("scrapyard",), 6, ("random",), options=tuple(row["options"])).play()
        assert alone["rows"][0]["tally"] == row["tally"]
    assert to_text(run(study, 3, "here")) == to_text(totals)
    rows: list[Any] = list(study.game_rows())
    assert [row["built_duplicates"] for row in rows] == [value for value in values for _ in range(6)]
    lines = report(totals).splitlines()
    assert all("built_duplicates=" in line for line in lines[1 : 1 + len(values)])
    many = Study(("tomb4k",), 1, ("random",), sweep="min_delve_turns").play()
    assert [row["options"] for row in many["rows"]] == [[f"min_delve_turns={turns}"] for turns in range(1, 15)]
    flags = Study(("scrapyard",), 1, ("random",), sweep="machine_abilities").play()
    assert [row["options"] for row in flags["rows"]] == [["machine_abilities=false"], ["machine_abilities=true"]]
    with pytest.raises(ValueError, match="votk has no option lives"):
        Study(("votk",), 1, sweep="lives").play()
    with pytest.raises(TableError, match="accepts 1 to 14"):
        Study(("tomb4k",), 1, options={"min_delve_turns": 99}).play()


def test_luck_is_taken_out() -> None:
    study = Study(("tomb4k",), 300, ("random", "sensible"), luck=True)
    totals = run(study, 4, "here")
    plain = Study(("tomb4k",), 300, ("random", "sensible")).play()
    for row, other in zip(totals["rows"], plain["rows"], strict=True):
        tally = row["tally"]
        fair = without_luck(tally)
        plainly = points(tally)
        assert fair is not None and plainly.low < fair.points.mean < plainly.high
        assert fair.points.high - fair.points.low < plainly.high - plainly.low
        assert {name: value for name, value in tally.items() if name != "luck"} == other["tally"]
        assert without_luck(other["tally"]) is None
    assert "sensible (score) without luck: " in report(totals)
    # A hundredth of a full worth is a point: luck explains everything.
    exact: Tally = {"games": 3, "won": 0, "decisions": 15, "points": {"9": 1, "11": 1, "12": 1}}
    exact["luck"] = {"sum": 200, "squares": 60000, "won": 0, "points": 200 * 12 - 100 * 9 + 100 * 11}
    fair = without_luck(exact)
    assert fair is not None and abs(fair.points.mean - 10) < 1e-9 and fair.points.high - fair.points.low < 1e-5
    with pytest.raises(ValueError, match="different studies"):
        add([study.play((1, 2)), Study(("tomb4k",), 300, ("random", "sensible")).play((2, 2))])


def test_a_game_without_wins_has_none_in_report_and_verdicts() -> None:
    assert [name for name in NAMES if not Env(name).has_wins] == ["trismegistus-bot"]
    totals = Study(("trismegistus-bot",), 40, ("random", "learned")).play()
    first, second = (row["tally"] for row in totals["rows"])
    first["won"], second["won"] = 0, 40
    assert won(second).is_clearly_above(won(first))
    assert verdicts(totals) == ["trismegistus-bot: learned beats random clearly in points"]
    assert all("%" not in line for line in report(totals).splitlines())


class Terminal(io.StringIO):
    """Someone who looks on."""

    def isatty(self) -> bool:
        return True


def test_a_bar_appears_after_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("tqdm")
    assert _progress.DELAY == 2
    seen: list[str] = []
    # No study here takes an hour, so its bar never appears.
    for delay, file, progress in ((0, Terminal(), True), (3600, Terminal(), True), (0, io.StringIO(), True), (0, Terminal(), False)):
        monkeypatch.setattr(_progress, "DELAY", delay)
        monkeypatch.setattr(sys, "stderr", file)
        # A bar is drawn ten times a second at most.
        run(Study(("tomb4k",), 40), 4, "here", progress=bool(progress))
        seen.append(file.getvalue())
    assert "/4 [" in seen[0] and seen[1:] == ["", "", ""]
    monkeypatch.setattr(_progress, "DELAY", 0)
    monkeypatch.setattr(sys, "stderr", rows := Terminal())
    assert len(list(Study(("tomb4k",), 30, ("random",)).game_rows())) == 30 and "/30 [" in rows.getvalue()
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    monkeypatch.setattr(sys, "stderr", nothing := Terminal())
    run(Study(("tomb4k",), 4), 4, "here")
    assert nothing.getvalue() == ""


def test_the_program_sweeps_and_measures_luck(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tomb4k", "--games", "20", "--sweep", "drop_timing", "--luck", "--where", "here"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "drop_timing=any" in told and "drop_timing=first" in told and "without luck" in told
    assert main([*words[:3], "--sweep", "lives", "--where", "here"]) == 1
    assert "tomb4k has no option lives" in capsys.readouterr().err
    assert import_module("solo_tabletop.study").__doc__
    assert subprocess.run([sys.executable, "-c", "import solo_tabletop.study, sys; sys.exit('tqdm' in sys.modules)"]).returncode == 0
