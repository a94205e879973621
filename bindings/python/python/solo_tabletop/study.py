"""Many games: in this process, in several, or on a Ray cluster, with the same totals to the last byte.

    python -m solo_tabletop.study tomb4k --games 100000 --player random,sensible --folder out

The games are those of the program `simulate`: game number i of seed s is dealt from one seed that depends on nothing else,
so shards can be played anywhere in any order, and their totals add up to the same text. Every shard that is done is a
file in the folder; what was killed goes on from there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict, cast, get_args

from . import _progress
from ._native import Env, games, study_seed
from ._rows import Happening, What, arrow, happenings
from ._statistics import Estimate, Fair, has_wins, points, verdicts, without_luck, won
from ._totals import Luck, Row, Shard, Tally, Totals, add, read_shard, read_totals, shard_text, to_text
from ._types import Aim, Options, PlayerName
from ._where import Folder, ShardFailed, here, processes, ray

Where: TypeAlias = Literal["here", "processes", "ray"]

_MOST_GAMES = 2**63
_MOST_VALUES = 16
"""Values of an option in a sweep; of a longer range, evenly spaced values."""


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
    "Fair",
    "Game",
    "Happening",
    "Luck",
    "Row",
    "Shard",
    "ShardFailed",
    "Study",
    "Tally",
    "Totals",
    "Where",
    "add",
    "arrow",
    "main",
    "points",
    "read_shard",
    "read_totals",
    "report",
    "run",
    "to_text",
    "verdicts",
    "without_luck",
    "won",
]


@dataclass(frozen=True)
class Study:
    """A study: names of games, number of games of each, players and their aim."""

    names: tuple[str, ...]
    games: int = 1000
    players: tuple[PlayerName, ...] = ("random", "sensible")
    aim: Aim = "score"
    playouts: int = 1000
    seed: int = 1
    options: tuple[str, ...] | Options = ()
    """Options as "name=value", or by name; the field holds the former."""
    sweep: str | None = None
    """An option whose values are played one after the other, 16 at most."""
    luck: bool = False
    """Whether the luck of every game is measured, for `without_luck`."""

    def __post_init__(self) -> None:
        if isinstance(self.options, Mapping):
            object.__setattr__(self, "options", tuple(f"{name}={_text(value)}" for name, value in self.options.items()))
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
        """The games, one for each value of a sweep; raises `TableError` for names and options that do not exist."""
        return [env for env, _ in self._kinds()]

    def _kinds(self) -> list[tuple[Env, list[str]]]:
        """The games with their options as text."""
        kinds: list[tuple[Env, list[str]]] = []
        for name in self.names:
            # Before the sweep: a game that there is not has no options either.
            kind, named = Env(name), list(cast("tuple[str, ...]", self.options))
            variants = [named] if self.sweep is None else [[*named, f"{self.sweep}={value}"] for value in _values(kind, self.sweep)]
            kinds += [(Env(name, options=dict(map(_option, options))), options) for options in variants]
        return kinds

    def env(self, number: int, game: str | None = None) -> Env:
        """Game number `number`, from 0, before its first decision; `game` says of which kind if there are several."""
        kinds = {env.game: env for env in reversed(self.envs())}
        if game is None and len(kinds) == 1:
            game = next(iter(kinds))
        if game not in kinds:
            raise ValueError(f"the study has the games {', '.join(self.names)}, not {game}")
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {number}, there are {self.games}")
        env = kinds[game]
        env.reset(study_seed(self.seed, number))
        return env

    def _each(self, shard: Shard, unit: str) -> Iterator[tuple[Env, list[str], PlayerName, int]]:
        """The games of a shard, with a progress bar."""
        numbers = range(shard[0] - 1, self.games, shard[1])
        kinds = self._kinds()
        total = len(kinds) * len(self.players) * len(numbers)
        each: Iterator[tuple[Env, list[str], PlayerName, int]] = (
            (env, options, player, number) for env, options in kinds for player in self.players for number in numbers
        )
        return _progress.shown(each, total, unit)

    def game_rows(self, shard: Shard = (1, 1)) -> Iterator[Game]:
        """Plays the games of a shard in this process, and yields each; of a sweep, with the value of its option."""
        for env, options, player, number in self._each(shard, "game"):
            ((seed, points, won, steps, seconds, outcome),) = env.study_games(
                number, 1, number + 1, player, self.aim, self.playouts, self.seed
            )
            row: Game = {
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
            yield cast(Game, {**row, **self._swept(options)})

    def decision_rows(self, kinds: Collection[str] = (), shard: Shard = (1, 1)) -> Iterator[Happening]:
        """Plays the games of a shard in this process, and yields their decisions: of all kinds, or of some.

        The kind of a decision is the first word of its notation, such as "buy".
        """
        return self._happenings("decisions", _several(kinds), shard)

    def event_rows(self, kinds: Collection[str] = (), shard: Shard = (1, 1)) -> Iterator[Happening]:
        """Plays the games of a shard in this process, and yields their events: of all kinds, or of some."""
        return self._happenings("events", _several(kinds), shard)

    def _happenings(self, what: What, kinds: frozenset[str], shard: Shard) -> Iterator[Happening]:
        for env, options, player, number in self._each(shard, "game"):
            seed = study_seed(self.seed, number)
            env.reset(seed)
            # The player does not foresee what the deal will bring.
            env.play(player, self.aim, self.playouts, 2**64 - 1 - seed)
            game = {"game": env.game, "player": self.player(player), "number": number, "seed": seed}
            yield from happenings(env.table(), what, kinds, {**game, **self._swept(options)})

    def _swept(self, options: list[str]) -> dict[str, str]:
        return {} if self.sweep is None else {self.sweep: _option(options[-1])[1]}

    def empty(self, shard: Shard) -> Totals:
        """The totals of a shard before anything was played."""
        rows: list[Row] = []
        for env, options in self._kinds():
            for player in self.players:
                tally: Tally = {"games": 0, "won": 0, "decisions": 0, "points": {}}
                if self.luck:
                    tally["luck"] = {"sum": 0, "squares": 0, "won": 0, "points": 0}
                rows.append(
                    {
                        "game": env.game,
                        "rules": env.rules_version,
                        "options": options,
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
                which = (number - 1, of, self.games, player, self.aim, self.playouts, self.seed)
                luck = None
                if self.luck:
                    (played, won, decisions, points), luck = env.study_luck(*which)
                else:
                    played, won, decisions, points = env.study(*which)
                tally: Tally = {
                    "games": played,
                    "won": won,
                    "decisions": decisions,
                    "points": {str(ended): count for ended, count in sorted(points.items())},
                }
                if luck is not None:
                    tally["luck"] = {"sum": luck[0], "squares": luck[1], "won": luck[2], "points": luck[3]}
                next(rows)["tally"] = tally
        return totals


def _several(kinds: Collection[str]) -> frozenset[str]:
    if isinstance(kinds, str):
        raise ValueError(f"kinds are several texts, not the text {kinds!r}")
    return frozenset(kinds)


def _text(value: Any) -> str:
    text = str(value)
    return text.lower() if text in ("True", "False") else text


def _values(env: Env, option: str) -> list[str]:
    """The values of an option in a sweep. Raises `ValueError` if the game does not have it."""
    facts = next(game for game in games() if game["name"] == env.game)
    spec = next((spec for spec in facts["options"] if spec["name"] == option), None)
    if spec is None:
        raise ValueError(f"{env.game} has no option {option}")
    values = spec["values"] if "values" in spec else range(spec["range"][0], spec["range"][1] + 1)
    shown = min(len(values), _MOST_VALUES)
    return [_text(values[place * (len(values) - 1) // max(shown - 1, 1)]) for place in range(shown)]


def _option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def run(
    study: Study,
    shards: int = 16,
    where: Where = "processes",
    *,
    workers: int | None = None,
    folder: str | os.PathLike[str] | None = None,
    tries: int = 3,
    progress: Callable[[int, int], None] | bool = True,
) -> Totals:
    """Plays a study in that many shards and adds them up.

    With a `folder` every shard that is done is kept there, and those that are there already are not played again.
    After two seconds a bar shows the progress, if `tqdm` is installed and there is a terminal or a notebook; not with
    `progress=False`. A function is called after every shard with the numbers of shards done and of all instead. A shard
    whose worker dies is played again, `tries` times in all; then `ShardFailed` is raised, and what is done stays in the
    folder.
    """
    if where not in get_args(Where):
        raise ValueError(f"there is no where {where!r}, but {', '.join(get_args(Where))}")
    for name, count in (("shards", shards), ("workers", workers), ("tries", tries)):
        if count is not None and count < 1:
            raise ValueError(f"{name} are 1 or more, not {count}")
    study.envs()
    kept = Folder(None if folder is None else Path(folder), study)
    everything = [(number, shards) for number in range(1, shards + 1)]
    done: dict[Shard, Totals] = {}
    for shard in everything:
        totals = kept.read(shard)
        if totals is not None:
            done[shard] = totals
    missing = [shard for shard in everything if shard not in done]
    if where == "here":
        played = here(study, missing)
    elif where == "processes":
        played = processes(study, missing, workers, tries)
    else:
        played = ray(study, missing, tries)
    if progress is True:
        played = _progress.shown(played, len(missing), "shard")
    for shard, totals in played:
        kept.write(shard, totals)
        done[shard] = totals
        if callable(progress):
            progress(len(done), shards)
    return add(done[shard] for shard in everything)


def report(totals: Totals) -> str:
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
        fair = without_luck(row["tally"])
        if fair is not None:
            wins = f"{fair.won.mean:.2%} won, " if has_wins(row["game"]) else ""
            mean, low, high = fair.points.mean, fair.points.low, fair.points.high
            lines.append(f"{row['game']}: {row['player']} without luck: {wins}{mean:.2f} points ({low:.2f} - {high:.2f})")
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
    parser.add_argument("--sweep", metavar="OPTION", help="plays with one value of this option after the other")
    parser.add_argument("--luck", action="store_true", help="measures the luck of every game, for results without it")
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
        given.sweep,
        given.luck,
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
