"""Hints: conclusions that the counts of a line prove, one sentence each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...support.diagnostics import AccessKind
from .counts import AccessCounts, KernelCounts, SiteCounts
from .metrics import ratio
from .warps import SECTOR, WARP

HintKind = Literal["coalescing", "banks", "divergence", "atomics", "block", "local"]
"""The cause of lost time: uncoalesced global accesses, conflicts of shared memory's banks, divergent
branches, atomics on one address, a block size that is no multiple of a warp, or local memory.
"""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint about a line (0: about the kernel)."""

    kind: HintKind
    file: str
    line: int
    text: str


def hints(kernel: KernelCounts) -> list[Hint]:
    """Return the hints about a kernel's lines, in line order, then about its launches."""
    result = []
    for (file, line), site in kernel.by_line().items():
        result += [Hint(kind, file, line, text) for kind, text in _of_line(site)]
    threads = sorted({config.threads for config in kernel.configs})
    result += [
        Hint(
            "block",
            "",
            0,
            f"a block of {count} threads leaves {-count % WARP} of its last warp's {WARP} lanes without a"
            " thread",
        )
        for count in threads
        if count % WARP
    ]
    return result


def _of_line(site: SiteCounts) -> list[tuple[HintKind, str]]:
    result: list[tuple[HintKind, str]] = []
    for (kind, space), counts in site.accesses.items():
        if space == "global" and counts.sectors > counts.ideal_sectors:
            result.append(
                (
                    "coalescing",
                    (
                        f"{_pattern(counts)}: {_each(counts.sectors, counts)} sectors per request of this"
                        f" {_noun(kind)} where {_each(counts.ideal_sectors, counts)} would suffice"
                    ),
                )
            )
        if space == "shared" and counts.conflicts:
            result.append(
                (
                    "banks",
                    (
                        f"bank conflicts: {_each(counts.wavefronts, counts)} passes per request of this"
                        f" {_noun(kind)} where {_each(counts.ideal_wavefronts, counts)} would suffice"
                    ),
                )
            )
        if kind == "atomic" and counts.passes > counts.requests:
            result.append(
                (
                    "atomics",
                    (
                        f"{_each(counts.lanes, counts)} lanes per request access"
                        f" {_each(counts.addresses, counts)}"
                        f" address{'' if counts.addresses == counts.requests else 'es'}: the busiest takes"
                        f" {_each(counts.passes, counts)}, one after the other"
                    ),
                )
            )
        if space == "local":
            result.append(
                (
                    "local",
                    (
                        f"{counts.bytes:,} bytes of local memory by this {_noun(kind)}: an array that is"
                        " indexed, an address that is taken, or a spill"
                    ),
                )
            )
    if site.divergent:
        result.append(
            ("divergence", f"the warp diverges at {site.divergent:,} of {site.branches:,} branches")
        )
    return result


def _noun(kind: AccessKind) -> str:
    return "atomic operation" if kind == "atomic" else kind


def _each(value: int, counts: AccessCounts) -> str:
    return f"{ratio(value, counts.requests):.3g}"


def _pattern(counts: AccessCounts) -> str:
    if not isinstance(counts.stride, int):
        # The sum does not distinguish one instruction from several on the line.
        return "lanes at several distances from each other"
    distance = abs(counts.stride)
    if distance >= SECTOR:
        return f"column-major access, {distance} bytes from lane to lane"
    width = counts.bytes // max(counts.lanes, 1)
    return (
        f"strided access, {distance} bytes from lane to lane"
        if distance > width
        else "access that is not aligned to sectors"
    )
