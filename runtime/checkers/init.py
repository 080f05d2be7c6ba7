"""Undefined values that decide: memory and registers that were read before anything was written there.

Copying what is undefined is allowed, as padding of structures and the tails of tiles need; the engine follows
the bits (`numpy_engine.shadow.shadow_values`). It is an error where a thread's way, an address or what is
printed depends on them, and where the host gets to see them. To compute with a value that was read from
global memory that nobody has written to is an error of the read, as in compute-sanitizer's initcheck; shared
and local memory may be computed with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...ptx.ptxtypes import size_of
from ..engine.config import LaunchResult
from ..engine.observers import Batch, Launching, Output
from ..memory.arena import Memory
from ..memory.shadow import Origin
from .checker import Checker, lanes_of, place_of
from .objects import Objects
from .report import Reports

WHAT = {
    "branch": ("undefined-branch", "Conditional branch"),
    "guard": ("undefined-branch", "Conditional execution"),
    "address": ("undefined-address", "Address"),
    "barrier": ("undefined-barrier", "Operand of a barrier"),
    "argument": ("undefined-argument", "Argument of a function of the device runtime"),
    "printf": ("undefined-output", "What is printed"),
}
"""What decides: the kind of the report, and the subject of its message."""
_COPIES = "<minicc>/memory.cu"
"""Where minicc has `memcpy` from."""
_WORD = 8
"""Bytes of the largest number that padding makes room for."""


class Init(Checker):
    """The checker 'init'."""

    tool = "init"
    wants = frozenset({"launch", "undefined"})

    def __init__(self, reports: Reports) -> None:
        super().__init__(reports)
        self._last: tuple[Launching, Objects] | None = None

    def launch(self, launching: Launching) -> None:
        super().launch(launching)
        self._last = launching, Objects(launching)

    def end(self, result: LaunchResult | None) -> None:
        """What the launch was is still needed when its results are looked at."""

    def undefined(
        self, batch: Batch, function: str, instr: Instruction, what: str, mask: Any, origin: Origin
    ) -> None:
        root = origin.root or origin
        if what == "compute":
            size = _size(root.instr)
            message = f"Uninitialized __global__ memory read{f' of size {size} bytes' if size else ''}"
            name = self._name(root)
            notes = (
                *((f"it was read from {name}, which nothing had been written to",) if name else ()),
                *(
                    (f"it went through memory: stored at {place_of(origin.instr)}",)
                    if origin.kind == "store"
                    else ()
                ),
            )
            self.report(
                "undefined-read",
                message,
                root.instr,
                root.function,
                other=instr if place_of(instr) != place_of(root.instr) else None,
                batch=batch,
                lanes=lanes_of(mask, batch.n),
                space="global",
                address=root.address,
                size=size,
                notes=notes,
            )
            return
        kind, subject = WHAT[what]
        self._tell(kind, subject, instr, function, origin, batch=batch, lanes=lanes_of(mask, batch.n))

    def results(self, memory: Memory, outputs: Sequence[Output]) -> None:
        if memory.shadow is None:
            return
        for output in outputs:
            bits = memory.shadow.bits[output.address : output.address + output.size]
            for origin, offsets in memory.shadow.stored(output.address, output.size):
                seen = (
                    offsets[output.data[offsets % len(output.data)]]
                    if output.data is not None
                    else offsets
                    if origin.is_whole
                    else offsets[:0]
                )
                if (output.data is None or len(output.data) == 1) and _is_copy(origin.instr):
                    seen = seen[_in_undefined_words(bits, seen)]
                if len(seen):
                    at = int(seen[0])
                    self._tell(
                        "undefined-output",
                        f"The result in {output.name}",
                        origin.instr,
                        origin.function,
                        origin.root or origin,
                        where=output.address + at,
                        notes=(f"{len(seen)} bytes of {output.name} are undefined, from byte {at} on",),
                    )
                    bits[seen] = 0

    def _tell(
        self,
        kind: str,
        subject: str,
        instr: Instruction,
        function: str,
        origin: Origin,
        notes: tuple[str, ...] = (),
        where: int | None = None,
        **more: Any,
    ) -> None:
        root = origin.root or origin
        named = self._name(root)
        space = f"__{root.space}__ " if root.space in ("shared", "local", "global") else ""
        source = f"uninitialized {space}memory" if root.kind == "memory" else "an uninitialized register"
        if root.kind == "memory":
            notes += (f"it was read from {named}, which nothing had been written to",) if named else ()
        else:
            notes += ("a variable is read that no path has written to",)
        if origin.kind == "store":
            notes += (f"it went through memory: stored at {place_of(origin.instr)}",)
        result: dict[str, Any] = {}
        if where is not None:
            result = {"space": "global", "address": where, "size": _size(instr)}
        elif root.kind == "memory":
            result = {"space": root.space, "address": root.address, "size": _size(root.instr)}
        self.report(
            kind,
            f"{subject} depends on {source}",
            instr,
            function,
            other=root.instr,
            notes=notes,
            **result,
            **more,
        )

    def _name(self, origin: Origin) -> str:
        """Whose memory was read."""
        if origin.space in ("shared", "local") and self._last is not None:
            result = self._last[1].at(origin.function, origin.space, origin.offset)
            return f"{result}, at byte {origin.offset - result.start}" if result is not None else ""
        return f"{origin.name} ({origin.address:#x})" if origin.name else ""


def _is_copy(instr: Instruction) -> bool:
    """Whether an instruction is one of `memcpy`, which takes structures, of which nobody knows any more what
    is padding, byte by byte.
    """
    return instr.source is not None and instr.source.file == _COPIES


def _in_undefined_words(bits: np.ndarray, offsets: np.ndarray) -> np.ndarray:
    """For each offset whether nothing is defined in its word, as alone tells data from padding that was
    copied with it.
    """
    whole = np.logical_and.reduceat(bits, np.arange(0, len(bits), _WORD))
    result: np.ndarray = whole[offsets // _WORD]
    return result


def _size(instr: Instruction) -> int | None:
    """The bytes of an element that an instruction accesses; None for a call, which reads strings."""
    return size_of(instr.variant.type) if instr.variant is not None and instr.variant.type else None
