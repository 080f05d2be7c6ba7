"""Values of 128 bits: a register is held in two of 64 bits (PTX ISA 9.7.9.3, 9.7.9.4, 9.7.9.8, 9.7.9.11,
9.7.13.5).
"""

from __future__ import annotations

from ....ptx.model import IntImm, Operand, Register, Sink, Vector
from ....support.diagnostics import Space
from ..emit import Emitter, halves_of
from .registry import UnsupportedInstruction, sources


def halves(operand: Operand) -> tuple[Operand, Operand]:
    """Return the low and the high half of a register, each a register of its own, or of a constant or a
    vector.
    """
    if isinstance(operand, Sink):
        return operand, operand
    if isinstance(operand, Vector):
        middle = len(operand.elements) // 2
        low, high = operand.elements[:middle], operand.elements[middle:]
        return (low[0], high[0]) if middle == 1 else (Vector(low), Vector(high))
    if isinstance(operand, IntImm):
        return IntImm(operand.value % (1 << 64)), IntImm(0 if operand.value >= 0 else (1 << 64) - 1)
    if not isinstance(operand, Register):
        raise UnsupportedInstruction(f"'{operand}' cannot be a 128-bit operand here")
    return halves_of(operand)


def load(e: Emitter, d: Operand, space: Space, location: str, offset: int) -> None:
    """Emit the load of 128 bits."""
    values = e.temporary(f"x.load_vector({space!r}, u8, 2, {location}, {e.mask}, {e.site}, {offset})")
    for i, part in enumerate(halves(d)):
        e.dst(part, "b64", f"{values}[{i}]")


def store(e: Emitter, b: Operand, space: Space, location: str, offset: int) -> None:
    """Emit the store of 128 bits."""
    texts = sources(e, "b64", halves(b))
    e.line(f"x.store_vector({space!r}, u8, {location}, [{texts}], {e.mask}, {e.site}, {offset})")


def atom(e: Emitter, d: Operand, space: Space, location: str, b: Operand, c: Operand | None) -> None:
    """Translate exch and cas."""
    first = sources(e, "b64", halves(b))
    second = sources(e, "b64", halves(c)) if c is not None else ""
    values = e.temporary(f"atomic_wide(x, {space!r}, {location}, ({first}), ({second}), {e.mask}, {e.site})")
    for i, part in enumerate(halves(d)):
        e.dst(part, "b64", f"{values}[{i}]")
