"""Tables: all games played in words, errors with clauses, saves and pickles."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from solo_tabletop import Table, TableError, games

NAMES = [str(game["name"]) for game in games()]


def play(table: Table) -> None:
    """Takes any choices, the same in every run, to the end."""
    any_of = random.Random(1)
    while choices := table.notations():
        decide = table.act if table.due() == "decision" else table.report
        decide(any_of.choice(choices)[0])


def test_there_are_five_games() -> None:
    assert len(NAMES) == 5
    assert all(game["title"] and game["options"] for game in games())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [None, 7])
def test_every_game_can_be_played(name: str, seed: int | None) -> None:
    table = Table(name, seed=seed)
    assert (table.name(), table.dealer(), table.steps()) == (name, seed, 0 if seed is None else table.steps())
    play(table)
    assert table.due() == "nothing"
    assert table.outcome() is not None and table.view()["outcome"] == table.outcome()
    assert len(table.narration_from(0)) > 5
    assert [told["data"] for told in table.events_from(0)] == table.event_data_from(0)
    again = Table.load(table.save())
    assert again.save() == table.save() and again.view() == table.view()
    with pytest.raises(TableError) as refusal:
        table.act_number(0)
    assert refusal.value.clause


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_set_up_and_pickled(name: str) -> None:
    table = Table(name, seed=3)
    for _ in range(12):
        if table.due() == "decision":
            table.act_number(table.choices()[0]["number"])
    same = Table.set_up(name, table.view())
    assert same.view() == table.view() == table.set_up_here(table.view()).view()
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.save() == table.save()
        while twin.due() == "decision" and twin.steps() < table.steps() + 20:
            twin.act(twin.notations()[0][0])
        assert twin.steps() > table.steps()
    assert table.view_at(0) == Table(name, seed=3).view_at(0)
    with pytest.raises(IndexError):
        table.view_at(10_000)


def test_errors_name_kind_clause_sentence_and_faults() -> None:
    table = Table("tomb4k", seed=42)
    with pytest.raises(TableError) as refusal:
        table.act("dance")
    error = refusal.value
    assert (error.kind, error.clause, error.faults) == ("bad_notation", "TK-17.4", [])
    assert str(error) == f"{error.sentence} (TK-17.4)"
    view = table.view()
    view["hp"], view["turn"] = 10, 99
    with pytest.raises(TableError) as refusal:
        Table.set_up("tomb4k", view)
    assert len(refusal.value.faults) >= 2
    assert {"at": "hp", "rule": "TK-11.1", "message": "10 hit points are more than nine"} in refusal.value.faults
    twin = pickle.loads(pickle.dumps(refusal.value))
    assert (twin.kind, twin.clause, twin.sentence, twin.faults) == (
        refusal.value.kind,
        refusal.value.clause,
        refusal.value.sentence,
        refusal.value.faults,
    )
    with pytest.raises(TableError, match="there is no game") as refusal:
        Table("chess")
    assert refusal.value.kind == "unknown_game"
    with pytest.raises(TableError) as refusal:
        Table("tomb4k", {"min_delve_turns": 99})
    assert refusal.value.kind == "bad_option"


def test_options_and_catalogues() -> None:
    table = Table("tomb4k", {"min_delve_turns": 2})
    assert table.options()["min_delve_turns"] == 2
    assert table.begin_again().options() == table.options()
    assert table.begin_again({}).options()["min_delve_turns"] == 1
    votk = Table("votk")
    assert Table("votk", catalogue=votk.catalogue()).catalogue() == votk.catalogue()
    with pytest.raises(TableError) as refusal:
        Table("votk", catalogue={"cards": "id\nboat\n"})
    assert refusal.value.kind == "bad_catalogue" and refusal.value.faults


def test_undo_redo_and_dealers() -> None:
    table = Table("tomb4k")
    table.report("card 9S")
    table.undo()
    assert table.steps() == 0 and table.can_redo() and table.redo()
    table.deal(42)
    assert table.due() == "decision" and table.dealer() == 42
    with pytest.raises(TableError) as refusal:
        Table("votk").undo_past_fence()
    assert refusal.value.kind == "undo"


def test_hints_advice_scenes_and_schemas() -> None:
    table = Table("tomb4k", seed=42)
    hints = table.hint(50, 1)
    assert len(hints) == len(table.choices()) and all(0 <= hint["estimate"] <= 1 for hint in hints)
    choice = table.advice("sensible", 1)
    assert choice in table.choices()
    assert table.scene()["choices"] == table.choices()
    assert table.scene_at(0, memory=True)["zones"]
    assert table.schema()["view"]["properties"]["phase"]
    assert all(entry["id"] for entry in table.glossary())
    with pytest.raises(ValueError):
        table.hint(0)


def test_what_is_no_data_is_refused() -> None:
    loop: list[object] = []
    loop.append(loop)
    for view in (loop, object(), {1: 2}, 1 << 80, "\ud800"):
        with pytest.raises((TypeError, ValueError, OverflowError)):
            Table.set_up("tomb4k", view)  # type: ignore[arg-type]
