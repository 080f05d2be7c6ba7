"""Activation records, and groups of lanes at one position.

Lanes at the same position (call stack, block) form a *group*; groups partition the lanes that have
neither exited nor wait at a barrier.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any

import numpy as np

from ..translation.translate import BlockCode, TranslatedFunction
from ..values import Mask

Position = tuple[tuple[int, ...], ...]
"""The blocks and callees on a call stack, outermost first, in pieces of equal length, so that deep stacks
share their common prefix.
"""
_PIECE = 64


def extend_position(position: Position, *steps: int) -> Position:
    """Return the position extended by `steps`; positions compare lexicographically by steps."""
    if not position or len(position[-1]) >= _PIECE:
        return (*position, steps)
    return (*position[:-1], (*position[-1], *steps))


class ActivationRecord:
    """One activation record, shared by all lanes with the same call stack.

    `key` orders frames as positions. Its variables are in local memory from `local_base` to `top`; `alloca`
    allocates above.
    """

    __slots__ = (
        "call",
        "children",
        "depth",
        "fn",
        "key",
        "lanes",
        "local_base",
        "parent",
        "registers",
        "top",
    )

    def __init__(
        self,
        fn: TranslatedFunction,
        parent: ActivationRecord | None,
        call: BlockCode | None,
        key: Position,
        local_base: int,
    ) -> None:
        self.fn, self.parent, self.call, self.key, self.local_base = fn, parent, call, key, local_base
        self.registers: list[Any] = fn.registers.initial()
        self.top = local_base + -(-fn.local_bytes // 16) * 16
        if fn.stack_slot is not None:
            self.registers[fn.stack_slot] = np.uint64(self.top)
        self.children: dict[tuple[int, str, int], ActivationRecord] = {}
        self.lanes = 0
        self.depth: int = 0 if parent is None else parent.depth + 1


@dataclass(slots=True, eq=False)
class LaneGroup:
    """`count` lanes about to run block `block` of `frame`.

    `stamp` is the time of its last run; `key` is its position, which orders groups.
    """

    frame: ActivationRecord
    block: int
    mask: Mask
    count: int
    stamp: int
    key: Position


position = attrgetter("key")
"""The sort key of groups: the lowest runs first."""
