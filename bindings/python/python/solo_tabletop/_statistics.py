"""Estimates with their intervals, comparisons, and results without luck, as the program `simulate` reports them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, exp, inf, isfinite, pi, sin, sqrt
from statistics import NormalDist

from ._native import Env, games
from ._totals import Row, Tally, Totals

LEVEL = 0.95
"""Confidence of intervals unless another is asked for."""


def student(level: float, freedom: int) -> float:
    """Deviations that enclose this share of Student's distribution, on either side, by Hill's algorithm 396.

    Its error is below a thousandth from two degrees of freedom on; one and two are exact.
    """
    tails = 1 - level
    if freedom == 1:
        return cos(tails * pi / 2) / sin(tails * pi / 2)
    if freedom == 2:
        return sqrt(2 / (tails * (2 - tails)) - 2)
    a = 1 / (freedom - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * pi / 2) * freedom
    y = (d * tails) ** (2 / freedom)
    if y > 0.05 + a:
        x = -normal(level)
        y = x * x
        if freedom < 5:
            c += 0.3 * (freedom - 4.5) * (x + 0.6)
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = a * y * y
        y = y + y * y / 2 if y <= 0.1 else exp(y) - 1
    else:
        y = ((1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) + 0.5 / (freedom + 4)) * y - 1) * (
            freedom + 1
        ) / (freedom + 2) + 1 / y
    return sqrt(freedom * y)


def normal(level: float) -> float:
    """Deviations that enclose this share of a normal distribution, on either side."""
    return NormalDist().inv_cdf((1 + level) / 2)


def _checked(level: float) -> float:
    if not 0 < level < 1:
        raise ValueError(f"a level is between 0 and 1, such as 0.95, not {level}")
    return level


@dataclass(frozen=True)
class Estimate:
    """An estimate with its interval; fewer than two games have none, and its ends are infinite."""

    mean: float
    low: float
    high: float

    def is_clearly_above(self, other: Estimate) -> bool:
        """Returns whether this is above the other for all values within their intervals."""
        return self.low > other.high

    def __str__(self) -> str:
        ends = f" ({self.low:.2f} to {self.high:.2f})" if isfinite(self.low) and isfinite(self.high) else ""
        return f"{self.mean:.2f}{ends}"


def _of_sums(games: int, total: float, squares: float, level: float) -> Estimate:
    """The mean of values with these sums, by Student's distribution."""
    mean = total / max(games, 1)
    if games < 2:
        return Estimate(mean, -inf, inf)
    reach = student(level, games - 1) * sqrt(max(squares - total * mean, 0.0) / (games - 1) / games)
    return Estimate(mean, mean - reach, mean + reach)


def _sums(tally: Tally) -> tuple[int, int]:
    """Sum and sum of squares of the points."""
    ended = [(int(points), count) for points, count in tally["points"].items()]
    return sum(points * count for points, count in ended), sum(points * points * count for points, count in ended)


def won(tally: Tally, level: float = LEVEL) -> Estimate:
    """The share of games won, by Wilson's method."""
    z, games = normal(_checked(level)), max(tally["games"], 1)
    mean, square = tally["won"] / games, z * z / games
    if tally["games"] < 2:
        return Estimate(mean, -inf, inf)
    middle = (mean + square / 2) / (1 + square)
    reach = z / (1 + square) * sqrt(mean * (1 - mean) / games + square / games / 4)
    return Estimate(mean, min(max(middle - reach, 0.0), mean), max(min(middle + reach, 1.0), mean))


def points(tally: Tally, level: float = LEVEL) -> Estimate:
    """The mean number of points, by Student's distribution."""
    return _of_sums(tally["games"], *_sums(tally), _checked(level))


@dataclass(frozen=True)
class Difference:
    """By how much a player is above another one in the same deals: each deal is compared with itself."""

    won: Estimate
    """Of the shares of games won, from -1 to 1."""
    points: Estimate
    """Of the mean numbers of points."""


def difference(row: Row, first: Row, level: float = LEVEL) -> Difference:
    """A row of totals beside the first player of the same game.

    Points are compared deal by deal, by Student's distribution; wins by the method of Agresti and Min, in which half a game is
    added to each of the four results of two players. Raises `ValueError` for rows that were not played in pairs.
    """
    one, other = row["tally"], first["tally"]
    if "pairs" not in one or "pairs" not in other or (row["game"], row["options"]) != (first["game"], first["options"]):
        raise ValueError("the rows are not those of two players in the same deals, played with pairs=True")
    _checked(level)
    games, pairs = one["games"], one["pairs"]
    (mine, my_squares), (theirs, their_squares) = _sums(one), _sums(other)
    ended = _of_sums(games, mine - theirs, my_squares + their_squares - 2 * pairs["points"], level)
    mean = (one["won"] - other["won"]) / max(games, 1)
    if games < 2:
        return Difference(Estimate(mean, -inf, inf), ended)
    only, lost, more = one["won"] - pairs["won"] + 0.5, other["won"] - pairs["won"] + 0.5, games + 2
    middle = (only - lost) / more
    reach = student(level, games - 1) * sqrt(max((only + lost) / more - middle * middle, 0.0)) / sqrt(more)
    return Difference(Estimate(mean, min(middle - reach, mean), max(middle + reach, mean)), ended)


@dataclass(frozen=True)
class Fair:
    """Results without their luck, as if every game had the same."""

    won: Estimate
    """The share of games won."""
    points: Estimate
    """The mean number of points."""


def without_luck(tally: Tally, level: float = LEVEL) -> Fair | None:
    """Estimates results without luck; `None` if it was not measured, or is the same in all games.

    Luck is 0 on average. What a line through results over luck says about a game without luck is an estimate of the same
    mean, with the spread of the results around that line.
    """
    _checked(level)
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
        reach = student(level, games - 2) * sqrt(max(around, 0.0) / (games - 2) / games)
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


def verdicts(totals: Totals, level: float = LEVEL) -> list[str]:
    """The players who are clearly better than the first one in the same game, in sentences: deal by deal if there are pairs."""
    told: list[str] = []
    for row in totals["rows"]:
        kind = (row["game"], row["options"])
        rival = next(other for other in totals["rows"] if (other["game"], other["options"]) == kind)
        if row is rival:
            continue
        if "pairs" in row["tally"]:
            paired = difference(row, rival, level)
            clearly = {"wins": paired.won.low > 0, "points": paired.points.low > 0}
        else:
            mine, theirs = row["tally"], rival["tally"]
            clearly = {
                "wins": won(mine, level).is_clearly_above(won(theirs, level)),
                "points": points(mine, level).is_clearly_above(points(theirs, level)),
            }
        if not has_wins(row["game"]):
            del clearly["wins"]
        told += [f"{row['game']}: {row['player']} beats {rival['player']} clearly in {what}" for what, it_is in clearly.items() if it_is]
    return told


def report(totals: Totals, level: float = LEVEL) -> str:
    """A table for people: games, share of wins, mean points, decisions per game; then results without luck, and verdicts."""
    wide = max((len(" ".join(row["options"])) for row in totals["rows"]), default=0)
    wide = wide and max(wide, len("options")) + 2
    lines = [f"{'game':18}{'player':24}{'options' if wide else '':{wide}}{'games':>10}{'won':>9}{'points':>10}{'decisions':>11}"]
    for row in totals["rows"]:
        tally = row["tally"]
        share = f"{won(tally).mean:.2%}" if has_wins(row["game"]) else "-"
        lines.append(
            f"{row['game']:18}{row['player']:24}{' '.join(row['options']):{wide}}{tally['games']:>10}{share:>9}"
            f"{points(tally).mean:>10.2f}{tally['decisions'] / max(tally['games'], 1):>11.1f}"
        )
    for row in totals["rows"]:
        fair = without_luck(row["tally"], level)
        if fair is not None:
            wins = f"{fair.won.mean:.2%} won, " if has_wins(row["game"]) else ""
            mean, low, high = fair.points.mean, fair.points.low, fair.points.high
            lines.append(f"{row['game']}: {row['player']} without luck: {wins}{mean:.2f} points ({low:.2f} - {high:.2f})")
    return "\n".join(lines + verdicts(totals, level))
