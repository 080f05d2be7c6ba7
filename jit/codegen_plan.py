"""The code generation plan of a traced kernel: its regions, the versions of each, and where values lie that
live across a barrier.

If all threads of a CTA reach every barrier together (`cta_uniformity`), the kernel is split into *regions*
(pocl's parallel regions). A region is the code from the beginning of the kernel, or from a barrier, to the
next barriers. The worker runs one region after the other, each for all gangs. Otherwise a gang's function is
the whole kernel, and the worker enters it again behind each barrier.

A region is known by its entry: `START`, or the resume point behind its barrier.
"""

from __future__ import annotations

from .bounds_check_hoisting import HoistedCheck
from .call_inlining import InlinedBlock, barrier_number
from .counted_barriers import BarrierSlots
from .cta_uniformity import CtaUniformity
from .reconvergence import bits, successors
from .rematerialization import Rematerializer
from .speculative_versions import (
    Version,
    all_active_regions,
    hoisted_checks_by_region,
    is_uniform_loop,
    speculative_regions,
    unrolled,
)
from .tracing import BlockTrace, Place, RegisterKind

START = -1
"""The entry of the region where threads begin."""
_MAX_ENTRIES = 60
"""Greatest number of barriers of a kernel that is split into regions."""
_MAX_GROWTH = 3
"""Greatest size of all regions together, as a multiple of the kernel's. A block may be in several regions."""


class CodegenPlan:
    """Decisions that the gangs and workers of a kernel share, for CTAs of one size."""

    speculative: set[int]
    """Entries of the regions with a speculative version."""
    all_active: set[int]
    """Entries of the regions with an all-active version."""
    unrolled: bool
    """True if each gang of a CTA has code of its own, in which its number is a constant."""
    hoisted_checks: dict[int, HoistedCheck]
    """Hoisted checks by the entry of their region."""
    rematerializer: Rematerializer
    common: dict[Place, int]
    """Byte offsets of the values that are saved once per CTA."""
    frame: dict[Place, int]
    """Byte offsets of a gang's saved values in its context array."""
    common_bytes: int
    frame_bytes: int

    def __init__(self, trace: BlockTrace, threads: int) -> None:
        """Form the regions. `threads` is the number of threads of a CTA."""
        self.trace, self.kernel, self.width = trace, trace.kernel, trace.width
        self.reconvergence = trace.reconvergence
        self.threads, self.gangs = threads, -(-threads // trace.width)
        self.resume_points = [
            k for k in bits(self.reconvergence.resume_points) if k - 1 in trace.traced_blocks
        ]
        blocks = self.kernel.blocks
        self.numbers = {point: barrier_number(blocks[point - 1]) for point in self.resume_points}
        """The number of the barrier in front of each resume point; None if it is only known at run time."""
        reduces = any(blocks[point].code.reduce_slot is not None for point in self.resume_points)
        barriers = [k for k in trace.traced_blocks if blocks[k].end in ("barrier", "arrive")]
        numbers = [barrier_number(blocks[k]) for k in barriers] if self.kernel.is_counted else []
        self.barrier_slots = BarrierSlots(self.resume_points, numbers, reduces)
        uniformity = CtaUniformity(self.kernel, self.gangs == 1)
        self.may_exit_early = uniformity.may_exit_early
        self._divergent_registers = uniformity.divergent
        self.regions = self._regions(uniformity)
        """The blocks of each region by its entry; empty if the kernel is not split."""

    def choose_versions(self, plain: BlockTrace | None = None) -> None:
        """Choose the versions of each region. Code with race checks is unrolled if the `plain` code is."""
        trace, regions = self.trace, self.regions
        self.speculative = speculative_regions(trace, regions)
        self.unrolled = unrolled(plain or trace, regions, self.speculative, self.gangs)
        self.all_active, self.hoisted_checks = set(), {}
        if self.unrolled:
            return
        checks = hoisted_checks_by_region(trace, regions, self.speculative)
        self.all_active = all_active_regions(trace, regions, self.speculative, self.full, checks)
        self.hoisted_checks = {entry: check for entry, check in checks.items() if entry in self.all_active}
        for entry in sorted(self.speculative):
            is_all_active, check = entry in self.all_active, self.hoisted_checks.get(entry)
            proved = check.sites if check is not None else frozenset()
            for k in sorted(regions[entry]):
                if is_uniform_loop(trace, k) and trace.traced_blocks[k].in_loop is None:
                    trace.trace_in_loop(k, is_all_active, proved)

    def lay_out_contexts(self) -> None:
        """Assign offsets to the values that live across a barrier."""
        self.rematerializer = Rematerializer(self.trace)
        self.common, self.frame, self.common_bytes, self.frame_bytes = {}, {}, 0, 0
        for place, kind in self.live_across_barriers():
            self._lay_out(place, kind)

    def live_across_barriers(self) -> list[tuple[Place, RegisterKind]]:
        """Return the registers that are live at any resume point."""
        live = 0
        for point in self.resume_points:
            live |= self.kernel.blocks[point].live
        return [(place, kind) for place, kind in sorted(self.trace.kinds.items()) if live >> place[0] & 1]

    def _lay_out(self, place: Place, kind: RegisterKind) -> None:
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
        is_one_point = all(not points & points - 1 for points in self.reconvergence.suspended)
        if (
            self.kernel.is_counted
            or (self.kernel.return_points and self.resume_points)
            or not uniformity.has_uniform_barriers
            or not is_one_point
            or len(self.resume_points) > _MAX_ENTRIES
        ):
            return {}
        result = {
            entry: self._reached(0 if entry == START else self.kernel.blocks[entry].targets[0])
            for entry in (START, *self.resume_points)
        }
        if sum(map(len, result.values())) > _MAX_GROWTH * len(self.trace.traced_blocks) + 16:
            return {}
        return result

    def _reached(self, start: int) -> set[int]:
        """Return the blocks that are reached from `start` without passing a barrier."""
        result, work = {start}, [start]
        while work:
            block = self.kernel.blocks[work.pop()]
            for target in () if block.end == "barrier" else successors(block):
                if target not in result:
                    result.add(target)
                    work.append(target)
        return result

    def saved_registers(self, block: InlinedBlock) -> list[tuple[Place, RegisterKind]]:
        """Return the registers that threads read after they resume at `block`."""
        return [
            (place, kind) for place, kind in sorted(self.trace.kinds.items()) if block.live >> place[0] & 1
        ]

    def versions(self, region: int | None) -> tuple[Version, ...]:
        """Return the versions of a region's function, the fastest first."""
        if region in self.all_active:
            return ("all_active", "speculative", "checked")
        return ("speculative", "checked") if region in self.speculative else ("",)

    def is_lazy(self, region: int | None, version: Version) -> bool:
        """Return whether a version is compiled when a gang first needs it: the checked one, and the
        speculative one if the all-active one may suffice for all gangs.
        """
        return version == "checked" or (version == "speculative" and region in self.all_active and self.full)

    @property
    def full(self) -> bool:
        """Return whether all lanes of all gangs are alive whenever a region begins."""
        return self.threads % self.width == 0 and not (self.may_exit_early and self.resume_points)
