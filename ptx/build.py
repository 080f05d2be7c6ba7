"""Construction of instructions from mnemonics, for code generators and rewriters of PTX."""

from __future__ import annotations

from ..support.diagnostics import UNKNOWN, Diagnostic, Location, PtxError
from .model import Instruction, Operand, Register
from .notation import OperandRule
from .ptxtypes import TYPES
from .table import lookup, select
from .values import FloatImm, IntImm


def build(
    mnemonic: str,
    *operands: Operand,
    guard: Register | None = None,
    negated: bool = False,
    location: Location = UNKNOWN,
    source: Location | None = None,
) -> Instruction:
    """Return the instruction `mnemonic operands`, bound to its row.

    PtxError if the table has no such form.
    """
    variants = lookup(mnemonic)
    if not variants:
        from .parsing.diagnose import diagnose  # needed for messages only

        raise PtxError([Diagnostic("error", diagnose(mnemonic).message, location)])
    variant = select(variants, operands)
    if variant is None:
        text = ", ".join(map(str, operands))
        raise PtxError(
            [
                Diagnostic(
                    "error",
                    f"no form of '{mnemonic}' takes the operands '{text}'; expected "
                    + " or ".join(f"'{v.form.syntax}'" for v in variants),
                    location,
                )
            ]
        )
    return Instruction(
        variant.form.opcode, variant.modifiers, operands, guard, negated, variant, location, source
    )


def takes_constant(rule: OperandRule, operand: Operand) -> bool:
    """Return whether an operand may be this constant instead of a register that holds it."""
    if "imm" not in rule.accepts or rule.type not in TYPES:
        return False
    if isinstance(operand, IntImm):
        low = operand.value if rule.low is None else rule.low
        high = operand.value if rule.high is None else rule.high
        is_in_range = low <= operand.value <= high and operand.value % rule.step == 0
        type = TYPES[rule.type]
        return is_in_range and type.lanes == 1 and type.kind in ("signed", "unsigned", "bits")
    return isinstance(operand, FloatImm) and rule.type == f"f{operand.width}"
