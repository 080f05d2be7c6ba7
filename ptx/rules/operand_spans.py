"""Positions of operands in the text, recovered when a message needs them.

Instructions have one location only. The span of an operand is found by re-reading the instruction's text,
which costs nothing until there is a message to report.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache

from ...support.diagnostics import Location
from ..model import Function, Instruction, Module, Register, RegisterDecl, Scope, Statement

_PIECE = re.compile(r"//[^\n]*|/\*.*?\*/|[^\s,;{}()\[\]/|]+|.", re.DOTALL)


@lru_cache(maxsize=2)
def _line_starts(text: str) -> list[int]:
    return [0, *(match.end() for match in re.finditer("\n", text))]


def operand_span(module: Module, instr: Instruction, index: int) -> tuple[Location, int]:
    """Return (location, length) of operand `index` of `instr`; of the instruction where there is no text."""
    location = instr.location
    text = module.text
    starts = _line_starts(text)
    if not text or not 0 < location.line <= len(starts):
        return location, len(instr.mnemonic)
    start = starts[location.line - 1] + location.column - 1
    mnemonic = text.find(instr.mnemonic, start)
    if mnemonic < 0 or ";" in text[start:mnemonic]:
        return location, len(instr.mnemonic)
    position, depth, current = mnemonic + len(instr.mnemonic), 0, 0
    first = last = -1
    for match in _PIECE.finditer(text, position):
        piece = match.group()
        if piece == ";" or (piece == "," and depth == 0):
            if current == index or piece == ";":
                break
            current += 1
            continue
        depth += (piece in "{([") - (piece in "})]")
        if current == index and not piece.isspace() and not piece.startswith(("//", "/*")):
            first = match.start() if first < 0 else first
            last = match.end()
    if first < 0:
        return location, len(instr.mnemonic)
    line = bisect_right(starts, first)
    line_end = text.find("\n", first)
    last = min(last, line_end if line_end >= 0 else last)
    return Location(location.file, line, first - starts[line - 1] + 1), last - first


def register_span(module: Module, fn: Function, register: Register) -> tuple[Location, int] | None:
    """Return (location, length) of the declaration of `register` or its range; None for a parameter."""
    name = register.name.partition(".")[0]
    pending: list[tuple[int, list[Statement]]] = [(0, fn.body or [])]
    while pending:
        number, statements = pending.pop()
        for statement in statements:
            if isinstance(statement, Scope):
                pending.append((statement.number, statement.statements))
            elif isinstance(statement, RegisterDecl) and number == register.scope:
                for declared, count in statement.names:
                    digits = name[len(declared) :] if count is not None and name.startswith(declared) else "-"
                    if declared == name or (digits.isdigit() and int(digits) < (count or 0)):
                        return _span_in_declaration(module, statement, declared)
    return None


def _span_in_declaration(module: Module, statement: RegisterDecl, name: str) -> tuple[Location, int]:
    """Return (location, length) of `name` within a declaration."""
    location, starts = statement.location, _line_starts(module.text)
    if not module.text or not 0 < location.line <= len(starts):
        return location, 4
    start = starts[location.line - 1] + location.column - 1
    match = re.compile(rf"(?<![\w$%.]){re.escape(name)}(?![\w$])").search(module.text, start)
    if match is None:
        return location, 4
    line = bisect_right(starts, match.start())
    return Location(location.file, line, match.start() - starts[line - 1] + 1), len(name)
