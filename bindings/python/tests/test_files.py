"""Totals replace nothing that is not theirs, and what cannot be written is refused before a game is played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from solo_tabletop._files import write_file
from solo_tabletop._program import main
from solo_tabletop.study import Study, run, to_text

GIVEN = ["tomb4k", "--games", "4", "--player", "random", "--where", "here", "--out"]
UNPLAYED = ["tomb4k", "--games", "4", "--player", "learned", "--where", "here", "--out"]
"""There is no trained network for this game: who plays says so."""


@pytest.fixture
def protected(tmp_path: Path) -> Path:
    """A file that is read-only."""
    file = tmp_path / "protected.json"
    file.write_text("")
    file.chmod(0o444)
    return file


def test_a_read_only_file_stays(protected: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(PermissionError, match="read-only") as refused:
        write_file(protected, "totals")
    assert refused.value.filename == str(protected)
    assert main([*UNPLAYED, str(protected)]) == 1
    told = capsys.readouterr().err
    assert "read-only" in told and str(protected) in told
    assert protected.read_text() == "" and list(protected.parent.iterdir()) == [protected]


def test_a_read_only_file_behind_a_link_stays(protected: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    try:
        link.symlink_to(protected)
    except OSError:
        pytest.skip("links need a right here")
    with pytest.raises(PermissionError, match="link.json"):
        write_file(link, "totals")
    assert link.is_symlink() and protected.read_text() == ""


def test_a_file_that_cannot_be_written_is_refused_before_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for out, named in ((tmp_path / "missing/totals.json", tmp_path / "missing"), (tmp_path, tmp_path)):
        assert main([*UNPLAYED, str(out)]) == 1
        told = capsys.readouterr().err
        assert str(named) in told and "network" not in told, told
    assert main([*UNPLAYED, str(tmp_path / "totals.json")]) == 1
    assert "network" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_totals_replace_nothing_but_totals_of_these_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "totals.json"
    others = to_text(Study(("tomb4k",), 5, ("random",)).play())
    half = to_text(Study(("tomb4k",), 4, ("random",)).play((1, 2)))
    for text in ("my thesis", "{}", others, half):
        out.write_text(text)
        assert main([*UNPLAYED, str(out)]) == 1 and main([*GIVEN, str(out)]) == 1
        assert out.name in capsys.readouterr().err and out.read_text() == text
    out.write_text("")
    for _ in range(2):
        assert main([*GIVEN, str(out)]) == 0
    parts = [tmp_path / f"{number}.json" for number in (1, 2)]
    for number, part in enumerate(parts, 1):
        assert main([*GIVEN, str(part), "--shard", f"{number}/2"]) == 0
    merged = ["--merge", *map(str, parts), "--out", str(out)]
    assert main(merged) == 0
    assert out.read_text() == to_text(Study(("tomb4k",), 4, ("random",)).play())
    out.write_text("my thesis")
    assert main(merged) == 1 and out.read_text() == "my thesis"


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text that is opened without a line ending has that of Windows."""
    opened = Path.open

    def translated(file: Path, mode: str = "r", buffering: int = -1, encoding: str | None = None, errors: str | None = None, newline: str | None = None) -> Any:
        if newline is None and "b" not in mode and "r" not in mode:
            newline = "\r\n"
        return opened(file, mode, buffering, encoding, errors, newline)

    monkeypatch.setattr(Path, "open", translated)


@pytest.mark.usefixtures("windows")
def test_totals_have_the_same_bytes_on_every_system(tmp_path: Path) -> None:
    study = Study(("tomb4k",), 4, ("random",))
    (folder := tmp_path / "study").mkdir()
    run(study, 2, "here", folder=folder)
    out = tmp_path / "totals.json"
    assert main([*GIVEN, str(out), "--no-pairs"]) == 0
    assert out.read_bytes() == to_text(study.play()).encode()
    for number in (1, 2):
        assert (folder / f"shard-{number:05}-of-00002.json").read_bytes() == to_text(study.play((number, 2))).encode()


@pytest.mark.skipif(os.name != "posix", reason="a pipe has a name on Unix only")
def test_a_pipe_has_the_same_bytes_too(tmp_path: Path, windows: None) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_file(pipe, "one\ntwo\n")
    assert os.read(reader, 100) == b"one\ntwo\n"
    os.close(reader)
