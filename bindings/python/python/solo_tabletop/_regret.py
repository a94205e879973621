"""Cost of the decisions of a game against the best found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, TypedDict, cast

from ._native import Env, episode_seed
from ._types import Aim, PlayerName

How = tuple[PlayerName, Aim, int]
"""The player that plays on, its aim, and its playouts for every decision."""


class Regret(TypedDict):
    """What a decision cost: a row of a frame."""

    game: str
    player: str
    number: int
    """Number of the game in its study."""
    seed: int
    """The seed that has dealt it."""
    player_seed: int
    """The seed of the player, as `Env.play` takes it."""
    step: int
    kind: str
    """First word of the decision."""
    notation: str
    """The decision taken."""
    label: str
    best: str
    """The best decision found."""
    best_label: str
    regret: float
    """Mean by which the best one ended better in the same deals."""
    error: float
    """Two standard errors of it."""
    deals: int
    """Deals in which both were compared."""


def regrets(env: Env, numbers: Sequence[int], deals: int, how: How, game: Mapping[str, Any]) -> Iterator[Regret]:
    """The decisions of a game one after the other, from its beginning; those without a choice cost nothing and are left out."""
    for number in numbers:
        if env.legal_count > 1:
            table = env.table()
            seeds = [episode_seed(game["seed"], table.steps, deal) for deal in range(deals)]
            best = _best(env, seeds[: deals // 2], how)
            later = seeds[deals // 2 :]
            gains = [_end(env, best, seed, how) - _end(env, number, seed, how) for seed in later] if best != number else [0.0] * len(later)
            mean = sum(gains) / len(gains)
            spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
            choices = {choice["number"]: choice for choice in table.choices()}
            taken, better = choices[number], choices[best]
            row = {
                **game,
                "step": table.steps + 1,
                "kind": taken["notation"].partition(" ")[0],
                "notation": taken["notation"],
                "label": taken["label"],
                "best": better["notation"],
                "best_label": better["label"],
                "regret": mean,
                "error": 2 * sqrt(spread / len(gains)),
                "deals": len(gains),
            }
            yield cast(Regret, row)
        env.step(number)


def _best(env: Env, seeds: Sequence[int], how: How) -> int:
    """The legal decision with the best mean in these deals, the first of equal ones."""
    return max(env.legal(), key=lambda number: sum(_end(env, number, seed, how) for seed in seeds))


def _end(env: Env, number: int, seed: int, how: How) -> float:
    """The end after a decision in a deal: points, or 1 for a win."""
    after = env.copy(deal=seed)
    after.step(number)
    player, aim, playouts = how
    if not after.over:
        after.play(player, aim, playouts, seed)
    return float((after.points if aim == "score" else after.won) or 0)
