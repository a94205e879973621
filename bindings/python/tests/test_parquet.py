"""Rows as files of Parquet: one schema a game, in any reader, and after a kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from solo_tabletop import games
from solo_tabletop._arrow import field_types, schema
from solo_tabletop.study import Study, arrow

pyarrow: Any = pytest.importorskip("pyarrow")
parquet: Any = pytest.importorskip("pyarrow.parquet")

NAMES = [str(game["name"]) for game in games()]
PROGRAM = Path(__file__).parent.parent / "examples" / "export.py"
EXPORTED = int(os.environ.get("EXPORTED_GAMES", "300"))
MEMORY = 500_000_000
"""Bytes that an export of any size may take, all processes together."""


def last(state: Any) -> int:
    """The last decision of the list."""
    return int(state.legal_count) - 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rows", ["games", "decisions", "events"])
def test_files_hold_the_rows_in_one_schema(name: str, rows: Any, tmp_path: Path) -> None:
    study = Study((name,), 6, ("random", "sensible"), seed=3)
    files = study.write_parquet(tmp_path, rows, shards=3, where="here")
    assert sorted(tmp_path.glob("*.parquet")) == files and len(files) == 3
    schemas = [parquet.read_schema(file).remove_metadata() for file in files]
    assert schemas[0] == schemas[1] == schemas[2] == schema(rows, [name])
    source: Any = {"games": study.game_rows, "decisions": study.decision_rows, "events": study.event_rows}[rows]
    own = [row for number in (1, 2, 3) for row in arrow(source(shard=(number, 3))).to_pylist()]
    written = [row for file in files for row in parquet.read_table(file).to_pylist()]
    for row in own + written:
        row.pop("seconds", None)
    assert written == own and written
    # Rows that differ in what happened have the same columns.
    few = list(source(shard=(1, 3)))
    assert arrow(few[:1]).schema == arrow(few).schema == arrow(few[-1:]).schema == schemas[0]


def test_a_word_is_a_word_and_a_number_a_number() -> None:
    assert field_types("votk")["card"] == "string" and field_types("votk")["price"] == "int64"
    rows = list(Study(("votk",), 3, ("random",)).event_rows())
    table = arrow(rows)
    for row, cells in zip(rows, table.to_pylist(), strict=True):
        for field, value in row["fields"].items():
            cell = cells[f"fields.{field}"]
            assert cell == value or (not isinstance(value, str) and isinstance(cell, str)), (field, value, cell)
    assert any(isinstance(row["fields"].get("card"), str) for row in rows)


def test_every_field_of_every_game_is_in_its_schema() -> None:
    for name in NAMES:
        fields = {field for row in Study((name,), 3, ("random",)).event_rows() for field in row["fields"]}
        assert fields <= set(field_types(name)), name


@pytest.mark.parametrize("reader", ["polars", "duckdb", "pandas"])
def test_readers_take_the_folder_as_one_table(reader: str, tmp_path: Path) -> None:
    library: Any = pytest.importorskip(reader)
    study = Study(("votk",), 8, ("random",))
    study.write_parquet(tmp_path, shards=4, where="here")
    count = sum(1 for _ in study.event_rows())
    prices = sum(row["fields"].get("price", 0) for row in study.event_rows(["buying"]))
    pattern = f"{tmp_path}/*.parquet"
    if reader == "polars":
        frame = library.read_parquet(pattern)
        found = len(frame), frame.filter(frame["kind"] == "buying")["fields.price"].sum()
    elif reader == "duckdb":
        asked = f"select count(*), sum(\"fields.price\") filter (kind = 'buying') from '{pattern}'"
        found = library.sql(asked).fetchall()[0]
    else:
        frame = library.read_parquet(tmp_path)
        found = len(frame), frame[frame["kind"] == "buying"]["fields.price"].sum()
    assert (int(found[0]), int(found[1])) == (count, prices)


def test_what_was_killed_goes_on(tmp_path: Path) -> None:
    program = (
        "import sys; from solo_tabletop.study import Study\n"
        f"Study(('votk',), 4000, ('sensible',)).write_parquet({str(tmp_path)!r}, shards=400, workers=2, progress=False)"
    )
    process = subprocess.Popen([sys.executable, "-c", program], start_new_session=True)
    while len(list(tmp_path.glob("events-*.parquet"))) < 3:
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.glob("events-*.parquet")}
    assert 3 <= len(kept) < 400
    for file in kept:
        parquet.read_table(file)
    few = Study(("votk",), 4000, ("sensible",))
    with pytest.raises(ValueError, match="another study"):
        Study(("votk",), 4000, ("random",)).write_parquet(tmp_path, shards=400)
    with pytest.raises(ValueError, match="another number of shards"):
        few.write_parquet(tmp_path, shards=40)
    left = sorted(kept)[3:]
    for file in left:
        file.unlink()
    assert {file: file.stat().st_mtime_ns for file in sorted(kept)[:3]} == {file: kept[file] for file in sorted(kept)[:3]}


def test_going_on_leaves_what_is_there(tmp_path: Path) -> None:
    study = Study(("tomb4k",), 40, (last, "random"))
    files = study.write_parquet(tmp_path, "decisions", ["delve"], shards=4, workers=2, progress=False)
    before = {file: (file.stat().st_mtime_ns, file.read_bytes()) for file in files}
    files[1].unlink()
    assert study.write_parquet(tmp_path, "decisions", ["delve"], shards=4, workers=2, progress=False) == files
    for file in files:
        assert file.read_bytes() == before[file][1] and (file.stat().st_mtime_ns == before[file][0]) == (file != files[1])
    assert {row["kind"] for file in files for row in parquet.read_table(file).to_pylist()} == {"delve"}
    files[2].write_text("shopping list")
    with pytest.raises(ValueError, match=f"{files[2].name} is no file of Parquet of a study"):
        study.write_parquet(tmp_path, "decisions", ["delve"], shards=4)


def test_what_is_not_written_is_refused(tmp_path: Path) -> None:
    study = Study(("tomb4k",), 4, ("random",))
    calls: list[tuple[Any, str]] = [
        (lambda: Study(("tomb4k", "votk"), 1).write_parquet(tmp_path), "a folder holds one game, not tomb4k, votk"),
        (lambda: study.write_parquet(tmp_path, "cards"), "there are no rows 'cards', but games, decisions, events"),  # type: ignore[arg-type]
        (lambda: study.write_parquet(tmp_path, "games", ["delve"]), "have no kind|no kinds"),
        (lambda: study.write_parquet(tmp_path, "events", ["dance"]), "tomb4k have no kind 'dance'"),
        (lambda: study.write_parquet(tmp_path, shards=0), "shards must be 1 to"),
        (lambda: Study(("tomb4k",), 4, (lambda state: 0,)).write_parquet(tmp_path), "does not pickle"),
    ]
    for call, message in calls:
        with pytest.raises(ValueError, match=message):
            call()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    """The largest memory of the process and of its workers, from a process of their own."""
    asked = [sys.executable, str(PROGRAM), "votk", "--games", str(EXPORTED), "--folder", str(tmp_path)]
    done = subprocess.run(asked, check=True, capture_output=True, text=True)
    whole = int(done.stdout.split()[-1])
    assert 0 < whole < MEMORY, done.stdout
    assert len(list(tmp_path.glob("*.parquet"))) == max(1, EXPORTED // 100)
