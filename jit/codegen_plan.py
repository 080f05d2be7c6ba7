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
from .call_inlining import FlatBlock
from .counted_barriers import Words
from .cta_uniformity import Agreement
from .reconvergence import bits, successors
from .rematerialization import Recipes
from .speculative_versions import StripForm, quick_regions, surveyed, unrolled, whole_regions
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
        self.trace, self.flat, self.waiting, self.width = trace, trace.flat, trace.waiting, trace.width
        self.threads, self.strips = threads, -(-threads // trace.width)
        self.parks = [k for k in bits(self.waiting.parked) if k - 1 in trace.runs]
        self.numbers = {park: self._number(park - 1) for park in self.parks}
        reduces = any(self.flat.blocks[park].code.reduce_slot is not None for park in self.parks)
        self.words = Words(self.parks, self._all_numbers() if self.flat.is_counted else [], reduces)
        agreement = Agreement(self.flat, self.strips == 1)
        self.leaves = agreement.leaves
        self._differing = agreement.differing
        self.regions = self._regions(agreement)
        """The blocks of each region by the place where it begins; empty where the kernel is whole."""
        self.quick = quick_regions(trace, self.regions)
        """First blocks of the regions with a speculative version."""
        self.unrolled = unrolled(plain or trace, self.regions, self.quick, self.strips)
        """True when each gang has its own code; code with race checks follows the decision of the `plain`
        code.
        """
        surveys = surveyed(trace, self.regions, self.quick) if not self.unrolled else {}
        self.whole = (
            set() if self.unrolled else whole_regions(trace, self.regions, self.quick, self.full, surveys)
        )
        """First blocks of the regions with an all-active version."""
        self.surveys = {place: look for place, look in surveys.items() if place in self.whole}
        """Hoisted checks by the first block of their region."""
        self.recipes = Recipes(trace)
        live = 0
        for k in self.parks:
            live |= self.flat.blocks[k].live
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
        number = self.trace.runs[k].result[0]
        if isinstance(number, Symbolic) or int(number) >= COUNT:
            barrier = strip_web_numbers(str(self.flat.blocks[k].code.block.last))
            raise Untraceable(f"the number of the barrier '{barrier}' is no constant below {COUNT}")
        return int(number)

    def _all_numbers(self) -> list[int]:
        """Of all barriers, those where nobody waits, too."""
        arriving = [self._number(k) for k in self.trace.runs if self.flat.blocks[k].end == "arrive"]
        return sorted({*self.numbers.values(), *arriving})

    def _lay(self, place: Place, kind: RegisterKind) -> None:
        if self.regions and kind.uniform and not self._differing >> place[0] & 1:
            self.common[place] = self.common_bytes
            self.common_bytes += 8
            return
        if self.regions and place in self.recipes:
            return
        self.frame[place] = self.frame_bytes
        size = max(kind.dtype.itemsize * (1 if kind.uniform else self.width), 1)
        self.frame_bytes += 64 * -(-size // 64) + (64 if kind.stride is not None else 0)

    def _regions(self, agreement: Agreement) -> dict[int, set[int]]:
        together = all(not parked & parked - 1 for parked in self.waiting.suspended)
        if (
            self.flat.is_counted
            or (self.flat.pads and self.parks)
            or not agreement.is_orderly
            or not together
            or len(self.parks) > _PLACES
        ):
            return {}
        result = {
            place: self._reached(0 if place == START else self.flat.blocks[place].targets[0])
            for place in (START, *self.parks)
        }
        if sum(map(len, result.values())) > _MOST * len(self.trace.runs) + 16:
            return {}
        return result

    def _reached(self, start: int) -> set[int]:
        """The blocks from one place to the next."""
        result, work = {start}, [start]
        while work:
            block = self.flat.blocks[work.pop()]
            for target in () if block.end == "barrier" else successors(block):
                if target not in result:
                    result.add(target)
                    work.append(target)
        return result

    def kept(self, block: FlatBlock) -> list[tuple[Place, RegisterKind]]:
        """Return what threads that go on behind a barrier will read."""
        return [
            (place, kind) for place, kind in sorted(self.trace.kinds.items()) if block.live >> place[0] & 1
        ]

    def forms(self, region: int | None) -> tuple[StripForm, ...]:
        """The forms of a region's function, fast ones first."""
        return (
            ("whole", "quick", "careful")
            if region in self.whole
            else ("quick", "careful")
            if region in self.quick
            else ("",)
        )

    def is_apart(self, region: int | None, form: StripForm) -> bool:
        """Return whether a form is machine code of its own, made when a strip first needs it: the careful
        one, and the quick one behind a whole one that may do for all strips.
        """
        return form == "careful" or (form == "quick" and region in self.whole and self.full)

    @property
    def full(self) -> bool:
        """Return whether all lanes of all strips are alive whenever a region begins."""
        return self.threads % self.width == 0 and not (self.leaves and self.parks)
