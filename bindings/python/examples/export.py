"""The rows of many games as files of Parquet, and the memory that it takes: `python examples/export.py votk --folder events`.

It needs `pip install './bindings/python[analysis]'`. Memory is the largest of the process, and for each worker that of the largest.
"""

from __future__ import annotations

import argparse
import resource
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from solo_tabletop.study import Study


def largest(who: int) -> int:
    """The most bytes that a process has had in memory."""
    status = Path("/proc/self/status")
    if who == resource.RUSAGE_SELF and status.exists():
        # The system counts from the program on that has started this one.
        return 1024 * int(status.read_text().split("VmHWM:")[1].split()[0])
    return resource.getrusage(who).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the rows of many games.")
    parser.add_argument("game", nargs="?", default="votk")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--player", default="learned")
    parser.add_argument("--rows", choices=["games", "decisions", "events"], default="events")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("events"))
    given = parser.parse_args()
    study = Study([given.game], given.games, [given.player])
    files = study.write_parquet(given.folder, given.rows, workers=given.workers, progress=False)
    parquet: Any = import_module("pyarrow.parquet")
    rows, size = sum(parquet.read_metadata(file).num_rows for file in files), sum(file.stat().st_size for file in files)
    own, worker = largest(resource.RUSAGE_SELF), largest(resource.RUSAGE_CHILDREN)
    print(f"{given.game}: {given.games} games, {rows} rows in {len(files)} files of {size} bytes")
    print(f"memory: {own} bytes, and {given.workers} workers of {worker}: {own + given.workers * worker}")


if __name__ == "__main__":
    main()
