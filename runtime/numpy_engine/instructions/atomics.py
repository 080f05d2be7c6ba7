"""Atomic operations: each lane reads the results of the lanes below it, exactly and in lane order.

Lanes are sorted by address (stably, so lane order is preserved); lanes of one address form a segment. A
segment runs through `ufunc.accumulate`, which is serial, so that even floating-point sums round as a serial
execution does. The loop is over whichever is smaller: the segments, or the
lanes of the largest one (round k processes the k-th lane of every segment); their product
is at most the number of lanes, so neither exceeds a few hundred for a full batch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ....support.diagnostics import Space
from ...arithmetic import halves, numerics
from ..memory.access import LaneMemory
from ..values import DType, Mask, Value, full

Step = Callable[[Any, Any, Any], Any]
"""(old value, operand, second operand) -> new value, elementwise."""


def _step(fn: Callable[[Any, Any], Any]) -> Step:
    return lambda old, b, c: fn(old, b)


def _float_add(old: Any, b: Any, c: Any) -> Any:
    return numerics.canonical(old + b)


HALVES = ("f16", "f16x2", "bf16", "bf16x2")


def _on_halves(op: str, type_: str) -> Step:
    return lambda old, b, c: halves.apply(op, type_, (), old, b)


STEPS: dict[str, Step] = {
    **{f"{op}.{type_}": _on_halves(op, type_) for op in ("add", "min", "max") for type_ in HALVES},
    "add": _step(np.add),
    "fadd": _float_add,
    "and": _step(np.bitwise_and),
    "or": _step(np.bitwise_or),
    "xor": _step(np.bitwise_xor),
    "min": _step(np.minimum),
    "max": _step(np.maximum),
    "exch": lambda old, b, c: b,
    "inc": lambda old, b, c: np.where(old >= b, old.dtype.type(0), old + old.dtype.type(1)),
    "dec": lambda old, b, c: np.where((old == 0) | (old > b), b, old - old.dtype.type(1)),
    "cas": lambda old, b, c: np.where(old == b, c, old),
}

_ACCUMULATE: dict[str, np.ufunc] = {
    "add": np.add,
    "fadd": np.add,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "min": np.minimum,
    "max": np.maximum,
}


def atomic(
    x: LaneMemory,
    op: str,
    space: Space,
    dtype: DType,
    kind: DType,
    address: Value,
    b: Value,
    c: Value | None,
    mask: Mask,
    site: int,
    has_result: bool = True,
) -> Value:
    """Apply `op` at each lane's address in lane order; return the old values, as unsigned `dtype`.

    `kind` is the dtype in which the operation computes (float32, int32, …) and the dtype of `b`, `c`.
    """
    addresses = full(address, x.n)
    if space == "generic" and not x._in_arena(addresses, mask):
        parts = x._windows(addresses, mask)
        result: Any = np.zeros(x.n, dtype)
        for part, offset, lanes in parts:
            old = atomic(x, op, part, dtype, kind, offset, b, c, lanes, site)
            result = old if lanes is None else np.where(lanes, old, result)
        return result
    view, index = x.locate(space, dtype, addresses, mask, site, "atomic")
    view = view.view(kind)
    b, c = (_active(x, v, len(index), mask) for v in (b, c))
    if x.storage.backwards:
        old = apply_at(view, index[::-1], op, b[::-1], None if c is None else c[::-1])[::-1]
        return x._expand(old.view(dtype), dtype, mask)
    if not has_result and op == "add":
        np.add.at(view, index, b)
        return dtype(0)
    old = apply_at(view, index, op, b, c)
    return x._expand(old.view(dtype), dtype, mask)


def _active(x: LaneMemory, value: Value | None, count: int, mask: Mask) -> Any:
    if value is None:
        return None
    if not isinstance(value, np.ndarray):
        return np.full(count, value)
    return value if mask is None else value.take(x.indices(mask))


def apply_at(view: np.ndarray, index: np.ndarray, op: str, b: np.ndarray, c: np.ndarray | None) -> np.ndarray:
    """Apply `op` to the elements of `view` at `index`, one after the other; return the old values."""
    count = len(index)
    order = _stable_order(index)
    if order is None:
        # One address: lane order is segment order already.
        order, starts = np.arange(count), np.zeros(1, np.int64)
    else:
        ordered = index[order]
        starts = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    if len(starts) == count:
        old = view[index]
        view[index] = STEPS[op](old, b, c)
        result: np.ndarray = old
        return result
    b, c = b[order], (None if c is None else c[order])
    lengths = np.diff(np.append(starts, count))
    locations = index[order[starts]]
    old_sorted = np.empty(count, view.dtype)
    if op == "add":
        _sums(view, locations, starts, lengths, b, old_sorted)
    elif len(starts) <= lengths.max():
        _by_segment(view, locations, starts, lengths, op, b, c, old_sorted)
    else:
        _by_rank(view, locations, starts, lengths, op, b, c, old_sorted)
    old = np.empty_like(old_sorted)
    old[order] = old_sorted
    return old


def _stable_order(index: np.ndarray) -> np.ndarray | None:
    """Return lanes stably sorted by address; None when all have the same one."""
    low, high = index.min(), index.max()
    if low == high:
        return None
    # NumPy sorts 16-bit integers by radix, much faster than longer ones by merging.
    keys = (index - low).astype(np.uint16) if high - low < 1 << 16 else index
    return np.argsort(keys, kind="stable")


def _sums(
    view: np.ndarray,
    locations: np.ndarray,
    starts: np.ndarray,
    lengths: np.ndarray,
    b: np.ndarray,
    old: np.ndarray,
) -> None:
    """Add integers in all segments at once by one prefix sum (modular, so differences are exact)."""
    before = np.cumsum(b, dtype=b.dtype) - b
    base = view[locations] - before[starts]
    np.add(before, np.repeat(base, lengths), out=old)
    last = starts + lengths - 1
    view[locations] = old[last] + b[last]


def _by_segment(
    view: np.ndarray,
    locations: np.ndarray,
    starts: np.ndarray,
    lengths: np.ndarray,
    op: str,
    b: np.ndarray,
    c: np.ndarray | None,
    old: np.ndarray,
) -> None:
    for location, start, length in zip(locations.tolist(), starts.tolist(), lengths.tolist()):
        part = slice(start, start + length)
        first = view[location]
        if op in _ACCUMULATE:
            run = _ACCUMULATE[op].accumulate(
                np.concatenate((np.array([first], view.dtype), b[part])), dtype=view.dtype
            )
            if op == "fadd":
                run[1:] = numerics.canonical(run[1:])
        elif op == "exch":
            run = np.concatenate((np.array([first], view.dtype), b[part]))
        else:
            run = _serial(op, first, b[part], None if c is None else c[part])
        old[part] = run[:-1]
        view[location] = run[-1]


def _serial(op: str, first: Any, b: np.ndarray, c: np.ndarray | None) -> np.ndarray:
    """Return the values of one location over time, from `first` on, in Python integers."""
    value, run = int(first), [int(first)]
    if op == "cas":
        assert c is not None
        for expected, new in zip(b.tolist(), c.tolist()):
            value = new if value == expected else value
            run.append(value)
    elif "." in op:
        step = STEPS[op]
        for addend in b:
            first = step(first, addend, None)
            run.append(int(first))
    elif op == "inc":
        for limit in b.tolist():
            value = 0 if value >= limit else value + 1
            run.append(value)
    else:
        for limit in b.tolist():
            value = limit if value == 0 or value > limit else value - 1
            run.append(value)
    return np.array(run, b.dtype)


def _by_rank(
    view: np.ndarray,
    locations: np.ndarray,
    starts: np.ndarray,
    lengths: np.ndarray,
    op: str,
    b: np.ndarray,
    c: np.ndarray | None,
    old: np.ndarray,
) -> None:
    step = STEPS[op]
    value = view[locations]
    for rank in range(int(lengths.max())):
        active = np.flatnonzero(lengths > rank)
        position = starts[active] + rank
        old[position] = value[active]
        value[active] = step(value[active], b[position], None if c is None else c[position])
    view[locations] = value


def atomic_wide(
    x: LaneMemory,
    space: Space,
    address: Value,
    b: tuple[Value, Value],
    c: tuple[Value, ...],
    mask: Mask,
    site: int,
) -> tuple[Value, Value]:
    """Exchange 128 bits with `b`, or, with `c`, compare with `b` and swap to `c`.

    Returns the old low and high halves.
    """
    addresses = full(address, x.n)
    old: tuple[Any, Any] = np.zeros(x.n, np.uint64), np.zeros(x.n, np.uint64)
    for part, offset, lanes in x.parts(space, addresses, mask):
        x._check_vector(part, offset, 8, 2, lanes, site, "atomic")
        view, index = x.locate(part, np.uint64, offset, lanes, site, "atomic")
        x.locate(part, np.uint64, offset + offset.dtype.type(8), lanes, site, "atomic")
        active = range(x.n) if lanes is None else x.indices(lanes).tolist()
        values = [full(v, x.n) for v in (*b, *c)]
        for lane, location in zip(active, index.tolist()):
            old[0][lane], old[1][lane] = view[location], view[location + 1]
            low, high, *new = (v[lane] for v in values)
            if not new:
                view[location], view[location + 1] = low, high
            elif (view[location], view[location + 1]) == (low, high):
                view[location], view[location + 1] = new
    return old
