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
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict, cast, get_args

from ._native import Env, games, study_seed
from ._totals import (
    Estimate,
    Row,
    Shard,
    Tally,
    Totals,
    add,
    points,
    read_shard,
    read_totals,
    shard_text,
    to_text,
    verdicts,
    what,
    won,
)
from ._types import Aim, PlayerName

Where: TypeAlias = Literal["here", "processes", "ray"]

_MOST_GAMES = 2**63


class Game(TypedDict):
    """A game of a study: a row of a frame."""

    game: str
    player: str
    number: int
    seed: int
    """The seed that has dealt it."""
    points: int
    won: bool
    steps: int
    """Decisions of the player."""
    seconds: float
    outcome: Any
    """How it ended, as the schema of the game describes it."""


__all__ = [
    "Estimate",
    "Game",
    "Row",
    "Shard",
    "ShardFailed",
    "Study",
    "Tally",
    "Totals",
    "Where",
    "add",
    "main",
    "points",
    "read_shard",
    "read_totals",
    "report",
    "run",
    "to_text",
    "verdicts",
    "won",
]


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

    def __post_init__(self) -> None:
        for field in ("names", "players", "options"):
            if isinstance(getattr(self, field), str):
                raise ValueError(f"{field} are a tuple of texts, not the text {getattr(self, field)!r}")
        if not 0 <= self.games < _MOST_GAMES:
            raise ValueError(f"games are 0 to {_MOST_GAMES - 1}, not {self.games}")
        if not 1 <= self.playouts <= 1_000_000:
            raise ValueError(f"playouts are 1 to 1000000, not {self.playouts}")
        if self.seed < 0:
            raise ValueError(f"a seed is 0 or more, not {self.seed}")
        for word, kind, words in [("aim", self.aim, get_args(Aim)), *(("player", it, get_args(PlayerName)) for it in self.players)]:
            if kind not in words:
                raise ValueError(f"there is no {word} {kind!r}, but {', '.join(words)}")

    def player(self, name: PlayerName) -> str:
        """The name of a player with everything that makes a difference."""
        if name in ("random", "learned"):
            return name
        return f"{name} ({self.aim})" if name == "sensible" else f"{name} {self.playouts} ({self.aim})"

    def envs(self) -> list[Env]:
        """The games; raises `TableError` for names and options that do not exist."""
        return [Env(name, options=dict(map(_option, self.options))) for name in self.names]

    def env(self, number: int, game: str | None = None) -> Env:
        """Game number `number`, from 0, before its first decision; `game` says of which kind if there are several."""
        kinds = {env.game: env for env in self.envs()}
        if game is None and len(kinds) == 1:
            game = next(iter(kinds))
        if game not in kinds:
            raise ValueError(f"the study has the games {', '.join(kinds)}, not {game}")
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {number}, there are {self.games}")
        env = kinds[game]
        env.reset(study_seed(self.seed, number))
        return env

    def game_rows(self, shard: Shard = (1, 1)) -> Iterator[Game]:
        """Plays the games of a shard in this process, and yields each."""
        for env in self.envs():
            for player in self.players:
                for number in range(shard[0] - 1, self.games, shard[1]):
                    ((seed, points, won, steps, seconds, outcome),) = env.study_games(
                        number, 1, number + 1, player, self.aim, self.playouts, self.seed
                    )
                    yield {
                        "game": env.game,
                        "player": self.player(player),
                        "number": number,
                        "seed": seed,
                        "points": points,
                        "won": won,
                        "steps": steps,
                        "seconds": seconds,
                        "outcome": outcome,
                    }

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
        return {"seed": self.seed, "games": self.games, "shards": [shard_text(shard)], "rows": rows}

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
        text = file.read_bytes()
        try:
            json.loads(text)
        except ValueError:
            # A file of ours that was cut off is written again, anything else is left alone.
            if text[:1] in (b"", b"{"):
                return None
        totals = read_totals(file)
        expected = self.study.empty(shard)
        if (what(totals), totals["shards"]) != (what(expected), expected["shards"]):
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
        with ProcessPoolExecutor(workers, initializer=_deaf) as pool:
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
                        raise ShardFailed(f"shard {shard_text(shard)} failed {tries} times") from None
                    waiting.append(shard)
            except BaseException:
                # What they play is of no use any more, and leaving the pool waits for it.
                for worker in list(cast("dict[int, Any]", getattr(pool, "_processes") or {}).values()):
                    worker.kill()
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def _deaf() -> None:
    """Leaves Ctrl-C to the process that has begun the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
                raise ShardFailed(f"shard {shard_text(shard)} failed {tries} times") from error
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
    if where not in get_args(Where):
        raise ValueError(f"there is no where {where!r}, but {', '.join(get_args(Where))}")
    for name, count in (("shards", shards), ("workers", workers), ("tries", tries)):
        if count is not None and count < 1:
            raise ValueError(f"{name} are 1 or more, not {count}")
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
    return "\n".join(lines + verdicts(totals))


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
        return add(read_totals(Path(file)) for file in given.merge)
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
        if given.out:
            Path(given.out).write_text(to_text(totals))
    except (ValueError, ShardFailed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(report(totals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
