"""Data movement between registers, and between address spaces (PTX ISA 9.7.9.3–4, 9.7.9.18–19)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import IntImm, Operand, Register, Sink, Vector
from ....ptx.ptxtypes import size_of
from ...memory.arena import CTA_WINDOW
from ..emit import NUMPY, STACK, Emitter, width_of
from .memory import SPACES
from .quad import halves
from .registry import rule


@rule("mov", ".type", flags="copies affine", type="pred b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64")
def mov(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    if isinstance(d, Vector):
        return _unpack(e, v.type, d, e.src(a, v.type))
    if isinstance(a, Vector):
        return e.dst(d, v.type, _pack(e, v.type, a))
    return e.dst(d, v.type, e.src(a, v.type, affine=True))


@rule("mov", ".type", flags="copies", type="b128")
def mov_quad(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    """Move the halves of a register, or the elements of a vector that has its size."""
    texts = [
        e.temporary(_pack(e, "b64", part) if isinstance(part, Vector) else e.src(part, "b64"))
        for part in halves(a)
    ]
    for part, text in zip(halves(d), texts):
        if isinstance(part, Vector):
            _unpack(e, "b64", part, text)
        else:
            e.dst(part, "b64", text)


@rule("alloca", ".type", type="u32 u64")
def alloca(e: Emitter, v: Variant, d: Operand, size: Operand, align: Operand | None = None) -> None:
    slot = e.registers.slot(STACK, "u8")
    count = e.convert(e.src(size, v.type), NUMPY[v.type], "u8")
    alignment = align.value if isinstance(align, IntImm) else 8
    pair = e.temporary(
        f"x.allocate_on_stack({e.read_slot(slot)}, {count}, {alignment}, {e.predicate or 'None'}, {e.mask},"
        f" {e.site})"
    )
    e.write_slot(slot, f"{pair}[1]")
    e.dst(d, v.type, e.convert(f"{pair}[0]", "u8", NUMPY[v.type]))


@rule("stacksave", ".type", type="u32 u64")
def stacksave(e: Emitter, v: Variant, d: Operand) -> None:
    e.dst(d, v.type, e.convert(e.read_slot(e.registers.slot(STACK, "u8")), "u8", NUMPY[v.type]))


@rule("stackrestore", ".type", type="u32 u64")
def stackrestore(e: Emitter, v: Variant, a: Operand) -> None:
    e.write_slot(e.registers.slot(STACK, "u8"), e.convert(e.src(a, v.type), NUMPY[v.type], "u8"))


def _pack(e: Emitter, type_: str, a: Vector) -> str:
    """Return the expression of a value of a type that consists of the elements of a vector."""
    bits = 8 * width_of(NUMPY[type_]) // len(a.elements)
    code_of_whole = "u" + NUMPY[type_][1]
    parts = [
        f"({e.src(element, f'b{bits}')}).astype({code_of_whole})"
        + (f" << {code_of_whole}({i * bits})" if i else "")
        for i, element in enumerate(a.elements)
    ]
    return "(" + " | ".join(f"({p})" for p in parts) + ")"


def _unpack(e: Emitter, type_: str, d: Vector, text: str) -> None:
    """Emit the moves of the parts of a value of a type to the elements of a vector."""
    bits = 8 * width_of(NUMPY[type_]) // len(d.elements)
    code_of_whole = "u" + NUMPY[type_][1]
    value = e.temporary(text)
    for i, element in enumerate(d.elements):
        if not isinstance(element, Sink):
            e.dst(element, f"b{bits}", f"({value} >> {code_of_whole}({i * bits})).astype(u{bits // 8})")


_CVTA_SPACES = "const global local shared shared::cta shared::cluster param param::entry"


@rule("cvta", "{.to}.space.type", flags="affine", space=_CVTA_SPACES, type="u32 u64")
def cvta(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    text = e.src(a, v.type, affine=True)
    space = SPACES[v.slot("space")]
    if space in ("shared", "local"):
        # An address of 32 bits in a module of 64 is the low half of one.
        whole = (1 << 8 * size_of(v.type)) - 1
        base = f"{NUMPY[v.type]}(x.memory.{space}_window & {whole:#x})"
        text = f"({text} - {base})" if v.slot("to") else f"({text} + {base})"
    e.dst(d, v.type, text)


@rule("isspacep", ".space", space=_CVTA_SPACES)
def isspacep(e: Emitter, v: Variant, p: Operand, a: Operand) -> None:
    type_ = a.type if isinstance(a, Register) and a.type in NUMPY else "u64"
    text = e.src(a, "u32" if type_.endswith("32") else "u64")
    space = v.slot("space")
    e.dst(p, "pred", f"x.is_in({SPACES[space] if space != CLUSTER else space!r}, {text})")


CLUSTER = "shared::cluster"
_RANK = CTA_WINDOW * 15
"""The bits of an address that are the rank of a CTA in its cluster."""


@rule("mapa", "{.space}.type", space="shared::cluster", type="u32 u64 s32 s64")
def mapa(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    unsigned, unsigned_type = f"u{size_of(v.type)}", f"u{8 * size_of(v.type)}"
    kept = f"{e.src(a, unsigned_type)} & {unsigned}({~_RANK & (1 << 8 * size_of(v.type)) - 1})"
    rank = f"{e.src(b, 'u32')}.astype({unsigned}) << {unsigned}(24)"
    e.dst(d, unsigned_type, f"(({kept}) | ({rank}))")


@rule("getctarank", "{.space}.type", space="shared::cluster", type="u32 u64 s32 s64")
def getctarank(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    unsigned, unsigned_type = f"u{size_of(v.type)}", f"u{8 * size_of(v.type)}"
    rank = f"(({e.src(a, unsigned_type)} & {unsigned}({_RANK})) >> {unsigned}(24))"
    e.dst(d, "u32", f"{rank}.astype(u4)")
