"""Totals of studies: their shape, the check of files, sums and statistics."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias, TypedDict, cast

Shard: TypeAlias = tuple[int, int]
"""One of several parts of a study, counted from 1."""


class Luck(TypedDict):
    """Sums over the luck of every game, in 10,000ths of a full worth."""

    sum: int
    squares: int
    won: int
    """The luck of the games won."""
    points: int
    """Products of luck and points."""


class Pairs(TypedDict):
    """Sums over every deal with the result of the first player in the same deal."""

    points: int
    """Products of the points of both."""
    won: int
    """Games that both have won."""


class _Tally(TypedDict):
    games: int
    won: int
    decisions: int
    points: dict[str, int]
    """Numbers of games by points."""


class Tally(_Tally, total=False):
    """Results of some games."""

    luck: Luck
    """The luck in these games, if it was measured."""
    pairs: Pairs
    """The results beside those of the first player, if there are several."""


class Row(TypedDict):
    """A game with its player and results."""

    game: str
    rules: int
    options: list[str]
    player: str
    tally: Tally


class Totals(TypedDict):
    """Everything that a study, or some shards of it, have found."""

    seed: int
    games: int
    shards: list[str]
    rows: list[Row]


def shard_text(shard: Shard) -> str:
    """A shard as "3/16"."""
    return f"{shard[0]}/{shard[1]}"


def failed_text(shard: Shard, tries: int) -> str:
    """What is said of a shard that failed this many times."""
    return f"shard {shard_text(shard)} failed {'once' if tries == 1 else f'{tries} times'}"


def read_shard(text: str) -> Shard:
    """Reads "3/16". Raises `ValueError`."""
    number, _, of = text.partition("/")
    if not (number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of)):
        raise ValueError(f"{text}: a shard is written 3/16")
    return int(number), int(of)


HEAD = '{\n  "seed": '
"""The first letters of every text of totals."""


def to_text(totals: Totals) -> str:
    """The totals as text, the same for the same totals and as the program `simulate` writes it."""
    return json.dumps(totals, indent=2, ensure_ascii=False) + "\n"


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _fits(tally: Any, games: int) -> bool:
    """Whether a tally adds up, to that many games."""
    counts = [tally["games"], tally["won"], tally["decisions"], *tally["points"].values()]
    for points in tally["points"]:
        int(points)
    if "luck" in tally and not all(type(tally["luck"][name]) is int for name in Luck.__annotations__):
        return False
    if "pairs" in tally and not (type(tally["pairs"]["points"]) is int and _is_count(tally["pairs"]["won"])):
        return False
    whole = all(map(_is_count, counts)) and tally["won"] <= tally["games"] == games
    return whole and sum(tally["points"].values()) == games


def is_totals(data: Any) -> bool:
    """Whether this has the shape of totals, and every tally adds up to the games of the shards."""
    try:
        shards = [read_shard(text) for text in data["shards"]]
        games = sum(len(range(number - 1, data["games"], of)) for number, of in shards)
        rows = [
            isinstance(row["game"], str)
            and isinstance(row["player"], str)
            and _is_count(row["rules"])
            and all(isinstance(option, str) for option in row["options"])
            and _fits(row["tally"], games)
            for row in data["rows"]
        ]
        return bool(shards) and all(rows) and _is_count(data["seed"]) and _is_count(data["games"])
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return False


def read_totals(file: Path) -> Totals:
    """Reads a file of totals. Raises `ValueError`, with the name of the file, for anything else."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except (ValueError, RecursionError):
        data = None
    if not is_totals(data):
        raise ValueError(f"{file} does not hold the totals of a study, or they have been edited")
    return cast(Totals, data)


def what(totals: Totals) -> list[Any]:
    """What was studied."""
    rows = [(row["game"], row["rules"], row["options"], row["player"], "luck" in row["tally"], "pairs" in row["tally"]) for row in totals["rows"]]
    return [totals["seed"], totals["games"], rows]


def check_totals(file: Path, of: Totals | None) -> None:
    """Raises `ValueError` if a file holds anything but totals: of these games, if they are given."""
    if not file.is_file() or not file.stat().st_size:
        return
    found = read_totals(file)
    if of is not None and (what(found), found["shards"]) != (what(of), of["shards"]):
        raise ValueError(f"{file} holds totals of other games, and stays as it is: name another file")


def add_luck(parts: Iterable[Luck]) -> Luck:
    """The sums of several parts."""
    parts = list(parts)
    return {
        "sum": sum(part["sum"] for part in parts),
        "squares": sum(part["squares"] for part in parts),
        "won": sum(part["won"] for part in parts),
        "points": sum(part["points"] for part in parts),
    }


def add(parts: Iterable[Totals]) -> Totals:
    """The sum of parts of the same study. Raises `ValueError` if they are not, or have a shard in common."""
    parts = list(parts)
    if not parts:
        raise ValueError("there is nothing to add up")
    first = parts[0]
    if any(what(part) != what(first) for part in parts):
        raise ValueError("these are totals of different studies")
    shards = sorted(read_shard(text) for part in parts for text in part["shards"])
    if len({of for _, of in shards}) > 1:
        raise ValueError("the shards are parts of different sizes")
    if len(set(shards)) < len(shards):
        raise ValueError("a shard comes twice")
    rows: list[Row] = []
    for place, row in enumerate(first["rows"]):
        tallies = [part["rows"][place]["tally"] for part in parts]
        points: dict[int, int] = {}
        for tally in tallies:
            for ended, count in tally["points"].items():
                points[int(ended)] = points.get(int(ended), 0) + count
        total: Tally = {
            "games": sum(tally["games"] for tally in tallies),
            "won": sum(tally["won"] for tally in tallies),
            "decisions": sum(tally["decisions"] for tally in tallies),
            "points": {str(ended): count for ended, count in sorted(points.items())},
        }
        if "luck" in row["tally"]:
            total["luck"] = add_luck(tally["luck"] for tally in tallies if "luck" in tally)
        if "pairs" in row["tally"]:
            pairs = [tally["pairs"] for tally in tallies if "pairs" in tally]
            total["pairs"] = {"points": sum(pair["points"] for pair in pairs), "won": sum(pair["won"] for pair in pairs)}
        rows.append({**row, "tally": total})
    names = ["1/1"] if len(shards) == shards[0][1] else [shard_text(shard) for shard in shards]
    return {"seed": first["seed"], "games": first["games"], "shards": names, "rows": rows}
