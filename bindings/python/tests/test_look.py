"""Positions, scenes and hints as text of few lines and as HTML; hints that pickle."""

from __future__ import annotations

import json
import pickle
from html.parser import HTMLParser
from typing import Any

import pytest

from solo_tabletop import Env, Scene, Table, games

NAMES = [str(game["name"]) for game in games()]


def html(shown: Any) -> str:
    """What a notebook shows."""
    return str(shown._repr_html_())


class Page(HTMLParser):
    """The words of a page, and whether its tags end."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def text(self) -> str:
        return " ".join(self.words)


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_a_few_lines_and_a_drawing(name: str) -> None:
    table = Table(name, 5)
    env = Env.load(table.save())
    for shown in (table, env, table.scene()):
        lines = repr(shown).splitlines()
        assert 3 <= len(lines) <= 15 and max(map(len, lines)) <= 100
    assert repr(table).startswith(f"<Table of {name}, {table.steps} steps, due: decision>\n")
    assert repr(env).startswith(f"<Env of {name}, due: decision>\n") and repr(env).splitlines()[1:] == repr(table).splitlines()[1:]
    scene = table.scene()
    assert isinstance(scene, Scene) and scene == json.loads(json.dumps(scene)) and pickle.loads(pickle.dumps(scene)) == scene
    assert html(table.scene_at(table.steps)) == html(scene) == html(table) == html(env)
    text = Page(html(scene)).text()
    for zone in scene["zones"]:
        assert all(item["name"] in text for item in zone.get("items", []))
    assert all(choice["label"] in text and choice["notation"] in text for choice in scene["choices"])
    # One drawing for both themes, without a script.
    assert "light dark" in html(scene) and "<script" not in html(scene)


def test_names_of_an_owner_are_no_tags() -> None:
    table = Table("votk", 1)
    scene = table.scene()
    scene["now"] = "<b>now</b> & then"
    assert "&lt;b&gt;now&lt;/b&gt; &amp; then" in html(scene) and "<b>" not in html(scene)


def test_hints_pickle_and_show_themselves() -> None:
    hints = Table("tomb4k", seed=42).hints(1)
    fresh = pickle.loads(pickle.dumps(hints))
    listed = hints.play(8)
    twin = pickle.loads(pickle.dumps(hints))
    assert repr(twin) == repr(hints) and twin.play(4) == hints.play(4) != listed and fresh.play(12) == hints.play(1)[:0] or fresh.play(1)
    lines = repr(hints).splitlines()
    assert lines[0] == "<Hints of tomb4k>" and len(lines) <= 15
    text = Page(html(hints)).text()
    assert all(hint["text"] in text for hint in twin.play(1)[:0])
    for hint in hints.play(1):
        assert hint["notation"] in text
