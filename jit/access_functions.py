"""Accesses of long kernels as functions, one for each space, type and number of elements, which every access
of its kind calls.

The code of one access that checks 32 addresses is more than a hundred instructions. It runs fastest where the
access is; in a kernel of several hundred accesses, LLVM would take many seconds for it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .access import AccessEmitter
from .state_layout import WORKER
from .text import Text
from .values import Symbolic, operand, symbolic
from .vector_access import Ask, LoadStore, Number, VectorAccess

_WRITTEN: dict[tuple[object, ...], dict[str, str]] = {}
"""The text of each function and of what it needs, by its name and by what its code depends on besides. Each
is written once in a process.
"""


class AccessFunction:
    """A load or store at `offset` bytes from each lane's `address`, by a call."""

    def __init__(self, x: AccessEmitter, ask: Ask, address: Any, offset: int) -> None:
        self._x, self._ask, self._text = x, ask, x.text
        self._word = f"i{8 * address.dtype.itemsize}"
        self._address = operand(x.text, x.address_of(ask.space, address, offset), True)
        self._dtype = address.dtype
        x.note(ask.site, address)

    def load(self) -> list[str]:
        """The loaded vectors, which the function leaves in the worker's buffer."""
        text, many = self._text, self._text.type(self._ask.dtype, True)
        self._call([])
        buffer = self._x.pointer("%w", WORKER["buffer"])
        return [
            text.load(many, text.value(f"getelementptr {many}, ptr {buffer}, i64 {i}"))
            for i in range(self._ask.count)
        ]

    def store(self, sources: list[str]) -> None:
        """Store vectors; of lanes with one address the highest stays."""
        self._call(sources)

    def _call(self, sources: list[str]) -> None:
        x, text, ask = self._x, self._text, self._ask
        many, words = text.type(ask.dtype, True), f"<{text.width} x {self._word}>"
        values = "".join(f", {many} {source}" for source in sources)
        site = x.access_of(x.number(ask))
        x.leave(
            text.value(
                f"call i32 @{self._function(bool(sources))}(ptr %c, ptr %w, {words} {self._address},"
                f" i{text.width} {x.bits(ask.mask)}, i64 {site}, i64 {x.site_base + ask.site}, i64"
                f" %first{values})"
            )
        )

    def _function(self, is_store: bool) -> str:
        """The name of the function, which is written when it is first needed."""
        text, ask, x = self._text, self._ask, self._x
        one = text.mangled(text.type(ask.dtype, False))
        name = f"access.{'store' if is_store else 'load'}.{ask.space}.{one}.{ask.count}.{self._word}"
        key = name, text.width, x.memory.address_bits, x.room_of, x.has_masks
        if key not in _WRITTEN:
            _WRITTEN[key] = self._written(name, is_store)
        text.needs |= _WRITTEN[key]
        return name

    def _written(self, name: str, is_store: bool) -> dict[str, str]:
        ask, width = self._ask, self._text.width
        own = Text(width, "v")
        own.enter("begin")
        many = own.type(ask.dtype, True)
        x = _AccessBody(own, self._x)
        active = symbolic(own, own.value(f"bitcast i{width} %active to <{width} x i1>"), np.bool_, False)
        row = VectorAccess(
            x,
            Ask(ask.space, ask.dtype, ask.count, active, 0, ask.writes),
            symbolic(own, "%address", self._dtype, False),
            0,
        )
        sources = [f"%value{i}" for i in range(ask.count)] if is_store else []
        if is_store:
            row.store(sources)
        else:
            loaded = row.load()
            buffer = x.pointer("%w", WORKER["buffer"])
            for i, vector in enumerate(loaded):
                own.store(many, vector, own.value(f"getelementptr {many}, ptr {buffer}, i64 {i}"))
        parameters = (
            f"ptr %c, ptr %w, <{width} x {self._word}> %address, i{width} %active, i64 %access, i64 %site,"
            " i64 %first"
        )
        parameters += "".join(f", {many} {source}" for source in sources)
        body = "\n".join(
            [
                f"define internal i32 @{name}({parameters}) noinline {{",
                *own.lines,
                "  ret i32 0",
                "failed:",
                "  ret i32 1",
                "}",
            ]
        )
        return {**own.needs, name: body}


def call_or_code(x: AccessEmitter, ask: Ask, address: Any, offset: int) -> LoadStore:
    """An access in a long kernel: by a call, unless its code is short, as it is where lanes' addresses are
    known to lie at one distance.

    An access under a predicate of its own needs the code of all cases nevertheless: it cannot leave the
    version of its block that takes addresses to be in bounds.
    """
    if isinstance(address, Symbolic) and (address.line is None or (ask.mask is not x.mask and not x.is_left)):
        return AccessFunction(x, ask, address, offset)
    return VectorAccess(x, ask, address, offset)


class _AccessBody(AccessEmitter):
    """An access within its function: which one it is, and of which instruction, the caller says."""

    def __init__(self, text: Text, caller: AccessEmitter) -> None:
        super().__init__(
            text, None, None, caller.memory.address_bits, caller.room_of, {}, {}, [], caller.has_masks
        )

    def access_word(self, number: Number) -> str:
        return "%access"

    def site_word(self, ask: Ask) -> str:
        return "%site"
