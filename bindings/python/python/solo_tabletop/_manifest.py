"""The study of a folder, named in a small file beside what it has written."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ._files import create_file, write_file

if TYPE_CHECKING:
    from .study import Study

NAME = ".solo-study.json"
"""Hidden, so that patterns and readers of folders leave it out."""


def claim(folder: Path, study: Study, check: Callable[[], None]) -> None:
    """Makes a folder that of a study. Raises `ValueError`, with what differs, if it is that of another one.

    `check` raises for files that were there before folders named their study.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file, text = folder / NAME, _text(study)
    if not file.exists():
        check()
        try:
            # Of two studies that begin in one moment, one has the folder.
            return create_file(file, text)
        except FileExistsError:
            pass
    check_name(folder, study)
    if file.read_bytes() != text.encode():
        write_file(file, text)


def check_name(folder: Path, study: Study) -> None:
    """Raises `ValueError`, with what differs, if a folder names another study."""
    file = folder / NAME
    if not file.exists():
        return
    there = file.read_bytes()
    # A crash of the machine may have cut it off.
    if not _text(study).encode().startswith(there):
        check_same(folder, _read(file, there), described(study))


def check_same(place: Path, theirs: Mapping[str, Any], mine: Mapping[str, Any]) -> None:
    """Raises `ValueError` if two studies differ, with what differs."""
    told = [f"{name} {_shown(theirs.get(name))} there, {_shown(mine.get(name))} here" for name in {**mine, **theirs} if mine.get(name) != theirs.get(name)]
    if told:
        raise ValueError(f"{place} is of another study ({'; '.join(told)}): name another folder")


def _text(study: Study) -> str:
    return json.dumps(described(study), indent=2, ensure_ascii=False) + "\n"


def described(study: Study) -> dict[str, Any]:
    """Everything that a study is known by."""
    return {
        "rules": {env.game: env.rules_version for env in study.envs()},
        "games": study.games,
        "players": [study.player(player) for player in study.players],
        "seed": study.seed,
        "options": list(study.options),
        "sweep": study.sweep,
        "luck": study.luck,
        "pairs": study.pairs and len(study.players) > 1,
    }


def _read(file: Path, text: bytes) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise ValueError(f"{file} does not say of which study the folder is, and stays as it is: name another folder")
    return cast(dict[str, Any], data)


def _shown(value: Any) -> str:
    """A value in words."""
    if isinstance(value, dict):
        versions = cast(dict[str, object], value)
        return ", ".join(f"{game} version {version}" for game, version in versions.items())
    if isinstance(value, list):
        items = cast(list[object], value)
        return ", ".join(map(str, items)) or "none"
    return str(value)
