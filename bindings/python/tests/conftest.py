"""What several tests need: to act while another thread is in the middle of a call."""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

HANGING = 600
"""Seconds after which a test hangs for ever: a limit that no test comes near."""


@pytest.fixture
def meanwhile() -> Iterator[Callable[[Callable[[], None]], threading.Event]]:
    """Runs a function in another thread while the thread that sets the event is in the middle of the call that follows.

    No thread runs before another one lets it: the one that sets the event goes on until it is inside of a call that does so.
    """
    begun, over, threads = threading.Event(), threading.Event(), list[threading.Thread]()

    def run(act: Callable[[], None]) -> threading.Event:
        def wait() -> None:
            begun.wait()
            if not over.is_set():
                act()

        threads.append(threading.Thread(target=wait))
        threads[0].start()
        return begun

    interval = sys.getswitchinterval()
    sys.setswitchinterval(HANGING)
    faulthandler.dump_traceback_later(HANGING, exit=True, file=2)
    try:
        yield run
    finally:
        over.set()
        begun.set()
        for thread in threads:
            thread.join()
        faulthandler.cancel_dump_traceback_later()
        sys.setswitchinterval(interval)


@pytest.fixture
def ctrl_c() -> Iterator[Callable[[], None]]:
    """Presses Ctrl-C, which raises `KeyboardInterrupt`."""
    # A process in the background starts without this handler.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield lambda: os.kill(os.getpid(), signal.SIGINT)
    signal.signal(signal.SIGINT, before)
