"""Out-of-line accesses of long kernels: one function per state space, type and number of elements.

An inlined access that checks 32 addresses has more than a hundred instructions. It runs fastest, but a kernel
of several hundred such accesses takes LLVM many seconds. `tracing` selects these functions for kernels above
a size limit (`call_inlining`).
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

_ROUTINES: dict[tuple[object, ...], Routine] = {}
"""The emitted functions of this process, by name and by the other inputs of their code."""


class AccessFunction:
    """A load or store at `offset` bytes from each lane's `address`, as a call."""

    def __init__(self, x: AccessEmitter, request: AccessRequest, address: Any, offset: int) -> None:
        self._x, self._request, self._text = x, request, x.text
        self._address = operand(x.text, x.address_of(request.space, address, offset), True)
        self._dtype = address.dtype
        x.record_address(request.site, address)

    def load(self) -> list[Value]:
        """Emit a load; return one vector per element. The function passes them in the worker's buffer."""
        text, vector_type = self._text, self._text.type(self._request.dtype, True)
        self._call([])
        buffer = self._x.load_pointer_slot("w", WORKER["buffer"])
        return [
            text.load(vector_type, text.element(vector_type, buffer, i)) for i in range(self._request.count)
        ]

    def store(self, sources: list[Value]) -> None:
        """Emit a store of one vector per element; the highest lane's value remains at equal addresses."""
        self._call(sources)

    def _call(self, sources: list[Value]) -> None:
        x, text, request = self._x, self._text, self._request
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
        """Return the function of this access's kind, which is emitted at its first use."""
        text, request, x = self._text, self._request, self._x
        element = mangle(text.type(request.dtype, False))
        kind = "store" if is_store else "load"
        name = f"access.{kind}.{request.space}.{element}.{request.count}.i{8 * self._dtype.itemsize}"
        key = name, text.width, x.memory.address_bits, x.window_sizes, x.unit
        if key not in _ROUTINES:
            _ROUTINES[key] = self._emit_routine(name, is_store)
        return text.adopt(_ROUTINES[key])

    def _emit_routine(self, name: str, is_store: bool) -> Routine:
        """Return a function with status 0, or 1 after a fault. Loaded vectors are left in the buffer."""
        request, width = self._request, self._text.width
        own = CodeBuilder(width, "v")
        own.enter(own.block_named("begin"))
        vector_type = own.type(request.dtype, True)
        parameters = [
            ("c", PTR),
            ("w", PTR),
            ("address", own.type(self._dtype, True)),
            ("active", own.mask),
            ("access", I64),
            ("site", I64),
            ("first", I64),
            *((f"value{i}", vector_type) for i in range(request.count if is_store else 0)),
        ]
        arguments = [own.named(*parameter) for parameter in parameters]
        x = _AccessBody(own, self._x)
        active = symbolic(own, own.cast("bitcast", arguments[3], own.bits), np.bool_, False)
        access = VectorAccess(
            x,
            AccessRequest(request.space, request.dtype, request.count, active, 0, request.writes),
            symbolic(own, arguments[2], self._dtype, False),
            0,
        )
        if is_store:
            access.store(arguments[7:])
        else:
            loaded = access.load()
            buffer = x.load_pointer_slot("w", WORKER["buffer"])
            for i, vector in enumerate(loaded):
                own.store(vector, own.element(vector_type, buffer, i))
        own.ret(integer(I32, 0))
        own.enter(own.block_named("failed"))
        own.ret(integer(I32, 1))
        return Routine(function(name, I32, parameters), own.items, "noinline", own.needs)


def call_or_inline(x: AccessEmitter, request: AccessRequest, address: Any, offset: int) -> LoadStore:
    """Return the code generator of an access in a long kernel: a call, or inline code where that is short.

    The code for lane-affine addresses is short. An access with a predicate of its own is the exception: it
    cannot leave a speculative version, so it needs the code of all cases.
    """
    if isinstance(address, Symbolic) and (
        address.lane_affine is None or (request.mask is not x.mask and not x.follows_speculation)
    ):
        return AccessFunction(x, request, address, offset)
    return VectorAccess(x, request, address, offset)


class _AccessBody(AccessEmitter):
    """The access emitter of a function's body: the access index and site are parameters."""

    def __init__(self, text: CodeBuilder, caller: AccessEmitter) -> None:
        super().__init__(
            text, None, None, caller.memory.address_bits, caller.window_sizes, {}, {}, [], caller.unit
        )

    def access_operand(self, key: AccessKey) -> Value:
        """Return the parameter with the index of the bounds cache."""
        return self.text.named("access", I64)

    def site_operand(self, request: AccessRequest) -> Value:
        """Return the parameter with the instruction's site."""
        return self.text.named("site", I64)
