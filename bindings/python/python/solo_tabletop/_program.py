"""The program `python -m solo_tabletop.study`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from ._files import check_file, write_file
from ._native import games
from ._statistics import report
from ._totals import Totals, add, check_totals, read_shard, read_totals, to_text
from ._types import Aim, PlayerName
from .study import ShardFailed, Study, Where, run


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
    parser.add_argument("--no-pairs", action="store_true", help="totals as simulate writes them, without the pairs that compare players")
    parser.add_argument("--level", type=float, default=0.95, help="confidence of intervals and verdicts")
    parser.add_argument("--luck", action="store_true", help="measures the luck of every game, for results without it")
    parser.add_argument("--shard", metavar="3/16", help="play only this part")
    parser.add_argument("--shards", type=int, default=16, help="number of parts")
    parser.add_argument("--where", default="processes", choices=get_args(Where))
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores")
    parser.add_argument("--patience", type=int, default=600, help="seconds after which a process that is stopped counts as dead")
    parser.add_argument("--folder", help="keeps the parts that are done, to go on later")
    parser.add_argument("--merge", nargs="+", metavar="FILE", help="add up parts instead of playing")
    parser.add_argument("--out", help="writes the exact totals to this file; one that holds anything else is refused")
    return parser


def _totals(given: argparse.Namespace) -> Totals:
    out = Path(given.out) if given.out else None
    if out:
        check_file(out)
    if given.merge:
        if out:
            check_totals(out, None)
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
        not given.no_pairs,
    )
    shard = read_shard(given.shard) if given.shard else None
    if out:
        check_totals(out, study.empty(shard or (1, 1)))
    if shard:
        return study.play(shard)

    def progress(done: int, of: int) -> None:
        print(f"{done} of {of} shards", file=sys.stderr)

    return run(
        study, given.shards, given.where, workers=given.workers, folder=given.folder, patience=given.patience, progress=progress
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """The program."""
    given = _arguments().parse_args(arguments)
    try:
        totals = _totals(given)
        told = report(totals, given.level)
        if given.out:
            write_file(Path(given.out), to_text(totals))
    except (ValueError, ShardFailed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    try:
        print(told, flush=True)
    except BrokenPipeError:
        # Nothing reads on, as with `head`: the interpreter would try again when it ends, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
