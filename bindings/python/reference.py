"""Writes the docstrings of the compiled module into its stub, and the reference page of the guide: `python reference.py`.

Needs the package to be installed. The tests compare both with what this would write.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent
SOURCES = HOME / "python" / "solo_tabletop"
STUB = SOURCES / "_native.pyi"
PAGE = HOME.parent.parent / "docs" / "src" / "python-reference.md"

Described = ast.FunctionDef | ast.ClassDef

ALONE = ("solo_tabletop.openspiel", "solo_tabletop.sb3", "solo_tabletop.rllib")
"""Modules that need packages which need not be here."""

MODULES: list[tuple[str, list[str]]] = [
    ("solo_tabletop", ["_native.pyi", "_errors.py", "_types.py", "_drawing.py"]),
    ("solo_tabletop.envs", ["envs.py"]),
    ("solo_tabletop.study", ["study.py", "_run.py", "_rows.py", "_statistics.py", "_totals.py", "_where.py", "_workers.py"]),
    ("solo_tabletop.openspiel", ["openspiel.py"]),
    ("solo_tabletop.sb3", ["sb3.py"]),
    ("solo_tabletop.rllib", ["rllib.py"]),
]
"""Modules with the files that define their names."""


def stub() -> str:
    """The stub with the docstrings of the compiled module."""
    lines = STUB.read_text().splitlines()
    native = import_module("solo_tabletop._native")
    edits: list[tuple[ast.stmt, ast.stmt, str]] = []
    for node in ast.parse("\n".join(lines)).body:
        if isinstance(node, Described) and hasattr(native, node.name):
            edits.append((node, node.body[0], _doc(getattr(native, node.name))))
            for member in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(member, ast.FunctionDef) and not member.name.startswith("__"):
                    edits.append((member, member.body[0], _doc(getattr(getattr(native, node.name), member.name))))
    # From the end, so that the numbers of lines before stay.
    for node, first, doc in sorted(edits, key=lambda edit: edit[1].lineno, reverse=True):
        indent = " " * (node.col_offset + 4)
        old = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        whole = isinstance(node, ast.ClassDef)
        end = (first.end_lineno or first.lineno) if old else first.lineno - 1
        written = textwrap.indent(f'"""{doc}' + ("\n" if "\n" in doc else "") + '"""', indent, lambda line: bool(line.strip()))
        above = lines[first.lineno - 1][: first.col_offset].rstrip()
        before = lines[: first.lineno - 1] + ([above] if above else [])
        after = lines[end:]
        if not whole and old and after[:1] == [indent + "..."]:
            after = after[1:]
        lines = [*before, *written.splitlines(), *([] if whole else [indent + "..."]), *after]
    return "\n".join(lines) + "\n"


def _doc(described: Any) -> str:
    doc = inspect.getdoc(described)
    assert doc, described
    return doc


def page() -> str:
    """The reference page, of the stub and the sources."""
    written = ["# Python reference", "", "Generated from the docstrings of the package. [In Python](python.md) is the chapter with examples.", ""]
    for module, files in MODULES:
        trees = [ast.parse((STUB if file == STUB.name else SOURCES / file).read_text()) for file in files]
        public = getattr(import_module(module), "__all__", None) if module not in ALONE else None
        written += [f"## {module}", ""]
        about = ast.get_docstring(trees[0]) if module != "solo_tabletop" else ast.get_docstring(ast.parse((SOURCES / "__init__.py").read_text()))
        written += [_markdown(about or ""), ""]
        for node in (node for tree in trees for node in tree.body):
            if isinstance(node, Described) and not node.name.startswith("_") and (public is None or node.name in public):
                written += _entry(node)
    return "\n".join(written).rstrip() + "\n"


def _entry(node: Described) -> list[str]:
    """A class or a function."""
    if isinstance(node, ast.FunctionDef):
        return [f"### {node.name}", "", _code(_signature(node)), "", _markdown(ast.get_docstring(node) or ""), ""]
    written = [f"### {node.name}", ""]
    makers = [member for member in node.body if isinstance(member, ast.FunctionDef) and member.name in ("__new__", "__init__")]
    written += [part for maker in makers for part in (_code(_signature(maker, node.name)), "")]
    written += [_markdown(ast.get_docstring(node) or ""), ""]
    body = node.body
    for at, member in enumerate(body):
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
            text = _markdown(ast.get_docstring(member) or "").split("\n\n")
            words = {ast.unparse(word) for word in member.decorator_list}
            name = f"{member.name}: {ast.unparse(member.returns)}" if "property" in words and member.returns else _signature(member)
            written += [f"- `{_one_line(name)}`"]
            written += ["", textwrap.indent("\n\n".join(text), "  "), ""] if text[0] else [""]
        elif isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name) and not member.target.id.startswith("_"):
            after = body[at + 1] if at + 1 < len(body) else None
            doc = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            written += [f"- `{_one_line(ast.unparse(member))}`", *(["", textwrap.indent(_markdown(str(doc)), "  ")] if doc else []), ""]
    return written


def _signature(node: ast.FunctionDef, name: str | None = None) -> str:
    arguments = ast.unparse(node.args)
    for receiver in ("self", "cls"):
        arguments = arguments.removeprefix(f"{receiver}, ").removeprefix(receiver)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and name is None else ""
    return f"{name or node.name}({arguments}){returns}"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _code(text: str) -> str:
    lines = textwrap.wrap(_one_line(text), 110, subsequent_indent="    ", break_on_hyphens=False)
    return "\n".join(["```text", *lines, "```"])


def _markdown(doc: str) -> str:
    """A docstring with lists and indented programs as Markdown shows them."""
    blocks = inspect.cleandoc(doc).split("\n\n")
    return "\n\n".join(_program(block) if block.startswith("    ") else block for block in blocks)


def _program(block: str) -> str:
    return f"```text\n{textwrap.dedent(block)}\n```"


def main() -> None:
    """Writes both files."""
    STUB.write_text(stub())
    PAGE.write_text(page())


if __name__ == "__main__":
    main()
