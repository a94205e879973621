"""The stub has the docstrings of the compiled module, and the reference page those of the package; editors show them."""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import solo_tabletop
from solo_tabletop import study
from solo_tabletop._native import Batch, Env, Hints, Table

HOME = Path(__file__).parent.parent
TOUR = HOME / "examples" / "everything.py"


def test_docstrings_of_stub_and_reference_are_current() -> None:
    written = runpy.run_path(str(HOME / "reference.py"))
    if os.environ.get("SOLO_DRAW"):
        written["main"]()
    assert written["stub"]() == written["STUB"].read_text(), "run bindings/python/reference.py"
    assert written["page"]() == written["PAGE"].read_text(), "run bindings/python/reference.py"


def test_the_stub_is_the_compiled_module() -> None:
    tree = ast.parse((HOME / "python" / "solo_tabletop" / "_native.pyi").read_text())
    classes: dict[str, Any] = {kind.__name__: kind for kind in (Batch, Env, Hints, Table)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            stubbed = {member.name for member in node.body if isinstance(member, ast.FunctionDef)} - {"__new__"}
            assert stubbed == {name for name in dir(classes[node.name]) if not name.startswith("_")}
            for member in node.body:
                if isinstance(member, ast.FunctionDef) and not member.decorator_list:
                    of: Any = classes[node.name] if member.name == "__new__" else getattr(classes[node.name], member.name)
                    named = [name for name in inspect.signature(of).parameters if name != "self"]
                    assert named == [name.arg for name in member.args.args][1:]


def test_the_tour_uses_everything_and_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("gymnasium")
    words = set(re.findall(r"\w+", TOUR.read_text()))
    public = {*solo_tabletop.__all__, *study.__all__}
    for kind in (Batch, Env, Hints, Table):
        public |= {name for name in dir(kind) if not name.startswith("_")}
    assert public - words == set()
    runpy.run_path(str(TOUR))["tour"]()
    assert capsys.readouterr().out


class Editor:
    """A client of a language server."""

    def __init__(self, command: str) -> None:
        self.server = subprocess.Popen([command, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.number = 0

    def end(self) -> None:
        self.server.kill()
        self.server.communicate()

    def send(self, method: str, params: Any, number: int | None = None) -> None:
        message: dict[str, Any] = {"jsonrpc": "2.0", "method": method, "params": params}
        if number is not None:
            message["id"] = number
        self.write(message)

    def write(self, message: dict[str, Any]) -> None:
        body = json.dumps(message).encode()
        assert self.server.stdin
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def ask(self, method: str, params: Any) -> Any:
        self.number += 1
        self.send(method, params, self.number)
        assert self.server.stdout
        while True:
            length = 0
            while (line := self.server.stdout.readline().strip()) or not length:
                assert line or self.server.poll() is None, "the server has ended"
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            message = json.loads(self.server.stdout.read(length))
            if message.get("id") == self.number and "method" not in message:
                return message["result"]
            if "id" in message and "method" in message:
                asked = message["method"] == "workspace/configuration"
                items = [{"pythonPath": sys.executable} if item.get("section") == "python" else {} for item in message["params"]["items"]] if asked else None
                self.write({"jsonrpc": "2.0", "id": message["id"], "result": items})


def test_an_editor_shows_docstrings(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("pyright-langserver")
    if not command.exists() or os.environ.get("NO_PYRIGHT"):
        pytest.skip("there is no pyright")
    lines = ["from solo_tabletop import Batch, Env, Table", "Table('votk').choices()", "Env('votk').width", "Batch(Env('votk'), 2).step"]
    file = tmp_path / "client.py"
    file.write_text("\n".join(lines))
    editor, uri = Editor(str(command)), file.as_uri()
    try:
        capabilities = {"workspace": {"configuration": True}, "textDocument": {"hover": {"contentFormat": ["plaintext"]}}}
        folders = [{"uri": tmp_path.as_uri(), "name": "client"}]
        editor.ask("initialize", {"processId": os.getpid(), "rootUri": tmp_path.as_uri(), "capabilities": capabilities, "workspaceFolders": folders})
        editor.send("initialized", {})
        document = {"uri": uri, "languageId": "python", "version": 1, "text": file.read_text()}
        editor.send("textDocument/didOpen", {"textDocument": document})
        for line, word, doc in ((1, "choices", Table.choices.__doc__), (2, "width", Env.width.__doc__), (3, "step", Batch.step.__doc__)):
            place = {"line": line, "character": lines[line].index(word) + 1}
            hover = editor.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": place})
            assert doc and doc.splitlines()[0] in hover["contents"]["value"]
    finally:
        editor.end()
