"""Progress bars for what takes longer than two seconds, where `tqdm` is installed and someone looks on."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

DELAY = 2.0
"""Seconds before a bar appears."""

T = TypeVar("T")


def bar(total: int, unit: str) -> Any:
    """A bar with the methods of `tqdm`; `None` without `tqdm`, a terminal or a notebook."""
    if not (sys.stderr.isatty() or "ipykernel" in sys.modules):
        return None
    try:
        tqdm: Any = import_module("tqdm.auto")
    except ImportError:
        return None
    return tqdm.tqdm(total=total, unit=unit, delay=DELAY, leave=False)


def shown(items: Iterable[T], total: int, unit: str) -> Iterator[T]:
    """The items, with a bar."""
    ahead = bar(total, unit)
    try:
        for item in items:
            yield item
            if ahead is not None:
                ahead.update()
    finally:
        if ahead is not None:
            ahead.close()
