"""Where the shards of a study are played, and the folder that keeps them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, cast

from ._files import write_file
from ._manifest import claim
from ._totals import HEAD, Shard, Totals, failed_text, read_totals, to_text, what
from ._workers import ShardFailed, play_one, processes

if TYPE_CHECKING:
    from .study import Study


Where: TypeAlias = Literal["here", "processes", "ray"]

T = TypeVar("T")


class Folder:
    """The shards that are done, one file for each."""

    def __init__(self, folder: Path | None, study: Study) -> None:
        self.folder = folder
        self.study = study
        if folder is not None:
            claim(folder, study, self._check)

    def _check(self) -> None:
        """Raises `ValueError` for a shard of another study, whatever its number."""
        for file in sorted(self.folder.glob("shard-*-of-*.json")) if self.folder else ():
            if not _is_cut_off(file) and what(read_totals(file)) != what(self.study.empty((1, 1))):
                raise ValueError(f"{file} is a shard of another study")

    def _file(self, shard: Shard) -> Path | None:
        name = f"shard-{shard[0]:05}-of-{shard[1]:05}.json"
        return None if self.folder is None else self.folder / name

    def read(self, shard: Shard) -> Totals | None:
        """The totals of a shard, if they are there and whole. Raises `ValueError` for another study."""
        file = self._file(shard)
        if file is None or not file.exists():
            return None
        if _is_cut_off(file):
            # It is written again; anything else is left alone.
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
            write_file(file, to_text(totals))


def _is_cut_off(file: Path) -> bool:
    """Whether a file of ours was cut off by a crash of the machine."""
    text, head = file.read_bytes(), HEAD.encode()
    try:
        json.loads(text)
    except ValueError:
        return text.startswith(head) or head.startswith(text)
    return False


def played(play: Callable[[Shard], T], shards: Sequence[Shard], where: Where, workers: int | None, tries: int, patience: int) -> Iterator[tuple[Shard, T]]:
    """The results of shards as they come: played in this process, in several, or on a cluster."""
    if where == "processes":
        return processes(play, shards, workers, tries, patience)
    return ray(play, shards, tries) if where == "ray" else ((shard, play(shard)) for shard in shards)


def ray(play: Callable[[Shard], T], shards: Sequence[Shard], tries: int) -> Iterator[tuple[Shard, T]]:
    cluster: Any = import_module("ray")
    if not cluster.is_initialized():
        cluster.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False)
    remote = cluster.remote(max_retries=tries - 1)(play_one)
    waiting = {remote.remote(play, shard): shard for shard in shards}
    while waiting:
        ended, _ = cluster.wait(list(waiting))
        for reference in ended:
            shard = waiting.pop(reference)
            try:
                result = cast(T, cluster.get(reference))
            except cluster.exceptions.RayTaskError:
                # Raised by the study itself.
                raise
            except cluster.exceptions.RayError as error:
                # A worker, its memory or its machine.
                raise ShardFailed(failed_text(shard, tries)) from error
            yield shard, result
