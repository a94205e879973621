"""Rows as tables of Arrow, with columns by the JSON Schema of their game and not by what a row holds."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, cast

from ._kinds import event_specs

Cells = dict[str, Any]

TYPES = {
    "number": "int64",
    "seed": "uint64",
    "player_seed": "uint64",
    "points": "int64",
    "won": "bool",
    "steps": "int64",
    "seconds": "float64",
    "step": "int64",
    "regret": "float64",
    "error": "float64",
    "deals": "int64",
}
"""Types of the columns that every game has; the others are text."""

ROWS: dict[str, list[str]] = {
    "games": ["game", "player", "number", "seed", "player_seed", "points", "won", "steps", "seconds", "outcome"],
    "decisions": ["game", "player", "number", "seed", "player_seed", "step", "actor", "kind", "label", "sentence"],
    "events": ["game", "player", "number", "seed", "player_seed", "step", "actor", "kind", "label", "sentence"],
    "regret": [
        *("game", "player", "number", "seed", "player_seed", "step", "kind", "notation", "label"),
        *("best", "best_label", "regret", "error", "deals"),
    ],
}
"""Columns of every kind of row, in order, before those of fields and of a sweep."""

_SCALARS = {"boolean": "bool", "integer": "int64", "number": "float64", "string": "string"}


def _types(spec: Any, defs: Mapping[str, Any]) -> set[str]:
    """The types of JSON that a schema allows, without null."""
    if not isinstance(spec, dict):
        return {"any"}
    spec = cast(Cells, spec)
    if "$ref" in spec:
        return _types(defs[spec["$ref"].rpartition("/")[2]], defs)
    for several in ("oneOf", "anyOf"):
        if several in spec:
            return set[str]().union(*(_types(one, defs) for one in spec[several]))
    if "const" in spec or "enum" in spec:
        values: list[Any] = [spec["const"]] if "const" in spec else spec["enum"]
        names: dict[Any, str] = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}
        return {names.get(type(value), "any") for value in values} - {"null"}
    given: Any = spec.get("type", "any")
    return {given} - {"null"} if isinstance(given, str) else set[str](given) - {"null"}


def field_types(game: str) -> dict[str, str]:
    """The column of each field of an event: a flag, a number or text; text where events differ, and for lists and objects."""
    found: dict[str, set[str]] = {}
    for fields, defs in event_specs(game).values():
        for name, spec in fields.items():
            found.setdefault(name, set()).update(_types(spec, defs))
    return {name: _SCALARS.get(next(iter(types)), "string") if len(types) == 1 else "string" for name, types in sorted(found.items())}


def schema(rows: str, games: Iterable[str], extra: Sequence[str] = ()) -> Any:
    """The columns of rows of this kind in these games; `extra` are options of sweeps."""
    pyarrow: Any = import_module("pyarrow")
    columns = {name: TYPES.get(name, "string") for name in ROWS[rows]}
    if rows == "decisions":
        columns.update({"fields.number": "int64", "fields.notation": "string"})
    for game in games if rows == "events" else ():
        for name, kind in field_types(game).items():
            before = columns.setdefault(f"fields.{name}", kind)
            columns[f"fields.{name}"] = kind if kind == before else "string"
    columns.update(dict.fromkeys(extra, "string"))
    return pyarrow.schema([(name, pyarrow.type_for_alias(kind)) for name, kind in columns.items()])


def _text(value: Any) -> str | None:
    """A word as it is, anything else as JSON."""
    return value if value is None or isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _flat(row: Mapping[str, Any]) -> Cells:
    cells = {name: value for name, value in row.items() if name != "fields"}
    cells.update((f"fields.{name}", value) for name, value in row.get("fields", {}).items())
    return cells


def batch(rows: Sequence[Mapping[str, Any]], columns: Any) -> Any:
    """Rows as a table of these columns."""
    pyarrow: Any = import_module("pyarrow")
    flat = [_flat(row) for row in rows]
    arrays: list[Any] = []
    for column in columns:
        values = [cells.get(column.name) for cells in flat]
        arrays.append(pyarrow.array(map(_text, values) if column.type == pyarrow.string() else values, column.type))
    return pyarrow.Table.from_arrays(arrays, schema=columns)


def arrow(rows: Iterable[Mapping[str, Any]]) -> Any:
    """Rows of a study as a table of Arrow, with one column for each field; needs `pyarrow`.

    The columns of `fields` have its name before theirs: `fields.card`. Which there are and of which type they are is said by the
    JSON Schema of the game, so that tables of the same games go together whatever happened in them. Lists, objects, outcomes
    and fields that are of several types are text: a word as it is, anything else as JSON.
    """
    pyarrow: Any = import_module("pyarrow")
    listed = list(rows)
    if not listed:
        return pyarrow.table({})
    games = list(dict.fromkeys(str(row["game"]) for row in listed))
    first = listed[0]
    kind = "games" if "outcome" in first else "regret" if "regret" in first else "decisions" if "notation" in first["fields"] else "events"
    extra = [name for name in first if name not in ROWS[kind] and name != "fields"]
    return batch(listed, schema(kind, games, extra))
