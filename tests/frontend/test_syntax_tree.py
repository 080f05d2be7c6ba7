"""The checker never writes to the syntax tree: the same syntax may be checked again, in another scope."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from minicc.frontend import check, parse_unit
from minicc.frontend.syntax import tree
from minicc.frontend.text.options import FrontendOptions
from minicc.support.diagnostics import CompileError, Diagnostics
from minicc.support.recursion import deep_recursion

TESTS = Path(__file__).parent
FILES = [
    f
    for room in ("check", "core", "cpp", "lower", "parser", "wild")
    for f in sorted((TESTS / room).glob("*.cu"))
]


class _Fixed(list[Any]):
    """A list that nobody may change."""

    def _refuse(self, *args: Any) -> None:
        raise AssertionError("a list of the syntax tree is changed")

    append = extend = insert = remove = pop = clear = sort = reverse = __setitem__ = __delitem__ = (
        __iadd__
    ) = _refuse  # type: ignore[assignment]


def freeze(root: tree.Node) -> dict[int, tree.Node]:
    """Every node below, by its id; the lists between them are fixed."""
    result: dict[int, tree.Node] = {}
    pending: list[Any] = [root]
    while pending:
        node = pending.pop()
        if id(node) in result:
            continue
        result[id(node)] = node
        for name in node.slots:
            value = getattr(node, name)
            if isinstance(value, list):
                setattr(node, name, _Fixed(value))
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, tree.Node):
                    pending.append(item)
    return result


@contextmanager
def frozen(root: tree.Node) -> Iterator[None]:
    nodes = freeze(root)

    def assign(self: tree.Node, name: str, value: object) -> None:
        assert id(self) not in nodes, f"'{name}' of {type(self).__name__} at {self.location} is assigned"
        object.__setattr__(self, name, value)

    setattr(tree.Node, "__setattr__", assign)  # noqa: B010
    try:
        yield
    finally:
        del tree.Node.__setattr__


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_checking_leaves_the_syntax_alone(file: Path) -> None:
    options, diags = FrontendOptions(), Diagnostics()
    with deep_recursion():
        try:
            unit = parse_unit(file.read_text(), str(file), options, diags)
        except CompileError:
            return
        with frozen(unit):
            check.check(unit, options, diags)
