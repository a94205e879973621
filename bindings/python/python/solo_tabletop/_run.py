"""A study in shards, which are kept and added up."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from . import _progress
from ._options import whole
from ._players import player_name
from ._totals import Shard, Totals, add
from ._where import Folder, Where, played

if TYPE_CHECKING:
    from .study import Study

MOST_SHARDS = 2**24


def run(
    study: Study,
    shards: int = 16,
    where: Where = "processes",
    *,
    workers: int | None = None,
    folder: str | os.PathLike[str] | None = None,
    tries: int = 3,
    patience: int = 600,
    progress: Callable[[int, int], None] | bool = True,
) -> Totals:
    """Plays a study in that many shards and adds them up.

    With a `folder` every shard that is done is kept there, and those that are there already are not played again. A folder has
    one study, which it names in `.solo-study.json`: another one is refused with `ValueError`, which says what differs.
    After two seconds a bar shows the progress, if `tqdm` is installed and there is a terminal or a notebook; not with
    `progress=False`. A function is called after every shard with the numbers of shards done and of all instead. A shard
    whose worker dies is played again, `tries` times in all; then `ShardFailed` is raised, and what is done stays in the
    folder. A worker of `processes` counts as dead, too, if it is stopped for `patience` seconds; a shard may take any time. For Ray
    there is no such limit.
    """
    shards = whole("shards", shards, 1, MOST_SHARDS)
    workers, tries, patience = checked(study, where, workers, tries, patience)
    study.envs()
    kept = Folder(None if folder is None else Path(folder), study)
    everything = [(number, shards) for number in range(1, shards + 1)]
    done: dict[Shard, Totals] = {}
    for shard in everything:
        totals = kept.read(shard)
        if totals is not None:
            done[shard] = totals
    missing = [shard for shard in everything if shard not in done]
    results = played(study.play, missing, where, workers, tries, patience)
    if progress is True:
        results = _progress.shown(results, len(missing), "shard")
    for shard, totals in results:
        kept.write(shard, totals)
        done[shard] = totals
        if callable(progress):
            progress(len(done), shards)
    return add(done[shard] for shard in everything)


def checked(study: Study, where: Where, workers: int | None, tries: int, patience: int) -> tuple[int | None, int, int]:
    """Refuses with `ValueError` a wrong place, and a player that another process cannot have."""
    if where not in get_args(Where):
        raise ValueError(f"there is no where {where!r}, but {', '.join(get_args(Where))}")
    workers = None if workers is None else whole("workers", workers, 1, None)
    tries, patience = whole("tries", tries, 1, None), whole("patience", patience, 1, None)
    if where != "here":
        _travels(study)
    return workers, tries, patience


def _travels(study: Study) -> None:
    for player in study.players:
        try:
            pickle.dumps(player)
        except Exception as error:
            raise ValueError(f"{player_name(player)} does not pickle, so that it plays with where=\"here\" only: {error}") from error
