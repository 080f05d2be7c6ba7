"""The builder of a worker's function: the state slots and storage that its parts share, and calls of gang
functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..ir.core import Block, Value
from ..ir.irtypes import I1, I8, I32, I64, VOID, Type, array
from .code_builder import PTR, CodeBuilder, function, integer, word
from .codegen_plan import CodegenPlan
from .speculative_versions import PARAMETERS, REDO, version_name
from .state_layout import LAUNCH, WORKER

_SLOTS: tuple[tuple[str, str, Type | None], ...] = (
    ("c", "next_cta", None),
    ("c", "chunk", I64),
    ("c", "ctas", None),
    ("w", "gang_states", PTR),
    ("w", "shared", PTR),
    ("w", "local", PTR),
    ("c", "padded_shared_size", I64),
    ("c", "local_bytes", I64),
    ("c", "grid_x", I64),
    ("c", "grid_y", I64),
    ("c", "stop_flag", PTR),
    ("w", "cta", None),
    ("w", "completed_ctas", None),
    ("w", "fault", None),
    ("w", "fault_cta", None),
    ("w", "predicate_count", None),
    ("w", "arrival_count", None),
    ("w", "last_predicate_count", None),
    ("w", "last_arrival_count", None),
    ("w", "waiting_sites", None),
    ("w", "barrier_site_sets", PTR),
    ("w", "local_limit", None),
    ("w", "thread_instructions", None),
    ("w", "lane_slots", None),
)
"""State slots of the launch `c` and of the worker `w` that the function uses. Those with a type do not
change.
"""


@dataclass(frozen=True, slots=True)
class GangStorage:
    """Storage that a worker passes to a gang function: the values that all threads of the CTA share, before
    and after it; the counters; and the mask of live lanes that it leaves.
    """

    inputs: Value
    outputs: Value
    counters: Value
    alive: Value


@dataclass(frozen=True, slots=True)
class CheckState:
    """Variables of a region's hoisted check: the CTA up to which it has passed; the number of CTAs that the
    next check should cover; and the first CTA and the number of CTAs of the current row that passed.
    """

    passed: Value
    wanted: Value
    row_start: Value
    row_length: Value


WORKER_PARAMETERS = (("c", PTR), ("w", PTR))
"""The parameters of the functions of a worker: the slots of the launch and its own."""


class WorkerFunction(CodeBuilder):
    """The instructions of `run` for a plan, and the values that its parts share."""

    n: Value
    """The number of the CTA."""
    end: Value
    """The number after the last CTA that the worker has fetched."""
    x: Value
    """The index of the CTA along x."""
    cta: Sequence[Value]
    """The three indices of the CTA, as gang functions take them."""

    def __init__(self, plan: CodegenPlan) -> None:
        super().__init__(plan.width, "v")
        self.plan = plan
        self.fn = function("run", VOID, WORKER_PARAMETERS)
        self.c, self.w = self.fn.args
        for arg, slots in ((self.c, LAUNCH), (self.w, WORKER)):
            arg.attrs.update(dereferenceable=8 * len(slots), align=8)
        self.finished, self.failed = self.block_named("done"), self.block_named("failed")
        self.enter(Block("entry", self.fn))
        self.storage = self._gang_storage("")
        self.out_of_line_storage = self._gang_storage(".slow") if plan.speculative else self.storage
        self.issued, self.slots = (
            self.element(I64, self.storage.counters, index, name=name)
            for index, name in ((1, "issued"), (2, "slots"))
        )
        self.store(word(0), self.issued)
        self.store(word(0), self.slots)
        self.base, self.most = (self.alloca(I64, name=name) for name in ("base", "most"))
        self.checks = {
            place: self._check_state()
            for place, check in plan.hoisted_checks.items()
            if check.covers_several_ctas
        }
        self.address: dict[str, Value] = {}
        self.value_of: dict[str, Value] = {}
        for base, name, type in _SLOTS:
            place, index = (self.c, LAUNCH[name]) if base == "c" else (self.w, WORKER[name])
            self.address[name] = self.element(I64, place, index, name=f"{name}.p")
            if type is not None:
                self.value_of[name] = self.load(type, self.address[name], name=name)

    def _gang_storage(self, suffix: str) -> GangStorage:
        bytes = array(max(self.plan.common_bytes, 8), I8)
        types = (("in", bytes), ("out", bytes), ("counters", array(3, I64)), ("scrap", I64))
        return GangStorage(*(self.alloca(type, 8, name=f"{name}{suffix}") for name, type in types))

    def _check_state(self) -> CheckState:
        def variable(value: int) -> Value:
            result = self.alloca(I64)
            self.store(word(value), result)
            return result

        return CheckState(variable(0), variable(1), variable(-1), variable(0))

    @property
    def masks(self) -> tuple[Value, Value]:
        """Return the masks of a full gang and of the last gang."""
        plan = self.plan
        return word((1 << plan.width) - 1), word((1 << plan.threads - (plan.gangs - 1) * plan.width) - 1)

    def state_of(self, number: Value) -> Value:
        """Emit the address of the state slots of a gang."""
        at = self.binary("mul", number, self.plan.barrier_slots.count)
        return self.element(I64, self.value_of["gang_states"], at)

    def fail(self, fault: int) -> None:
        """Emit the end of the CTA with a fault."""
        self.store(word(fault), self.address["fault"])
        self.br(self.failed)

    def begin_interval_of_gangs(self) -> None:
        """Emit the start of an interval between barriers: each gang counts its instructions from the greatest
        count of all gangs.
        """
        self.store(self.load(I64, self.most), self.base)

    def pass_counts(self) -> None:
        """Emit the copy of a barrier's reduction counts to the slots that threads behind it read."""
        for counted, result in (
            ("predicate_count", "last_predicate_count"),
            ("arrival_count", "last_arrival_count"),
        ):
            self.store(self.load(I64, self.address[counted]), self.address[result])
            self.store(word(0), self.address[counted])

    # -- gangs

    def run_gang(self, number: Value, alive: Value, state: Value, is_resumed: Value) -> None:
        """Emit the execution of a gang in a kernel that is one function."""
        self._begin_gang()
        self._end_gang(self._call("gang", self.storage, number, alive, state, is_resumed))

    def run_region(
        self, place: int, number: Value, alive: Value, alive_out: Value | None, is_proved: bool = True
    ) -> Value:
        """Emit the execution of a region by a gang: its first version, unless the hoisted check has failed,
        and the next version if that one is left. Return the region's exit.
        """
        versions = self.plan.versions(place)
        self._begin_gang()
        code: Value
        if len(versions) == 1:
            code = self._call(f"gang.{place + 1}", self.storage, number, alive, alive_out)
        elif not is_proved:
            code = self._call_out_of_line(version_name(place, versions[1]), number, alive, alive_out)
        else:
            attempt, again, joined = (self.new_block() for _ in range(3))
            if versions[0] == "all_active" and not self.plan.full:
                self.branch(self.icmp("eq", alive, self.masks[0]), attempt, again)
            else:
                self.br(attempt)
            self.enter(attempt)
            first = self._call(version_name(place, versions[0]), self.storage, number, alive, alive_out)
            self.branch(self.icmp("eq", first, integer(I32, REDO)), again, joined, False)
            self.enter(again)
            second = self._call_out_of_line(version_name(place, versions[1]), number, alive, alive_out)
            self.br(joined)
            self.enter(joined)
            code = self.phi(I32, [(first, attempt), (second, again)])
        self._end_gang(code)
        return code

    def _begin_gang(self) -> None:
        self.store(self.load(I64, self.base), self.storage.counters)

    def _end_gang(self, code: Value) -> None:
        fine = self.new_block()
        self.branch(self.icmp("slt", code, 0), self.failed, fine)
        self.enter(fine)
        own, most = self.load(I64, self.storage.counters), self.load(I64, self.most)
        self.store(self.overloaded("umax", [own, most]), self.most)

    def _call(
        self,
        name: str,
        storage: GangStorage,
        number: Value,
        alive: Value,
        alive_out: Value | None,
        *more: Value,
    ) -> Value:
        fn = function(name, I32, PARAMETERS + (("resumed", I1),) * len(more))
        lanes = (storage.counters, alive_out or storage.alive)
        operands = (self.c, self.w, number, alive, storage.inputs, storage.outputs, *lanes, *self.cta, *more)
        return self.invoke(fn, operands)

    def _call_out_of_line(self, name: str, number: Value, alive: Value, alive_out: Value | None) -> Value:
        """Emit the call of a function that is not inlined. It has separate storage, so that the storage of
        inlined ones is promoted to registers.
        """
        near, separate, bytes = self.storage, self.out_of_line_storage, max(self.plan.common_bytes, 8)
        self.copy(separate.counters, near.counters, 24)
        self.copy(separate.inputs, near.inputs, bytes)
        code = self._call(name, separate, number, alive, alive_out)
        self.copy(near.counters, separate.counters, 24)
        self.copy(near.outputs, separate.outputs, bytes)
        return code
