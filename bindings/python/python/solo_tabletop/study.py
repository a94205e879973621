"""Many games: in this process, in several, or on a Ray cluster, with the same totals to the last byte.

    python -m solo_tabletop.study tomb4k --games 100000 --player random,sensible --folder out

The games are those of the program `simulate`: game number i of seed s is dealt from one seed that depends on nothing else,
so shards can be played anywhere in any order, and their totals add up to the same text. Every shard that is done is a
file in the folder; what was killed goes on from there.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast, get_args

import numpy as np
from numpy.typing import NDArray

from . import _progress
from ._arrow import arrow
from ._kinds import check_kinds, decision_kinds, event_specs
from ._native import Env, Table, play_games, study_seed, tally_games
from ._options import option_of, text_of, values_of, whole
from ._parquet import Rows, Task
from ._players import Player, check_player, play_own, player_name, player_seed
from ._regret import Regret, regrets
from ._rows import Game, Happening, What, happenings
from ._run import MOST_SHARDS, checked, run
from ._statistics import Difference, Estimate, Fair, difference, points, report, verdicts, without_luck, won
from ._totals import Luck, Pairs, Row, Shard, Tally, Totals, add, read_totals, shard_text, to_text
from ._types import Aim, Options, PlayerName
from ._where import Where, played
from ._workers import ShardFailed

_MOST_GAMES = 2**63

__all__ = [
    "Difference",
    "Estimate",
    "Fair",
    "Game",
    "Happening",
    "Luck",
    "Pairs",
    "Player",
    "Regret",
    "Row",
    "Shard",
    "ShardFailed",
    "Study",
    "Tally",
    "Totals",
    "Where",
    "add",
    "arrow",
    "difference",
    "points",
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
    """A study: names of games, number of games of each, players and their aim.

    A player is a name or one of your own: a function or an object that is called with a position, an `Env`, and returns the
    index of a decision in its list `legal()`. The position is a copy: what is played there changes nothing, and its chance is not
    that of the game. The copy and the call cost some microseconds a decision beside what the player does. In processes and on a
    cluster it has to pickle, as functions of a module do. Luck is measured for players of the package only.

    Every player plays the same deals.
    """

    names: Sequence[str]
    games: int = 1000
    players: Sequence[PlayerName | Player] = ("random", "sensible")
    aim: Aim = "score"
    playouts: int = 1000
    seed: int = 1
    options: Sequence[str] | Options = ()
    """Options as "name=value", or by name; the field holds the former."""
    sweep: str | None = None
    """An option whose values are played one after the other, 16 at most."""
    luck: bool = False
    """Whether the luck of every game is measured, for `without_luck`."""
    pairs: bool = True
    """Whether totals of several players say what `difference` needs to compare them deal by deal."""

    def __post_init__(self) -> None:
        if isinstance(self.options, Mapping):
            object.__setattr__(self, "options", tuple(f"{name}={text_of(value)}" for name, value in self.options.items()))
        for field in ("names", "players", "options"):
            if isinstance(getattr(self, field), str):
                raise ValueError(f"{field} are a tuple of texts, not the text {getattr(self, field)!r}")
            object.__setattr__(self, field, tuple(getattr(self, field)))
        for field, low, high in (("games", 0, _MOST_GAMES - 1), ("playouts", 1, 1_000_000), ("seed", 0, None)):
            object.__setattr__(self, field, whole(field, getattr(self, field), low, high))
        if self.aim not in get_args(Aim):
            raise ValueError(f"there is no aim {self.aim!r}, but {', '.join(get_args(Aim))}")
        for player in self.players:
            check_player(player)
        names = [self.player(player) for player in self.players]
        if len(set(names)) < len(names):
            raise ValueError(f"players have names of their own, not {', '.join(names)}")
        if self.luck and not all(isinstance(player, str) for player in self.players):
            raise ValueError("luck is measured for players of the package only")

    def player(self, player: PlayerName | Player) -> str:
        """The name of a player with everything that makes a difference."""
        if not isinstance(player, str) or player in ("random", "learned"):
            return player_name(player)
        return f"{player} ({self.aim})" if player in ("sensible", "best") else f"{player} {self.playouts} ({self.aim})"

    def envs(self) -> list[Env]:
        """The games, one for each value of a sweep; raises `TableError` for names and options that do not exist."""
        return [env for env, _ in self._kinds()]

    def _kinds(self) -> list[tuple[Env, list[str]]]:
        """The games with their options as text."""
        kinds: list[tuple[Env, list[str]]] = []
        for name in self.names:
            # Before the sweep: a game that there is not has no options either.
            kind, named = Env(name), list(cast("tuple[str, ...]", self.options))
            variants = [named] if self.sweep is None else [[*named, f"{self.sweep}={value}"] for value in values_of(kind, self.sweep)]
            kinds += [(Env(name, options=dict(map(option_of, options))), options) for options in variants]
        return kinds

    def env(self, number: int, game: str | None = None, value: Any = None) -> Env:
        """Game number `number`, from 0, before its first decision.

        `game` says of which kind if there are several, `value` with which value of the swept option.
        """
        kinds = [kind for kind in self._kinds() if game is None or kind[0].game == game]
        if not kinds or (game is None and len(set(self.names)) > 1):
            raise ValueError(f"the study has the games {', '.join(self.names)}, not {game}")
        if value is not None or self.sweep is not None:
            values = {option_of(options[-1])[1]: (env, options) for env, options in kinds} if self.sweep else {}
            if text_of(value) not in values:
                raise ValueError(f"the study sweeps {self.sweep} over {', '.join(values)}, not {text_of(value)}" if self.sweep else "the study has no sweep")
            kinds = [values[text_of(value)]]
        number = whole("number", number, 0, None)
        if number >= self.games:
            raise IndexError(f"there is no game {number}, there are {self.games}")
        env = kinds[0][0]
        env.reset(study_seed(self.seed, number))
        return env

    def table(self, number: int, player: PlayerName | Player | str | None = None, game: str | None = None, value: Any = None) -> Table:
        """Game number `number`, from 0, as a player has played it: the whole game of a row, with all its steps.

        `player` is one of the study, also as its rows name it; it can be left out where there is one, as `game` and `value` can,
        which are those of `env`. The game is played again.
        """
        env = self.env(number, game, value)
        self._play_on(env, self._one_of(player), study_seed(self.seed, number))
        return env.table()

    def _one_of(self, player: PlayerName | Player | str | None) -> PlayerName | Player:
        """A player of the study by itself or its name."""
        mine: list[PlayerName | Player] = [it for it in self.players if player is None or it == player or player in (player_name(it), self.player(it))]
        if len(mine) != 1:
            named = player if player is None or isinstance(player, str) else player_name(player)
            raise ValueError(f"the study has the players {', '.join(map(self.player, self.players))}, not {named}")
        return mine[0]

    def _play_on(self, env: Env, player: PlayerName | Player, seed: int) -> int:
        """Lets a player decide in the deal of a seed to the end."""
        if callable(player):
            return play_own(env, player, player_seed(seed))
        return env.play(player, self.aim, self.playouts, player_seed(seed))

    def _each(self, shard: Shard, unit: str) -> Iterator[tuple[Env, list[str], PlayerName | Player, int]]:
        """The games of a shard, with a progress bar."""
        numbers = self.numbers(shard)
        kinds = self._kinds()
        total = len(kinds) * len(self.players) * len(numbers)
        each: Iterator[tuple[Env, list[str], PlayerName | Player, int]] = (
            (env, options, player, number) for env, options in kinds for player in self.players for number in numbers
        )
        return _progress.shown(each, total, unit)

    def numbers(self, shard: Shard = (1, 1)) -> range:
        """The numbers of the games of a shard. Raises `ValueError` for a shard that there is not, such as 4 of 3."""
        try:
            part, of = shard
            part, of = whole("shard", part, 1, None), whole("shard", of, 1, None)
        except (TypeError, ValueError):
            raise ValueError(f"a shard is a pair such as (3, 16), both from 1 on, not {shard!r}") from None
        if part > of:
            raise ValueError(f"there is no shard {part} of {of}")
        return range(part - 1, self.games, of)

    def game_rows(self, shard: Shard = (1, 1)) -> Iterator[Game]:
        """Plays the games of a shard in this process, and yields each; of a sweep, with the value of its option."""
        self.numbers(shard)
        return self._game_rows(shard)

    def _game_rows(self, shard: Shard) -> Iterator[Game]:
        for env, options, player, number in self._each(shard, "game"):
            seed, ended, victory, steps, seconds, outcome = self._game(env, player, number)
            row: Game = {
                "game": env.game,
                "player": self.player(player),
                "number": number,
                "seed": seed,
                "player_seed": player_seed(seed),
                "points": ended,
                "won": victory,
                "steps": steps,
                "seconds": seconds,
                "outcome": outcome,
            }
            yield cast(Game, {**row, **self._swept(options)})

    def _game(self, env: Env, player: PlayerName | Player, number: int) -> tuple[int, int, bool, int, float, Any]:
        """A game: seed, points, win, decisions, seconds and outcome."""
        if isinstance(player, str):
            return play_games(env, number, 1, number + 1, player, self.aim, self.playouts, self.seed)[0]
        seed = study_seed(self.seed, number)
        begin = time.perf_counter()
        env.reset(seed)
        steps = self._play_on(env, player, seed)
        seconds = time.perf_counter() - begin
        return seed, env.points or 0, bool(env.won), steps, seconds, env.view().get("outcome")

    def decision_rows(self, kinds: Collection[str] = (), shard: Shard = (1, 1)) -> Iterator[Happening]:
        """Plays the games of a shard in this process, and yields their decisions: of all kinds, or of some.

        The kind of a decision is the first word of its notation, such as "buy". Raises `ValueError` for one that no game of the
        study has.
        """
        return self._happenings("decisions", check_kinds(kinds, self.names, decision_kinds), shard)

    def event_rows(self, kinds: Collection[str] = (), shard: Shard = (1, 1)) -> Iterator[Happening]:
        """Plays the games of a shard in this process, and yields their events: of all kinds, or of some.

        Raises `ValueError` for a kind that no game of the study has.
        """
        return self._happenings("events", check_kinds(kinds, self.names, event_specs), shard)

    def _happenings(self, what: What, kinds: frozenset[str], shard: Shard) -> Iterator[Happening]:
        self.numbers(shard)
        return (row for game in self._each(shard, "game") for row in self._of_game(what, kinds, *game))

    def _of_game(
        self, what: What, kinds: frozenset[str], env: Env, options: list[str], player: PlayerName | Player, number: int
    ) -> Iterator[Happening]:
        seed = study_seed(self.seed, number)
        env.reset(seed)
        self._play_on(env, player, seed)
        game = {"game": env.game, "player": self.player(player), "number": number, "seed": seed, "player_seed": player_seed(seed)}
        return happenings(env.table(), what, kinds, {**game, **self._swept(options)})

    def regret(
        self, deals: int = 20, by: PlayerName = "sensible", shard: Shard = (1, 1)
    ) -> Iterator[Regret]:
        """Plays the games of a shard in this process, and yields what each decision cost against the best found.

        Every legal decision is played to the end by the player `by` in half of the deals, which find the best one; in the other
        half that one and the decision taken are compared, deal by deal. So a regret is 0 where the best was taken, and
        may be below 0 by chance: `error` is two standard errors. It is in points, with the aim "win" in games won. A decision
        costs (legal decisions + 2) x deals / 2 games from there on.
        """
        deals = whole("deals", deals, 4, 1_000_000)
        check_player(by)
        self.numbers(shard)
        return (row for game in self._each(shard, "game") for row in self._regret_of(deals, by, *game))

    def _regret_of(
        self, deals: int, by: PlayerName, env: Env, options: list[str], player: PlayerName | Player, number: int
    ) -> Iterator[Regret]:
        seed = study_seed(self.seed, number)
        env.reset(seed)
        self._play_on(env, player, seed)
        game = {"game": env.game, "player": self.player(player), "number": number, "seed": seed, "player_seed": player_seed(seed)}
        numbers = [step["number"] for step in env.table().history_from(0) if step["input"] == "decision"]
        env.reset(seed)
        how = (by, self.aim, self.playouts)
        return regrets(env, cast("list[int]", numbers), deals, how, {**game, **self._swept(options)})

    def write_parquet(
        self,
        folder: str | os.PathLike[str],
        rows: Rows = "events",
        kinds: Collection[str] = (),
        *,
        shards: int | None = None,
        where: Where = "processes",
        workers: int | None = None,
        tries: int = 3,
        patience: int = 600,
        progress: bool = True,
    ) -> list[Path]:
        """Plays the games and writes their rows as files of Parquet, one for each shard; needs `pyarrow`.

        `rows` are "games", "decisions" or "events", of all `kinds` or of some. All files have the columns that `arrow` has
        for this game, so that `polars.read_parquet("folder/*.parquet")` reads them as one table. A study of one game is
        written; several have several folders. Rows are written as they come, so that memory does not grow with the games.
        Files that are there already are not written again: what was killed goes on. Returns the files. Raises `ValueError` for
        a folder of another study, with what differs. `shards`, `where`, `workers`, `tries` and `patience` are those of `run`; a
        shard has some 100 games unless its number is given.
        """
        if len(set(self.names)) != 1:
            raise ValueError(f"a folder holds one game, not {', '.join(self.names) or 'none'}")
        if rows not in get_args(Rows):
            raise ValueError(f"there are no rows {rows!r}, but {', '.join(get_args(Rows))}")
        known = decision_kinds if rows == "decisions" else event_specs
        chosen = tuple(sorted(check_kinds(kinds, self.names, known)))
        if rows == "games" and chosen:
            raise ValueError("rows of games have no kinds")
        count = whole("shards", max(1, self.games // 100) if shards is None else shards, 1, MOST_SHARDS)
        workers, tries, patience = checked(self, where, workers, tries, patience)
        task = Task(self, Path(folder), rows, chosen)
        everything = [(number, count) for number in range(1, count + 1)]
        Path(folder).mkdir(parents=True, exist_ok=True)
        task.check()
        missing = [shard for shard in everything if not task.is_there(shard)]
        written = played(task, missing, where, workers, tries, patience)
        for _ in _progress.shown(written, len(missing), "shard") if progress else written:
            pass
        return [task.file(shard) for shard in everything]

    def _swept(self, options: list[str]) -> dict[str, str]:
        return {} if self.sweep is None else {self.sweep: option_of(options[-1])[1]}

    def empty(self, shard: Shard) -> Totals:
        """The totals of a shard before anything was played."""
        self.numbers(shard)
        rows: list[Row] = []
        for env, options in self._kinds():
            for player in self.players:
                tally: Tally = {"games": 0, "won": 0, "decisions": 0, "points": {}}
                if self.luck:
                    tally["luck"] = {"sum": 0, "squares": 0, "won": 0, "points": 0}
                if self._paired:
                    tally["pairs"] = {"points": 0, "won": 0}
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

    @property
    def _paired(self) -> bool:
        return self.pairs and len(self.players) > 1

    def play(self, shard: Shard = (1, 1)) -> Totals:
        """Plays the games of a shard in this process."""
        totals = self.empty(shard)
        rows = iter(totals["rows"])
        for env in self.envs():
            first: tuple[NDArray[np.int64], NDArray[np.bool_]] | None = None
            for player in self.players:
                tally, results = self._tally(env, player, shard)
                if self._paired:
                    first = first or results
                    both = int(np.count_nonzero(results[1] & first[1]))
                    tally["pairs"] = {"points": int(np.dot(results[0], first[0])), "won": both}
                next(rows)["tally"] = tally
        return totals

    def _tally(self, env: Env, player: PlayerName | Player, shard: Shard) -> tuple[Tally, tuple[NDArray[np.int64], NDArray[np.bool_]]]:
        """The tally of a shard, and points and win of each game."""
        if isinstance(player, str):
            numbers = (shard[0] - 1, shard[1], self.games)
            told = tally_games(env, *numbers, player, self.aim, self.playouts, self.seed, self.luck)
            (played, victories, decisions, counts), luck, results = told
        else:
            each = [self._game(env, player, number) for number in self.numbers(shard)]
            results = np.array([game[1] for game in each], np.int64), np.array([game[2] for game in each], np.bool_)
            played, victories, decisions, luck = len(each), int(results[1].sum()), sum(game[3] for game in each), None
            ended, times = np.unique(results[0], return_counts=True)
            counts = dict(zip(ended.tolist(), times.tolist(), strict=True))
        tally: Tally = {
            "games": played,
            "won": victories,
            "decisions": decisions,
            "points": {str(ended): count for ended, count in sorted(counts.items())},
        }
        if luck is not None:
            tally["luck"] = {"sum": luck[0], "squares": luck[1], "won": luck[2], "points": luck[3]}
        return tally, results


if __name__ == "__main__":
    from ._program import main

    sys.exit(main())
