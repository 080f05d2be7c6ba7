"""The `repr` of the parts of a module: one line that describes the part; `str` is the text of LLVM IR."""

from __future__ import annotations

from ..support.text_table import count
from .core import Argument, Block, Function, Global, Instr, Module, Value
from .printer import name_values, print_function, print_instr, print_module, print_operand

_BROKEN = (AttributeError, KeyError, IndexError, TypeError, ValueError, AssertionError)
"""Exceptions that printing of incomplete IR may raise."""


def text(value: Value | Module) -> str:
    """As LLVM IR: an instruction's line, a block's, a function, a module; other values as operands, with
    their type.
    """
    match value:
        case Module():
            return print_module(value, debug=False)
        case Function():
            return print_function(value)
        case Block():
            return "\n".join([f"{label(value)}:", *(f"  {print_instr(instr)}" for instr in value.instrs)])
        case Instr():
            return print_instr(value)
    return f"{value.type} {print_operand(value, _function(value))}"


def short(value: Value | Module) -> str:
    """One line, whatever state the value is in."""
    try:
        return f"<{type(value).__name__} {_what(value)}>"
    except _BROKEN:
        return f"<{type(value).__name__} that is not complete>"


def label(value: Value) -> str:
    """Return the name of a value in its function's text, with `%` unless it is a block."""
    if isinstance(value, Block):
        return name_values(value.parent).get(value) or value.name or "?"
    return print_operand(value, _function(value))


def _function(value: Value) -> Function | None:
    """Return the function of a local value."""
    match value:
        case Argument():
            return value.parent
        case Instr() if value.parent is not None:
            return value.parent.parent
    return None


def _what(value: Value | Module) -> str:
    match value:
        case Module():
            return (
                f"{value.name}: {count(len(value.functions), 'function')},"
                f" {count(len(value.globals), 'variable')}"
            )
        case Function():
            kind = "kernel " if value.is_kernel else ""
            return f"{kind}@{value.name}: " + (
                f"{count(len(value.blocks), 'block')}, {count(sum(1 for _ in value.instrs()), 'instruction')}"
                if value.blocks
                else "declaration"
            )
        case Block():
            return f"%{label(value)}: {count(len(value.instrs), 'instruction')}"
        case Global():
            return f"{value.value_type} @{value.name}"
    return " ".join(text(value).split())
