"""What an episode of Gymnasium is made of: observations, rewards, refusals, and actions as they are given."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, cast, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._native import Env

Vector: TypeAlias = NDArray[np.float32]
Observation: TypeAlias = "Vector | dict[str, Vector]"
Form: TypeAlias = Literal["vector", "dict"]
Illegal: TypeAlias = Literal["ignore", "end"]

Reward: TypeAlias = Literal["outcome", "points", "difference"]
"""What the end of a game is worth."""

SCALES: dict[str, float] = {"tomb4k": 50, "votk": 100, "scrapyard": 2000, "kings-challenge": 50, "trismegistus-bot": 100}
"""Points that are a reward of 1, about what separates good play from random play; 1 in other games."""


def _field(place: str) -> str:
    """The field of the view that a place belongs to."""
    for at, sign in enumerate(place):
        if sign in ".[=?":
            return place[:at]
    return place


class Seen:
    """Form of observations: a vector, or its parts by field."""

    def __init__(self, env: Env, form: Form, normalize: bool) -> None:
        self.form = form
        self.places = [place[0] for place in env.places()]
        low = np.array([place[1] for place in env.places()], np.float32)
        high = np.array([place[2] for place in env.places()], np.float32)
        self.low: Vector | None = low if normalize else None
        self.one = np.float32(1)
        self.span = np.maximum(high - low, 1).astype(np.float32)
        if normalize:
            low, high = np.zeros_like(low), np.ones_like(high)
        self.parts: dict[str, slice] = {}
        for at, place in enumerate(self.places):
            begin = self.parts.get(_field(place), slice(at, at)).start
            self.parts[_field(place)] = slice(begin, at + 1)
        self.space: spaces.Space[Any] = spaces.Box(low, high)
        if form == "dict":
            boxes: dict[str, spaces.Space[Any]] = {name: spaces.Box(low[part], high[part]) for name, part in self.parts.items()}
            self.space = spaces.Dict(boxes)
        elif form != "vector":
            raise ValueError(f"there is no observation {form!r}, but vector, dict")

    def observation(self, vector: Vector) -> Observation:
        seen = vector.copy() if self.low is None else ((vector - self.low) / self.span).clip(0, self.one)
        if self.form == "vector":
            return seen
        return {name: seen[..., part].copy() for name, part in self.parts.items()}


class Rewards:
    """What the end of a game is worth."""

    def __init__(self, reward: Reward, scale: float | None, game: str) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"there is no reward {reward!r}, but {', '.join(get_args(Reward))}")
        self.reward = reward
        self.scale = (1.0 if reward == "outcome" else SCALES.get(game, 1.0)) if scale is None else float(scale)
        if not 0 < self.scale < float("inf"):
            raise ValueError(f"reward_scale must be above 0, not {scale}")

    def of(self, ended: Env) -> float:
        """The reward of a game that has ended; 0 of one that was stopped."""
        if ended.score is None:
            return 0.0
        if self.reward == "outcome":
            return (1.0 if ended.won else -1.0) / self.scale
        yours, theirs = ended.score
        return (yours - (theirs or 0) * (self.reward == "difference")) / self.scale


class Refusals:
    """What an illegal action leads to: nothing, a cost, or an end; and when an episode is truncated."""

    def __init__(self, illegal: Illegal, penalty: float, most_illegal: int, max_steps: int) -> None:
        if illegal not in ("ignore", "end"):
            raise ValueError(f"there is no illegal {illegal!r}, but ignore, end")
        if most_illegal < 1:
            raise ValueError(f"most_illegal is 1 or more, not {most_illegal}")
        self.ends = illegal == "end"
        self.penalty = float(penalty)
        self.most = most_illegal
        if max_steps < 1:
            raise ValueError(f"max_steps is 1 or more, not {max_steps}")
        self.steps = max_steps


def whole_number(action: Any) -> int:
    """An action as `Discrete` takes it. Raises `TypeError` for what is not a whole number."""
    if isinstance(action, np.ndarray):
        array = cast("NDArray[Any]", action)
        if array.shape == () and array.dtype.kind in "iu":
            return int(array)
    elif isinstance(action, (int, np.integer)):
        return int(cast(int, action))
    raise TypeError(f"an action is a whole number, not {action!r}")


def whole_numbers(actions: Any, count: int) -> NDArray[np.int64]:
    """Actions of many games. Raises `TypeError` and `ValueError` like the space."""
    array: NDArray[Any] = np.asarray(actions)
    if array.shape != (count,):
        raise ValueError(f"actions have the shape {array.shape}, expected {(count,)}")
    if array.dtype.kind not in "iu":
        array = np.array([max(-1, min(whole_number(action), 1 << 40)) for action in actions], np.int64)
    if array.dtype == np.uint64:
        array = np.minimum(array, np.uint64(1 << 40))
    return array.astype(np.int64)
