"""`minicc run --orders=N`: compares the results of a kernel under other orders of its threads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .device import Device

if TYPE_CHECKING:
    from .api import Kernel


def copy_arguments(values: Mapping[str, Any]) -> dict[str, Any]:
    """Copy the arguments for another launch."""
    return {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in values.items()}


def explore_orders(
    kernel: Kernel,
    grid: Sequence[int],
    block: Sequence[int],
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    orders: int,
    granule: int = 1,
    **settings: Any,
) -> str:
    """Launch the kernel under so many orders, on devices of that granule, with the arguments `before`;
    describe arrays that differ from `after`.
    """
    results: dict[bytes, tuple[int, str]] = {}
    preemptions = 0
    for order in range(orders):
        values = copy_arguments(before)
        result = kernel(
            tuple(grid),
            tuple(block),
            tuple(values.values()),
            device=Device(order=order, granule=granule),
            **settings,
        )
        preemptions += result.preemptions
        arrays = {name: value for name, value in values.items() if isinstance(value, np.ndarray)}
        results.setdefault(
            b"".join(value.tobytes() for value in arrays.values()), (order, _difference(arrays, after))
        )
    count = (
        f"{orders} order{'s' * (orders != 1)} tried, threads stopped {preemptions}"
        f" time{'s' * (preemptions != 1)}"
    )
    differing = [(order, text) for order, text in results.values() if text]
    if not differing:
        return f"{count}: the result is the same under all"
    order, text = differing[0]
    return f"{count}: {len(results)} results; under order {order} {text}"


def _difference(arrays: Mapping[str, np.ndarray], after: Mapping[str, Any]) -> str:
    """Describe the first difference of arrays from those of the default order; '' if there is none."""
    for name, array in arrays.items():
        mine, other = np.ascontiguousarray(array).reshape(-1), np.ascontiguousarray(after[name]).reshape(-1)
        if mine.tobytes() == other.tobytes():
            continue
        differing = (
            mine.view(np.uint8).reshape(mine.size, -1) != other.view(np.uint8).reshape(mine.size, -1)
        ).any(1)
        index = int(np.argmax(differing))
        return f"'{name}' differs at [{index}]: {mine[index]} instead of {other[index]}"
    return ""
