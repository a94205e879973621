"""Studies: the same totals with any number of shards, anywhere; killed workers and killed studies."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from solo_tabletop import games
from solo_tabletop.study import ShardFailed, Study, add, main, read_shard, report, run, to_text

NAMES = tuple(str(game["name"]) for game in games())
STUDY = Study(("tomb4k", "kings-challenge"), games=20, players=("random", "sensible"), seed=3)


@cache
def whole() -> str:
    return to_text(STUDY.play())


@pytest.mark.parametrize("shards", [1, 2, 16])
@pytest.mark.parametrize("where", ["here", "processes"])
def test_totals_are_the_same_to_the_last_byte(shards: int, where: Any) -> None:
    told: list[tuple[int, int]] = []
    totals = run(STUDY, shards, where, workers=2, progress=lambda done, of: told.append((done, of)))
    assert to_text(totals) == whole()
    assert told[-1] == (shards, shards) and len(told) == shards
    assert "kings-challenge" in report(totals)


@pytest.mark.skipif("SIMULATE" not in os.environ, reason="SIMULATE names no program simulate")
def test_totals_are_those_of_the_program(tmp_path: Path) -> None:
    out = tmp_path / "totals.json"
    for study in (
        Study(NAMES, 60, ("random",), seed=7),
        Study(("tomb4k", "kings-challenge"), 8, ("sensible", "greedy", "mcts"), "win", 20, 5),
        Study(("tomb4k",), 30, options=("min_delve_turns=2",)),
    ):
        for name in study.names:
            one = Study((name,), study.games, study.players, study.aim, study.playouts, study.seed, study.options)
            command = [os.environ["SIMULATE"], name, "--games", str(one.games)]
            command += ["--player", ",".join(one.players), "--aim", one.aim]
            command += ["--playouts", str(one.playouts), "--seed", str(one.seed), "--out", str(out)]
            command += [word for option in one.options for word in ("--option", option)]
            subprocess.run(command, check=True, capture_output=True)
            assert to_text(run(one, 16, "here")) == out.read_text()


def test_a_killed_study_goes_on(tmp_path: Path) -> None:
    assert to_text(run(STUDY, 8, "here", folder=tmp_path)) == whole()
    files = sorted(tmp_path.iterdir())
    assert len(files) == 8
    files[2].unlink()
    files[5].write_text(files[5].read_text()[:100])
    before = {file: file.stat().st_mtime_ns for file in files if file.exists()}
    told: list[int] = []
    again = run(STUDY, 8, "here", folder=tmp_path, progress=lambda done, _: told.append(done))
    assert to_text(again) == whole() and told == [7, 8]
    assert files[0].stat().st_mtime_ns == before[files[0]]
    with pytest.raises(ValueError, match="another study"):
        run(Study(("tomb4k",), games=40), 8, "here", folder=tmp_path)


def test_a_killed_worker_costs_what_it_played_and_no_more(tmp_path: Path) -> None:
    study = Study(("tomb4k",), games=960, players=("mcts",), playouts=1000)
    told: list[int] = []

    def kill(done: int, of: int) -> None:
        told.append(done)
        if len(told) in (1, 3):
            worker = multiprocessing.active_children()[0]
            assert worker.pid
            os.kill(worker.pid, signal.SIGKILL)

    with pytest.raises(ShardFailed, match="failed 1 times"):
        run(study, 12, "processes", workers=2, folder=tmp_path, tries=1, progress=kill)
    kept = len(list(tmp_path.iterdir()))
    assert 1 <= kept <= 2
    told.clear()
    # Two workers die, and no shard fails twice.
    totals = run(study, 12, "processes", workers=2, folder=tmp_path, tries=2, progress=kill)
    assert to_text(totals) == to_text(study.play())
    assert told == list(range(kept + 1, 13))


def test_the_program_plays_shards_and_merges_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [str(tmp_path / f"{number}.json") for number in (1, 2, 3)]
    for number, part in enumerate(parts, 1):
        assert main(["tomb4k", "--games", "50", "--shard", f"{number}/3", "--out", part]) == 0
    merged = tmp_path / "all.json"
    assert main(["--merge", *parts[::-1], "--out", str(merged)]) == 0
    assert merged.read_text() == to_text(Study(("tomb4k",), 50).play())
    assert main(["--merge", parts[0], parts[0]]) == 1
    assert main(["tomb4k", "--option", "lives=9"]) == 1
    assert "comes twice" in capsys.readouterr().err
    command = [sys.executable, "-m", "solo_tabletop.study", "tomb4k", "--games", "20", "--shards", "2"]
    assert "tomb4k" in subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_what_does_not_add_up() -> None:
    part = Study(("tomb4k",), 10).play((1, 2))
    assert json.loads(to_text(part)) == part and part["shards"] == ["1/2"]
    for other in (Study(("tomb4k",), 11).play((2, 2)), Study(("tomb4k",), 10).play((2, 3)), part):
        with pytest.raises(ValueError):
            add([part, other])
    for text in ("3", "0/3", "4/3", "a/b"):
        with pytest.raises(ValueError):
            read_shard(text)


def kill_a_task(name: bytes) -> None:
    """Waits for a Ray worker that is at this task, and kills it."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for command in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                busy = command.read_bytes().startswith(b"ray::" + name)
            except OSError:
                continue
            if busy:
                os.kill(int(command.parent.name), signal.SIGKILL)
                return
        time.sleep(0.01)


def test_ray(tmp_path: Path) -> None:
    """Two local workers, one of which is killed in mid-study."""
    ray: Any = pytest.importorskip("ray")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        assert to_text(run(STUDY, 4, "ray")) == whole()
        study = Study(("tomb4k",), games=1200, players=("mcts",), playouts=1000)
        for tries in (1, 2):
            killer = threading.Thread(target=kill_a_task, args=(b"_play",))
            killer.start()
            if tries == 1:
                with pytest.raises(ShardFailed, match="failed 1 times"):
                    run(study, 4, "ray", folder=tmp_path, tries=1)
            else:
                assert to_text(run(study, 4, "ray", folder=tmp_path, tries=2)) == to_text(study.play())
            killer.join()
    finally:
        ray.shutdown()
