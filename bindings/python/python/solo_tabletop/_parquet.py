"""Rows of a study as files of Parquet, one for each shard."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast, get_args

from ._arrow import batch, schema
from ._manifest import check_name, check_same
from ._totals import Shard

if TYPE_CHECKING:
    from .study import Study

Rows: TypeAlias = Literal["games", "decisions", "events"]
"""Rows of a study that are written."""

_BATCH = 5000
"""Rows that are in memory at a time."""

_ABOUT = b"solo_tabletop"
"""Name of what a file says about its study."""

_STUDY = ("game", "rules", "games", "players", "seed", "options", "sweep")
"""What it says first; the kinds of rows follow."""


@dataclass(frozen=True)
class Task:
    """Writes the rows of a shard; a file is there as a whole or not at all."""

    study: Study
    folder: Path
    rows: Rows
    kinds: tuple[str, ...]

    def file(self, shard: Shard) -> Path:
        """The file of a shard."""
        return self.folder / f"{self.rows}-{shard[0]:05}-of-{shard[1]:05}.parquet"

    def is_there(self, shard: Shard) -> bool:
        """Returns whether the file is there. Raises `ValueError` if it is not of this study."""
        file = self.file(shard)
        for other in self.folder.glob(f"{self.rows}-*.parquet") if shard[0] == 1 else ():
            if not other.name.endswith(f"-of-{shard[1]:05}.parquet"):
                raise ValueError(f"{other} is a shard of another number of shards than {shard[1]}")
        if not file.exists():
            return False
        if self._read(file) != json.loads(self._about()):
            raise ValueError(f"{file} has rows of another study")
        return True

    def check(self) -> None:
        """Raises `ValueError`, with what differs, if there are rows or totals of another study in the folder."""
        check_name(self.folder, self.study)
        mine: dict[str, Any] = dict(zip(_STUDY, json.loads(self._about()), strict=False))
        for rows in get_args(Rows):
            for file in sorted(self.folder.glob(f"{rows}-*-of-*.parquet")):
                check_same(file, dict(zip(_STUDY, self._read(file), strict=False)), mine)

    def _read(self, file: Path) -> list[Any]:
        """What a file says about its study. Raises `ValueError` if it is no file of a study."""
        parquet: Any = import_module("pyarrow.parquet")
        try:
            metadata: dict[bytes, bytes] | None = parquet.read_schema(file).metadata
            about = json.loads((metadata or {})[_ABOUT])
        except Exception as error:
            raise ValueError(f"{file} is no file of Parquet of a study, and stays as it is") from error
        return cast("list[Any]", about)

    def _about(self) -> bytes:
        study, (env, *_) = self.study, self.study.envs()
        players = [study.player(player) for player in study.players]
        what = [env.game, env.rules_version, study.games, players, study.seed, list(study.options), study.sweep, list(self.kinds)]
        return json.dumps(what).encode()

    def _each(self, shard: Shard) -> Iterator[Mapping[str, Any]]:
        if self.rows == "games":
            return iter(self.study.game_rows(shard))
        if self.rows == "decisions":
            return self.study.decision_rows(self.kinds, shard)
        return self.study.event_rows(self.kinds, shard)

    def __call__(self, shard: Shard) -> int:
        parquet: Any = import_module("pyarrow.parquet")
        file = self.file(shard)
        extra = [] if self.study.sweep is None else [self.study.sweep]
        columns = schema(self.rows, dict.fromkeys(self.study.names), extra).with_metadata({_ABOUT: self._about()})
        # Whoever else writes this shard has another one.
        part, count = file.with_name(f".{file.name}-{secrets.token_hex(6)}.part"), 0
        rows = self._each(shard)
        try:
            with parquet.ParquetWriter(part, columns, compression="zstd") as writer:
                while some := list(islice(rows, _BATCH)):
                    writer.write_table(batch(some, columns))
                    count += len(some)
            with part.open("r+b") as written:
                os.fsync(written.fileno())
            # Another study may have written there meanwhile.
            if not self.is_there(shard):
                part.replace(file)
        finally:
            part.unlink(missing_ok=True)
        return count
