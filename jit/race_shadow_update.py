"""Functions that check and update shadow memory lane by lane, for lanes whose addresses are in no order.

A kernel has one such function for each `ShadowUpdate`. `race_prefilter` emits the calls, and defines
shadow words.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..ir.core import FALSE, TRUE, Function, Value
from ..ir.irtypes import I32, I64, VOID
from ..runtime.memory.arena import LOCAL_WINDOW, SHARED_WINDOW
from .code_builder import PTR, CodeBuilder, LaneLoop, LoopBuilder, Routine, function, integer, word
from .state_layout import LAUNCH, SHADOW_BASES, SHADOW_KINDS, WORKER

ARENA, SHARED, GENERIC = range(3)
"""Bytes of the windows of shared and of local memory in the generic address space."""


@dataclass(frozen=True, slots=True)
class ShadowUpdate:
    """The parameters of an update function: the kind of its accesses, the kinds that they are checked
    `against`, their state space, whether all lanes have one address, and the bytes of each access.

    `shifts` are the granule sizes of the arena and of shared memory, as exponents of two. `thread_bits` are
    the bits of a shadow word that hold the thread.
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
        """The name of the function."""
        against = "".join(map(str, self.against))
        return f"shadow.{self.kind}.{against}.{self.space}.{int(self.is_uniform)}.{self.bytes}"

    def routine(self) -> Routine:
        """Return the function. Its parameters are the slots of the launch and of the worker, the mask of
        active lanes, and the thread of the gang's lane 0. The lanes' addresses are in the worker's buffer
        `addresses`.

        Of lanes with one address, only the lowest and the highest are recorded: they show that there are
        several.
        """
        fn = function(self.name, VOID, (("c", PTR), ("w", PTR), ("mask", I64), ("first", I64)))
        return _UpdateFunction(self, fn).routine()


class _UpdateFunction(CodeBuilder):
    """An update function while it is emitted, with the values that its parts share."""

    def __init__(self, update: ShadowUpdate, fn: Function) -> None:
        super().__init__(0, "v")
        self.update, self.fn = update, fn
        self.kinds = sorted({*update.against, update.kind})
        self.c, self.w, self.active, self.first_thread = fn.args
        self.following = self.block_named("next")

    def routine(self) -> Routine:
        """Emit the function: a loop over the active lanes."""
        self.enter(self.block_named("entry"))
        addresses, self.race_flags = (
            self.load_slot(self.w, WORKER[name], PTR) for name in ("addresses", "race_flags")
        )
        self.now, self.launch, self.cta = (
            self.trunc(self.load_slot(self.w, WORKER[name]), I32)
            for name in ("interval_word", "launch_first_word", "cta_first_word")
        )
        bases: dict[int, list[Value]] = {
            space: [
                self.load_slot(self.c, LAUNCH[SHADOW_BASES[SHADOW_KINDS * space + kind]], PTR)
                for kind in self.kinds
            ]
            for space in (ARENA, SHARED)
            if self.update.space in (space, GENERIC)
        }
        self.several = self.binary("or", self.now, (1 << self.update.thread_bits) - 1)
        first = self.binary("or", self.now, self.trunc(self.first_thread, I32))
        lanes = self._lowest_and_highest() if self.update.is_uniform else self.active
        loop = LaneLoop(self, lanes)
        self.own = self.binary("add", first, self.trunc(loop.lane, I32))
        at = word(0) if self.update.is_uniform else loop.lane
        self._update_access(self.load(I64, self.element(I64, addresses, at)), bases)
        self.enter(self.following)
        loop.repeat()
        self.enter(loop.done)
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
        """Emit a loop over the granules of a lane's access. A generic address of local memory has none."""
        update, (arena_shift, shared_shift) = self.update, map(word, self.update.shifts)
        shift: Value = shared_shift if update.space == SHARED else arena_shift
        in_arena: Value | None = None
        if update.space == GENERIC:
            not_local = self.block_named("not_local")
            windows = [self.load_slot(self.c, LAUNCH[name]) for name in ("shared_window", "local_window")]
            offset = self.binary("sub", address, windows[0])
            is_shared = self.icmp("ult", offset, SHARED_WINDOW)
            is_local = self.icmp("ult", self.binary("sub", address, windows[1]), LOCAL_WINDOW)
            self.branch(is_local, self.following, not_local)
            self.enter(not_local)
            in_arena = self.binary("xor", is_shared, TRUE)
            shift = self.select(is_shared, shared_shift, arena_shift)
            address = self.select(is_shared, offset, address)
            both = zip(bases[SHARED], bases[ARENA], strict=True)
            bases = {GENERIC: [self.select(is_shared, shared, arena) for shared, arena in both]}
        end = self.binary("add", address, update.bytes - 1)
        first, last = (self.binary("lshr", value, shift) for value in (address, end))
        loop = LoopBuilder(self, first)
        (granule,) = loop.values
        for kind, base in zip(self.kinds, bases[update.space], strict=True):
            self._update_word(kind, self.element(I32, base, granule), in_arena)
        end_of_body = self.new_block()
        self.br(end_of_body)
        self.enter(end_of_body)
        following = self.binary("add", granule, 1)
        loop.leave_if(self.icmp("ugt", following, last), following, to=self.following)

    def _update_word(self, kind: int, pointer: Value, in_arena: Value | None) -> None:
        """Emit the check of a granule's word of one kind, and its update if the access is of that kind.

        Words of other threads of this interval show a race, and outside shared memory those of other CTAs.
        """

        before, is_checked = self.load(I32, pointer), kind in self.update.against
        late, other = self.icmp("sge", before, self.now), self.icmp("ne", before, self.own)
        same_interval = self.binary("and", late, other)
        other_cta: Value | None = None
        is_race = same_interval
        if self.update.space != SHARED:
            in_launch, is_earlier = self.icmp("sge", before, self.launch), self.icmp("slt", before, self.cta)
            other_cta = self.binary("and", in_launch, is_earlier)
            if in_arena is not None:
                other_cta = self.binary("and", other_cta, in_arena)
            is_race = self.binary("or", same_interval, other_cta)
        if kind == self.update.kind:
            new: Value = self.own
            if not is_checked:
                new = self.select(same_interval, self.several, self.own)
                if other_cta is not None:
                    new = self.select(other_cta, self.launch, new)
            self.store(new, pointer)
        if is_checked:
            race, after = self.new_block(), self.new_block()
            self.branch(is_race, race, after, False)
            self.enter(race)
            self.store(integer(I32, 1), self.race_flags)
            self.br(after)
            self.enter(after)
