"""Support of generated code besides NumPy: merging, guards, parameter blocks.

A *value* is a NumPy scalar while it is the same in all lanes, else an array over the lanes of the
batch; integer registers may also hold a lazy array (`Lazy`). A *mask* is None (every lane of
the batch) or a bool array; `guard` may also return False (no lane).
"""

from __future__ import annotations

from typing import Any

import numpy as np

Value = Any
Mask = Any
DType = Any
"""A NumPy scalar type such as np.uint32, which both names a dtype and makes scalars of it."""


class Lazy:
    """A value that represents an array (`dense`) without computing it; see affine.py."""

    __slots__ = ()

    @property
    def dense(self) -> np.ndarray:
        """The array of all lanes."""
        raise NotImplementedError


def dense(value: Value) -> Value:
    """Return a value as a scalar or an array."""
    return value.dense if isinstance(value, Lazy) else value


def full(value: Value, n: int) -> np.ndarray:
    """Return a scalar or an array as an array over `n` lanes."""
    return value if isinstance(value, np.ndarray) else np.full(n, value)


class Mergeable:
    """A value that is neither a scalar nor an array, with a merge of its own."""

    __slots__ = ()

    def merge_into(self, mask: Mask, old: Value) -> Any:
        """Return this value where `mask`, else `old`."""
        raise NotImplementedError

    def convert_argument(self, code: str) -> Any:
        """Return the value passed between functions in the form of its receiver, a slot of this code."""
        raise NotImplementedError


def merge(mask: Mask, new: Value, old: Value) -> Value:
    """Return `new` where `mask` (an array or a bool scalar), else `old`; equal scalars stay one scalar."""
    if isinstance(new, Mergeable):
        return new.merge_into(mask, old)
    if not isinstance(mask, np.ndarray):
        return new if mask is None or mask else old
    new, old = dense(new), dense(old)
    if not isinstance(new, np.ndarray) and not isinstance(old, np.ndarray):
        if new.tobytes() == old.tobytes():
            return new
    return np.where(mask, new, old)


def guard(mask: Mask, predicate: Value) -> Mask:
    """Return the lanes of `mask` where `predicate` is true: `mask` itself if all, False if none."""
    if not isinstance(predicate, np.ndarray):
        return mask if predicate else False
    active = predicate if mask is None else predicate & mask
    return active if active.any() else False


class ParamBlock(Mergeable):
    """The contents of a call parameter: a value per lane at each byte offset that was stored.

    Immutable, so that it can be merged, passed and copied as registers are. Bytes never stored are 0.
    """

    __slots__ = ("entries",)

    def __init__(self, entries: dict[int, Value] | None = None) -> None:
        self.entries = entries or {}

    def convert_argument(self, code: str) -> Any:
        """Return the block itself for a block, else the value for a register of this code."""
        return self if code == "param" else self.load(0, np.dtype(code).type)

    def store(self, offset: int, value: Value) -> ParamBlock:
        """Return the block with `value` (an unsigned integer) at `offset`; overlapping entries are split into
        bytes.
        """
        size = value.dtype.itemsize
        old = self.entries.get(offset)
        clash = [o for o, v in self.entries.items() if o < offset + size and offset < o + v.dtype.itemsize]
        entries = dict(self.entries)
        if clash and not (old is not None and clash == [offset] and old.dtype.itemsize == size):
            for start in clash:
                entries.update(_to_bytes(start, entries.pop(start)))
            for i in range(size):
                entries.pop(offset + i, None)
        entries[offset] = value
        return ParamBlock(entries)

    def load(self, offset: int, dtype: DType) -> Value:
        """Return the unsigned integer of `dtype` at `offset`."""
        size = np.dtype(dtype).itemsize
        entry = self.entries.get(offset)
        if entry is not None and entry.dtype.itemsize == size:
            return entry
        pieces: dict[int, Value] = {}
        for start, value in self.entries.items():
            pieces.update(_to_bytes(start, value))
        result: Value = dtype(0)
        for i in range(size):
            if offset + i in pieces:
                result = result | (pieces[offset + i].astype(dtype) << dtype(8 * i))
        return result

    def merge_into(self, mask: Mask, old: Value) -> ParamBlock:
        """Return this block where `mask`, else `old` (a block, or any other value for an empty one)."""
        if mask is None or not isinstance(mask, np.ndarray):
            return self if mask is None or mask else old
        old_block = old if isinstance(old, ParamBlock) else ParamBlock()
        if not old_block.entries:
            return self
        new_entries, old_entries = self.entries, old_block.entries
        if {o: v.dtype for o, v in new_entries.items()} != {o: v.dtype for o, v in old_entries.items()}:
            new_entries, old_entries = _all_bytes(new_entries), _all_bytes(old_entries)
        zero = np.uint8(0)
        offsets = sorted(new_entries.keys() | old_entries.keys())
        return ParamBlock(
            {o: merge(mask, new_entries.get(o, zero), old_entries.get(o, zero)) for o in offsets}
        )


def _to_bytes(offset: int, value: Value) -> dict[int, Value]:
    shift = value.dtype.type
    return {offset + i: (value >> shift(8 * i)).astype(np.uint8) for i in range(value.dtype.itemsize)}


def _all_bytes(entries: dict[int, Value]) -> dict[int, Value]:
    return {o: b for offset, value in entries.items() for o, b in _to_bytes(offset, value).items()}


def store_block(block: Any, offset: int, value: Value) -> ParamBlock:
    """Store into a register that may not hold a block yet (`ParamBlock.store`)."""
    return (block if isinstance(block, ParamBlock) else ParamBlock()).store(offset, value)


def load_block(block: Any, offset: int, dtype: DType) -> Value:
    """Load from a register that may not hold a block yet (`ParamBlock.load`)."""
    return block.load(offset, dtype) if isinstance(block, ParamBlock) else dtype(0)
