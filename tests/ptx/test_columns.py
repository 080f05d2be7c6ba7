"""Facts of the instruction table belong to the table: no file of `ptx` and of the engine's core names an
opcode for a decision.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import minicc
from minicc.ptx import notation
from minicc.ptx.ptxtypes import SPACES
from minicc.ptx.table import BY_OPCODE, FORMS

PACKAGE = Path(minicc.__file__).parent
OF_OPCODES = (PACKAGE / "ptx" / "isa", PACKAGE / "runtime" / "numpy_engine" / "rules")
"""Rows and the rules that are bound to them name opcodes by their nature."""
FILES = sorted(
    path
    for package in ("ptx", "runtime/numpy_engine")
    for path in (PACKAGE / package).rglob("*.py")
    if path.parent not in OF_OPCODES
)
MODIFIERS = {choice for row in FORMS for slot in row.slots for choice in slot.choices}
WORDS = {
    *SPACES,
    *MODIFIERS,
    *notation.SLOTS,
    *notation._ACCEPTED,
    *(word for row in FORMS for word in row.effects),
}
"""Words that are opcodes and something else as well, which these files may mean."""
MAKERS = {"build"}
"""What makes instructions: it must be told which."""


def named(tree: ast.Module) -> Iterator[ast.Constant]:
    """Strings that are opcodes, or lists of them, docstrings and what instructions are made of left out."""
    told = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        for part in ast.walk(node)
        if isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in MAKERS
            and node.args
        ):
            told |= {id(part) for part in ast.walk(node.args[0])}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            words = [word.partition(".")[0] for word in node.value.split()]
            if (
                words
                and all(word in BY_OPCODE for word in words)
                and not all(word in WORDS for word in words)
            ):
                yield node


def test_no_file_names_an_opcode() -> None:
    result = {(path.name, node.value) for path in FILES for node in named(ast.parse(path.read_text()))}
    assert sorted(result) == []


def test_opcodes_are_compared_with_opcodes_only() -> None:
    """`instr.opcode == "call"` names one even where the word is an effect too."""
    result = [
        f"{path.name}:{node.lineno}"
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Compare)
        and any(
            isinstance(side, ast.Attribute) and side.attr == "opcode"
            for side in (node.left, *node.comparators)
        )
        and any(
            isinstance(part, ast.Constant)
            for side in (node.left, *node.comparators)
            for part in ast.walk(side)
        )
    ]
    assert result == []


def test_the_check_can_fail() -> None:
    tree = ast.parse('"""mov"""\nif name in ("rem redux", "and"): build("mov.u32", a)\nx = {"wmma": 0}')
    assert sorted(node.value for node in named(tree)) == ["rem redux", "wmma"]
