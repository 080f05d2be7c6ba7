"""The update of shadow memory by lanes whose addresses have no order, lane by lane: a function for each kind
of access that a kernel has (`race_prefilter`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..ir.core import FALSE, TRUE, Function, Value
from ..ir.irtypes import I32, I64, VOID
from .code_builder import PTR, CodeBuilder, LoopBuilder, Routine, function, integer, word
from .state_layout import LAUNCH, SHADOW_BASES, SHADOW_KINDS, WORKER

ARENA, SHARED, GENERIC = range(3)
_WINDOW_BYTES = 1 << 24
"""Size of the window of shared memory, and of local memory, in generic addresses."""


@dataclass(frozen=True, slots=True)
class ShadowUpdate:
    """The properties that the accesses of one update function share: their `kind`, the kinds that they are
    checked `against`, the `space`, whether all lanes have one address, how many `bytes` each has, the sizes
    of granules of the arena and of shared memory as powers of two, and how many bits say which thread.
    """

    kind: int
    against: tuple[int, ...]
    space: int
    is_uniform: bool
    bytes: int
    shifts: tuple[int, int]
    thread_bits: int

    @property
    def name(self) -> str:
        """The function's."""
        against = "".join(map(str, self.against))
        return f"shadow.{self.kind}.{against}.{self.space}.{int(self.is_uniform)}.{self.bytes}"

    def routine(self) -> Routine:
        """Return the function, of the launch, the worker, the mask of the active lanes, and the thread of the
        gang's first lane. Addresses are in the worker's slots; of lanes with one address the lowest and the
        highest are as much as all.
        """
        fn = function(self.name, VOID, (("c", PTR), ("w", PTR), ("mask", I64), ("first", I64)))
        return _UpdateFunction(self, fn).routine()


class _UpdateFunction(CodeBuilder):
    """The instructions of an update function, and the values that its parts share."""

    def __init__(self, update: ShadowUpdate, fn: Function) -> None:
        super().__init__(0, "v")
        self.update, self.fn = update, fn
        self.planes = sorted({*update.against, update.kind})
        self.c, self.w, self.active, self.first_thread = fn.args
        self.following = self.block_named("next")

    def routine(self) -> Routine:
        """Emit a loop over lanes."""
        entry, look, lane, done = (self.block_named(name) for name in ("entry", "look", "lane", "done"))
        self.enter(entry)
        addresses, self.suspect = (
            self.load_slot(self.w, WORKER[name], PTR) for name in ("addresses", "race_flags")
        )
        self.now, self.launch, self.cta = (
            self.trunc(self.load_slot(self.w, WORKER[name]), I32)
            for name in ("interval_word", "launch_first_word", "cta_first_word")
        )
        bases: dict[int, list[Value]] = {
            space: [
                self.load_slot(self.c, LAUNCH[SHADOW_BASES[SHADOW_KINDS * space + plane]], PTR)
                for plane in self.planes
            ]
            for space in (ARENA, SHARED)
            if self.update.space in (space, GENERIC)
        }
        self.several = self.binary("or", self.now, (1 << self.update.thread_bits) - 1)
        first = self.binary("or", self.now, self.trunc(self.first_thread, I32))
        lanes = self._lowest_and_highest() if self.update.is_uniform else self.active
        self.br(look)
        self.enter(look)
        left = self.phi(I64, [(lanes, entry)], name="left")
        self.branch(self.icmp("eq", left, 0), done, lane)
        self.enter(lane)
        index = self.overloaded("cttz", [left, TRUE])
        left.append(self.binary("and", left, self.binary("sub", left, 1)), self.following)
        self.own = self.binary("add", first, self.trunc(index, I32))
        at = word(0) if self.update.is_uniform else index
        self._update_access(self.load(I64, self.element(I64, addresses, at)), bases)
        self.enter(self.following)
        self.br(look)
        self.enter(done)
        self.ret()
        return Routine(self.fn, self.items, "noinline", self.needs)

    def _lowest_and_highest(self) -> Value:
        lowest = self.binary("and", self.active, self.binary("sub", word(0), self.active))
        zeros = self.overloaded("ctlz", [self.active, FALSE])
        highest = self.binary("and", self.binary("sub", word(63), zeros), 63)
        return self.binary(
            "or", lowest, self.binary("and", self.binary("shl", word(1), highest), self.active)
        )

    def _update_access(self, address: Value, bases: dict[int, list[Value]]) -> None:
        """Emit a loop over the granules of a lane's access. Local memory has none."""
        update, (arena_shift, shared_shift) = self.update, map(word, self.update.shifts)
        shift: Value = shared_shift if update.space == SHARED else arena_shift
        in_arena: Value | None = None
        if update.space == GENERIC:
            placed = self.block_named("placed")
            windows = [self.load_slot(self.c, LAUNCH[name]) for name in ("shared_window", "local_window")]
            offset = self.binary("sub", address, windows[0])
            is_shared = self.icmp("ult", offset, _WINDOW_BYTES)
            is_local = self.icmp("ult", self.binary("sub", address, windows[1]), _WINDOW_BYTES)
            self.branch(is_local, self.following, placed)
            self.enter(placed)
            in_arena = self.binary("xor", is_shared, TRUE)
            shift = self.select(is_shared, shared_shift, arena_shift)
            address = self.select(is_shared, offset, address)
            both = zip(bases[SHARED], bases[ARENA], strict=True)
            bases = {GENERIC: [self.select(is_shared, shared, arena) for shared, arena in both]}
        end = self.binary("add", address, update.bytes - 1)
        first, last = (self.binary("lshr", value, shift) for value in (address, end))
        loop = LoopBuilder(self, first)
        (granule,) = loop.values
        for plane, base in zip(self.planes, bases[update.space], strict=True):
            self._update_word(plane, self.element(I32, base, granule), in_arena)
        end_of_body = self.new_block()
        self.br(end_of_body)
        self.enter(end_of_body)
        following = self.binary("add", granule, 1)
        loop.leave_if(self.icmp("ugt", following, last), following, to=self.following)

    def _update_word(self, plane: int, place: Value, in_arena: Value | None) -> None:
        """Emit the check of a granule's word of one plane, and its update if the plane is the access's own.
        Words of other threads of this interval, and those of other CTAs, show a race.
        """
        before, is_checked = self.load(I32, place), plane in self.update.against
        late, other = self.icmp("sge", before, self.now), self.icmp("ne", before, self.own)
        near = self.binary("and", late, other)
        far: Value | None = None
        is_race = near
        if self.update.space != SHARED:
            here, early = self.icmp("sge", before, self.launch), self.icmp("slt", before, self.cta)
            far = self.binary("and", here, early)
            if in_arena is not None:
                far = self.binary("and", far, in_arena)
            is_race = self.binary("or", near, far)
        if plane == self.update.kind:
            new: Value = self.own
            if not is_checked:
                new = self.select(near, self.several, self.own)
                if far is not None:
                    new = self.select(far, self.launch, new)
            self.store(new, place)
        if is_checked:
            race, after = self.new_block(), self.new_block()
            self.branch(is_race, race, after, False)
            self.enter(race)
            self.store(integer(I32, 1), self.suspect)
            self.br(after)
            self.enter(after)
