"""Callbacks: instructions that the NumPy engine's own definitions execute for a gang.

Compiled code stores the operands in the worker's buffer, calls the host (`host_callbacks`) and loads the
results from the buffer. Gangs call back one at a time, so this is slow and serves rare instructions only.

A callback is identified by a JSON pattern: the definition's name and its arguments. A symbolic argument is
represented by its buffer slot and dtype. So the pattern is the same for a kernel loaded from the disk cache.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import Block, Value
from ..ir.irtypes import I32, I64
from ..runtime.numpy_engine.instructions import bulk_copies, images, mbarriers
from .access import AccessEmitter
from .code_builder import CodeBuilder, word
from .state_layout import LAUNCH, SLOT_BYTES, WORKER
from .values import Symbolic, Untraceable, canonical, operand, symbolic, typed

FIRST_CALLBACK = 64
"""The first number of a callback; smaller numbers are functions of the device runtime."""

_U32, _U64, _BOOL = np.dtype(np.uint32), np.dtype(np.uint64), np.dtype(np.bool_)


RESULTS: dict[str, Callable[[Mapping[str, Any]], Any]] = {
    "images.fetch": lambda a: [np.dtype(a["kind"])] * 4,
    "images.query": lambda a: _U32,
    "images.is_handle": lambda a: _BOOL,
    "images.load": lambda a: [np.dtype(a["dtype"])] * a["count"],
    "images.store": lambda a: None,
    "images.reduce": lambda a: None,
    "mbarriers.operate": lambda a: _U64,
    "bulk.copy": lambda a: None,
    "bulk.store": lambda a: None,
    "bulk.fill": lambda a: None,
    "bulk.cancel": lambda a: None,
}
"""Result dtypes by definition: a list, a single one or None, computed from the arguments by
parameter name.
"""


_MODULES: dict[str, Any] = {"images": images, "mbarriers": mbarriers, "bulk": bulk_copies}
FUNCTIONS: dict[str, Callable[..., Any]] = {
    name: getattr(_MODULES[name.split(".")[0]], name.split(".")[1]) for name in RESULTS
}
"""The NumPy engine's definitions; the first argument is the batch."""
SITES = {
    name: names.index("site") - 1
    for name, function in FUNCTIONS.items()
    if "site" in (names := list(signature(function).parameters))
}
"""Index of the argument with the instruction's site; the argument before it is the lane mask."""


Shortcut = Callable[[int, Value, Block], None]
"""Emitter of code in front of a callback: (callback's number, argument buffer, block behind the callback).

Its code may branch to that block once the results are in the buffer.
"""


def call(x: AccessEmitter, name: str, *arguments: Any, shortcut: Shortcut | None = None) -> Any:
    """Emit a callback of a definition; return its results as symbolic values.

    Raises Untraceable for an argument that a pattern cannot represent. The gang exits if the host reports a
    fault.
    """
    text, concrete, x.has_side_effects = x.text, list(arguments), True
    if name in SITES:
        concrete[SITES[name]] += x.site_base
    values: list[Symbolic] = []
    pattern = json.dumps([name, _pattern(concrete, values)])
    if pattern not in x.numpy_callbacks:
        x.numpy_callbacks.append(pattern)
    buffer = x.load_pointer_slot("w", WORKER["buffer"])
    for slot, value in enumerate(values):
        text.store(lane_words(text, value), text.offset(buffer, SLOT_BYTES * slot))
    done = text.new_block()
    if shortcut is not None:
        shortcut(x.numpy_callbacks.index(pattern), buffer, done)
    host = x.load_pointer_slot("c", LAUNCH["host_callback"])
    site = word(concrete[SITES[name]] if name in SITES else x.site_base)
    number, mask = word(FIRST_CALLBACK + x.numpy_callbacks.index(pattern)), x.mask_i64(x.mask)
    x.exit_if_failed(
        text.call_address(host, I32, [text.named("w"), number, site, mask, text.named("first", I64)])
    )
    text.br(done)
    text.enter(done)
    results = RESULTS[name](signature(FUNCTIONS[name]).bind(x, *arguments).arguments)
    if results is None:
        return None
    result = [
        words_as(text, buffer, slot, dtype)
        for slot, dtype in enumerate(results if isinstance(results, list) else [results])
    ]
    return result if isinstance(results, list) else result[0]


def _pattern(value: Any, values: list[Symbolic]) -> Any:
    """Return an argument as JSON data; symbolic values are appended to `values`, whose index is the slot."""
    if isinstance(value, Symbolic):
        values.append(value)
        return {"slot": len(values) - 1, "dtype": value.dtype.str, "uniform": value.uniform}
    if isinstance(value, np.generic):
        return {"value": value.tobytes().hex(), "dtype": value.dtype.str}
    if isinstance(value, type | np.dtype):
        return {"type": np.dtype(value).str}
    if isinstance(value, list | tuple):
        return [_pattern(part, values) for part in value]
    if isinstance(value, dict):
        return {"dict": list(value.items())}
    if value is None or isinstance(value, str | int):
        return value
    raise Untraceable(f"an argument {value!r}")


def lane_words(text: CodeBuilder, value: Any) -> Value:
    """Return a value's bits as a vector of u64."""
    bits: Any = canonical(value)
    if bits.dtype.kind == "f":
        bits = bits.view(f"u{bits.dtype.itemsize}")
    return operand(text, typed(bits, np.dtype(np.uint64)), True)


def words_as(text: CodeBuilder, buffer: Value, slot: int, dtype: np.dtype) -> Any:
    """Emit the load of a result of `dtype` from a buffer slot, a u64 per lane."""
    lanes = text.load(ty.vector(text.width, I64), text.offset(buffer, SLOT_BYTES * slot))
    words: Any = symbolic(text, lanes, np.uint64, False)
    if dtype.kind == "b":
        return words != np.uint64(0)
    return words.astype(f"u{dtype.itemsize}").view(dtype)


class CallbackNamespace:
    """A module of instruction definitions for traced text, in which every function calls back.

    Functions in `native` generate code instead; the callback is the fallback if they raise Untraceable.
    Functions without either raise Untraceable.
    """

    def __init__(self, module: str, **native: Callable[..., Any]) -> None:
        self._module, self._native = module, native

    def __getattr__(self, name: str) -> Callable[..., Any]:
        full, native = f"{self._module}.{name}", self._native.get(name)

        def run(x: AccessEmitter, *arguments: Any) -> Any:
            if native is not None:
                try:
                    return native(x, *arguments)
                except Untraceable:
                    if full not in RESULTS:
                        raise
            if full not in RESULTS:
                raise Untraceable(f"'{full}' has no code here")
            return call(x, full, *arguments)

        return run


def buffer_slots(patterns: Sequence[str]) -> int:
    """Return the largest number of buffer slots that a callback needs."""
    return max((pattern.count('"slot"') for pattern in patterns), default=0)


_PURE = ("images.fetch", "images.query", "images.is_handle", "images.load", "mbarriers.")
"""Callbacks that write no global memory: at most shared memory and registers."""


def writes_memory(patterns: Sequence[str]) -> bool:
    """Return whether any callback may write global memory."""
    return any(not json.loads(pattern)[0].startswith(_PURE) for pattern in patterns)


_FAULTS_ONLY = frozenset({"mbarriers.operate"})
"""Callbacks that run only where an operation faults, to report the fault."""


def describe_callbacks(patterns: Sequence[str]) -> str:
    """Return the quoted names of regular callbacks, separated by commas; '' if there are none."""
    calls = [json.loads(pattern) for pattern in patterns]
    names = dict.fromkeys(
        name for name, arguments in calls if name not in _FAULTS_ONLY and not is_sampled(name, arguments)
    )
    return ", ".join(f"'{name}'" for name in names)


def is_sampled(name: str, arguments: Sequence[Any]) -> bool:
    """Return whether a callback is a texture fetch with uniform handles (`textures`).

    Machine code for such a fetch is generated when it is first executed.
    """
    return name == "images.fetch" and all(
        part is None or "value" in part or part["uniform"] for part in arguments[:2]
    )
