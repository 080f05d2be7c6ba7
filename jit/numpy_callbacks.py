"""Instructions that the NumPy engine's own definitions execute: compiled code hands them the strip's values,
and finds the results.

A call is known by what it calls and by a pattern of its arguments, written as JSON, so that a kernel from the
disk knows it, too: where a value stands in the pattern, it says in which slot of the worker's buffer the
strip has left it. Strips come here one by one, so this is slow: it is for what is rare. How they are called,
`host_callbacks` says.
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
from ..runtime.numpy_engine.instructions import images, mbarriers
from .access import AccessEmitter
from .code_builder import CodeBuilder, word
from .state_layout import LAUNCH, SLOT_BYTES, WORKER
from .values import Symbolic, Untraceable, canonical, operand, symbolic, typed

FIRST_CALLBACK = 64
"""Numbers of calls begin here; those below are functions of the device runtime."""

_U32, _U64, _BOOL = np.dtype(np.uint32), np.dtype(np.uint64), np.dtype(np.bool_)


RESULTS: dict[str, Callable[[Mapping[str, Any]], Any]] = {
    "images.fetch": lambda a: [np.dtype(a["kind"])] * 4,
    "images.query": lambda a: _U32,
    "images.is_handle": lambda a: _BOOL,
    "images.load": lambda a: [np.dtype(a["dtype"])] * a["count"],
    "images.store": lambda a: None,
    "images.reduce": lambda a: None,
    "mbarriers.operate": lambda a: _U64,
}
"""By what is called, the types of its results: a list, one, or None; arguments come by the names of their
parameters.
"""


_CHAPTERS: dict[str, Any] = {"images": images, "mbarriers": mbarriers}
FUNCTIONS: dict[str, Callable[..., Any]] = {
    name: getattr(_CHAPTERS[name.split(".")[0]], name.split(".")[1]) for name in RESULTS
}
"""The definitions; the first argument is the batch."""
SITES = {
    name: names.index("site") - 1
    for name, function in FUNCTIONS.items()
    if "site" in (names := list(signature(function).parameters))
}
"""Index of the argument with the instruction's site; the argument before it is the lane mask."""


Shortcut = Callable[[int, Value, Block], None]
"""Code in front of a call: of its number, the buffer with the arguments, and the block behind it, where the
code may go when the results are in the buffer.
"""


def call(x: AccessEmitter, name: str, *arguments: Any, shortcut: Shortcut | None = None) -> Any:
    """The results of a definition of the NumPy engine."""
    text, given, x.has_side_effects = x.text, list(arguments), True
    if name in SITES:
        given[SITES[name]] += x.site_base
    values: list[Symbolic] = []
    pattern = json.dumps([name, _pattern(given, values)])
    if pattern not in x.numpy_callbacks:
        x.numpy_callbacks.append(pattern)
    buffer = x.load_pointer_slot("w", WORKER["buffer"])
    for slot, value in enumerate(values):
        text.store(lane_words(text, value), text.offset(buffer, SLOT_BYTES * slot))
    done = text.new_block()
    if shortcut is not None:
        shortcut(x.numpy_callbacks.index(pattern), buffer, done)
    host = x.load_pointer_slot("c", LAUNCH["host_callback"])
    site = word(given[SITES[name]] if name in SITES else x.site_base)
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
    """An argument as JSON."""
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
    """A value's bits, a word per lane."""
    plain: Any = canonical(value)
    if plain.dtype.kind == "f":
        plain = plain.view(f"u{plain.dtype.itemsize}")
    return operand(text, typed(plain, np.dtype(np.uint64)), True)


def words_as(text: CodeBuilder, buffer: Value, slot: int, dtype: np.dtype) -> Any:
    """The words of a slot as values of a type."""
    lanes = text.load(ty.vector(text.width, I64), text.offset(buffer, SLOT_BYTES * slot))
    words: Any = symbolic(text, lanes, np.uint64, False)
    if dtype.kind == "b":
        return words != np.uint64(0)
    return words.astype(f"u{dtype.itemsize}").view(dtype)


class CallbackNamespace:
    """A module of definitions that strips call, those that have code here (`own`) first."""

    def __init__(self, what: str, **own: Callable[..., Any]) -> None:
        self._what, self._own = what, own

    def __getattr__(self, name: str) -> Callable[..., Any]:
        full, own = f"{self._what}.{name}", self._own.get(name)

        def run(x: AccessEmitter, *arguments: Any) -> Any:
            if own is not None:
                try:
                    return own(x, *arguments)
                except Untraceable:
                    if full not in RESULTS:
                        raise
            if full not in RESULTS:
                raise Untraceable(f"'{full}' has no code here")
            return call(x, full, *arguments)

        return run


def buffer_slots(patterns: Sequence[str]) -> int:
    """Return how many slots of the buffer calls need at most."""
    return max((pattern.count('"slot"') for pattern in patterns), default=0)


_PURE = ("images.fetch", "images.query", "images.is_handle", "images.load", "mbarriers.")
"""Callbacks that write no global memory: at most shared memory and registers."""


def writes_memory(patterns: Sequence[str]) -> bool:
    """Return whether definitions that strips call may write global memory."""
    return any(not json.loads(pattern)[0].startswith(_PURE) for pattern in patterns)


_RARE = frozenset({"mbarriers.operate"})
"""Callbacks that only name a fault."""


def describe_callbacks(patterns: Sequence[str]) -> str:
    """Return what strips call as a rule, in words; '' where nothing is."""
    calls = [json.loads(pattern) for pattern in patterns]
    names = dict.fromkeys(
        name for name, arguments in calls if name not in _RARE and not is_sampled(name, arguments)
    )
    return ", ".join(f"'{name}'" for name in names)


def is_sampled(name: str, arguments: Sequence[Any]) -> bool:
    """Return whether machine code is made for a call when it is first executed: of texture fetches, if the
    handles are the same in all lanes (`textures`).
    """
    return name == "images.fetch" and all(
        part is None or "value" in part or part["uniform"] for part in arguments[:2]
    )
