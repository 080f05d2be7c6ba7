"""Which bits of registers are undefined, and what operations make of that.

A shadow has a bit for every bit of a register, 1 where that is undefined, in every lane: `DEFINED` while none
is, which generated code asks first. Rules are those of Memcheck (Seward and Nethercote, "Using Valgrind to
detect undefined value errors with bit-precision", USENIX 2005, section 3): exact for what moves and combines
bits, a carry spreads upwards, and everything else is undefined as a whole.

Invariant: arrays never change in place; a shadow other than DEFINED has a bit that is 1 in some lane.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...arithmetic import integers
from ..instructions.warp import shuffle
from ..memory.access import Access
from ..values import DType, Mask, Mergeable, ParamBlock, Value, dense, load_block, store_block

U32 = np.uint32


class Shadow(Mergeable):
    """`bits` (unsigned or bool) and `origin` (u32, see memory.shadow) are scalars, the same in all lanes, or
    arrays over lanes.
    """

    __slots__ = ("bits", "origin")

    def __init__(self, bits: Value, origin: Value) -> None:
        self.bits, self.origin = bits, origin

    def merged(self, mask: Mask, old: Value) -> Shadow:
        """This shadow where `mask`, else `old`."""
        if not isinstance(mask, np.ndarray):
            return self if mask is None or mask else old
        if self is old or not isinstance(old, Shadow):
            return self
        dtype = (old if self is DEFINED else self).bits.dtype.type
        return made(
            np.where(mask, bits_of(self, dtype), bits_of(old, dtype)), np.where(mask, self.origin, old.origin)
        )

    def passed_as(self, code: str) -> Any:
        """As what a callee or a caller keeps it: itself, or the shadow of a block."""
        return self if code != BLOCK else store_shadow(None, 0, self.bits.dtype.itemsize, self)


DEFINED = Shadow(np.uint8(0), U32(0))
UNDEFINED = {width: Shadow(np.uint64(2**64 - 1).astype(f"u{width}"), U32(0)) for width in (1, 2, 4, 8)}
"""Registers of so many bytes before anything was written to them."""
UNDEFINED_PREDICATE = Shadow(np.True_, U32(0))
BLOCK = "shadow param"


class ShadowBlock(Mergeable):
    """The shadow of a call parameter's contents: what is undefined, and the origin of each piece, as
    parameter blocks.
    """

    __slots__ = ("bits", "origins")

    def __init__(self, bits: ParamBlock, origins: ParamBlock) -> None:
        self.bits, self.origins = bits, origins

    def merged(self, mask: Mask, old: Value) -> ShadowBlock:
        """This block where `mask`, else `old`."""
        before = old if isinstance(old, ShadowBlock) else NO_SHADOWS
        return ShadowBlock(self.bits.merged(mask, before.bits), self.origins.merged(mask, before.origins))

    def passed_as(self, code: str) -> Any:
        return (
            self
            if code == BLOCK
            else load_shadow(
                self,
                0,
                {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[
                    int(code[-1]) if code[-1] != "?" else 1
                ],
            )
        )


NO_SHADOWS = ShadowBlock(ParamBlock(), ParamBlock())


def made(bits: Value, origin: Value) -> Shadow:
    """A shadow; DEFINED where no bit is 1."""
    if isinstance(bits, np.ndarray):
        if not bits.ndim:
            bits = bits[()]
        elif not bits.any():
            return DEFINED
        else:
            return Shadow(bits, origin)
    return Shadow(bits, origin) if bits else DEFINED


def bits_of(shadow: Shadow, dtype: DType) -> Value:
    """What is undefined of a value read as a type: chopped, or extended by defined zeros."""
    bits = shadow.bits
    if bits.dtype == dtype:
        return bits
    if dtype is np.bool_:
        return bits != 0
    return bits.astype(dtype)


def values_of(value: Value, dtype: DType) -> Value:
    """The bits of a register's value as a type."""
    value = dense(value)
    if value.dtype == dtype:
        return value
    if dtype is np.bool_:
        return value != 0
    if value.dtype.kind == "f":
        value = value.view(f"u{value.dtype.itemsize}")
    return (
        value.view(dtype)
        if value.dtype.itemsize == np.dtype(dtype).itemsize and value.dtype.kind != "b"
        else value.astype(dtype)
    )


def origin_of(*shadows: Shadow) -> Value:
    """The origin of a result: of each lane, the first operand's that is undefined there."""
    concerned = [shadow for shadow in shadows if shadow is not DEFINED]
    if not concerned:
        return U32(0)
    *earlier, origin = concerned
    result = origin.origin
    for shadow in reversed(earlier):
        if (
            not isinstance(shadow.origin, np.ndarray)
            and not isinstance(result, np.ndarray)
            and shadow.origin == result
        ):
            continue
        result = np.where(shadow.bits != 0, shadow.origin, result)
    return result


def ones(dtype: DType) -> Any:
    return np.True_ if dtype is np.bool_ else dtype(np.iinfo(dtype).max)


def nothing(dtype: DType) -> Any:
    return np.False_ if dtype is np.bool_ else dtype(0)


# ------------------------------------------------------------------------------------------- rules


def whole(dtype: DType, *shadows: Shadow) -> Shadow:
    """Undefined as a whole in lanes where anything of the operands is."""
    some: Any = np.False_
    for shadow in shadows:
        if shadow is not DEFINED:
            some = some | (shadow.bits != 0)
    return made(np.where(some, ones(dtype), nothing(dtype)), origin_of(*shadows))


def apart(dtype: DType, bits: int, *shadows: Shadow) -> Shadow:
    """Elements of so many bits that are worked on apart from each other: each undefined as a whole where
    anything of it is in the operands.
    """
    low = either(
        dtype, *(whole(dtype, shadow) if shadow.bits.dtype == np.bool_ else shadow for shadow in shadows)
    )
    if low is DEFINED:
        return DEFINED
    part = np.dtype(f"u{bits // 8}").type
    elements = np.asarray(low.bits)[..., None].view(part)
    return made(np.where(elements != 0, ones(part), part(0)).view(dtype)[..., 0], low.origin)


def extended(dtype: DType, source: str, a: Shadow) -> Shadow:
    """A conversion between integers: chopped, or extended as the type `source` (a dtype's code) is."""
    if source == "?" or dtype is np.bool_:
        return whole(dtype, a)
    bits = bits_of(a, np.dtype("u" + source[1]).type)
    return made(bits.view(source).astype(dtype) if source[0] == "i" else bits.astype(dtype), a.origin)


def either(dtype: DType, *shadows: Shadow) -> Shadow:
    """Bit by bit undefined where an operand's is."""
    bits: Any = nothing(dtype)
    for shadow in shadows:
        bits = bits | bits_of(shadow, dtype)
    return made(bits, origin_of(*shadows))


def both(dtype: DType, a: Shadow, b: Shadow, x: Value, y: Value) -> Shadow:
    """`and`: a defined 0 decides."""
    p, q, x, y = bits_of(a, dtype), bits_of(b, dtype), values_of(x, dtype), values_of(y, dtype)
    return made((p & q) | (p & y) | (q & x), origin_of(a, b))


def any_of(dtype: DType, a: Shadow, b: Shadow, x: Value, y: Value) -> Shadow:
    """`or`: a defined 1 decides."""
    return both(dtype, a, b, ~values_of(x, dtype), ~values_of(y, dtype))


def logic3(dtype: DType, table: int, shadows: tuple[Shadow, ...], values: tuple[Value, ...]) -> Shadow:
    """`lop3`: undefined where the undefined bits of the operands make a difference."""
    undefined = [bits_of(shadow, dtype) for shadow in shadows]
    fixed = [values_of(value, dtype) & ~bits for value, bits in zip(values, undefined)]
    first = _logic3(fixed, table)
    bits: Any = dtype(0)
    for choice in range(1, 8):
        chosen = [
            value | (mask if choice >> i & 1 else dtype(0))
            for i, (value, mask) in enumerate(zip(fixed, undefined))
        ]
        bits = bits | (first ^ _logic3(chosen, table))
    return made(bits, origin_of(*shadows))


def _logic3(values: list[Value], table: int) -> Value:
    a, b, c = values
    return integers.lop3(a, b, c, table)


def carried(dtype: DType, *shadows: Shadow) -> Shadow:
    """Sums, differences and products: undefined from the lowest undefined bit on."""
    low = either(dtype, *shadows)
    if low is DEFINED:
        return DEFINED
    return made(low.bits | (~low.bits + dtype(1)), low.origin)


def guarded(dtype: DType, result: Shadow, *deciding: Shadow) -> Shadow:
    """A result, undefined as a whole in lanes where something undefined decides what it is."""
    return (
        result
        if all(shadow is DEFINED for shadow in deciding)
        else either(dtype, whole(dtype, *deciding), result)
    )


def moved_by(
    dtype: DType, operation: str, source: str, a: Shadow, rest: tuple[Shadow, ...], values: tuple[Value, ...]
) -> Shadow:
    """What shifts bits about by defined amounts does the same with the shadow; `source` is the dtype's code
    by whose sign they are extended.
    """
    bits = bits_of(a, np.dtype("u" + source[1]).type).view(source)
    result = getattr(integers, operation)(bits, *(values_of(value, U32) for value in values))
    return guarded(dtype, made(result.view(dtype), a.origin), *rest)


def inserted(
    dtype: DType, a: Shadow, b: Shadow, rest: tuple[Shadow, ...], values: tuple[Value, ...]
) -> Shadow:
    """`bfi`."""
    result = integers.bfi(bits_of(a, dtype), bits_of(b, dtype), *(values_of(value, U32) for value in values))
    return guarded(dtype, made(result, origin_of(a, b)), *rest)


def funnelled(left: bool, wrap: bool, a: Shadow, b: Shadow, amount: Shadow, value: Value) -> Shadow:
    """`shf`."""
    return guarded(
        U32,
        made(
            integers.shf(bits_of(a, U32), bits_of(b, U32), values_of(value, U32), left, wrap), origin_of(a, b)
        ),
        amount,
    )


def permuted(mode: str, a: Shadow, b: Shadow, selector: Shadow, value: Value) -> Shadow:
    """`prmt`: a sign that is replicated is undefined as often."""
    return guarded(
        U32,
        made(integers.prmt(bits_of(a, U32), bits_of(b, U32), values_of(value, U32), mode), origin_of(a, b)),
        selector,
    )


def chosen(dtype: DType, a: Shadow, b: Shadow, c: Shadow, x: Value, y: Value, holds: Value) -> Shadow:
    """`selp`: by an undefined predicate, undefined where the choices differ."""
    p, q = bits_of(a, dtype), bits_of(b, dtype)
    bits: Any = np.where(dense(holds), p, q)
    if c is not DEFINED:
        bits = np.where(c.bits, p | q | (values_of(x, dtype) ^ values_of(y, dtype)), bits)
    picked = [shadow for shadow in (c, a, b) if shadow is not DEFINED]
    if a is not DEFINED and b is not DEFINED:
        return made(
            bits,
            (
                np.where(dense(holds), a.origin, b.origin)
                if c is DEFINED
                else np.where(c.bits, c.origin, np.where(dense(holds), a.origin, b.origin))
            ),
        )
    return made(bits, origin_of(*picked))


def compared(dtype: DType, a: Shadow, b: Shadow, x: Value, y: Value) -> Shadow:
    """Whether integers are equal: defined where defined bits differ."""
    unknown = bits_of(a, dtype) | bits_of(b, dtype)
    decided = ((values_of(x, dtype) ^ values_of(y, dtype)) & ~unknown) != 0
    return made((unknown != 0) & ~decided, origin_of(a, b))


def packed(dtype: DType, bits: int, shadows: tuple[Shadow, ...]) -> Shadow:
    """A value of elements of so many bits, the lowest first."""
    result: Any = dtype(0)
    for i, shadow in enumerate(shadows):
        result = result | (bits_of(shadow, np.dtype(f"u{bits // 8}").type).astype(dtype) << dtype(i * bits))
    return made(result, origin_of(*shadows)) if any(shadow is not DEFINED for shadow in shadows) else DEFINED


def element(dtype: DType, bits: int, number: int, a: Shadow) -> Shadow:
    """One of the elements of a packed value."""
    if a is DEFINED:
        return DEFINED
    return made((a.bits >> a.bits.dtype.type(number * bits)).astype(dtype), a.origin)


# --------------------------------------------------------------------------------------- the warp


def shuffled(
    x: Access, mode: str, a: Shadow, rest: tuple[Shadow, ...], values: tuple[Value, ...], active: Mask
) -> Shadow:
    """`shfl`: shadow and origin go where the value goes."""
    lanes, clamp = (values_of(value, U32) for value in values)
    bits, _ = shuffle(x, mode, bits_of(a, U32), lanes, clamp, active)
    origin = a.origin
    if isinstance(origin, np.ndarray):
        origin, _ = shuffle(x, mode, origin, lanes, clamp, active)
    return guarded(U32, made(bits, origin), *rest)


def in_warp(x: Access, dtype: DType, active: Mask, *shadows: Shadow) -> Shadow:
    """What all lanes of a warp work at is undefined for all of them where anything is for one."""
    some: Any = np.zeros(x.n, np.bool_)
    for shadow in shadows:
        if shadow is not DEFINED:
            some = some | (shadow.bits != 0)
    if active is not None:
        some = some & active
    hit = x.lanes.spread(np.any(x.lanes.by_warp(some, False), axis=1))
    origin = np.broadcast_to(origin_of(*shadows), x.n)
    by_warp = x.lanes.by_warp(np.where(some, origin, U32(0)))
    return made(np.where(hit, ones(dtype), nothing(dtype)), x.lanes.spread(by_warp.max(1)))


def voted(x: Access, mode: str, a: Shadow, value: Value, active: Mask) -> Shadow:
    """`vote`: a lane whose predicate is defined may decide."""
    result = in_warp(x, np.bool_, active, a)
    if result is DEFINED or mode not in ("all", "any"):
        return result
    holds = np.broadcast_to(dense(value), x.n)
    deciding = ~np.broadcast_to(bits_of(a, np.bool_), x.n) & (holds if mode == "any" else ~holds)
    if active is not None:
        deciding = deciding & active
    return made(
        result.bits & ~x.lanes.spread(np.any(x.lanes.by_warp(deciding, False), axis=1)), result.origin
    )


def balloted(x: Access, a: Shadow, active: Mask) -> Shadow:
    """`vote.ballot`: one bit a lane."""
    bits = np.broadcast_to(bits_of(a, np.bool_), x.n)
    whole_warp = in_warp(x, U32, active, a)
    return made(
        x.lanes.spread(x.lanes.warp_bits(bits if active is None else bits & active)), whole_warp.origin
    )


# ----------------------------------------------------------------------------------------- blocks


_ORIGINS_STEP = 4


def store_shadow(block: Any, offset: int, size: int, shadow: Shadow) -> ShadowBlock:
    """A block of parameters with the shadow of `size` bytes at `offset`."""
    before = block if isinstance(block, ShadowBlock) else NO_SHADOWS
    bits = bits_of(shadow, np.dtype(f"u{size}").type)
    return ShadowBlock(
        store_block(before.bits, offset, bits),
        store_block(before.origins, _ORIGINS_STEP * offset, shadow.origin),
    )


def load_shadow(block: Any, offset: int, dtype: DType) -> Shadow:
    """The shadow of what is at `offset` in a block. What was never stored, padding, is defined."""
    if not isinstance(block, ShadowBlock):
        return DEFINED
    return made(load_block(block.bits, offset, dtype), load_block(block.origins, _ORIGINS_STEP * offset, U32))
