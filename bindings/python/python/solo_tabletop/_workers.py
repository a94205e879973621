"""Processes that play the shards of a study, and their signs of life."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for_ends
from typing import Any, TypeVar, cast

from ._totals import Shard, failed_text

T = TypeVar("T")

_CHECK = 1.0
"""Seconds between two looks at the signs of life."""

_BEAT = 0.2
"""Seconds between two signs of life of a worker."""


class ShardFailed(RuntimeError):
    """A shard that failed as often as it was tried."""


def _begin(beats: Any, taken: Any) -> None:
    """Leaves Ctrl-C to the process that has begun this worker, and gives signs of life from now on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with taken.get_lock():
        place, taken.value = taken.value, taken.value + 1
    beats[2 * place] = os.getpid()

    def beat() -> None:
        while True:
            beats[2 * place + 1] += 1
            time.sleep(_BEAT)

    threading.Thread(target=beat, daemon=True).start()


def play_one(play: Callable[[Shard], T], shard: Shard) -> T:
    """Plays a shard, wherever this runs."""
    return play(shard)


class _Pool:
    """Workers that are given up if one of them is silent for `patience` checks, as one that is stopped."""

    def __init__(self, workers: int, patience: int) -> None:
        context = multiprocessing.get_context()
        self._beats: Any = context.RawArray("Q", 2 * workers)
        self._executor = ProcessPoolExecutor(workers, context, _begin, (self._beats, context.Value("i", 0)))
        self._patience = patience
        self._heard: dict[int, int] = {}
        self._silent: Counter[int] = Counter()
        self._known: dict[int, Any] = {}
        self.is_given_up = False

    def submit(self, play: Callable[[Shard], T], shard: Shard) -> Future[T]:
        return self._executor.submit(play_one, play, shard)

    def _processes(self) -> list[Any]:
        """All that were begun; the executor forgets those that it has left."""
        self._known.update(cast("dict[int, Any]", getattr(self._executor, "_processes") or {}))
        return list(self._known.values())

    def done(self, playing: Collection[Future[T]]) -> set[Future[T]]:
        """Waits until some are done, or lost with their workers."""
        while not (done := wait(playing, _CHECK, FIRST_COMPLETED).done):
            self._check()
        return done

    def _check(self) -> None:
        beats = list(self._beats)
        heard = dict(zip(beats[::2], beats[1::2], strict=True))
        for process in self._processes():
            # Checks are counted, not seconds: the machine itself may have slept.
            is_silent = heard.get(process.pid) == self._heard.get(process.pid)
            self._silent[process.pid] = self._silent[process.pid] + 1 if is_silent else 0
        self._heard = heard
        if max(self._silent.values(), default=0) >= self._patience:
            self.is_given_up = True
            self.kill()

    def kill(self) -> None:
        """Ends the workers, those that are stopped, too."""
        for process in self._processes():
            process.kill()

    def close(self) -> None:
        """Lets the workers end, and kills those that do not."""
        left = {process.sentinel for process in self._processes()}
        leaving = threading.Thread(target=self._executor.shutdown)
        leaving.start()
        for _ in range(self._patience):
            if left:
                left.difference_update(cast("list[int]", wait_for_ends(list(left), _CHECK)))
        self.kill()
        leaving.join()

    def leave(self) -> None:
        """Ends the workers and waits for nothing."""
        self.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)


def processes(play: Callable[[Shard], T], shards: Sequence[Shard], workers: int | None, tries: int, patience: int) -> Iterator[tuple[Shard, T]]:
    """The results of shards as they come, played in several processes."""
    workers = workers or os.cpu_count() or 1
    waiting, failed = deque(shards), Counter[Shard]()
    while waiting:
        pool = _Pool(workers, patience)
        playing: dict[Future[T], Shard] = {}
        try:
            while waiting or playing:
                # One shard per worker: if a worker dies, the pool goes with it, and what it plays.
                while waiting and len(playing) < workers:
                    playing[pool.submit(play, waiting[0])] = waiting[0]
                    waiting.popleft()
                for future in pool.done(playing):
                    result = future.result()
                    yield playing.pop(future), result
            pool.close()
        except BrokenProcessPool:
            # One that is stopped would be waited for.
            pool.kill()
            pool.close()
            lost = [shard for future, shard in playing.items() if future.exception()]
            for future, shard in playing.items():
                if shard not in lost:
                    yield shard, future.result()
            # Without any, the pool broke before it accepted the next.
            for shard in lost or [waiting.popleft()]:
                failed[shard] += 1
                if failed[shard] == tries:
                    why = f": a worker gave no sign of life for {patience} seconds" if pool.is_given_up else ""
                    raise ShardFailed(failed_text(shard, tries) + why) from None
                waiting.append(shard)
        except BaseException:
            # What they play is of no use any more.
            pool.leave()
            raise
