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
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from solo_tabletop import Env, TableError, games, study_seed
from solo_tabletop._program import main
from solo_tabletop._totals import read_shard
from solo_tabletop.study import ShardFailed, Study, add, points, report, run, to_text, verdicts, won

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
        Study(("votk",), 4, options={"end_rule": "finish_play"}, luck=True),
        Study(("tomb4k",), 10, ("random", "sensible"), sweep="min_delve_turns", luck=True),
        Study(("kings-challenge",), 5, ("random",), sweep="roy_levels"),
    ):
        for name in study.names:
            one = replace(study, names=(name,), pairs=False)
            # The program replaces no totals of other games.
            out.unlink(missing_ok=True)
            command = [os.environ["SIMULATE"], name, "--games", str(one.games)]
            command += ["--player", ",".join(map(str, one.players)), "--aim", one.aim]
            command += ["--playouts", str(one.playouts), "--seed", str(one.seed), "--out", str(out)]
            command += [word for option in one.options for word in ("--option", option)]
            command += ["--luck"] * one.luck + ([] if one.sweep is None else ["--sweep", one.sweep])
            subprocess.run(command, check=True, capture_output=True)
            assert to_text(run(one, 16, "here")) == out.read_text()


def test_a_killed_study_goes_on(tmp_path: Path) -> None:
    assert to_text(run(STUDY, 8, "here", folder=tmp_path)) == whole()
    files = sorted(tmp_path.glob("shard-*"))
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

    with pytest.raises(ShardFailed, match="failed once"):
        run(study, 12, "processes", workers=2, folder=tmp_path, tries=1, progress=kill)
    kept = len(list(tmp_path.glob("shard-*")))
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


@pytest.mark.parametrize(
    "words",
    [
        ["--games", "-5"],
        ["--games", "1" + "0" * 22],
        ["--games", "many"],
        ["--playouts", "0"],
        ["--playouts", "1" + "0" * 22],
        ["--seed", "-1"],
        ["--shards", "0"],
        ["--workers", "0"],
        ["--player", "chess"],
        ["--player", ""],
        ["--shard", "4/3"],
        ["--where", "thread"],
        ["--option", "lives=9"],
        ["--option", "lives"],
        ["--player", "learned"],
        ["--games", "2", "--out", "/nowhere/at/all"],
        ["--merge", "/nowhere/at/all"],
        ["--merge", __file__],
        ["--folder", __file__],
    ],
)
def test_bad_command_lines_are_answered_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["tomb4k", "--games", "4", "--where", "here", *words])
    except SystemExit as end:
        code = int(end.code or 0)
    told = capsys.readouterr().err
    assert code in (1, 2) and told.strip() and "Traceback" not in told


def test_wrong_studies_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no where 'thread', but here, processes, ray"):
        run(STUDY, 2, "thread")  # type: ignore[arg-type]
    for wrong, message in (
        ({"games": -5}, "games must be 0 to"),
        ({"games": 10**22}, "games must be 0 to"),
        ({"playouts": 0}, "playouts must be 1 to"),
        ({"seed": -1}, "seed must be 0 or more"),
        ({"aim": "gold"}, "there is no aim 'gold', but score, win"),
        ({"players": ("chess",)}, "there is no player 'chess', but random"),
        ({"players": "random"}, "players are a tuple"),
    ):
        arguments: dict[str, Any] = wrong
        with pytest.raises(ValueError, match=message):
            Study(("tomb4k",), **arguments)
    for shards, workers, tries, patience in ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)):
        with pytest.raises(ValueError, match="must be 1 "):
            run(STUDY, shards, "here", workers=workers, tries=tries, patience=patience)


EDITS: list[tuple[str, str]] = [
    ('"won": ', '"won": 99'),
    ('"games": 10', '"games": 9'),
    ('"tally"', '"tale"'),
    ('"decisions": ', '"decisions": -'),
    ("{", "["),
]


@pytest.mark.parametrize("before, after", EDITS)
def test_files_that_are_edited_or_not_ours_are_refused_by_name(before: str, after: str, tmp_path: Path) -> None:
    study = Study(("tomb4k",), 20, ("random",))
    run(study, 2, "here", folder=tmp_path)
    file = sorted(tmp_path.glob("shard-*"))[1]
    file.write_text(after.join(file.read_text().rsplit(before, 1)) if before != "{" else "[]")
    kept = file.read_text()
    with pytest.raises(ValueError, match=file.name):
        run(study, 2, "here", folder=tmp_path)
    assert file.read_text() == kept
    file.write_text("shopping list")
    with pytest.raises(ValueError, match=file.name):
        run(study, 2, "here", folder=tmp_path)
    assert main(["--merge", str(file)]) == 1


def test_a_file_with_the_name_of_a_shard_that_is_none_stays(tmp_path: Path) -> None:
    file = tmp_path / "shard-00001-of-00002.json"
    file.write_text('{"recipe": "two eggs, some flou')
    with pytest.raises(ValueError, match=file.name):
        run(Study(("tomb4k",), 20, ("random",)), 2, "here", folder=tmp_path)
    assert "two eggs" in file.read_text()


@pytest.mark.skipif(os.name != "posix", reason="modes and links as Unix has them")
def test_a_link_stays_a_link_and_a_mode_the_mode(tmp_path: Path) -> None:
    (folder := tmp_path / "study").mkdir()
    link, file = folder / "shard-00001-of-00002.json", tmp_path / "kept.json"
    out = tmp_path / "out.json"
    for one in (file, out):
        one.write_text("")
        one.chmod(0o600)
    link.symlink_to(file)
    study = Study(("tomb4k",), 20, ("random",))
    run(study, 2, "here", folder=folder)
    assert link.is_symlink() and file.read_text() == to_text(study.play((1, 2)))
    assert main(["tomb4k", "--games", "20", "--player", "random", "--out", str(out)]) == 0
    assert [one.stat().st_mode & 0o777 for one in (file, out)] == [0o600, 0o600]
    assert len(list(folder.glob("shard-*"))) == 2


@pytest.mark.skipif(os.name != "posix", reason="limits as Unix has them")
def test_a_full_disk_leaves_the_totals_that_were_there(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    given = ["tomb4k", "--games", "20", "--player", "random", "--out", str(out)]
    assert main(given) == 0
    before = out.read_text()
    program = (
        "import resource, sys; from solo_tabletop._program import main; "
        f"resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)); sys.exit(main({given!r}))"
    )
    assert subprocess.run([sys.executable, "-B", "-c", program], capture_output=True).returncode == 1
    assert out.read_text() == before and list(tmp_path.iterdir()) == [out]


def test_ctrl_c_ends_a_run_in_the_middle() -> None:
    program = (
        "import multiprocessing, os, signal, threading, time\n"
        "from solo_tabletop.study import Study, run\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "def interrupt():\n"
        "    while len(multiprocessing.active_children()) < 2:\n"
        "        time.sleep(0.01)\n"  # Leaves the processor to them; nothing depends on how long.
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        # It would take days.
        "study = Study(('tomb4k',), 1_000_000, ('mcts',), playouts=100_000)\n"
        "threading.Thread(target=interrupt).start()\n"
        "try:\n"
        "    run(study, 4, workers=2)\n"
        "except KeyboardInterrupt:\n"
        "    while multiprocessing.active_children():\n"
        "        time.sleep(0.01)\n"
        "    print('interrupted')\n"
    )
    # A limit against hanging for ever.
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=600)
    assert done.stdout == "interrupted\n" and not done.stderr


STOPPED = """
import multiprocessing, os, signal, threading, time
from solo_tabletop.study import ShardFailed, Study, run, to_text

def stop():
    for worker in multiprocessing.active_children():
        os.kill(worker.pid, signal.SIGSTOP)

def stop_the_first():
    while not multiprocessing.active_children():
        time.sleep(0.01)  # Leaves the processor to it; nothing depends on how long.
    stop()
"""


def stopped(program: str) -> str:
    """What a program says that stops its workers, which answer no more but do not end."""
    # A limit against hanging for ever.
    done = subprocess.run([sys.executable, "-c", STOPPED + program], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return done.stdout


@pytest.mark.skipif(os.name != "posix", reason="processes are stopped on Unix")
def test_a_stopped_worker_is_an_error() -> None:
    program = (
        # It would take days.
        "study = Study(('tomb4k',), 1_000_000, ('mcts',), playouts=100_000)\n"
        "threading.Thread(target=stop_the_first).start()\n"
        "try:\n"
        "    run(study, 4, workers=1, tries=1, patience=2)\n"
        "except ShardFailed as error:\n"
        "    print(error, multiprocessing.active_children())\n"
    )
    assert stopped(program) == "shard 1/4 failed once: a worker gave no sign of life for 2 seconds []\n"


@pytest.mark.skipif(os.name != "posix", reason="processes are stopped on Unix")
def test_workers_that_are_stopped_when_all_is_done_are_not_waited_for() -> None:
    program = (
        "study = Study(('tomb4k',), 20, ('random',))\n"
        "totals = run(study, 4, workers=2, patience=2, progress=lambda done, of: done == of and stop())\n"
        "print(to_text(totals) == to_text(study.play()), multiprocessing.active_children())\n"
    )
    assert stopped(program) == "True []\n"


def test_rows_of_games_are_those_of_the_totals() -> None:
    study = Study(("tomb4k", "votk"), 12, ("random", "sensible"), seed=3)
    rows = list(study.game_rows())
    for row in study.play()["rows"]:
        mine = [game for game in rows if (game["game"], game["player"]) == (row["game"], row["player"])]
        assert [game["number"] for game in mine] == list(range(12))
        assert sum(game["steps"] for game in mine) == row["tally"]["decisions"]
        assert sum(game["won"] for game in mine) == row["tally"]["won"]
        assert sum(game["points"] for game in mine) == sum(int(ended) * count for ended, count in row["tally"]["points"].items())
    assert all(game["seconds"] >= 0 and game["outcome"] for game in rows)
    for game in rows[:3]:
        env = study.env(game["number"], game["game"])
        assert game["seed"] == study_seed(3, game["number"])
        assert env.save() == Env(game["game"], game["seed"]).save()
        env.play("random", seed=game["player_seed"])
        assert env.points == game["points"] and env.view()["outcome"] == game["outcome"]
    with pytest.raises(ValueError, match="the study has the games tomb4k, votk"):
        study.env(0)
    with pytest.raises(IndexError):
        study.env(12, "votk")


def test_estimates_and_verdicts() -> None:
    totals = Study(("tomb4k",), 300, ("random", "sensible")).play()
    first, second = (row["tally"] for row in totals["rows"])
    assert verdicts(totals) and all("sensible (score) beats random clearly in" in line for line in verdicts(totals))
    assert verdicts(totals)[-1] in report(totals)
    for tally in (first, second):
        for estimate in (won(tally), points(tally)):
            assert estimate.low <= estimate.mean <= estimate.high
    assert points(second).is_clearly_above(points(first)) and not points(first).is_clearly_above(points(first))
    none = won({"games": 1000, "won": 0, "decisions": 0, "points": {}}, 0.99)
    assert none.low == 0 and 0.006 < none.high < 0.0067
    even = points({"games": 2, "won": 0, "decisions": 0, "points": {"10": 1, "14": 1}})
    assert even.mean == 12 and abs(even.high - even.mean - 12.7062 * 2) < 1e-3


def test_the_best_players_take_part() -> None:
    learned = Study(("votk",), 6, ("random", "learned")).play()
    assert [row["player"] for row in learned["rows"]] == ["random", "learned"]
    assert points(learned["rows"][1]["tally"]).mean > points(learned["rows"][0]["tally"]).mean
    with pytest.raises(TableError, match="no trained network for tomb4k"):
        Study(("tomb4k",), 1, ("learned",)).play()


def kill_a_task(name: bytes) -> None:
    """Waits for a Ray worker that is at this task, and kills it."""
    for _ in range(60_000):  # Ten minutes and more, against hanging for ever.
        for command in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                busy = command.read_bytes().startswith(b"ray::" + name)
            except OSError:
                continue
            if busy:
                os.kill(int(command.parent.name), signal.SIGKILL)
                return
        time.sleep(0.01)  # Leaves the processor to it.


def test_ray(tmp_path: Path) -> None:
    """Two local workers, one of which is killed in mid-study."""
    ray: Any = pytest.importorskip("ray")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        assert to_text(run(STUDY, 4, "ray")) == whole()
        study = Study(("tomb4k",), games=1200, players=("mcts",), playouts=1000)
        for tries in (1, 2):
            killer = threading.Thread(target=kill_a_task, args=(b"play_one",))
            killer.start()
            if tries == 1:
                with pytest.raises(ShardFailed, match="failed once"):
                    run(study, 4, "ray", folder=tmp_path, tries=1)
            else:
                assert to_text(run(study, 4, "ray", folder=tmp_path, tries=2)) == to_text(study.play())
            killer.join()
    finally:
        ray.shutdown()
