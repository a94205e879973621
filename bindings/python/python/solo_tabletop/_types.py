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
PlayerName: TypeAlias = Literal["random", "greedy", "expectimax", "montecarlo", "mcts", "sensible", "rollout", "learned"]
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


class Hint(TypedDict):
    """The estimate of a decision by a search."""

    number: int
    notation: str
    label: str
    estimate: float
    """0 a certain loss, 1 a certain win."""
    playouts: int
