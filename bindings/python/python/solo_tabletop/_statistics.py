"""Estimates with their intervals, comparisons, and results without luck, as the program `simulate` reports them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt

from ._native import Env, games
from ._totals import Tally, Totals

_Z = 2.575829
"""Standard deviations that enclose 99 % of a normal distribution, on either side."""


@dataclass(frozen=True)
class Estimate:
    """An estimate with its 99 % interval."""

    mean: float
    low: float
    high: float

    def is_clearly_above(self, other: Estimate) -> bool:
        """Whether this is above the other for all values within their intervals."""
        return self.low > other.high


def won(tally: Tally) -> Estimate:
    """The share of games won, by Wilson's method."""
    games = max(tally["games"], 1)
    mean, square = tally["won"] / games, _Z * _Z / games
    middle = (mean + square / 2) / (1 + square)
    reach = _Z / (1 + square) * sqrt(mean * (1 - mean) / games + square / games / 4)
    return Estimate(mean, min(max(middle - reach, 0.0), mean), max(min(middle + reach, 1.0), mean))


def points(tally: Tally) -> Estimate:
    """The mean number of points."""
    games = max(tally["games"], 1)
    ended = [(int(points), count) for points, count in tally["points"].items()]
    total = sum(points * count for points, count in ended)
    squares = sum(points * points * count for points, count in ended)
    spread = max(squares - total * total / games, 0.0) / (games - 1) if games > 1 else 0.0
    reach = _Z * sqrt(spread) / sqrt(games)
    return Estimate(total / games, total / games - reach, total / games + reach)


@dataclass(frozen=True)
class Fair:
    """Results without their luck, as if every game had the same."""

    won: Estimate
    """The share of games won."""
    points: Estimate
    """The mean number of points."""


def without_luck(tally: Tally) -> Fair | None:
    """Estimates results without luck; `None` if it was not measured, or is the same in all games.

    Luck is 0 on average. What a line through results over luck says about a game without luck is an estimate of the same
    mean, with the spread of the results around that line.
    """
    luck, games = tally.get("luck"), tally["games"]
    if luck is None or games < 3:
        return None
    mean = luck["sum"] / games
    spread = luck["squares"] - luck["sum"] * mean
    if spread <= 0:
        return None

    def line(total: float, squares: float, products: float) -> Estimate:
        slope = (products - total * mean) / spread
        around = squares - total * total / games - slope * slope * spread
        reach = _Z * sqrt(max(around, 0.0) / (games - 2) / games)
        fair = total / games - slope * mean
        return Estimate(fair, fair - reach, fair + reach)

    ended = [(int(points), count) for points, count in tally["points"].items()]
    total = sum(points * count for points, count in ended)
    squares = sum(points * points * count for points, count in ended)
    return Fair(line(tally["won"], tally["won"], luck["won"]), line(total, squares, luck["points"]))


@cache
def has_wins(game: str) -> bool:
    """Returns whether the end of a game says who has won; `True` for games that are not known."""
    return game not in {str(known["name"]) for known in games()} or Env(game).has_wins


def verdicts(totals: Totals) -> list[str]:
    """The players who are clearly better than the first one in the same game, in sentences."""
    told: list[str] = []
    for row in totals["rows"]:
        kind = (row["game"], row["options"])
        rival = next(other for other in totals["rows"] if (other["game"], other["options"]) == kind)
        for measure, estimate in (("wins", won), ("points", points)):
            counts = measure == "points" or has_wins(row["game"])
            if counts and estimate(row["tally"]).is_clearly_above(estimate(rival["tally"])):
                told.append(f"{row['game']}: {row['player']} beats {rival['player']} clearly in {measure}")
    return told
