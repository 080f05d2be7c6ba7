"""The code generation plan of a traced kernel: one function or regions between barriers, and the layout of
the values that are saved at barriers.

Where all threads of a block agree on every barrier (`cta_uniformity`), a *region* is what a strip does from
one place where all stand to the next: the worker runs region after region, each for all strips. What all
threads agree on is then kept once per block of threads, the rest in the strip's frame. Otherwise one function
does everything, and is entered anew wherever lanes of a strip stand.
"""

from __future__ import annotations

from ..ptx.analysis.webs import strip_web_numbers
from ..runtime.numpy_engine.execution.barriers import COUNT
from .call_inlining import InlinedBlock
from .counted_barriers import BarrierSlots
from .cta_uniformity import CtaUniformity
from .reconvergence import bits, successors
from .rematerialization import Rematerializer
from .speculative_versions import (
    Version,
    all_active_regions,
    hoisted_checks_by_region,
    speculative_regions,
    unrolled,
)
from .tracing import BlockTrace, Place, RegisterKind
from .values import Symbolic, Untraceable

START = -1
"""The place where threads begin, as a region's."""
_PLACES = 60
_MOST = 3
"""Greatest size of all regions together, as a multiple of the kernel's."""


class CodegenPlan:
    """The layout and versions that gangs and workers of a kernel share, for CTAs of one size."""

    def __init__(self, trace: BlockTrace, threads: int, plain: BlockTrace | None = None) -> None:
        self.trace, self.kernel, self.reconvergence, self.width = (
            trace,
            trace.kernel,
            trace.reconvergence,
            trace.width,
        )
        self.threads, self.gangs = threads, -(-threads // trace.width)
        self.resume_points = [
            k for k in bits(self.reconvergence.resume_points) if k - 1 in trace.traced_blocks
        ]
        self.numbers = {resume_point: self._number(resume_point - 1) for resume_point in self.resume_points}
        reduces = any(
            self.kernel.blocks[resume_point].code.reduce_slot is not None
            for resume_point in self.resume_points
        )
        self.barrier_slots = BarrierSlots(
            self.resume_points, self._all_numbers() if self.kernel.is_counted else [], reduces
        )
        uniformity = CtaUniformity(self.kernel, self.gangs == 1)
        self.may_exit_early = uniformity.may_exit_early
        self._divergent_registers = uniformity.divergent
        self.regions = self._regions(uniformity)
        """The blocks of each region by the place where it begins; empty where the kernel is whole."""
        self.speculative = speculative_regions(trace, self.regions)
        """First blocks of the regions with a speculative version."""
        self.unrolled = unrolled(plain or trace, self.regions, self.speculative, self.gangs)
        """True when each gang has its own code; code with race checks follows the decision of the `plain`
        code.
        """
        hoisted_checks = (
            hoisted_checks_by_region(trace, self.regions, self.speculative) if not self.unrolled else {}
        )
        self.all_active = (
            set()
            if self.unrolled
            else all_active_regions(trace, self.regions, self.speculative, self.full, hoisted_checks)
        )
        """First blocks of the regions with an all-active version."""
        self.hoisted_checks = {
            place: check for place, check in hoisted_checks.items() if place in self.all_active
        }
        """Hoisted checks by the first block of their region."""
        self.rematerializer = Rematerializer(trace)
        live = 0
        for k in self.resume_points:
            live |= self.kernel.blocks[k].live
        self.common: dict[Place, int] = {}
        """Byte offsets of the values that are saved once per CTA."""
        self.frame: dict[Place, int] = {}
        """Offsets of a gang's saved values in its frame."""
        self.common_bytes = self.frame_bytes = 0
        for place, kind in sorted(trace.kinds.items()):
            if live >> place[0] & 1:
                self._lay(place, kind)

    def _number(self, k: int) -> int:
        """The number of the barrier that ends a block. Untraceable where that is not known, or too large."""
        number = self.trace.traced_blocks[k].result[0]
        if isinstance(number, Symbolic) or int(number) >= COUNT:
            barrier = strip_web_numbers(str(self.kernel.blocks[k].code.block.last))
            raise Untraceable(f"the number of the barrier '{barrier}' is no constant below {COUNT}")
        return int(number)

    def _all_numbers(self) -> list[int]:
        """Of all barriers, those where nobody waits, too."""
        arriving = [
            self._number(k) for k in self.trace.traced_blocks if self.kernel.blocks[k].end == "arrive"
        ]
        return sorted({*self.numbers.values(), *arriving})

    def _lay(self, place: Place, kind: RegisterKind) -> None:
        if self.regions and kind.uniform and not self._divergent_registers >> place[0] & 1:
            self.common[place] = self.common_bytes
            self.common_bytes += 8
            return
        if self.regions and place in self.rematerializer:
            return
        self.frame[place] = self.frame_bytes
        size = max(kind.dtype.itemsize * (1 if kind.uniform else self.width), 1)
        self.frame_bytes += 64 * -(-size // 64) + (64 if kind.stride is not None else 0)

    def _regions(self, uniformity: CtaUniformity) -> dict[int, set[int]]:
        together = all(not standing & standing - 1 for standing in self.reconvergence.suspended)
        if (
            self.kernel.is_counted
            or (self.kernel.return_points and self.resume_points)
            or not uniformity.has_uniform_barriers
            or not together
            or len(self.resume_points) > _PLACES
        ):
            return {}
        result = {
            place: self._reached(0 if place == START else self.kernel.blocks[place].targets[0])
            for place in (START, *self.resume_points)
        }
        if sum(map(len, result.values())) > _MOST * len(self.trace.traced_blocks) + 16:
            return {}
        return result

    def _reached(self, start: int) -> set[int]:
        """The blocks from one place to the next."""
        result, work = {start}, [start]
        while work:
            block = self.kernel.blocks[work.pop()]
            for target in () if block.end == "barrier" else successors(block):
                if target not in result:
                    result.add(target)
                    work.append(target)
        return result

    def saved_registers(self, block: InlinedBlock) -> list[tuple[Place, RegisterKind]]:
        """Return what threads that go on behind a barrier will read."""
        return [
            (place, kind) for place, kind in sorted(self.trace.kinds.items()) if block.live >> place[0] & 1
        ]

    def versions(self, region: int | None) -> tuple[Version, ...]:
        """The forms of a region's function, fast ones first."""
        return (
            ("all_active", "speculative", "checked")
            if region in self.all_active
            else ("speculative", "checked")
            if region in self.speculative
            else ("",)
        )

    def is_lazy(self, region: int | None, version: Version) -> bool:
        """Return whether a form is machine code of its own, made when a strip first needs it: the careful
        one, and the quick one behind a whole one that may do for all strips.
        """
        return version == "checked" or (version == "speculative" and region in self.all_active and self.full)

    @property
    def full(self) -> bool:
        """Return whether all lanes of all strips are alive whenever a region begins."""
        return self.threads % self.width == 0 and not (self.may_exit_early and self.resume_points)
