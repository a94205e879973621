"""Positions as text, and as pictures where Pillow is installed."""

from __future__ import annotations

import textwrap
from importlib import import_module
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import Table
from ._types import Data

WIDTH, HEIGHT = 1280, 960
"""Size of a picture, the same for every position, so that they make a film."""

_GROUND, _INK, _QUIET = (250, 249, 245), (28, 30, 33), (110, 113, 118)
_TINTS = {"mine": (214, 228, 252), "rival": (251, 222, 214), "good": (218, 241, 219), "bad": (251, 214, 222)}
_PLAIN = (234, 232, 225)
_SIZES = (20, 17, 14, 12, 10, 8)


def _parts(zone: Data) -> list[tuple[str, str]]:
    """The things in a zone with their tints; equal neighbours are counted."""
    parts: list[tuple[str, str]] = []
    for (name, tint), equal in groupby(zone.get("items", []), key=lambda item: (_name(item), str(item.get("tint", "none")))):
        count = len(list(equal))
        parts.append((f"{name} x{count}" if count > 1 else name, tint))
    return parts


def _name(item: Data) -> str:
    values = [str(badge.get("value", "")) for badge in item.get("badges", [])]
    count = [f"({item['count']})"] if "count" in item else []
    return " ".join([item["name"], *count, *values])


def zones(scene: Data) -> list[tuple[str, list[tuple[str, str]]]]:
    """The zones that hold anything, by title."""
    held: list[tuple[str, list[tuple[str, str]]]] = []
    for zone in scene["zones"]:
        title = ", ".join(text for text in (zone.get("title", ""), zone.get("note", "")) if text)
        parts = _parts(zone)
        if parts:
            held.append((title, parts))
    return held


def text(table: Table) -> str:
    """A position as lines of text: the zones, what is asked, and the choices."""
    return "\n".join(lines(table.scene()))


def lines(scene: Data) -> list[str]:
    """The same of a scene, line by line."""
    written = [f"{scene['game']}: {scene['now']}"]
    for title, parts in zones(scene):
        line = ", ".join(part for part, _ in parts)
        written += textwrap.wrap(f"{title}: {line}" if title else line, 96, subsequent_indent="  ")
    if scene.get("ask"):
        written.append(scene["ask"])
    return written + [f"  {choice['notation']}: {choice['label']}" for choice in scene["choices"]]


def picture(table: Table) -> NDArray[np.uint8]:
    """A position as a picture, `HEIGHT` x `WIDTH` x 3. Raises `ImportError` without Pillow."""
    image: Any = import_module("PIL.Image")
    drawing: Any = import_module("PIL.ImageDraw")
    scene = table.scene()
    canvas: Any = None
    for size in _SIZES:
        canvas = image.new("RGB", (WIDTH, HEIGHT), _GROUND)
        if _draw(drawing.Draw(canvas), scene, size) <= HEIGHT:
            break
    return np.asarray(canvas, np.uint8)


def _draw(draw: Any, scene: Data, size: int) -> int:
    """Draws a position with letters of this size, and returns the height that it needs."""
    font: Any = import_module("PIL.ImageFont").load_default(size)
    gap, line = size // 2, size * 3 // 2
    draw.text((gap * 2, gap), f"{scene['game']}: {scene['now']}", _INK, font)
    top = gap + line
    for title, parts in zones(scene):
        left = gap * 2
        if title:
            draw.text((left, top), title, _QUIET, font)
            top += line
        for part, tint in parts:
            width = int(draw.textlength(part, font)) + gap * 2
            if left + width > WIDTH - gap * 2 and left > gap * 2:
                left, top = gap * 2, top + line + gap // 2
            draw.rounded_rectangle((left, top, left + width, top + line), gap, _TINTS.get(tint, _PLAIN))
            draw.text((left + gap, top + size // 6), part, _INK, font)
            left += width + gap
        top += line + gap
    if scene.get("ask"):
        draw.text((gap * 2, top), scene["ask"], _INK, font)
        top += line
    return top
