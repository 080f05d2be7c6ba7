"""A summary of a kernel's memory accesses, collected while its blocks are traced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..support.diagnostics import Space
from .code_builder import CodeBuilder
from .vector_access import AccessRequest

UNKNOWN = -1
"""In place of the byte of the parameters where a pointer stands: nobody knows which."""
ANYWHERE = "global", "generic"
"""Spaces whose addresses may be of the arena."""


@dataclass(slots=True)
class AccessSummary:
    """The accesses of a kernel by block and site: (space, kind, alignment)."""

    accesses: dict[tuple[int, int], tuple[Space, int, int]] = field(default_factory=dict)

    def record(self, x: Any, k: int, kind: int, request: AccessRequest, address: Any, offset: int) -> None:
        """Lanes of `ask.mask` have accessed what lies `offset` bytes from `address`, in block `k`."""
        if request.space in (*ANYWHERE, "shared"):
            self.accesses[k, x.site_base + request.site] = request.space, kind, request.align

    def begin_interval(self, out: CodeBuilder, is_cta: bool = False) -> None:
        """Emit what a worker does where an interval begins: of a new CTA, or of the same one behind a
        barrier.
        """

    def anywhere(self, origins: Mapping[int, int | None]) -> set[tuple[int, int]]:
        """(the byte of the parameters where the pointer stands, kind) of all that is not known to be shared
        memory.
        """
        return {
            (UNKNOWN if space == "generic" or (origin := origins.get(site)) is None else origin, kind)
            for (_, site), (space, kind, _) in self.accesses.items()
            if space != "shared"
        }
