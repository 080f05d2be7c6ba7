"""Definedness of register bits, and its propagation through operations.

A shadow has a bit for every bit of a register, 1 where that is undefined, in every lane. It is `DEFINED`
while no bit is 1, which generated code tests first. Rules are those of Memcheck (Seward and Nethercote,
"Using Valgrind to detect undefined value errors with bit-precision", USENIX 2005, section 3): exact for moves
and bitwise operations, a carry spreads upwards, and other results are undefined as a whole.

Invariant: arrays never change in place; a shadow other than DEFINED has a bit that is 1 in some lane.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from ...arithmetic import integers
from ..instructions.warp import ShuffleMode, VoteMode, shuffle
from ..memory.access import LaneMemory
from ..values import DType, Mask, Mergeable, ParamBlock, Value, dense, load_block, store_block

U32 = np.uint32


class ShadowValue(Mergeable):
    """`bits` (unsigned or bool) and `origin` (u32, see memory.shadow): scalars if equal in all lanes, or
    arrays.
    """

    __slots__ = ("bits", "origin")

    def __init__(self, bits: Value, origin: Value) -> None:
        self.bits, self.origin = bits, origin

    def merge_into(self, mask: Mask, old: Value) -> ShadowValue:
        """Return this shadow where `mask`, else `old`."""
        if not isinstance(mask, np.ndarray):
            return self if mask is None or mask else old
        if self is old or not isinstance(old, ShadowValue):
            return self
        dtype = (old if self is DEFINED else self).bits.dtype.type
        return make_shadow(
            np.where(mask, bits_of(self, dtype), bits_of(old, dtype)), np.where(mask, self.origin, old.origin)
        )

    def convert_argument(self, code: str) -> Any:
        """Return the form of a callee or caller: the shadow itself, or the shadow of a block."""
        return self if code != BLOCK else store_shadow(None, 0, self.bits.dtype.itemsize, self)


DEFINED = ShadowValue(np.uint8(0), U32(0))
UNDEFINED = {width: ShadowValue(np.uint64(2**64 - 1).astype(f"u{width}"), U32(0)) for width in (1, 2, 4, 8)}
"""Initial shadows of registers, by their size in bytes."""
UNDEFINED_PREDICATE = ShadowValue(np.True_, U32(0))
BLOCK = "shadow param"


class ShadowBlock(Mergeable):
    """The shadow of a call parameter's contents: undefined bits and origins, as parameter blocks."""

    __slots__ = ("bits", "origins")

    def __init__(self, bits: ParamBlock, origins: ParamBlock) -> None:
        self.bits, self.origins = bits, origins

    def merge_into(self, mask: Mask, old: Value) -> ShadowBlock:
        """Return this block where `mask`, else `old`."""
        old_block = old if isinstance(old, ShadowBlock) else NO_SHADOWS
        return ShadowBlock(
            self.bits.merge_into(mask, old_block.bits), self.origins.merge_into(mask, old_block.origins)
        )

    def convert_argument(self, code: str) -> Any:
        """Return an argument of a rule as its shadow."""
        if code == BLOCK:
            return self
        return load_shadow(self, 0, np.dtype("u1" if code[-1] == "?" else f"u{code[-1]}").type)


NO_SHADOWS = ShadowBlock(ParamBlock(), ParamBlock())


def make_shadow(bits: Value, origin: Value) -> ShadowValue:
    """Return a shadow; DEFINED where no bit is 1."""
    if isinstance(bits, np.ndarray):
        if not bits.ndim:
            bits = bits[()]
        elif not bits.any():
            return DEFINED
        else:
            return ShadowValue(bits, origin)
    return ShadowValue(bits, origin) if bits else DEFINED


def bits_of(shadow: ShadowValue, dtype: DType) -> Value:
    """Return the undefined bits of a value read as a type: truncated, or extended by defined zeros."""
    bits = shadow.bits
    if bits.dtype == dtype:
        return bits
    if dtype is np.bool_:
        return bits != 0
    return bits.astype(dtype)


def values_of(value: Value, dtype: DType) -> Value:
    """Return the bits of a register's value as a type."""
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


def origin_of(*shadows: ShadowValue) -> Value:
    """Return the origin of a result: in each lane, that of the first operand that is undefined there."""
    undefined = [shadow for shadow in shadows if shadow is not DEFINED]
    if not undefined:
        return U32(0)
    *earlier, origin = undefined
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
    """Return the value of a type with all bits set."""
    return np.True_ if dtype is np.bool_ else dtype(np.iinfo(dtype).max)


def zeros(dtype: DType) -> Any:
    """Return the value of a type with no bits set."""
    return np.False_ if dtype is np.bool_ else dtype(0)


# ------------------------------------------------------------------------------------------- rules


def propagate(dtype: DType, *shadows: ShadowValue) -> ShadowValue:
    """Return a result undefined as a whole in lanes where any operand bit is."""
    some: Any = np.False_
    for shadow in shadows:
        if shadow is not DEFINED:
            some = some | (shadow.bits != 0)
    return make_shadow(np.where(some, ones(dtype), zeros(dtype)), origin_of(*shadows))


def per_element(dtype: DType, bits: int, *shadows: ShadowValue) -> ShadowValue:
    """Return elements of `bits` bits, each undefined as a whole where its operands have an undefined bit."""
    low = bitwise(
        dtype, *(propagate(dtype, shadow) if shadow.bits.dtype == np.bool_ else shadow for shadow in shadows)
    )
    if low is DEFINED:
        return DEFINED
    part = np.dtype(f"u{bits // 8}").type
    elements = np.asarray(low.bits)[..., None].view(part)
    return make_shadow(np.where(elements != 0, ones(part), part(0)).view(dtype)[..., 0], low.origin)


def extend(dtype: DType, source: str, a: ShadowValue) -> ShadowValue:
    """Convert between integers: truncate, or extend as the type `source` (a dtype's code) is."""
    if source == "?" or dtype is np.bool_:
        return propagate(dtype, a)
    bits = bits_of(a, np.dtype("u" + source[1]).type)
    return make_shadow(bits.view(source).astype(dtype) if source[0] == "i" else bits.astype(dtype), a.origin)


def bitwise(dtype: DType, *shadows: ShadowValue) -> ShadowValue:
    """Return a result undefined bit by bit where an operand is."""
    bits: Any = zeros(dtype)
    for shadow in shadows:
        bits = bits | bits_of(shadow, dtype)
    return make_shadow(bits, origin_of(*shadows))


def and_(dtype: DType, a: ShadowValue, b: ShadowValue, x: Value, y: Value) -> ShadowValue:
    """Propagate `and`: a defined 0 determines the result."""
    p, q, x, y = bits_of(a, dtype), bits_of(b, dtype), values_of(x, dtype), values_of(y, dtype)
    return make_shadow((p & q) | (p & y) | (q & x), origin_of(a, b))


def or_(dtype: DType, a: ShadowValue, b: ShadowValue, x: Value, y: Value) -> ShadowValue:
    """Propagate `or`: a defined 1 determines the result."""
    return and_(dtype, a, b, ~values_of(x, dtype), ~values_of(y, dtype))


def logic3(
    dtype: DType, table: int, shadows: tuple[ShadowValue, ...], values: tuple[Value, ...]
) -> ShadowValue:
    """Propagate `lop3`: undefined where the operands' undefined bits make a difference."""
    undefined = [bits_of(shadow, dtype) for shadow in shadows]
    fixed = [values_of(value, dtype) & ~bits for value, bits in zip(values, undefined)]
    first = _logic3(fixed, table)
    bits: Any = dtype(0)
    for choice in range(1, 8):
        operands = [
            value | (mask if choice >> i & 1 else dtype(0))
            for i, (value, mask) in enumerate(zip(fixed, undefined))
        ]
        bits = bits | (first ^ _logic3(operands, table))
    return make_shadow(bits, origin_of(*shadows))


def _logic3(values: list[Value], table: int) -> Value:
    a, b, c = values
    return integers.lop3(a, b, c, table)


def carry(dtype: DType, *shadows: ShadowValue) -> ShadowValue:
    """Propagate sums, differences and products: undefined from the lowest undefined bit on."""
    low = bitwise(dtype, *shadows)
    if low is DEFINED:
        return DEFINED
    return make_shadow(low.bits | (~low.bits + dtype(1)), low.origin)


def undefined_if(dtype: DType, result: ShadowValue, *deciding: ShadowValue) -> ShadowValue:
    """Return a result, undefined as a whole in lanes where a `deciding` shadow is."""
    return (
        result
        if all(shadow is DEFINED for shadow in deciding)
        else bitwise(dtype, propagate(dtype, *deciding), result)
    )


def shift(
    dtype: DType,
    operation: str,
    source: str,
    a: ShadowValue,
    others: tuple[ShadowValue, ...],
    values: tuple[Value, ...],
) -> ShadowValue:
    """Shift a shadow as its value by defined amounts; `source` is the dtype's code, whose sign extends."""
    bits = bits_of(a, np.dtype("u" + source[1]).type).view(source)
    result = getattr(integers, operation)(bits, *(values_of(value, U32) for value in values))
    return undefined_if(dtype, make_shadow(result.view(dtype), a.origin), *others)


def insert(
    dtype: DType, a: ShadowValue, b: ShadowValue, others: tuple[ShadowValue, ...], values: tuple[Value, ...]
) -> ShadowValue:
    """Propagate `bfi`."""
    result = integers.bfi(bits_of(a, dtype), bits_of(b, dtype), *(values_of(value, U32) for value in values))
    return undefined_if(dtype, make_shadow(result, origin_of(a, b)), *others)


def funnel_shift(
    left: bool, wrap: bool, a: ShadowValue, b: ShadowValue, amount: ShadowValue, value: Value
) -> ShadowValue:
    """Propagate `shf`."""
    return undefined_if(
        U32,
        make_shadow(
            integers.shf(bits_of(a, U32), bits_of(b, U32), values_of(value, U32), left, wrap), origin_of(a, b)
        ),
        amount,
    )


def permute(
    mode: integers.PrmtMode | Literal[""], a: ShadowValue, b: ShadowValue, selector: ShadowValue, value: Value
) -> ShadowValue:
    """Propagate `prmt`: a replicated sign is undefined in every copy."""
    return undefined_if(
        U32,
        make_shadow(
            integers.prmt(bits_of(a, U32), bits_of(b, U32), values_of(value, U32), mode), origin_of(a, b)
        ),
        selector,
    )


def select(
    dtype: DType, a: ShadowValue, b: ShadowValue, c: ShadowValue, x: Value, y: Value, holds: Value
) -> ShadowValue:
    """Propagate `selp`: by an undefined predicate, undefined where the choices differ."""
    p, q = bits_of(a, dtype), bits_of(b, dtype)
    bits: Any = np.where(dense(holds), p, q)
    if c is not DEFINED:
        bits = np.where(c.bits, p | q | (values_of(x, dtype) ^ values_of(y, dtype)), bits)
    if a is not DEFINED and b is not DEFINED:
        origin = np.where(dense(holds), a.origin, b.origin)
        return make_shadow(bits, origin if c is DEFINED else np.where(c.bits, c.origin, origin))
    return make_shadow(bits, origin_of(c, a, b))


def equal(dtype: DType, a: ShadowValue, b: ShadowValue, x: Value, y: Value) -> ShadowValue:
    """Propagate a comparison for equality of integers: defined where defined bits differ."""
    unknown = bits_of(a, dtype) | bits_of(b, dtype)
    decided = ((values_of(x, dtype) ^ values_of(y, dtype)) & ~unknown) != 0
    return make_shadow((unknown != 0) & ~decided, origin_of(a, b))


def pack(dtype: DType, bits: int, shadows: tuple[ShadowValue, ...]) -> ShadowValue:
    """Return the shadow of a value of elements of `bits` bits, the lowest first."""
    result: Any = dtype(0)
    for i, shadow in enumerate(shadows):
        result = result | (bits_of(shadow, np.dtype(f"u{bits // 8}").type).astype(dtype) << dtype(i * bits))
    return (
        make_shadow(result, origin_of(*shadows))
        if any(shadow is not DEFINED for shadow in shadows)
        else DEFINED
    )


def element(dtype: DType, bits: int, number: int, a: ShadowValue) -> ShadowValue:
    """Return the shadow of an element of a packed value."""
    if a is DEFINED:
        return DEFINED
    return make_shadow((a.bits >> a.bits.dtype.type(number * bits)).astype(dtype), a.origin)


# --------------------------------------------------------------------------------------- the warp


def shuffle_shadow(
    x: LaneMemory,
    mode: ShuffleMode,
    a: ShadowValue,
    others: tuple[ShadowValue, ...],
    values: tuple[Value, ...],
    active: Mask,
) -> ShadowValue:
    """Propagate `shfl`: shadow and origin move as the value does."""
    lanes, clamp = (values_of(value, U32) for value in values)
    bits, _ = shuffle(x, mode, bits_of(a, U32), lanes, clamp, active)
    origin = a.origin
    if isinstance(origin, np.ndarray):
        origin, _ = shuffle(x, mode, origin, lanes, clamp, active)
    return undefined_if(U32, make_shadow(bits, origin), *others)


def propagate_in_warp(x: LaneMemory, dtype: DType, active: Mask, *shadows: ShadowValue) -> ShadowValue:
    """Return a result undefined in all lanes of a warp where an operand is in any lane."""
    some: Any = np.zeros(x.n, np.bool_)
    for shadow in shadows:
        if shadow is not DEFINED:
            some = some | (shadow.bits != 0)
    if active is not None:
        some = some & active
    is_undefined = x.lanes.repeat_per_lane(np.any(x.lanes.by_warp(some, False), axis=1))
    origin = np.broadcast_to(origin_of(*shadows), x.n)
    by_warp = x.lanes.by_warp(np.where(some, origin, U32(0)))
    return make_shadow(
        np.where(is_undefined, ones(dtype), zeros(dtype)), x.lanes.repeat_per_lane(by_warp.max(1))
    )


def vote(x: LaneMemory, mode: VoteMode, a: ShadowValue, value: Value, active: Mask) -> ShadowValue:
    """Propagate `vote`: a lane whose predicate is defined may determine the result."""
    result = propagate_in_warp(x, np.bool_, active, a)
    if result is DEFINED or mode == "uni":
        return result
    holds = np.broadcast_to(dense(value), x.n)
    deciding = ~np.broadcast_to(bits_of(a, np.bool_), x.n) & (holds if mode == "any" else ~holds)
    if active is not None:
        deciding = deciding & active
    return make_shadow(
        result.bits & ~x.lanes.repeat_per_lane(np.any(x.lanes.by_warp(deciding, False), axis=1)),
        result.origin,
    )


def ballot(x: LaneMemory, a: ShadowValue, active: Mask) -> ShadowValue:
    """Propagate `vote.ballot`: one bit per lane."""
    bits = np.broadcast_to(bits_of(a, np.bool_), x.n)
    per_warp = propagate_in_warp(x, U32, active, a)
    return make_shadow(
        x.lanes.repeat_per_lane(x.lanes.warp_bits(bits if active is None else bits & active)), per_warp.origin
    )


# ----------------------------------------------------------------------------------------- blocks


_ORIGINS_STEP = 4


def store_shadow(block: Any, offset: int, size: int, shadow: ShadowValue) -> ShadowBlock:
    """Return a block of parameters with the shadow of `size` bytes at `offset`."""
    old_block = block if isinstance(block, ShadowBlock) else NO_SHADOWS
    bits = bits_of(shadow, np.dtype(f"u{size}").type)
    return ShadowBlock(
        store_block(old_block.bits, offset, bits),
        store_block(old_block.origins, _ORIGINS_STEP * offset, shadow.origin),
    )


def load_shadow(block: Any, offset: int, dtype: DType) -> ShadowValue:
    """Return the shadow of the value at `offset` in a block. Padding, which was never stored, is defined."""
    if not isinstance(block, ShadowBlock):
        return DEFINED
    return make_shadow(
        load_block(block.bits, offset, dtype), load_block(block.origins, _ORIGINS_STEP * offset, U32)
    )
