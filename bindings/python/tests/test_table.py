"""Tables: all games played in words, errors with clauses, saves and pickles."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, get_args

import numpy as np
import pytest

from solo_tabletop import Env, ErrorKind, Table, TableError, games
from solo_tabletop._types import PlayerName

NAMES = [str(game["name"]) for game in games()]


def play(table: Table) -> None:
    """Takes any choices, the same in every run, to the end."""
    any_of = random.Random(1)
    while choices := table.notations():
        decide = table.act if table.due == "decision" else table.report
        decide(any_of.choice(choices)[0])


def test_questions_are_data_too() -> None:
    table = Table("tomb4k", seed=42)
    assert table.reply({"cmd": "story", "parts": 2}) == {"story": table.story(2)}
    assert table.reply({"cmd": "ask", "item": "back"}) == {"answer": table.ask("back")}
    assert table.reply({"cmd": "changes", "from": 1}) == {"changes": table.changes_from(1)}
    assert table.reply({"cmd": "plays"}) == {"plays": table.plays()}
    assert table.reply({"cmd": "progress", "step": 2}) == {"progress": table.progress_at(2)}
    assert table.progress_at(table.steps) == table.progress() and table.progress_at(99) is None
    assert table.reply({"cmd": "pictures"}) == {"pictures": table.pictures()}
    retreat = next(play for play in table.plays()["choices"] if play["verb"] == "retreat")
    assert retreat["ends"] == {"what": "game", "how": "lost", "last": True}
    assert table.reply({"cmd": "view", "step": 99}) == {"view": None}
    for wrong in ({}, {"cmd": "dance"}, {"cmd": "story"}, {"cmd": "due", "step": 1}, "story", None):
        with pytest.raises(TableError) as raised:
            table.reply(wrong)  # type: ignore[arg-type]
        assert raised.value.kind == "malformed"


def test_items_and_words_are_answered_and_the_story_has_actors() -> None:
    table = Table("tomb4k", seed=42)
    assert [choice["notation"] for choice in table.ask("back")["choices"]] == ["retreat"]
    assert "no such item" in table.ask("nowhere")["note"]
    why = table.explain("dodge")["refusals"][0]
    assert (why["notation"], why["kind"], why["rule"]) == ("dodge", "not_now", "TK-8.6")
    part = table.story(1)[0]
    assert (part["actor"], part["name"], part["turn"]) == ("you", "You", 1)
    assert part["sentences"][1]["text"] == table.narration_from(1)[0]
    assert table.summary() is None
    lesson = table.lesson(table.steps)
    assert lesson[0]["title"] == "Dungeon Solitaire: Tomb of Four Kings" and lesson[-1]["on"] == ["deeper", "back"]
    assert table.lesson(0) == []
    table.act("retreat")
    summary = table.summary()
    assert summary is not None and summary["points"] == 0 and summary["players"][1]["player"] == "sensible"
    assert summary["moments"][0]["text"] == "A king's hoard lies here."


def test_there_are_five_games() -> None:
    assert len(NAMES) == 5
    assert all(game["title"] and game["options"] for game in games())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [None, 7])
def test_every_game_can_be_played(name: str, seed: int | None) -> None:
    table = Table(name, seed=seed)
    assert (table.game, table.dealer, table.steps) == (name, seed, 0 if seed is None else table.steps)
    play(table)
    assert table.due == "nothing"
    assert table.outcome is not None and table.view()["outcome"] == table.outcome
    assert len(table.narration_from(0)) > 5
    assert all(told["data"]["event"] == told["kind"] for told in table.events_from(0))
    again = Table.load(table.save())
    assert again.save() == table.save() and again.view() == table.view()
    with pytest.raises(TableError) as refusal:
        table.act_number(0)
    assert refusal.value.clause


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_set_up_and_pickled(name: str) -> None:
    table = Table(name, seed=3)
    for _ in range(12):
        if table.due == "decision":
            table.act_number(table.choices()[0]["number"])
    same = Table.set_up(name, table.view())
    assert same.view() == table.view() == Table.set_up(table, table.view()).view()
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.save() == table.save()
        while twin.due == "decision" and twin.steps < table.steps + 20:
            twin.act(twin.notations()[0][0])
        assert twin.steps > table.steps
    assert table.view_at(0) == Table(name, seed=3).view_at(0)
    with pytest.raises(IndexError):
        table.view_at(10_000)


def test_errors_name_kind_clause_sentence_and_faults() -> None:
    table = Table("tomb4k", seed=42)
    with pytest.raises(TableError) as refusal:
        table.act("dance")
    error = refusal.value
    assert (error.kind, error.clause, error.faults) == ("notation", "TK-17.4", [])
    assert str(error) == f"{error.sentence} (TK-17.4)"
    assert error.kind is ErrorKind.NOTATION and f"{error.kind}" == "notation"
    assert error.reason is not None
    assert (error.reason["name"], error.reason["fields"]["at"]) == ("Notation", 0)
    view = table.view()
    view["hp"], view["turn"] = 10, 99
    with pytest.raises(TableError) as refusal:
        Table.set_up("tomb4k", view)
    assert len(refusal.value.faults) >= 2
    assert {"at": "hp", "rule": "TK-11.1", "message": "10 hit points are more than nine"} in refusal.value.faults
    twin = pickle.loads(pickle.dumps(refusal.value))
    assert twin.reason == refusal.value.reason
    assert (twin.kind, twin.clause, twin.sentence, twin.faults) == (
        refusal.value.kind,
        refusal.value.clause,
        refusal.value.sentence,
        refusal.value.faults,
    )
    with pytest.raises(TableError, match="there is no game") as refusal:
        Table("chess")
    assert refusal.value.kind == "unknown_game" and refusal.value.reason is None
    with pytest.raises(TableError) as refusal:
        Table("tomb4k", options={"min_delve_turns": 99})
    assert refusal.value.kind == "bad_option"


def test_options_and_catalogues() -> None:
    table = Table("tomb4k", options={"min_delve_turns": 2})
    assert table.options["min_delve_turns"] == 2
    assert Table(table).options == table.options
    assert Table(table, options={}).options["min_delve_turns"] == 1
    assert Table(table, 7).save() == Table("tomb4k", 7, table.options).save() and Table(table).dealer is None
    votk = Table("votk")
    assert Table("votk", catalogue=votk.catalogue).catalogue == votk.catalogue
    with pytest.raises(TableError) as refusal:
        Table("votk", catalogue={"cards": "id\nboat\n"})
    assert refusal.value.kind == "bad_catalogue" and refusal.value.faults


class Frozen(Mapping[str, Any]):
    """A mapping that is not a dict."""

    def __init__(self, **entries: Any) -> None:
        self.entries = entries

    def __getitem__(self, name: str) -> Any:
        return self.entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)


def test_mappings_and_numbers_of_numpy_are_options() -> None:
    values: list[Any] = [2, np.int64(2), np.uint8(2), "2"]
    for value in values:
        for options in ({"min_delve_turns": value}, MappingProxyType({"min_delve_turns": value}), Frozen(min_delve_turns=value)):
            assert Table("tomb4k", 1, options).options == Env("tomb4k", 1, options).options
            assert Table("tomb4k", options=options).options["min_delve_turns"] == 2
    flags = [(game, name) for game in NAMES for name, value in Table(game).options.items() if isinstance(value, bool)]
    for game, name in flags:
        for off in (False, np.bool_(False)):
            assert Table(game, options={name: off}).options[name] is False
    catalogue = Table("votk").catalogue
    assert Env("votk", 1, catalogue=MappingProxyType(catalogue)).save() == Env("votk", 1).save()
    with pytest.raises(TypeError, match="expected a mapping, not list"):
        Table("tomb4k", options=[("min_delve_turns", 2)])  # type: ignore[arg-type]


def test_tables_and_games_in_numbers_have_one_interface() -> None:
    table, env = Table("tomb4k", 42, {"min_delve_turns": 2}), Env("tomb4k", 42, {"min_delve_turns": 2})
    for name in ("game", "options", "catalogue", "due"):
        assert getattr(table, name) == getattr(env, name)
    for player in get_args(PlayerName):
        if player != "learned":
            choice = table.advice(player, playouts=20, seed=3)
            assert choice is not None and choice["number"] == env.advice(player, playouts=20, seed=3)
    with pytest.raises(ValueError, match="there is no player \"chess\", but random, .*learned"):
        table.advice("chess")  # type: ignore[arg-type]


def test_a_message_names_its_clause_once() -> None:
    for name in NAMES:
        table = Table(name, seed=1)
        for decision in range(300):
            try:
                table.act_number(decision)
            except TableError as error:
                assert error.clause is None or str(error).count(error.clause) == 1


def test_undo_redo_and_dealers() -> None:
    table = Table("tomb4k")
    table.report("card 9S")
    table.undo()
    assert table.steps == 0 and table.can_redo() and table.redo()
    table.deal(42)
    assert table.due == "decision" and table.dealer == 42
    with pytest.raises(TableError) as refusal:
        Table("votk").undo_past_fence()
    assert refusal.value.kind == "undo"


def test_hints_advice_scenes_and_schemas() -> None:
    table = Table("tomb4k", seed=42)
    hints = table.hint(20, 1)
    assert [hint["label"] for hint in hints] == ["Delve one turn deeper", "Turn around and retreat"]
    assert hints[0]["won"] is not None and hints[0]["won"]["of"] == hints[0]["deals"] == 20
    assert hints[0]["yours"]["low"] <= hints[0]["yours"]["mean"] <= hints[0]["yours"]["high"]
    assert (hints[0]["theirs"], hints[0]["by"], hints[1]["ahead"]) == (None, "greedy", None)
    growing = table.hints(1)
    assert growing.play(5)[0]["deals"] == 5
    assert growing.play(15) == hints and hints[0]["text"] in repr(growing)
    choice = table.advice("sensible", seed=1)
    assert choice in table.choices()
    assert table.scene()["choices"] == table.choices()
    assert table.scene_at(0, memory=True)["zones"]
    assert table.schema()["view"]["properties"]["phase"]
    assert all(entry["id"] for entry in table.glossary())
    with pytest.raises(ValueError):
        table.hint(0)


def test_rules_are_those_in_force_and_cite_the_rulebook() -> None:
    table = Table("votk")
    ids = {clause["id"] for clause in table.rulebook()}
    parts = [table.rules(part) for part in ("goal", "turn", "score", "end")]
    assert all(parts) and all(said["rule"] in ids for part in parts for said in part)
    assert Table("votk", options={"end_when": "either"}).rules("end") != table.rules("end")
    with pytest.raises(ValueError):
        table.rules("bluff")  # type: ignore[arg-type]


def test_what_is_no_data_is_refused() -> None:
    loop: list[object] = []
    loop.append(loop)
    for view in (loop, object(), {1: 2}, 1 << 80, "\ud800"):
        with pytest.raises((TypeError, ValueError, OverflowError)):
            Table.set_up("tomb4k", view)  # type: ignore[arg-type]


def test_a_message_about_an_option_lists_what_is_allowed() -> None:
    for make in (Table, Env):
        for options, allowed in (({"min_delve_turns": 99}, "1 to 14"), ({"drop_timing": True}, "any, first")):
            wrong: Any = options
            with pytest.raises(TableError, match=f"accepts {allowed}") as refusal:
                make("tomb4k", 1, wrong)
            assert refusal.value.kind == "bad_option"
    with pytest.raises(TableError, match="accepts false, true"):
        Table("scrapyard", options={"machine_abilities": 3})
    with pytest.raises(TableError, match="there is no option of this name"):
        Table("tomb4k", options={"lives": 9})


def test_a_history_is_the_events_step_by_step() -> None:
    table = Table("votk", 3)
    for _ in range(6):
        table.act_number(table.choices()[0]["number"])
    history = table.history_from(0)
    assert [step["step"] for step in history] == list(range(table.steps + 1))
    assert [event for step in history for event in step["events"]] == table.events_from(0)
    assert table.history_from(5) == history[5:] and table.history_from(table.steps + 1) == []
    assert (history[0]["input"], history[0]["number"], history[0]["label"]) == ("nothing", None, "")
    assert sum(step["input"] == "decision" for step in history) == 6
