"""Many games: in this process, in several, or on a Ray cluster, with the same totals to the last byte.

    python -m solo_tabletop.study tomb4k --games 100000 --player random,sensible --folder out

The games are those of the program `simulate`: game number i of seed s is dealt from one seed that depends on nothing else,
so shards can be played anywhere in any order, and their totals add up to the same text. Every shard that is done is a
file in the folder; what was killed goes on from there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict, cast, get_args

from ._native import Env, games
from ._types import Aim, PlayerName

Where: TypeAlias = Literal["here", "processes", "ray"]
Shard: TypeAlias = tuple[int, int]
"""One of several parts of a study, counted from 1."""


class Tally(TypedDict):
    """Results of some games."""

    games: int
    won: int
    decisions: int
    points: dict[str, int]
    """Numbers of games by points."""


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


class ShardFailed(RuntimeError):
    """A shard that failed as often as it was tried."""


@dataclass(frozen=True)
class Study:
    """A study: names of games, number of games of each, players and their aim."""

    names: tuple[str, ...]
    games: int = 1000
    players: tuple[PlayerName, ...] = ("random", "sensible")
    aim: Aim = "score"
    playouts: int = 1000
    seed: int = 1
    options: tuple[str, ...] = ()
    """Options as "name=value"."""

    def player(self, name: PlayerName) -> str:
        """The name of a player with everything that makes a difference."""
        if name == "random":
            return name
        return f"{name} ({self.aim})" if name == "sensible" else f"{name} {self.playouts} ({self.aim})"

    def envs(self) -> list[Env]:
        """The games; raises `TableError` for names and options that do not exist."""
        return [Env(name, options=dict(map(_option, self.options))) for name in self.names]

    def empty(self, shard: Shard) -> Totals:
        """The totals of a shard before anything was played."""
        rows: list[Row] = []
        for env in self.envs():
            for player in self.players:
                tally: Tally = {"games": 0, "won": 0, "decisions": 0, "points": {}}
                rows.append(
                    {
                        "game": env.game,
                        "rules": env.rules_version,
                        "options": list(self.options),
                        "player": self.player(player),
                        "tally": tally,
                    }
                )
        return {"seed": self.seed, "games": self.games, "shards": [_text(shard)], "rows": rows}

    def play(self, shard: Shard = (1, 1)) -> Totals:
        """Plays the games of a shard in this process."""
        number, of = shard
        totals = self.empty(shard)
        rows = iter(totals["rows"])
        for env in self.envs():
            for player in self.players:
                played, won, decisions, points = env.study(
                    number - 1, of, self.games, player, self.aim, self.playouts, self.seed
                )
                next(rows)["tally"] = {
                    "games": played,
                    "won": won,
                    "decisions": decisions,
                    "points": {str(ended): count for ended, count in sorted(points.items())},
                }
        return totals


def _option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _text(shard: Shard) -> str:
    return f"{shard[0]}/{shard[1]}"


def read_shard(text: str) -> Shard:
    """Reads "3/16". Raises `ValueError`."""
    number, _, of = text.partition("/")
    if not (number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of)):
        raise ValueError(f"{text}: a shard is written 3/16")
    return int(number), int(of)


def to_text(totals: Totals) -> str:
    """The totals as text, the same for the same totals and as the program `simulate` writes it."""
    return json.dumps(totals, indent=2, ensure_ascii=False) + "\n"


def _what(totals: Totals) -> list[Any]:
    rows = [(row["game"], row["rules"], row["options"], row["player"]) for row in totals["rows"]]
    return [totals["seed"], totals["games"], rows]


def add(parts: Iterable[Totals]) -> Totals:
    """The sum of parts of the same study. Raises `ValueError` if they are not, or have a shard in common."""
    parts = list(parts)
    if not parts:
        raise ValueError("there is nothing to add up")
    first = parts[0]
    if any(_what(part) != _what(first) for part in parts):
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
        rows.append({**row, "tally": total})
    names = ["1/1"] if len(shards) == shards[0][1] else [_text(shard) for shard in shards]
    return {"seed": first["seed"], "games": first["games"], "shards": names, "rows": rows}


class _Folder:
    """The shards that are done, one file for each."""

    def __init__(self, folder: Path | None, study: Study) -> None:
        self.folder = folder
        self.study = study
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def _file(self, shard: Shard) -> Path | None:
        name = f"shard-{shard[0]:05}-of-{shard[1]:05}.json"
        return None if self.folder is None else self.folder / name

    def read(self, shard: Shard) -> Totals | None:
        """The totals of a shard, if they are there and whole. Raises `ValueError` for another study."""
        file = self._file(shard)
        if file is None or not file.exists():
            return None
        try:
            totals = cast(Totals, json.loads(file.read_text()))
        except json.JSONDecodeError:
            return None
        expected = self.study.empty(shard)
        if (_what(totals), totals["shards"]) != (_what(expected), expected["shards"]):
            raise ValueError(f"{file} is a shard of another study")
        return totals

    def write(self, shard: Shard, totals: Totals) -> None:
        """Keeps the totals of a shard; a file is there as a whole or not at all."""
        file = self._file(shard)
        if file is not None:
            part = file.with_suffix(f".{os.getpid()}.part")
            part.write_text(to_text(totals))
            part.replace(file)


def _play(study: Study, shard: Shard) -> Totals:
    return study.play(shard)


def _here(study: Study, shards: Sequence[Shard]) -> Iterator[tuple[Shard, Totals]]:
    for shard in shards:
        yield shard, study.play(shard)


def _processes(
    study: Study, shards: Sequence[Shard], workers: int | None, tries: int
) -> Iterator[tuple[Shard, Totals]]:
    workers = workers or os.cpu_count() or 1
    waiting, failed = deque(shards), Counter[Shard]()
    while waiting:
        with ProcessPoolExecutor(workers) as pool:
            played: dict[Future[Totals], Shard] = {}
            try:
                while waiting or played:
                    # One shard per worker: if a worker dies, the pool goes with it, and what it plays.
                    while waiting and len(played) < workers:
                        played[pool.submit(_play, study, waiting[0])] = waiting[0]
                        waiting.popleft()
                    for future in wait(played, return_when=FIRST_COMPLETED).done:
                        totals = future.result()
                        yield played.pop(future), totals
            except BrokenProcessPool:
                lost = [shard for future, shard in played.items() if future.exception()]
                for future, shard in played.items():
                    if shard not in lost:
                        yield shard, future.result()
                # Without any, the pool broke before it accepted the next.
                for shard in lost or [waiting.popleft()]:
                    failed[shard] += 1
                    if failed[shard] == tries:
                        raise ShardFailed(f"shard {_text(shard)} failed {tries} times") from None
                    waiting.append(shard)


def _ray(
    study: Study, shards: Sequence[Shard], tries: int
) -> Iterator[tuple[Shard, Totals]]:
    import ray  # pyright: ignore[reportMissingTypeStubs]

    cluster = cast(Any, ray)
    if not cluster.is_initialized():
        cluster.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False)
    play = cluster.remote(max_retries=tries - 1)(_play)
    waiting = {play.remote(study, shard): shard for shard in shards}
    while waiting:
        ended, _ = cluster.wait(list(waiting))
        for reference in ended:
            shard = waiting.pop(reference)
            try:
                totals = cast(Totals, cluster.get(reference))
            except cluster.exceptions.RayTaskError:
                # Raised by the study itself.
                raise
            except cluster.exceptions.RayError as error:
                # A worker, its memory or its machine.
                raise ShardFailed(f"shard {_text(shard)} failed {tries} times") from error
            yield shard, totals


def run(
    study: Study,
    shards: int = 16,
    where: Where = "processes",
    *,
    workers: int | None = None,
    folder: str | os.PathLike[str] | None = None,
    tries: int = 3,
    progress: Callable[[int, int], None] | None = None,
) -> Totals:
    """Plays a study in that many shards and adds them up.

    With a `folder` every shard that is done is kept there, and those that are there already are not played again.
    `progress` is called after every shard with the numbers of shards done and of all. A shard whose worker dies is played again, `tries`
    times in all; then `ShardFailed` is raised, and what is done stays in the folder.
    """
    study.envs()
    kept = _Folder(None if folder is None else Path(folder), study)
    everything = [(number, shards) for number in range(1, shards + 1)]
    done: dict[Shard, Totals] = {}
    for shard in everything:
        totals = kept.read(shard)
        if totals is not None:
            done[shard] = totals
    missing = [shard for shard in everything if shard not in done]
    if where == "here":
        played = _here(study, missing)
    elif where == "processes":
        played = _processes(study, missing, workers, tries)
    else:
        played = _ray(study, missing, tries)
    for shard, totals in played:
        kept.write(shard, totals)
        done[shard] = totals
        if progress is not None:
            progress(len(done), shards)
    return add(done[shard] for shard in everything)


def report(totals: Totals) -> str:
    """A table for people: games, share of wins, mean points, decisions per game."""
    lines = [f"{'game':18}{'player':24}{'games':>10}{'won':>9}{'points':>10}{'decisions':>11}"]
    for row in totals["rows"]:
        tally = row["tally"]
        count = max(tally["games"], 1)
        points = sum(int(ended) * games for ended, games in tally["points"].items()) / count
        lines.append(
            f"{row['game']:18}{row['player']:24}{tally['games']:>10}{tally['won'] / count:>9.2%}"
            f"{points:>10.2f}{tally['decisions'] / count:>11.1f}"
        )
    return "\n".join(lines)


def _arguments() -> argparse.ArgumentParser:
    names = [str(game["name"]) for game in games()]
    parser = argparse.ArgumentParser(prog="solo_tabletop.study", description="Play many games.")
    parser.add_argument("game", nargs="?", default="all", choices=[*names, "all"])
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--player", default="random,sensible", help=", ".join(get_args(PlayerName)))
    parser.add_argument("--aim", default="score", choices=get_args(Aim))
    parser.add_argument("--playouts", type=int, default=1000, help="for every decision")
    parser.add_argument("--seed", type=int, default=1, help="deals all games")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--shard", metavar="3/16", help="play only this part")
    parser.add_argument("--shards", type=int, default=16, help="number of parts")
    parser.add_argument("--where", default="processes", choices=get_args(Where))
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores")
    parser.add_argument("--folder", help="keeps the parts that are done, to go on later")
    parser.add_argument("--merge", nargs="+", metavar="FILE", help="add up parts instead of playing")
    parser.add_argument("--out", help="writes the exact totals to this file")
    return parser


def _totals(given: argparse.Namespace) -> Totals:
    if given.merge:
        return add(cast(Totals, json.loads(Path(file).read_text())) for file in given.merge)
    names = [str(game["name"]) for game in games()] if given.game == "all" else [given.game]
    study = Study(
        tuple(names),
        given.games,
        tuple(given.player.split(",")),
        given.aim,
        given.playouts,
        given.seed,
        tuple(given.option),
    )
    if given.shard:
        return study.play(read_shard(given.shard))

    def progress(done: int, of: int) -> None:
        print(f"{done} of {of} shards", file=sys.stderr)

    return run(
        study, given.shards, given.where, workers=given.workers, folder=given.folder, progress=progress
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """The program."""
    given = _arguments().parse_args(arguments)
    try:
        totals = _totals(given)
    except (ValueError, ShardFailed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    if given.out:
        Path(given.out).write_text(to_text(totals))
    print(report(totals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
