"""Errors of all public functions for numbers of any size and what is none; signatures as `help` shows them."""

from __future__ import annotations

import ast
import inspect
import math
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import solo_tabletop
from solo_tabletop import Batch, Env, Table, TableError, episode_seed, study_seed
from solo_tabletop.study import Study, add, arrow, difference, points, report, run, to_text, verdicts, without_luck, won

# A folder for what a call writes.
FOLDER = tempfile.TemporaryDirectory()

HOME = Path(__file__).parent.parent
WRONG: list[Any] = [-1, 2**63, 2**64, math.nan, "x", None]
TOTALS = Study(("tomb4k",), 4, ("random", "greedy"), playouts=2).play()
# What PyO3 and C say of a number that does not fit, which names neither the parameter nor its bounds.
UNHELPFUL = ("out of range", "can't convert", "too large to convert", "cannot be interpreted", "has no attribute", "takes", "unexpected keyword")


def calls() -> dict[str, Callable[[Any], Any]]:
    """Every public function with a parameter left open."""
    env, table, study = Env("votk", 1), Table("votk", 1), Study(("tomb4k",), 4, ("random",))
    batch, hints = Batch(env, 2), table.hints()
    return {
        "episode_seed run": lambda it: episode_seed(it, 0, 0),
        "episode_seed place": lambda it: episode_seed(1, it, 0),
        "episode_seed number": lambda it: episode_seed(1, 0, it),
        "study_seed seed": lambda it: study_seed(it, 0),
        "study_seed number": lambda it: study_seed(1, it),
        "Env game": Env,
        "Env seed": lambda it: Env("votk", it),
        "Env options": lambda it: Env("votk", 1, it),
        "Env reset": lambda it: env.copy().reset(it),
        "Env deal": lambda it: env.copy().deal(it),
        "Env copy": env.copy,
        "Env step": lambda it: env.copy().step(it),
        "Env step_index": lambda it: env.copy().step_index(it),
        "Env mask": lambda it: env.mask(it),
        "Env observe": lambda it: env.observe(it),
        "Env report": lambda it: Env("votk").report(it),
        "Env report_case": lambda it: Env("votk").report_case(it),
        "Env action_text": env.action_text,
        "Env outcome_text": env.outcome_text,
        "Env worth": env.worth,
        "Env play player": lambda it: env.copy().play(it),
        "Env play aim": lambda it: env.copy().play(aim=it),
        "Env play playouts": lambda it: env.copy().play("mcts", playouts=it),
        "Env play seed": lambda it: env.copy().play(seed=it),
        "Env advice playouts": lambda it: env.advice(playouts=it),
        "Env load": Env.load,
        "Table game": Table,
        "Table seed": lambda it: Table("votk", it),
        "Table load": Table.load,
        "Table load like": lambda it: Table.load(table.save(), like=it),
        "Table set_up": lambda it: Table.set_up("votk", it),
        "Table act": lambda it: Table("votk", 1).act(it),
        "Table act_number": lambda it: Table("votk", 1).act_number(it),
        "Table report_number": lambda it: Table("votk").report_number(it),
        "Table view_at": table.view_at,
        "Table scene_at": table.scene_at,
        "Table events_from": table.events_from,
        "Table history_from": table.history_from,
        "Table narration_from": table.narration_from,
        "Table story": table.story,
        "Table lesson": table.lesson,
        "Table hint deals": table.hint,
        "Table hint seed": lambda it: table.hint(1, it),
        "Table hints": table.hints,
        "Table advice playouts": lambda it: table.advice(playouts=it),
        "Table rules": table.rules,
        "Table ask": table.ask,
        "Table explain": table.explain,
        "Hints play": hints.play,
        "Batch size": lambda it: Batch(env, it),
        "Batch seed": lambda it: Batch(env, 2, it),
        "Batch threads": lambda it: Batch(env, 2, threads=it),
        "Batch aim": lambda it: Batch(env, 2, aim=it),
        "Batch renewal": lambda it: Batch(env, 2, renewal=it),
        "Batch reset": lambda it: batch.reset([1, it]),
        "Batch game": batch.game,
        "Batch ended": batch.ended,
        "Study games": lambda it: Study(("tomb4k",), it),
        "Study playouts": lambda it: Study(("tomb4k",), 1, playouts=it),
        "Study seed": lambda it: Study(("tomb4k",), 1, seed=it),
        "Study aim": lambda it: Study(("tomb4k",), 1, aim=it),
        "Study player": lambda it: Study(("tomb4k",), 1, (it,)),
        "Study env": study.env,
        "Study table": study.table,
        "Study table player": lambda it: study.table(0, it),
        "Study numbers": lambda it: study.numbers((1, it)),
        "Study shard": lambda it: study.play((it, 3)),
        "Study regret": lambda it: study.regret(it),
        "Study event_rows": lambda it: study.event_rows([it]),
        "Study decision_rows": lambda it: study.decision_rows([it]),
        "Study write_parquet": lambda it: study.write_parquet(FOLDER.name, shards=it),
        "run shards": lambda it: run(study, it, "here"),
        "run workers": lambda it: run(study, 1, "here", workers=it),
        "run tries": lambda it: run(study, 1, "here", tries=it),
        "run where": lambda it: run(study, 1, it),
        "points level": lambda it: points(TOTALS["rows"][0]["tally"], it),
        "won level": lambda it: won(TOTALS["rows"][0]["tally"], it),
        "without_luck level": lambda it: without_luck(TOTALS["rows"][0]["tally"], it),
        "difference level": lambda it: difference(TOTALS["rows"][1], TOTALS["rows"][0], it),
        "verdicts level": lambda it: verdicts(TOTALS, it),
        "report level": lambda it: report(TOTALS, it),
    }


@pytest.mark.parametrize("name", calls())
def test_wrong_numbers_are_refused_in_a_sentence(name: str) -> None:
    refused, call = 0, calls()[name]
    for wrong in WRONG:
        # What is right: any seed from 0 on, everything from a step that is not reached yet, nothing where it may be left out.
        try:
            call(wrong)
        except (ValueError, TypeError, IndexError) as error:
            refused += 1
            told = str(error)
            assert len(told) > 10 and not any(words in told for words in UNHELPFUL), (name, wrong, told)
    assert refused >= 2, name


def test_signatures_show_the_defaults_of_the_stub() -> None:
    tree = ast.parse((HOME / "python" / "solo_tabletop" / "_native.pyi").read_text())
    checked = 0
    for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        for member in (node for node in kind.body if isinstance(node, ast.FunctionDef)):
            of = getattr(solo_tabletop, kind.name)
            if member.decorator_list and member.name not in ("load", "set_up") or kind.name == "Hints" and member.name == "__new__":
                continue
            shown = inspect.signature(of if member.name == "__new__" else getattr(of, member.name))
            defaults = [it.default for it in shown.parameters.values() if it.default is not inspect.Parameter.empty]
            assert defaults == [ast.literal_eval(it) for it in member.args.defaults], (kind.name, member.name)
            checked += len(defaults)
    assert checked > 40


def test_names_have_one_way_each() -> None:
    gone: dict[Any, tuple[str, ...]] = {
        Env: ("study", "study_luck", "study_games", "race", "at"),
        Table: ("load_with", "load_here", "set_up_here", "begin_again", "event_data_from", "narration_until"),
        import_module("solo_tabletop.study"): ("main", "read_shard"),
    }
    assert [name for kind, names in gone.items() for name in names if hasattr(kind, name)] == []
    with pytest.raises(ValueError, match="a save is loaded with a catalogue or like another table, not both"):
        Table.load(Table("votk").save(), {}, Table("votk"))
    with pytest.raises(TableError, match="a game of votk, not of tomb4k"):
        Table.load(Table("votk").save(), like=Table("tomb4k"))
    assert add([TOTALS]) == TOTALS and to_text(TOTALS) and arrow is not None and np.__version__
