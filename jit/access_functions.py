"""Accesses of long kernels as functions, one for each space, type and number of elements, which every access
of its kind calls.

The code of one access that checks 32 addresses is more than a hundred instructions. It runs fastest where the
access is; in a kernel of several hundred accesses, LLVM would take many seconds for it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..ir.core import Function, Value
from ..ir.irtypes import I32, I64
from .access import AccessEmitter
from .code_builder import PTR, CodeBuilder, Routine, function, integer, mangle, word
from .state_layout import WORKER
from .values import Symbolic, operand, symbolic
from .vector_access import AccessKey, AccessRequest, LoadStore, VectorAccess

_WRITTEN: dict[tuple[object, ...], Routine] = {}
"""Each function, by its name and by what its code depends on besides. Each is written
once in a process.
"""


class AccessFunction:
    """A load or store at `offset` bytes from each lane's `address`, by a call."""

    def __init__(self, x: AccessEmitter, request: AccessRequest, address: Any, offset: int) -> None:
        self._x, self._ask, self._text = x, request, x.text
        self._address = operand(x.text, x.address_of(request.space, address, offset), True)
        self._dtype = address.dtype
        x.record_address(request.site, address)

    def load(self) -> list[Value]:
        """The loaded vectors, which the function leaves in the worker's buffer."""
        text, many = self._text, self._text.type(self._ask.dtype, True)
        self._call([])
        buffer = self._x.load_pointer_slot("w", WORKER["buffer"])
        return [text.load(many, text.element(many, buffer, i)) for i in range(self._ask.count)]

    def store(self, sources: list[Value]) -> None:
        """Store vectors; of lanes with one address the highest stays."""
        self._call(sources)

    def _call(self, sources: list[Value]) -> None:
        x, text, request = self._x, self._text, self._ask
        site = x.access_index(x.access_key(request))
        operands = [
            text.named("c"),
            text.named("w"),
            self._address,
            x.bits(request.mask),
            word(site),
            word(x.site_base + request.site),
            text.named("first", I64),
            *sources,
        ]
        x.exit_if_failed(text.invoke(self._function(bool(sources)), operands))

    def _function(self, is_store: bool) -> Function:
        """The function, which is written when it is first needed."""
        text, request, x = self._text, self._ask, self._x
        one = mangle(text.type(request.dtype, False))
        kind = "store" if is_store else "load"
        name = f"access.{kind}.{request.space}.{one}.{request.count}.i{8 * self._dtype.itemsize}"
        key = name, text.width, x.memory.address_bits, x.window_sizes, x.unit
        if key not in _WRITTEN:
            _WRITTEN[key] = self._written(name, is_store)
        return text.adopt(_WRITTEN[key])

    def _written(self, name: str, is_store: bool) -> Routine:
        request, width = self._ask, self._text.width
        own = CodeBuilder(width, "v")
        own.enter(own.block_named("begin"))
        many = own.type(request.dtype, True)
        parameters = [
            ("c", PTR),
            ("w", PTR),
            ("address", own.type(self._dtype, True)),
            ("active", own.mask),
            ("access", I64),
            ("site", I64),
            ("first", I64),
            *((f"value{i}", many) for i in range(request.count if is_store else 0)),
        ]
        given = [own.named(*parameter) for parameter in parameters]
        x = _AccessBody(own, self._x)
        active = symbolic(own, own.cast("bitcast", given[3], own.bits), np.bool_, False)
        row = VectorAccess(
            x,
            AccessRequest(request.space, request.dtype, request.count, active, 0, request.writes),
            symbolic(own, given[2], self._dtype, False),
            0,
        )
        if is_store:
            row.store(given[7:])
        else:
            loaded = row.load()
            buffer = x.load_pointer_slot("w", WORKER["buffer"])
            for i, vector in enumerate(loaded):
                own.store(vector, own.element(many, buffer, i))
        own.ret(integer(I32, 0))
        own.enter(own.block_named("failed"))
        own.ret(integer(I32, 1))
        return Routine(function(name, I32, parameters), own.items, "noinline", own.needs)


def call_or_inline(x: AccessEmitter, request: AccessRequest, address: Any, offset: int) -> LoadStore:
    """An access in a long kernel: by a call, unless its code is short, as it is where lanes' addresses are
    known to lie at one distance.

    An access under a predicate of its own needs the code of all cases nevertheless: it cannot leave the
    version of its block that takes addresses to be in bounds.
    """
    if isinstance(address, Symbolic) and (
        address.lane_affine is None or (request.mask is not x.mask and not x.follows_speculation)
    ):
        return AccessFunction(x, request, address, offset)
    return VectorAccess(x, request, address, offset)


class _AccessBody(AccessEmitter):
    """An access within its function: which one it is, and of which instruction, the caller says."""

    def __init__(self, text: CodeBuilder, caller: AccessEmitter) -> None:
        super().__init__(
            text, None, None, caller.memory.address_bits, caller.window_sizes, {}, {}, [], caller.unit
        )

    def access_operand(self, key: AccessKey) -> Value:
        return self.text.named("access", I64)

    def site_operand(self, request: AccessRequest) -> Value:
        return self.text.named("site", I64)
