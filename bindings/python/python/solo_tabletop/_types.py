"""The shapes of what the games take and say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, SupportsIndex, TypeAlias, TypedDict

import numpy as np

Options: TypeAlias = "Mapping[str, bool | int | str | np.integer[Any] | np.bool_]"
"""Options by name: flags, whole numbers and words."""

Whole: TypeAlias = SupportsIndex
"""A whole number of Python or NumPy. Seeds are whole numbers from 0 on, of any size."""

Catalogue: TypeAlias = Mapping[str, str | Sequence[Mapping[str, Any]] | Mapping[str, Any]]
"""Tables by name: CSV text, a list of rows, or for a table of names and values a mapping."""

Data: TypeAlias = dict[str, Any]
"""A view, an event, an outcome or a scene, as the schema of the game describes it."""


Aim: TypeAlias = Literal["score", "win"]
"""Aim of a player."""

Renewal: TypeAlias = Literal["same_step", "next_step", "never"]
"""When a game of a batch that has ended is replaced by the next."""

RulePart: TypeAlias = Literal["goal", "turn", "score", "end"]
PlayerName: TypeAlias = Literal["random", "greedy", "expectimax", "montecarlo", "mcts", "sensible", "rollout", "learned", "best", "search"]
"""Name of a player."""


class Facts(TypedDict):
    """Facts about a game that do not depend on a table."""

    title: str
    designers: str
    about: str
    time: str
    rival: str


class _Choice(TypedDict):
    number: int
    notation: str
    group: str
    label: str


class Choice(_Choice, total=False):
    """A decision that is legal now, or an outcome that chance can bring."""

    verb: str
    on: list[str]
    weight: int
    """Equally likely cases in which chance brings it; missing for decisions."""


class Refused(TypedDict):
    """A decision that is not legal now, with the reason."""

    notation: str
    label: str
    kind: str
    reason: Data
    rule: str
    message: str


class Answer(TypedDict):
    """An answer to a question about an item or about typed words."""

    choices: list[Choice]
    refusals: list[Refused]
    note: str
    """A sentence, if there is no choice and no telling refusal; otherwise empty."""
    near: list[str]


class StorySentence(TypedDict):
    """A sentence of a story, with the ids of the items that it touches."""

    text: str
    on: list[str]
    step: int
    """Step of the last event that it tells."""


class StoryPart(TypedDict):
    """A part of a story: what one actor did in one turn."""

    actor: str
    """`you`, `rival` or `game`."""
    name: str
    turn: int | None
    steps: list[int]
    sentences: list[StorySentence]


class ScoreLine(TypedDict):
    """A line of a score sheet."""

    id: str
    name: str
    values: list[list[str]]
    text: str


class Comparison(TypedDict):
    """The result beside those of a known player."""

    player: str
    games: int
    won: int | None
    mean_tenths: int
    below: int
    """Percentage of its games with fewer points, in steps of five."""


class NotableMoment(TypedDict):
    """An event that mattered much in a game."""

    step: int
    actor: str
    """`you`, `rival` or `game`."""
    name: str
    turn: int | None
    text: str


class Summary(TypedDict):
    """A finished game."""

    result: str
    outcome: Data
    points: int
    won: bool | None
    sheet: list[ScoreLine]
    players: list[Comparison]
    moments: list[NotableMoment]


class LessonPart(TypedDict):
    """A part of a lesson: sentences about what comes up for the first time."""

    title: str
    text: list[Data]
    """Sentences of the rules, as `Table.rules` returns them."""
    on: list[str]
    """Ids of the items of the scene to look at."""


class Told(TypedDict):
    """An event, as data and in a sentence."""

    kind: str
    data: Data
    sentence: str


class Step(TypedDict):
    """A step of a game: what was decided or what chance brought, and the events that followed."""

    step: int
    """Number of the step; 0 is the start of the game."""
    input: Literal["decision", "chance", "nothing"]
    """Decision or chance; nothing at the start."""
    number: int | None
    """Number of the decision or outcome."""
    notation: str
    label: str
    """The decision or outcome in words."""
    events: list[Told]


class Spread(TypedDict):
    """Points at the end of several deals."""

    mean: float
    low: int
    """The 10th percentile: at most a tenth of the deals are below."""
    high: int
    """The 90th percentile: at most a tenth of the deals are above."""


class Share(TypedDict):
    """A part of the deals."""

    won: int
    of: int


class Ahead(TypedDict):
    """The mean by which one choice is better than another in the same deals."""

    points: float
    error: float
    """Two standard errors: a difference that is not larger may be chance."""


class Hint(TypedDict):
    """One of the first choices: results of the games that a good player played out from there."""

    number: int
    notation: str
    label: str
    yours: Spread
    """Points of the player."""
    theirs: Spread | None
    """Points of the rival, if it has any."""
    margin: Spread | None
    """Points that the player is ahead of the rival, likewise."""
    won: Share | None
    """Deals won; `None` in a game whose end does not say who has won."""
    deals: int
    by: PlayerName
    """The player that played the games out."""
    ahead: Ahead | None
    """Difference to the next of the list; `None` for the last one, and before the eighth deal."""
    text: str
    """All of it in a sentence."""
