"""Uses of undefined values: of memory and registers that are read before anything was written there.

Copying undefined values is allowed: structures with padding and the tails of tiles need it. The engine
propagates the bits (`numpy_engine.shadow.shadow_values`). A use is an error if a branch, an address or
printed text depends on undefined bits, and if the host reads them. Computing with a value that was read from
unwritten global memory is an error of the read, as in compute-sanitizer's initcheck; computing with shared
and local memory is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...ptx.ptxtypes import size_of
from ..engine.config import LaunchResult
from ..engine.observers import GridLaunch, HostOutput, ObservedBatch
from ..memory.arena import Memory
from ..memory.shadow import UndefinedOrigin, UndefinedUse
from .checker import Checker, active_lanes, source_location
from .objects import Objects
from .report import CheckReports, ReportKind

USES: dict[UndefinedUse, tuple[ReportKind, str]] = {
    "branch": ("undefined-branch", "Conditional branch"),
    "guard": ("undefined-branch", "Conditional execution"),
    "address": ("undefined-address", "Address"),
    "barrier": ("undefined-barrier", "Operand of a barrier"),
    "argument": ("undefined-argument", "Argument of a function of the device runtime"),
    "printf": ("undefined-output", "What is printed"),
}
"""By use of an undefined value, the kind of the report and the subject of its message."""
_MEMCPY_FILE = "<minicc>/memory.cu"
"""The file of `memcpy`."""
_MAX_ALIGNMENT = 8
"""The largest alignment, in bytes, that padding serves."""


class Init(Checker):
    """The checker 'init'."""

    tool = "init"
    events = frozenset({"launch", "undefined"})

    def __init__(self, reports: CheckReports) -> None:
        super().__init__(reports)
        self._last: tuple[GridLaunch, Objects] | None = None

    def launch(self, grid_launch: GridLaunch) -> None:
        """Start the check of a launch."""
        super().launch(grid_launch)
        self._last = grid_launch, Objects(grid_launch)

    def end(self, result: LaunchResult | None) -> None:
        """Keep the launch: the check of its results still needs it."""

    def undefined(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        use: UndefinedUse,
        mask: Any,
        origin: UndefinedOrigin,
    ) -> None:
        """Report the use of an undefined value."""
        root = origin.root or origin
        if use == "compute":
            size = _size(root.instr)
            message = f"Uninitialized __global__ memory read{f' of size {size} bytes' if size else ''}"
            name = self._describe_source(root)
            notes = (
                *((f"it was read from {name}, which nothing had been written to",) if name else ()),
                *(
                    (f"it went through memory: stored at {source_location(origin.instr)}",)
                    if origin.kind == "store"
                    else ()
                ),
            )
            self.report(
                "undefined-read",
                message,
                root.instr,
                root.function,
                other=instr if source_location(instr) != source_location(root.instr) else None,
                batch=batch,
                lanes=active_lanes(mask, batch.n),
                space="global",
                address=root.address,
                size=size,
                notes=notes,
            )
            return
        kind, subject = USES[use]
        self._report_use(
            kind, subject, instr, function, origin, batch=batch, lanes=active_lanes(mask, batch.n)
        )

    def results(self, memory: Memory, outputs: Sequence[HostOutput]) -> None:
        """Report undefined bytes in the results."""
        if memory.shadow is None:
            return
        for output in outputs:
            bits = memory.shadow.bits[output.address : output.address + output.size]
            for origin, offsets in memory.shadow.stored_origins(output.address, output.size):
                undefined = (
                    offsets[output.data[offsets % len(output.data)]]
                    if output.data is not None
                    else offsets
                    if origin.is_fully_undefined
                    else offsets[:0]
                )
                if (output.data is None or len(output.data) == 1) and _is_memcpy(origin.instr):
                    undefined = undefined[_in_undefined_words(bits, undefined)]
                if len(undefined):
                    first = int(undefined[0])
                    self._report_use(
                        "undefined-output",
                        f"The result in {output.name}",
                        origin.instr,
                        origin.function,
                        origin.root or origin,
                        address=output.address + first,
                        notes=(
                            f"{len(undefined)} bytes of {output.name} are undefined, from byte {first} on",
                        ),
                    )
                    bits[undefined] = 0

    def _report_use(
        self,
        kind: ReportKind,
        subject: str,
        instr: Instruction,
        function: str,
        origin: UndefinedOrigin,
        notes: tuple[str, ...] = (),
        address: int | None = None,
        **more: Any,
    ) -> None:
        root = origin.root or origin
        name = self._describe_source(root)
        space = f"__{root.space}__ " if root.space in ("shared", "local", "global") else ""
        source = f"uninitialized {space}memory" if root.kind == "memory" else "an uninitialized register"
        if root.kind == "memory":
            notes += (f"it was read from {name}, which nothing had been written to",) if name else ()
        else:
            notes += ("a variable is read that no path has written to",)
        if origin.kind == "store":
            notes += (f"it went through memory: stored at {source_location(origin.instr)}",)
        result: dict[str, Any] = {}
        if address is not None:
            result = {"space": "global", "address": address, "size": _size(instr)}
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

    def _describe_source(self, origin: UndefinedOrigin) -> str:
        """Return the name of the memory that was read, or ""."""
        if origin.space in ("shared", "local") and self._last is not None:
            result = self._last[1].find(origin.function, origin.space, origin.offset)
            return f"{result}, at byte {origin.offset - result.start}" if result is not None else ""
        return f"{origin.name} ({origin.address:#x})" if origin.name else ""


def _is_memcpy(instr: Instruction) -> bool:
    """Return True for an instruction of `memcpy`, which copies structures byte by byte, so that their padding
    is no longer known.
    """
    return instr.source is not None and instr.source.file == _MEMCPY_FILE


def _in_undefined_words(bits: np.ndarray, offsets: np.ndarray) -> np.ndarray:
    """Return for each offset whether its whole word is undefined, which distinguishes data from padding that
    was copied with it.
    """
    is_undefined = np.logical_and.reduceat(bits, np.arange(0, len(bits), _MAX_ALIGNMENT))
    result: np.ndarray = is_undefined[offsets // _MAX_ALIGNMENT]
    return result


def _size(instr: Instruction) -> int | None:
    """Return the bytes of an element that an instruction accesses; None for a call, which reads strings."""
    return size_of(instr.variant.type) if instr.variant is not None and instr.variant.type else None
