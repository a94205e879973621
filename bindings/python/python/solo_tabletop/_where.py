"""Where the shards of a study are played, and the folder that keeps them."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ._totals import Shard, Totals, read_totals, shard_text, to_text, what

if TYPE_CHECKING:
    from .study import Study


class ShardFailed(RuntimeError):
    """A shard that failed as often as it was tried."""


class Folder:
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


def here(study: Study, shards: Sequence[Shard]) -> Iterator[tuple[Shard, Totals]]:
    for shard in shards:
        yield shard, study.play(shard)


def processes(
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


def ray(
    study: Study, shards: Sequence[Shard], tries: int
) -> Iterator[tuple[Shard, Totals]]:
    cluster: Any = import_module("ray")
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
