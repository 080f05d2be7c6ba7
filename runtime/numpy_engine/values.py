"""What generated code works with besides NumPy itself: merging, guards, parameter blocks.

A *value* is a NumPy scalar while it is the same in all lanes, else an array over the lanes of the
batch; registers of integers may also hold what stands for an array (`Lazy`). A *mask* is None (every lane of
the batch) or a bool array; `guard` may also answer False (no lane at all).
"""

from __future__ import annotations

from typing import Any

import numpy as np

Value = Any
Mask = Any
DType = Any
"""A NumPy scalar type such as np.uint32, which both names a dtype and makes scalars of it."""


class Lazy:
    """A value that stands for an array (`dense`) that it can do without; see affine.py."""

    __slots__ = ()

    @property
    def dense(self) -> np.ndarray:
        raise NotImplementedError


def dense(value: Value) -> Value:
    """A value as a scalar or an array."""
    return value.dense if isinstance(value, Lazy) else value


class Mergeable:
    """A value that is neither a scalar nor an array, and merges in a way of its own."""

    __slots__ = ()

    def merged(self, mask: Mask, old: Value) -> Any:
        """This value where `mask`, else `old`."""
        raise NotImplementedError

    def passed_as(self, code: str) -> Any:
        """The value passed between functions, as the receiver, a slot of this code, has it."""
        raise NotImplementedError


def merge(mask: Mask, new: Value, old: Value) -> Value:
    """`new` where `mask` (an array or a bool scalar), else `old`; equal scalars stay one scalar."""
    if isinstance(new, Mergeable):
        return new.merged(mask, old)
    if not isinstance(mask, np.ndarray):
        return new if mask is None or mask else old
    new, old = dense(new), dense(old)
    if not isinstance(new, np.ndarray) and not isinstance(old, np.ndarray):
        if new.tobytes() == old.tobytes():
            return new
    return np.where(mask, new, old)


def guard(mask: Mask, predicate: Value) -> Mask:
    """The lanes of `mask` where `predicate` holds: `mask` itself if all, False if none."""
    if not isinstance(predicate, np.ndarray):
        return mask if predicate else False
    both = predicate if mask is None else predicate & mask
    return both if both.any() else False


class ParamBlock(Mergeable):
    """The contents of a call parameter: a value per lane at each byte offset that was stored.

    Immutable, so that it can be merged, passed and copied as registers are. Bytes never stored are 0.
    """

    __slots__ = ("entries",)

    def __init__(self, entries: dict[int, Value] | None = None) -> None:
        self.entries = entries or {}

    def passed_as(self, code: str) -> Any:
        """Itself as a block, else what a register of this code gets."""
        return self if code == "param" else self.load(0, np.dtype(code).type)

    def store(self, offset: int, value: Value) -> ParamBlock:
        """With `value` (an unsigned integer) at `offset`; entries it overlaps are split into bytes."""
        size = value.dtype.itemsize
        old = self.entries.get(offset)
        clash = [o for o, v in self.entries.items() if o < offset + size and offset < o + v.dtype.itemsize]
        entries = dict(self.entries)
        if clash and not (old is not None and clash == [offset] and old.dtype.itemsize == size):
            for other in clash:
                entries.update(_to_bytes(other, entries.pop(other)))
            for i in range(size):
                entries.pop(offset + i, None)
        entries[offset] = value
        return ParamBlock(entries)

    def load(self, offset: int, dtype: DType) -> Value:
        """The unsigned integer of `dtype` at `offset`."""
        size = np.dtype(dtype).itemsize
        outcome = self.entries.get(offset)
        if outcome is not None and outcome.dtype.itemsize == size:
            return outcome
        pieces: dict[int, Value] = {}
        for other, value in self.entries.items():
            pieces.update(_to_bytes(other, value))
        result: Value = dtype(0)
        for i in range(size):
            if offset + i in pieces:
                result = result | (pieces[offset + i].astype(dtype) << dtype(8 * i))
        return result

    def merged(self, mask: Mask, old: Value) -> ParamBlock:
        """This block where `mask`, else `old` (a block, or anything else for an empty one)."""
        if mask is None or not isinstance(mask, np.ndarray):
            return self if mask is None or mask else old
        before = old if isinstance(old, ParamBlock) else ParamBlock()
        if not before.entries:
            return self
        mine, theirs = self.entries, before.entries
        if {o: v.dtype for o, v in mine.items()} != {o: v.dtype for o, v in theirs.items()}:
            mine, theirs = _all_bytes(mine), _all_bytes(theirs)
        zero = np.uint8(0)
        offsets = sorted(mine.keys() | theirs.keys())
        return ParamBlock({o: merge(mask, mine.get(o, zero), theirs.get(o, zero)) for o in offsets})


def _to_bytes(offset: int, value: Value) -> dict[int, Value]:
    shift = value.dtype.type
    return {offset + i: (value >> shift(8 * i)).astype(np.uint8) for i in range(value.dtype.itemsize)}


def _all_bytes(entries: dict[int, Value]) -> dict[int, Value]:
    return {o: b for offset, value in entries.items() for o, b in _to_bytes(offset, value).items()}


def store_block(block: Any, offset: int, value: Value) -> ParamBlock:
    """`ParamBlock.store` on a register that may not hold a block yet."""
    return (block if isinstance(block, ParamBlock) else ParamBlock()).store(offset, value)


def load_block(block: Any, offset: int, dtype: DType) -> Value:
    """`ParamBlock.load` on a register that may not hold a block yet."""
    return block.load(offset, dtype) if isinstance(block, ParamBlock) else dtype(0)
