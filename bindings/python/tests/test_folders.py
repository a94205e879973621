"""A folder has one study: what another one would put there is refused, and what is there stays."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from solo_tabletop._manifest import NAME, claim
from solo_tabletop._parquet import Task
from solo_tabletop.study import Study, run, to_text

STUDY = Study(("tomb4k",), 20, ("random", "sensible"), seed=3)
OTHERS: list[tuple[dict[str, Any], str]] = [
    ({"names": ("votk",)}, "rules tomb4k version \\d+ there, votk version \\d+ here"),
    ({"games": 21}, "games 20 there, 21 here"),
    ({"players": ("random",)}, "players random, sensible \\(score\\) there, random here; pairs True there, False here"),
    ({"aim": "win"}, "players random, sensible \\(score\\) there, random, sensible \\(win\\) here"),
    ({"seed": 4}, "seed 3 there, 4 here"),
    ({"options": {"min_delve_turns": 2}}, "options none there, min_delve_turns=2 here"),
    ({"sweep": "min_delve_turns"}, "sweep None there, min_delve_turns here"),
    ({"luck": True}, "luck False there, True here"),
]


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("other, differing", OTHERS)
def test_another_study_is_refused_with_what_differs(other: dict[str, Any], differing: str, tmp_path: Path) -> None:
    run(STUDY, 2, "here", folder=tmp_path)
    before = contents(tmp_path)
    # Its shards have other names.
    with pytest.raises(ValueError, match=f"{tmp_path.name} is of another study \\({differing}\\): name another folder"):
        run(replace(STUDY, **other), 4, "here", folder=tmp_path)
    assert contents(tmp_path) == before


def test_the_same_study_goes_on(tmp_path: Path) -> None:
    for shards in (2, 4):
        assert to_text(run(STUDY, shards, "here", folder=tmp_path)) == to_text(STUDY.play())
    assert len(list(tmp_path.glob("shard-*"))) == 6
    assert json.loads((tmp_path / NAME).read_text())["seed"] == 3


def test_rows_of_another_study_are_not_written(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    STUDY.write_parquet(tmp_path, "events", shards=1, where="here")
    before = contents(tmp_path)
    # A reader of folders takes files of one ending.
    assert list(before) == ["events-00001-of-00001.parquet"]
    for other, differing in ((replace(STUDY, seed=4), "seed 3 there, 4 here"), (replace(STUDY, names=("votk",)), "game tomb4k there, votk here; rules \\d there")):
        with pytest.raises(ValueError, match=f"events-00001-of-00001.parquet is of another study \\({differing}"):
            other.write_parquet(tmp_path, "games", shards=2, where="here")
        assert contents(tmp_path) == before
    files = STUDY.write_parquet(tmp_path, "games", shards=2, where="here")
    assert len(files) == 2 and contents(tmp_path).items() >= before.items()


def test_rows_are_not_written_beside_totals_of_another_study(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    run(STUDY, 2, "here", folder=tmp_path)
    before = contents(tmp_path)
    with pytest.raises(ValueError, match="seed 3 there, 4 here"):
        replace(STUDY, seed=4).write_parquet(tmp_path, "games", where="here")
    assert contents(tmp_path) == before
    STUDY.write_parquet(tmp_path, "games", where="here")


def test_rows_that_another_study_has_written_meanwhile_stay(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    task = Task(STUDY, tmp_path, "games", ())
    (file,) = replace(STUDY, seed=4).write_parquet(tmp_path, "games", where="here")
    before = file.read_bytes()
    with pytest.raises(ValueError, match="has rows of another study"):
        task((1, 1))
    assert contents(tmp_path) == {file.name: before}


def test_a_folder_of_an_earlier_version_is_known_by_its_shards(tmp_path: Path) -> None:
    run(STUDY, 2, "here", folder=tmp_path)
    before = contents(tmp_path)
    (tmp_path / NAME).unlink()
    with pytest.raises(ValueError, match="shard-00001-of-00002.json is a shard of another study"):
        run(replace(STUDY, seed=4), 4, "here", folder=tmp_path)
    run(STUDY, 2, "here", folder=tmp_path)
    assert contents(tmp_path) == before


def test_a_name_that_was_cut_off_is_written_again_and_another_text_stays(tmp_path: Path) -> None:
    run(STUDY, 2, "here", folder=tmp_path)
    file = tmp_path / NAME
    text = file.read_bytes()
    for kept in (0, 1, len(text) - 1):
        file.write_bytes(text[:kept])
        run(STUDY, 2, "here", folder=tmp_path)
        assert file.read_bytes() == text
    for damaged in (b"shopping list", b"[]", b"\xff"):
        file.write_bytes(damaged)
        with pytest.raises(ValueError, match=f"{NAME} does not say of which study the folder is"):
            run(STUDY, 2, "here", folder=tmp_path)
        assert file.read_bytes() == damaged


@pytest.mark.parametrize("links", [True, False])
def test_of_two_studies_that_begin_in_one_moment_one_has_the_folder(links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unlinked(*_: Any) -> None:
        raise OSError("a file system without links")

    if not links:
        monkeypatch.setattr(os, "link", unlinked)
    with pytest.raises(ValueError, match="seed 4 there, 3 here"):
        claim(tmp_path, STUDY, lambda: claim(tmp_path, replace(STUDY, seed=4), lambda: None))
    assert [file.name for file in tmp_path.iterdir()] == [NAME]
