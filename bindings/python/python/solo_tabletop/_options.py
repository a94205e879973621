"""Options and whole numbers of a study."""

from __future__ import annotations

import operator
from typing import Any

from ._native import Env, games

_MOST_VALUES = 16
"""Values of an option in a sweep; of a longer range, evenly spaced values."""


def whole(name: str, value: Any, low: int, high: int | None) -> int:
    """A whole number within bounds. Raises `TypeError` and `ValueError` with its name."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {value!r}") from None
    if number < low or (high is not None and number > high):
        bounds = f"{low} or more" if high is None else f"{low} to {high}"
        raise ValueError(f"{name} must be {bounds}, not {number}")
    return number


def text_of(value: Any) -> str:
    text = str(value)
    return text.lower() if text in ("True", "False") else text


def values_of(env: Env, option: str) -> list[str]:
    """The values of an option in a sweep. Raises `ValueError` if the game does not have it."""
    facts = next(game for game in games() if game["name"] == env.game)
    spec = next((spec for spec in facts["options"] if spec["name"] == option), None)
    if spec is None:
        raise ValueError(f"{env.game} has no option {option}")
    values = spec["values"] if "values" in spec else range(spec["range"][0], spec["range"][1] + 1)
    shown = min(len(values), _MOST_VALUES)
    return [text_of(values[place * (len(values) - 1) // max(shown - 1, 1)]) for place in range(shown)]


def option_of(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value
