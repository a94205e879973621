"""A tour: every function, method and property of the package, typed strictly; the guide explains them.

    python examples/everything.py
"""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

from solo_tabletop import Ahead, Answer, Batch, Catalogue, Choice, Data, Env, ErrorKind, Facts, Fault, Hint, Hints, LessonPart, Options
from solo_tabletop import Reason, Refused, Scene, Share, Spread, Step, StoryPart, StorySentence, Summary, Table, TableError, Told
from solo_tabletop import __version__, episode_seed, games, study_seed
from solo_tabletop.study import Difference, Estimate, Fair, Game, Happening, Luck, Pairs, Player, Regret, Row, Shard, ShardFailed, Study, Tally, Totals
from solo_tabletop.study import Where, add, arrow, difference, points, read_totals, report, run, to_text, verdicts, without_luck, won


def words() -> None:
    """A game in words."""
    names: list[str] = [game["name"] for game in games()]
    options: Options = {"min_delve_turns": np.int64(2)}
    table = Table(names[0], 42, options)
    catalogue: Catalogue = table.catalogue
    facts: Facts = table.facts()
    print(__version__, facts["title"], table.game, table.options, table.dealer, len(table.glossary()), len(catalogue))
    first: Choice = table.choices()[0]
    table.act(first["notation"])
    table.act_number(table.choices()[0]["number"])
    hints: list[Hint] = table.hint(20, 1)
    advice: Choice | None = table.advice("sensible", "win", seed=1)
    print(first["label"], hints[0]["text"], advice and advice["label"], table.due, table.outcome)
    told: list[Told] = table.events_from(0)
    history: list[Step] = table.history_from(1)
    print(told[0]["sentence"], history[-1]["label"], told[0]["data"], table.narration_from(1)[0])
    at: tuple[Data, Scene] = (table.view_at(1), table.scene_at(1, memory=True))
    print(len(at), table.scene()["ask"], list(table.schema()), table.notations()[0], table.record()[:20])
    if table.can_undo()[1] and not table.makes_no_difference():
        table.undo_past_fence()
        assert table.can_redo() and table.redo()
    twin = Table.load(table.save(), catalogue)
    assert twin.view() == Table.load(table.save()).view() == Table.load(table.save(), like=table).view() == copy.copy(table).view()
    set_up = [Table.set_up(table.game, table.view(), 1, options), Table.set_up(table, table.view())]
    print([other.steps for other in set_up], Table(table).due)
    table.deal(7)


def questions() -> None:
    """Answers to a player: the rules, why not, what happened, the end, and hints that get better."""
    table = Table("votk", 1)
    print(table.rules("goal")[0]["text"], table.rulebook()[0]["id"])
    answer: Answer = table.explain("buy ml")
    print(table.reply({"cmd": "due"})["due"])
    refused: Refused = answer["refusals"][0]
    print(refused["message"], table.ask("pyramid/ml")["refusals"][0]["rule"])
    hints: Hints = table.hints(seed=1)
    hint: Hint = hints.play(4)[0]
    mean: Spread = hint["yours"]
    share: Share | None = hint["won"]
    ahead: Ahead | None = hint["ahead"]
    print(mean["mean"], share and share["won"], ahead and ahead["points"])
    try:
        table.act("buy ml")
    except TableError as error:
        reason: Reason | None = error.reason
        print(error.kind is ErrorKind.NOT_LEGAL, reason and reason["fields"])
    part: StoryPart = table.story(1)[-1]
    moved, plays = table.changes_from(1)[-1], table.plays()["choices"]
    print(moved["caption"], plays[:1], table.progress()["tracks"][:1], table.progress_at(1) is not None, len(table.pictures()))
    sentence: StorySentence = part["sentences"][0]
    lesson: LessonPart = table.lesson(table.steps)[0]
    print(lesson["title"], lesson["text"][0]["text"])
    env = Env("tomb4k", 1)
    env.play("sensible")
    summary: Summary | None = env.table().summary()
    print(part["name"], sentence["text"], summary and summary["result"])


def chance() -> None:
    """Chance that the caller reports, and what is refused."""
    table = Table("tomb4k")
    table.report("card 9S")
    table.undo()
    table.report_number(table.choices()[0]["number"])
    try:
        table.amended(["hp 5"])
    except TableError as error:
        print(error.kind, error.sentence)
    try:
        Table.set_up("tomb4k", {**table.view(), "hp": 99})
    except TableError as error:
        faults: list[Fault] = error.faults
        print(error.kind, error.clause, error.sentence, [fault["message"] for fault in faults])


def numbers() -> None:
    """A game in numbers."""
    env = Env("votk", 1, {"end_when": "both"}, Table("votk").catalogue)
    low: list[int] = [low for _, low, _ in env.places()]
    print(env.game, env.rules_version, env.actions, env.outcomes, env.most_steps, env.width, env.has_wins, len(low))
    print(env.options, len(env.catalogue), list(env.schema())[:2])
    mask, seen = env.mask(), env.observe()
    while env.due == "decision" and env.legal_count > 1:
        left: int = env.step(int(mask.argmax()), mask, seen)
        env.mask(out=mask)
        env.observe(out=seen)
        assert left == mask.sum() == len(env.legal())
    if not env.over:
        env.step_index(0, mask, seen)
        print(env.advice("sensible"), env.action_text(0), env.outcome_text(0), env.worth("win"))
    search = env.copy(deal=7)
    search.deal(8)
    print(search.play("greedy", playouts=5, seed=1), search.points, search.score, search.won, search.table().steps)
    open_chance = Env("tomb4k")
    open_chance.report(open_chance.chances()[0][0])
    if open_chance.cases:
        open_chance.report_case(open_chance.cases - 1)
    print(env.reset(episode_seed(3, 0, 1)), Env.load(env.save()).view()["phase"])
    assert pickle.loads(pickle.dumps(env)).save() == env.save()


def many() -> float:
    """Many games in one call; a list of deals, then random play."""
    batch = Batch(Env("scrapyard"), 8, seed=2**70, aim="win", renewal="same_step", threads=2)
    mask: NDArray[np.bool_] = np.zeros((batch.size, batch.actions), np.bool_)
    seen: NDArray[np.float32] = np.zeros((batch.size, batch.width), np.float32)
    reward, over, illegal = np.zeros(8, np.float32), np.zeros(8, np.bool_), np.zeros(8, np.bool_)
    batch.reset([study_seed(1, number) for number in range(8)])
    batch.look(mask, seen)
    draw, total = np.random.default_rng(1), 0.0
    for _ in range(200):
        action: NDArray[np.int64] = (draw.random(mask.shape, np.float32) * mask).argmax(1)
        batch.step(action, reward, over, illegal, mask, seen)
        assert not illegal.any()
        total += float(reward.sum())
    print(batch.threads, batch.seeds()[0], batch.begun(), batch.no_steps(), batch.game(0).due, batch.ended(0).over)
    return total


def last(state: Env) -> int:
    """A player that takes the last decision of the list."""
    return state.legal_count - 1


def studies() -> None:
    """Many games, their totals, rows and estimates."""
    study = Study(("tomb4k",), 40, ("random", "sensible"), options={"min_delve_turns": 2}, luck=True)
    where: Where = "here"
    shard: Shard = (1, 2)
    try:
        totals: Totals = run(study, 2, where, progress=False)
    except ShardFailed:
        return
    assert to_text(totals) == to_text(add([study.play(shard), study.play((2, 2))]))
    row: Row = totals["rows"][1]
    tally: Tally = row["tally"]
    luck: Luck | None = tally.get("luck")
    fair: Fair | None = without_luck(tally)
    estimates: tuple[Estimate, Estimate] = (points(tally), won(tally))
    print(report(totals), luck and luck["sum"], fair and fair.points.mean, estimates[0].is_clearly_above(estimates[1]), verdicts(totals))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "totals.json"
        file.write_text(to_text(totals))
        assert read_totals(file) == totals
    sweep = Study(("tomb4k",), 3, ("random",), sweep="drop_timing")
    print([row["options"] for row in sweep.empty((1, 1))["rows"]], sweep.player("random"), len(sweep.envs()))
    played: list[Game] = list(study.game_rows())
    events: list[Happening] = list(study.event_rows(["dropped"]))
    decisions: list[Happening] = list(study.decision_rows(["delve", "retreat"]))
    best = max(played, key=lambda game: game["points"])
    table = study.table(best["number"], best["player"])
    assert table.outcome == best["outcome"] and study.env(best["number"]).view() == table.view_at(study.env(best["number"]).table().steps)
    print(best["outcome"], events[0]["sentence"], decisions[0]["label"], len(study.numbers((2, 2))))
    mine: Player = last
    paired: Difference = difference(Study(("tomb4k",), 20, (mine, "random")).play()["rows"][1], Study(("tomb4k",), 20, (mine, "random")).play()["rows"][0])
    pairs: Pairs | None = row["tally"].get("pairs")
    costs: list[Regret] = list(Study(("tomb4k",), 1, ("random",)).regret(4, "random"))
    print(paired.points.mean, pairs and pairs["won"], costs[0]["regret"])
    try:
        print(arrow(events).num_columns)
        with TemporaryDirectory() as folder:
            print(study.write_parquet(folder, "games", shards=1, where="here", progress=False)[0].name)
    except ImportError:
        print("pyarrow is not installed")


def gymnasium() -> None:
    """The environments of Gymnasium, one game and many."""
    from solo_tabletop.envs import SoloEnv, SoloVectorEnv, ids, register

    register()
    one = SoloEnv("tomb4k", observation="dict", normalize=True, reward="outcome", illegal="end", penalty=1, render_mode="ansi")
    seen, info = one.reset(seed=1)
    action = one.action_space.sample(info["action_mask"])
    seen, reward, over, cut, info = one.step(action)
    print(list(ids()), one.places[0], list(seen), reward, over, cut, str(one.render())[:20], one.action_masks().sum())
    more = SoloVectorEnv("tomb4k", 4, autoreset_mode="SameStep", threads=1, render_mode="ansi")
    more.reset(seed=[5, 100, 900, None])
    print(more.step(np.zeros(4, np.int64))[1], more.places[0], more.action_masks().sum(), len(more.render() or ()))


def tour() -> None:
    """Everything, one after the other."""
    words()
    questions()
    chance()
    numbers()
    print(many())
    studies()
    gymnasium()


if __name__ == "__main__":
    tour()
