"""Players of your own, paired comparisons, intervals of few games, regret."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

from solo_tabletop import Env, TableError
from solo_tabletop.study import (
    Study,
    Tally,
    add,
    arrow,
    difference,
    points,
    report,
    run,
    to_text,
    verdicts,
    without_luck,
    won,
)


def first(state: Env) -> int:
    """The first decision of the list."""
    return 0


class Greedy:
    """Looks one step ahead by the rule of thumb, and tries to cheat with what it is given."""

    def __call__(self, state: Env) -> np.int64:
        worth: list[float] = []
        for index in range(state.legal_count):
            after = state.copy()
            after.step_index(index)
            worth.append(after.worth())
        state.step_index(0)
        return np.int64(np.argmax(worth))


def test_functions_and_objects_play() -> None:
    study = Study(["tomb4k"], 30, [first, Greedy(), "random"], seed=2)
    rows = list(study.game_rows())
    assert [row["player"] for row in rows] == [name for name in ("first", "Greedy", "random") for _ in range(30)]
    for row in rows[:5]:
        env = Env("tomb4k", row["seed"])
        steps = 0
        while not env.over:
            env.step_index(0)
            steps += 1
        assert (env.points, bool(env.won), steps) == (row["points"], row["won"], row["steps"])
        assert study.table(row["number"], first).save() == env.table().save() == study.table(row["number"], "first").save()
    totals = study.play()
    for place, total in enumerate(totals["rows"]):
        mine = rows[30 * place : 30 * (place + 1)]
        assert total["tally"]["games"] == 30 and total["tally"]["won"] == sum(game["won"] for game in mine)
        assert sum(int(ended) * count for ended, count in total["tally"]["points"].items()) == sum(game["points"] for game in mine)
    assert sum(row["points"] for row in rows[30:60]) != sum(row["points"] for row in rows[:30])
    assert len(list(study.decision_rows())) == sum(row["steps"] for row in rows)
    assert to_text(run(study, 3, "processes", workers=2)) == to_text(totals) == to_text(run(study, 5, "here"))


def test_a_player_foresees_nothing() -> None:
    seen: list[set[str]] = []

    def peeks(state: Env) -> int:
        after = state.copy()
        after.play("random")
        seen[-1].add(after.table().save().split("seed")[1].split()[0])
        return 0

    for game in ("tomb4k", "votk"):
        seen.append(set())
        study = Study((game,), 1, (peeks,))
        row = next(study.game_rows())
        assert str(row["seed"]) not in seen[-1] and row["steps"] > 3
        assert study.play() == study.play()


def test_wrong_players_are_refused() -> None:
    def outside(state: Env) -> int:
        return state.legal_count

    def word(state: Env) -> Any:
        return "delve"

    def sensible(state: Env) -> int:
        return 0

    with pytest.raises(IndexError, match="outside has returned . the legal decisions count from 0 to|outside has returned"):
        Study(("tomb4k",), 1, (outside,)).play()
    with pytest.raises(TypeError, match="word returns the index of a decision, not 'delve'"):
        Study(("tomb4k",), 1, (word,)).play()
    for players, message in (
        ((sensible,), "a player of your own is not called sensible"),
        ((first, first), "players have names of their own, not first, first"),
        ((3,), "a player is a name or is called with a position, not 3"),
    ):
        wrong: Any = players
        with pytest.raises(ValueError, match=message):
            Study(("tomb4k",), 1, wrong)
    with pytest.raises(ValueError, match="luck is measured for players of the package only"):
        Study(("tomb4k",), 1, (first,), luck=True)
    with pytest.raises(ValueError, match="<lambda> does not pickle, so that it plays with where=\"here\" only"):
        run(Study(("tomb4k",), 1, (lambda state: 0,)), 1)


def test_players_are_compared_deal_by_deal() -> None:
    study = Study(("tomb4k",), 200, ("random", first, "greedy"), seed=5, playouts=5)
    rows, totals = list(study.game_rows()), run(study, 4, "here")
    base = [row for row in rows if row["player"] == "random"]
    for place, player in enumerate(study.players):
        mine = [row for row in rows if row["player"] == study.player(player)]
        paired = difference(totals["rows"][place], totals["rows"][0])
        gains = np.array([one["points"] - other["points"] for one, other in zip(mine, base, strict=True)])
        reach = 1.971957 * gains.std(ddof=1) / np.sqrt(200)
        assert paired.points.mean == pytest.approx(gains.mean())
        assert paired.points.high - paired.points.mean == pytest.approx(reach, rel=1e-4, abs=1e-9)
        wins = np.array([one["won"] - other["won"] for one, other in zip(mine, base, strict=True)])
        assert paired.won.mean == pytest.approx(wins.mean()) and paired.won.low <= paired.won.mean <= paired.won.high
    # Twice the same player, but for the name: no difference, and an interval of nothing.
    same = Study(("tomb4k",), 50, (turning, renamed)).play()["rows"]
    assert difference(same[1], same[0]).points == difference(same[0], same[0]).points
    assert difference(same[1], same[0]).points.high == 0 < points(same[1]["tally"]).high - points(same[1]["tally"]).low
    plain = Study(("tomb4k",), 50, (first, "random"), pairs=False).play()
    assert all("pairs" not in row["tally"] for row in plain["rows"])
    with pytest.raises(ValueError, match="two players in the same deals"):
        difference(plain["rows"][1], plain["rows"][0])
    with pytest.raises(ValueError, match="different studies"):
        add([Study(("tomb4k",), 4).play((1, 2)), Study(("tomb4k",), 4, pairs=False).play((2, 2))])


def turning(state: Env) -> int:
    """The last decision of the list in every third position, so that some games end with points."""
    return state.legal_count - 1 if state.table().steps % 3 == 0 else 0


def renamed(state: Env) -> int:
    """The player `turning` under another name."""
    return turning(state)


def of(games: int, victories: int, ended: dict[int, int]) -> Tally:
    """A tally."""
    return {"games": games, "won": victories, "decisions": 0, "points": {str(value): count for value, count in ended.items()}}


def test_one_game_has_no_interval_and_no_verdict() -> None:
    for games in (0, 1):
        tally = of(games, games, {23: games} if games else {})
        for estimate in (points(tally), won(tally)):
            assert (estimate.low, estimate.high) == (-np.inf, np.inf) and "to" not in str(estimate)
        assert not points(tally).is_clearly_above(points(of(1, 0, {-99: 1})))
    totals = Study(("tomb4k",), 1, ("random", "greedy", first)).play()
    assert verdicts(totals) == [] and "clearly" not in report(totals)
    assert without_luck(totals["rows"][0]["tally"]) is None


def test_few_games_have_the_interval_of_student_at_any_level() -> None:
    tally = of(2, 0, {10: 1, 14: 1})
    for level, reach in ((0.95, 12.7062 * 2), (0.99, 63.6567 * 2), (0.5, 2.0)):
        estimate = points(tally, level)
        assert estimate.mean == 12 and estimate.high - 12 == pytest.approx(reach, rel=1e-4) and 12 - estimate.low == pytest.approx(reach, rel=1e-4)
    tally = of(5, 0, {1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
    assert points(tally).high - 3 == pytest.approx(2.776445 * np.sqrt(2.5 / 5), rel=1e-5)
    # An interval holds the true mean as often as it says.
    draw, inside = random.Random(1), 0
    for _ in range(2000):
        rolls = [sum(draw.choices(range(1, 7), k=10)) for _ in range(8)]
        estimate = points(of(8, 0, {value: rolls.count(value) for value in set(rolls)}))
        inside += estimate.low <= 35 <= estimate.high
    assert 0.935 < inside / 2000 < 0.965
    for level in (0, 1, 1.5, -1, float("nan")):
        for measure in (points, won):
            with pytest.raises(ValueError, match="a level is between 0 and 1"):
                measure(tally, level)


def test_regret_is_what_a_decision_cost() -> None:
    study = Study(("tomb4k",), 3, ("random", "greedy"), seed=4, playouts=5)
    rows = list(study.regret(12, "greedy"))
    taken = list(study.decision_rows())
    for row in rows:
        same = next(it for it in taken if (it["player"], it["number"], it["step"]) == (row["player"], row["number"], row["step"]))
        assert (same["label"], same["fields"]["notation"], same["kind"]) == (row["label"], row["notation"], row["kind"])
        assert row["deals"] == 6 and row["error"] >= 0 and (row["best"] != row["notation"] or row["regret"] == row["error"] == 0)
    assert rows == list(study.regret(12, "greedy")) and any(row["best"] != row["notation"] for row in rows)

    def mean(player: str) -> float:
        return float(np.mean([row["regret"] for row in rows if row["player"].startswith(player)]))

    assert mean("random") > mean("greedy")
    with pytest.raises(ValueError, match="deals must be 4 to 1000000, not 3"):
        study.regret(3)
    pytest.importorskip("pyarrow")
    assert arrow(rows)["regret"].to_pylist() == [row["regret"] for row in rows]


def test_kinds_and_shards_that_there_are_not_are_refused() -> None:
    study = Study(("votk",), 6, ("random",))
    calls: list[Any] = [study.game_rows, partial(study.event_rows, ()), partial(study.decision_rows, ())]
    calls += [study.play, study.empty, study.numbers, partial(study.regret, 4, "random")]
    for call in calls:
        for shard in ((0, 1), (4, 3), (-1, 2), (1, 0), (1,), "1/2", 3, (1.5, 2)):
            with pytest.raises(ValueError, match="shard"):
                call(shard)
    for rows in (study.event_rows, study.decision_rows):
        with pytest.raises(ValueError, match="votk have no kind 'dance', but .*, "):
            rows(["buy" if rows == study.decision_rows else "buying", "dance"])
        with pytest.raises(ValueError, match="several texts"):
            rows("buy")
    with pytest.raises(TableError):
        Study(("chess",), 1).event_rows(["buy"])
