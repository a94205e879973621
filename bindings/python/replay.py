"""Plays rows of studies again and compares: `python replay.py --rows 1000 --game votk --player sensible`.

A row is a game: its seeds give the game that it counts, by `Study.table` and by `Env.play`, to the last byte of the save. A line
for each game and player says how many rows do; the program fails if one does not. It needs the package to be installed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import get_args

from solo_tabletop import Env, TableError, games
from solo_tabletop._types import PlayerName
from solo_tabletop.study import Game, Study

PLAYERS: tuple[PlayerName, ...] = get_args(PlayerName)


def plays(name: str, player: PlayerName) -> bool:
    """Whether the game has the network that the player needs."""
    try:
        Env(name, 1).advice(player, playouts=2)
    except TableError:
        return False
    return True


def replayed(name: str, player: PlayerName, rows: int, playouts: int = 2) -> Iterator[tuple[Game, bool]]:
    """Rows of a study, each with whether its game is played again."""
    study, env = Study((name,), rows, (player,), playouts=playouts, seed=11), Env(name)
    for row in study.game_rows():
        table = study.table(row["number"])
        env.reset(row["seed"])
        steps = env.play(player, "score", playouts, row["player_seed"])
        told = row["steps"], row["points"], row["won"], row["outcome"]
        same = (steps, env.points, env.won, table.outcome) == told and table.due == "nothing"
        yield row, same and env.table().save() == table.save()


def main() -> int:
    names = [str(game["name"]) for game in games()]
    parser = argparse.ArgumentParser(description="Play rows of studies again.")
    parser.add_argument("--rows", type=int, default=1000, help="of each game and player")
    parser.add_argument("--game", choices=[*names, "all"], default="all")
    parser.add_argument("--player", choices=[*PLAYERS, "all"], default="all")
    parser.add_argument("--playouts", type=int, default=2, help="of players that search")
    given = parser.parse_args()
    failed = False
    for name in names if given.game == "all" else [given.game]:
        for player in PLAYERS if given.player == "all" else [given.player]:
            if not plays(name, player):
                print(f"{name} {player}: no network")
                continue
            begin = time.perf_counter()
            same = sum(same for _, same in replayed(name, player, given.rows, given.playouts))
            print(f"{name} {player}: {same} of {given.rows} rows are their games, {time.perf_counter() - begin:.1f} s", flush=True)
            failed |= same != given.rows
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
