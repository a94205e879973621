"""Every answer of Python is the one of Rust: the lines are those of the program `sameness` of `examples`."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any

import pytest

from solo_tabletop import Table

SAVES = os.environ.get("SAME_SAVES", "2")
CHANGES = ("undo", "undo_past_fence", "deal")
LEFT_OUT = ("narration_until",)
"""Methods that Python has not."""


def answer(table: Table, method: str, arguments: list[Any]) -> Any:
    """What a method answers; of one that changes the table or makes another, the save that is there then."""
    if method == "name":
        return table.game
    if method in CHANGES:
        table = Table.load(table.save())
        getattr(table, method)(*arguments)
        return table.save()
    if method == "begin_again":
        return Table(table).save()
    if method == "set_up_here":
        return Table.set_up(table, *arguments).save()
    if method == "load_here":
        return Table.load(arguments[0], like=table).save()
    if method == "event_data_from":
        return [told["data"] for told in table.events_from(*arguments)]
    if method == "advice":
        return table.advice(arguments[0], seed=arguments[1])
    found = getattr(table, method)
    return found(*arguments) if callable(found) else found


@pytest.mark.skipif("SAMENESS" not in os.environ, reason="SAMENESS names no program")
def test_every_answer_is_that_of_rust() -> None:
    native = subprocess.run([os.environ["SAMENESS"], SAVES], check=True, capture_output=True, text=True).stdout
    lines = native.splitlines()
    assert len(lines) == 5 * int(SAVES)
    for line in lines:
        expected = json.loads(line)
        table = Table.load(expected["save"])
        for question, reply in expected["replies"]:
            assert table.reply(question) == reply, (table, question)
        assert len(expected["calls"]) > 50
        for method, arguments, said in (call for call in expected["calls"] if call[0] not in LEFT_OUT):
            given = json.loads(json.dumps(answer(table, method, arguments)))
            assert given == said, (table, method, arguments)
            assert table.save() == expected["save"]
