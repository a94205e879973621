"""The exception that the games raise."""

from __future__ import annotations

from enum import Enum
from typing import TypedDict


class ErrorKind(str, Enum):
    """The kind of an error, one closed list for all games. A kind is equal to its word."""

    OVER = "over"
    """An input after the end of the game."""
    NOTATION = "notation"
    """The text is not an input of this game."""
    NOT_NOW = "not_now"
    """The game waits for something else."""
    NOT_LEGAL = "not_legal"
    """The input is not among those that are legal or possible."""
    UNKNOWN_GAME = "unknown_game"
    """No game has this name."""
    BAD_OPTION = "bad_option"
    """An option that the game does not have, or a value that it does not accept."""
    BAD_CATALOGUE = "bad_catalogue"
    """Tables that cannot be read or break a rule."""
    BAD_POSITION = "bad_position"
    """A view that is not a position of the game."""
    BAD_SAVE = "bad_save"
    """A text that is not a saved game of this game."""
    BAD_NUMBER = "bad_number"
    """A number that no decision, outcome or game of a batch has."""
    BAD_PLAYER = "bad_player"
    """No player has this name."""
    MALFORMED = "malformed"
    """A line that is too long, or is not a command."""
    NO_AMEND = "no_amend"
    """The game has no corrections of reports."""
    UNDO = "undo"
    """There is nothing to take back, or something was revealed since."""
    NO_DEALER = "no_dealer"
    """No one answers chance, so that a player cannot go on."""
    NO_NETWORK = "no_network"
    """There is no trained network for this game."""
    GIVES_UP = "gives_up"
    """A player has no decision to offer."""

    def __str__(self) -> str:
        return self.value


class Reason(TypedDict):
    """The reason that a game has for a refusal, as it is declared there."""

    name: str
    """Name of the refusal in the game: "TooExpensive"."""
    word: str
    """Word of the rulebook for it: "not_legal", "illegal", "no_reroll"."""
    fields: dict[str, bool | int | str | None]
    """Its fields: {"price": 7, "have": 4}."""


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

    kind: ErrorKind
    """The kind of the error, which means the same in every game."""
    reason: Reason | None
    """The reason that the game has, if the error is a refusal of the game."""
    clause: str | None
    """The clause of the rulebook that decides, if there is one."""
    sentence: str
    """The reason, in a sentence without capital and full stop."""
    faults: list[Fault]
    """Every fault of a catalogue or position; empty for other errors."""

    def __init__(
        self,
        kind: str,
        clause: str | None,
        sentence: str,
        faults: list[Fault],
        reason: Reason | None = None,
    ) -> None:
        super().__init__(kind, clause, sentence, faults, reason)
        self.kind = ErrorKind(kind)
        self.reason = reason
        self.clause = clause
        self.sentence = sentence
        self.faults = faults

    def __str__(self) -> str:
        named = self.clause is None or self.clause in self.sentence
        return self.sentence if named else f"{self.sentence} ({self.clause})"
