"""Games, and their decisions and events, as rows of a frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypedDict, cast

from ._native import Table


class Game(TypedDict):
    """A game of a study: a row of a frame. `Study.table` is the whole game."""

    game: str
    player: str
    number: int
    seed: int
    """The seed that has dealt it."""
    player_seed: int
    """The seed of the player, as `Env.play` takes it."""
    points: int
    won: bool
    steps: int
    """Decisions of the player."""
    seconds: float
    outcome: Any
    """How it ended, as the schema of the game describes it."""


class Happening(TypedDict):
    """A decision or an event of a game: a row of a frame."""

    game: str
    player: str
    number: int
    """Number of the game in its study."""
    seed: int
    """The seed that has dealt it."""
    player_seed: int
    """The seed of the player, as `Env.play` takes it."""
    step: int
    """Step of the game; 0 is the start."""
    actor: str
    """Who acts: a side of the game, otherwise whose input led to it ("player", "chance", "start")."""
    kind: str
    """Kind of the event, or first word of the decision in the notation of the game."""
    fields: dict[str, Any]
    """Fields of the event, as the schema of the game describes it; of a decision its number and notation."""
    label: str
    """The decision, or the outcome of chance that led to an event, in words."""
    sentence: str
    """What happened, in sentences."""


What = Literal["decisions", "events"]

_SIDES = ("side", "who")
_ACTORS = {"decision": "player", "chance": "chance", "nothing": "start"}


def happenings(table: Table, what: What, kinds: frozenset[str], game: Mapping[str, Any]) -> Iterator[Happening]:
    """The decisions or events of a game, of all kinds or of some."""
    for step in table.history_from(0):
        whole = {**game, "step": step["step"], "label": step["label"]}
        if what == "events":
            for event in step["events"]:
                if not kinds or event["kind"] in kinds:
                    fields = {name: value for name, value in event["data"].items() if name != "event"}
                    sides = [fields[side] for side in _SIDES if isinstance(fields.get(side), str)]
                    actor = sides[0] if sides else _ACTORS[step["input"]]
                    row = {"actor": actor, "kind": event["kind"], "fields": fields, "sentence": event["sentence"]}
                    yield cast(Happening, {**whole, **row})
        elif step["input"] == "decision":
            kind = step["notation"].partition(" ")[0]
            if not kinds or kind in kinds:
                fields = {"number": step["number"], "notation": step["notation"]}
                sentence = " ".join(event["sentence"] for event in step["events"])
                row = {"actor": "player", "kind": kind, "fields": fields, "sentence": sentence}
                yield cast(Happening, {**whole, **row})
