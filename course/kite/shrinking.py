"""Smaller programs: each lacks one part of the original, large parts first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from ...support.fast_dataclass import replace
from . import tree
from .data import fields, is_node

_EXPRESSIONS = get_args(tree.Expr)


def smaller_programs(program: tree.KiteProgram) -> Iterator[tree.KiteProgram]:
    """Yield programs without a kernel, a statement or a parameter, or with a statement or an expression
    replaced by one of its parts.
    """
    yield from _variants(program)


def _variants(node: Any) -> Iterator[Any]:
    for name, part in fields(node).items():
        if isinstance(part, list) and part and is_node(part[0]):
            yield from (replace(node, **{name: shorter}) for shorter in _lists(part))
        elif is_node(part):
            yield from (replace(node, **{name: other}) for other in (*_parts(part), *_variants(part)))


def _lists(parts: list[Any]) -> Iterator[list[Any]]:
    half = len(parts) // 2
    if half > 1:
        yield parts[half:]
        yield parts[:half]
    for i in range(len(parts)):
        yield parts[:i] + parts[i + 1 :]
    for i, part in enumerate(parts):
        if isinstance(part, tree.If | tree.While):
            yield parts[:i] + (part.then if isinstance(part, tree.If) else part.body) + parts[i + 1 :]
        elif isinstance(part, _EXPRESSIONS):
            yield from ([*parts[:i], other, *parts[i + 1 :]] for other in _parts(part))
        yield from ([*parts[:i], other, *parts[i + 1 :]] for other in _variants(part))


def _parts(part: Any) -> Iterator[Any]:
    match part:
        case tree.Element():
            yield part.index
        case tree.Unary():
            yield part.operand
        case tree.Binary():
            yield part.left
            yield part.right
        case tree.Call():
            yield from part.arguments
