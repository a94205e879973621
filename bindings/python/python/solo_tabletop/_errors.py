"""The exception that the games raise."""

from __future__ import annotations

from typing import TypedDict


class Fault(TypedDict):
    """A fault of a catalogue or a position."""

    at: str
    """A table and row, or a field of a view; empty for the whole."""
    rule: str
    """The clause that is broken."""
    message: str
    """The fault, in a sentence."""


class TableError(ValueError):
    """The reason why a call was refused; nothing has changed."""

    kind: str
    """Identifier of the kind of error: "unknown_game", "bad_option", or one of the game."""
    clause: str | None
    """The clause of the rulebook that decides, if there is one."""
    sentence: str
    """The reason, in a sentence without capital and full stop."""
    faults: list[Fault]
    """Every fault of a catalogue or position; empty for other errors."""

    def __init__(
        self, kind: str, clause: str | None, sentence: str, faults: list[Fault]
    ) -> None:
        super().__init__(kind, clause, sentence, faults)
        self.kind = kind
        self.clause = clause
        self.sentence = sentence
        self.faults = faults

    def __str__(self) -> str:
        named = self.clause is None or self.clause in self.sentence
        return self.sentence if named else f"{self.sentence} ({self.clause})"
