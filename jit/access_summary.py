"""The summary of a kernel's memory accesses, collected while its blocks are traced.

`race_prefilter` derives from it which accesses can conflict. A subclass there also emits the checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..support.diagnostics import Space
from .code_builder import CodeBuilder
from .vector_access import AccessRequest

UNKNOWN = -1
"""The origin of an address that is not computed from a single known parameter."""
ANYWHERE = "global", "generic"
"""State spaces whose addresses may lie in the arena, the memory of all global allocations."""


@dataclass(slots=True)
class AccessSummary:
    """The accesses of a kernel: (space, kind, alignment in bytes) by (block, site).

    Kinds are READ, WRITE and ATOMIC (`state_layout`).
    """

    accesses: dict[tuple[int, int], tuple[Space, int, int]] = field(default_factory=dict)

    def record(self, x: Any, k: int, kind: int, request: AccessRequest, address: Any, offset: int) -> None:
        """Record an access of the lanes `request.mask` at `address` + `offset` bytes, in block `k`.

        `x` is the block's `AccessEmitter`. Accesses of local, constant and parameter memory are ignored.
        """
        if request.space in (*ANYWHERE, "shared"):
            self.accesses[k, x.site_base + request.site] = request.space, kind, request.align

    def begin_interval(self, out: CodeBuilder, is_cta: bool = False) -> None:
        """Emit the code that begins an interval, at a CTA's start (`is_cta`) or behind a barrier. Launches
        without race checks need none.
        """

    def anywhere(self, origins: Mapping[int, int | None]) -> set[tuple[int, int]]:
        """Return (origin, kind) of all accesses that may be outside shared memory.

        An origin is the byte offset of the pointer parameter that the address was computed from, or UNKNOWN.
        """
        return {
            (UNKNOWN if space == "generic" or (origin := origins.get(site)) is None else origin, kind)
            for (_, site), (space, kind, _) in self.accesses.items()
            if space != "shared"
        }
