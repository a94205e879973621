"""Where the shards of a study are played, and the folder that keeps them."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, cast

from ._files import write_file
from ._totals import HEAD, Shard, Totals, read_totals, shard_text, to_text, what

if TYPE_CHECKING:
    from .study import Study


Where: TypeAlias = Literal["here", "processes", "ray"]

T = TypeVar("T")


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
        text, head = file.read_bytes(), HEAD.encode()
        try:
            json.loads(text)
        except ValueError:
            # A file of ours that a crash of the machine has cut off is written again, anything else is left alone.
            if text.startswith(head) or head.startswith(text):
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


def _play(play: Callable[[Shard], T], shard: Shard) -> T:
    return play(shard)


def played(play: Callable[[Shard], T], shards: Sequence[Shard], where: Where, workers: int | None, tries: int) -> Iterator[tuple[Shard, T]]:
    """The results of shards as they come: played in this process, in several, or on a cluster."""
    if where == "processes":
        return processes(play, shards, workers, tries)
    return ray(play, shards, tries) if where == "ray" else ((shard, play(shard)) for shard in shards)


def processes(play: Callable[[Shard], T], shards: Sequence[Shard], workers: int | None, tries: int) -> Iterator[tuple[Shard, T]]:
    workers = workers or os.cpu_count() or 1
    waiting, failed = deque(shards), Counter[Shard]()
    while waiting:
        with ProcessPoolExecutor(workers, initializer=_deaf) as pool:
            playing: dict[Future[T], Shard] = {}
            try:
                while waiting or playing:
                    # One shard per worker: if a worker dies, the pool goes with it, and what it plays.
                    while waiting and len(playing) < workers:
                        playing[pool.submit(_play, play, waiting[0])] = waiting[0]
                        waiting.popleft()
                    for future in wait(playing, return_when=FIRST_COMPLETED).done:
                        result = future.result()
                        yield playing.pop(future), result
            except BrokenProcessPool:
                lost = [shard for future, shard in playing.items() if future.exception()]
                for future, shard in playing.items():
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


def ray(play: Callable[[Shard], T], shards: Sequence[Shard], tries: int) -> Iterator[tuple[Shard, T]]:
    cluster: Any = import_module("ray")
    if not cluster.is_initialized():
        cluster.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False)
    remote = cluster.remote(max_retries=tries - 1)(_play)
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
                raise ShardFailed(f"shard {shard_text(shard)} failed {tries} times") from error
            yield shard, result
