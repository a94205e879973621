"""Kinds of decisions and events that a game has."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any

from ._native import Env, Table

Spec = dict[str, Any]


@cache
def decision_kinds(game: str) -> frozenset[str]:
    """First words of the notations of all decisions."""
    env = Env(game)
    return frozenset(env.action_text(number).partition(" ")[0] for number in range(env.actions))


@cache
def event_specs(game: str) -> dict[str, tuple[Spec, Spec]]:
    """Fields of every kind of event with their JSON Schemas, and the definitions that these refer to."""
    schema = Table(game).schema()["event"]
    specs: dict[str, tuple[Spec, Spec]] = {}
    for variant in schema["anyOf"]:
        fields: Spec = dict(variant["properties"])
        kind = fields.pop("event")
        specs[kind["const"]] = fields, schema.get("$defs", {})
    return specs


def check_kinds(kinds: Collection[str], games: Collection[str], known: Callable[[str], Collection[str]]) -> frozenset[str]:
    """The kinds as a set. Raises `ValueError` for one that none of the games has."""
    if isinstance(kinds, str):
        raise ValueError(f"kinds are several texts, not the text {kinds!r}")
    everything = {kind for game in games for kind in known(game)}
    for kind in kinds:
        if kind not in everything:
            raise ValueError(f"{' and '.join(games)} have no kind {kind!r}, but {', '.join(sorted(everything))}")
    return frozenset(kinds)
