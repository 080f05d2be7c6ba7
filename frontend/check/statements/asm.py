"""Inline assembly ("Inline PTX Assembly in CUDA"): operands and their constraints, references in the
template.
"""

from __future__ import annotations

import re

from ...syntax import tree
from ...types import constants as const
from ...types import ctype as ct
from ...types.symbols import VariableSymbol
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..expressions.unary import check_assignable
from ..reporting import extent, is_error

SIZES = {"h": 2, "r": 4, "l": 8, "f": 4, "d": 8}
"""Size of the register in bytes by constraint letter."""


@handles(tree.Asm)
def check_assembly(cx: Context, node: tree.Asm) -> tree.Stmt:
    """Check an inline assembly statement."""
    node.outputs = [operand.copied() for operand in node.outputs]
    node.inputs = [operand.copied() for operand in node.inputs]
    for output in node.outputs:
        _output(cx, output)
    for value in node.inputs:
        _input(cx, value)
    node.template = _escape_registers(node.template)
    _insert_texts(cx, node)
    for clobber in node.clobbers:
        if clobber != b"memory":
            cx.report.error(
                f"unknown register name '{clobber.decode(errors='replace')}' in asm; only 'memory' can be"
                " clobbered",
                node,
            )
    for item in tree.ASM_REFERENCE.finditer(node.template):
        reference = item[1]
        if reference.isdigit() and int(reference) >= len(node.outputs) + len(node.inputs):
            cx.report.error(f"asm operand reference '%{reference.decode()}' has no operand", node)
        elif reference.startswith(b"["):
            cx.report.error("symbolic operand references in asm are not supported; use '%0', '%1', ...", node)
        elif not reference.isdigit() and reference != b"%":
            cx.report.error("invalid '%' in asm text; write '%%' for a percent sign", node)
    return node


def _escape_registers(template: bytes) -> bytes:
    """Return a template in which `%` before a register's name is escaped. nvcc accepts both `%laneid` and
    `%%laneid`. A letter and a number after `%` would be a modified operand.
    """

    def shown(found: re.Match[bytes]) -> bytes:
        return (
            b"%%" + found[1]
            if found[1].isalpha() and not template[found.end() : found.end() + 1].isdigit()
            else found[0]
        )

    return tree.ASM_REFERENCE.sub(shown, template)


def _insert_texts(cx: Context, node: tree.Asm) -> None:
    """Insert the constant text of operands with the constraint `C` into the template. The other operands are
    renumbered.
    """
    operands = [*node.outputs, *node.inputs]
    if all(operand.constraint != b"C" for operand in operands):
        return
    shown: list[bytes] = []
    number = 0
    for operand in operands:
        is_text = operand.constraint == b"C"
        shown.append(_constant_text(cx, operand).replace(b"%", b"%%") if is_text else b"%%%d" % number)
        number += not is_text
    node.inputs = [operand for operand in node.inputs if operand.constraint != b"C"]
    node.template = tree.ASM_REFERENCE.sub(
        lambda m: shown[int(m[1])] if m[1].isdigit() and int(m[1]) < len(shown) else m[0], node.template
    )


def _constant_text(cx: Context, node: tree.AsmOperand) -> bytes:
    """Return the characters, up to the first null, of the constant array to which an operand points."""
    result = const.evaluate(node.value)
    if (
        isinstance(result, const.ConstantAddress)
        and result.path == (0,)
        and isinstance(result.base, VariableSymbol)
    ):
        held = result.base.value
        if isinstance(held, list) and all(isinstance(item, int) for item in held):
            return bytes(item & 255 for item in held if isinstance(item, int)).partition(b"\0")[0]
    if not is_error(node.value):
        cx.report.diags.error(
            "constraint 'C' expects the address of a constant array of characters",
            node.value.start or node.location,
            length=extent(node.value),
        )
    return b""


def _letter(cx: Context, node: tree.AsmOperand, text: str) -> str | None:
    letter = text.lstrip("=+&")
    if letter in SIZES or (letter in ("n", "C") and "=" not in text and "+" not in text):
        return letter
    if len(letter) > 1:
        cx.report.error("an asm operand may specify only one constraint letter", node)
    else:
        cx.report.error(
            f"asm constraint '{letter}' is not supported; use one of h, r, l, f, d"
            + ("" if "=" in text or "+" in text else ", n, C"),
            node,
        )
    return None


def _check_size(cx: Context, node: tree.AsmOperand, t: ct.CType, letter: str) -> None:
    """Check that an operand has the size of its constraint, and is floating if the constraint is, as in
    nvcc.
    """
    if not t.is_scalar:
        cx.report.diags.error(
            "an asm operand must have scalar type",
            node.value.start or node.location,
            length=extent(node.value),
        )
    elif t.size != SIZES[letter] or t.is_float != (letter in "fd"):
        cx.report.diags.error(
            f"asm operand of type '{t.unqualified}' does not match the type or size implied by constraint"
            f" '{letter}'",
            node.value.start or node.location,
            length=extent(node.value),
        )


def _output(cx: Context, node: tree.AsmOperand) -> None:
    text = node.constraint.decode(errors="replace")
    node.value = cx.expr(node.value)
    if not text.startswith(("=", "+")):
        cx.report.error("an asm output operand must have one of the '=' or '+' modifiers", node)
        return
    letter = _letter(cx, node, text)
    if letter is None or is_error(node.value):
        return
    if not node.value.lvalue:
        cx.report.diags.error(
            "invalid lvalue in asm output", node.value.start or node.location, length=extent(node.value)
        )
        return
    if check_assignable(cx, node.value, node):
        _check_size(cx, node, node.value.ctype, letter)


def _input(cx: Context, node: tree.AsmOperand) -> None:
    text = node.constraint.decode(errors="replace")
    value = casts.rvalue(cx, cx.expr(node.value))
    node.value = value
    if text.startswith(("=", "+")):
        cx.report.error("an asm input operand may not have the '=' or '+' modifiers", node)
        return
    letter = _letter(cx, node, text)
    if letter is None or is_error(value):
        return
    if letter not in ("n", "C"):
        _check_size(cx, node, value.ctype, letter)
    elif letter == "n" and const.integer(value) is None:
        cx.report.diags.error(
            "constraint 'n' expects an integer constant expression",
            value.start or node.location,
            length=extent(value),
        )
