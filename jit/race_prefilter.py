"""A prefilter for races in compiled code: shadow words record the last accesses to each granule of memory
(`race_shadow_memory`), and each access is compared with them.

Only barriers of the whole CTA order accesses here. An *interval* is the execution of a CTA from one
barrier to the next. Its number is unique and ascending in a launch, since one worker runs one CTA after the
other.

A shadow word is an epoch as in FastTrack (Flanagan and Freund, PLDI 2009): a clock and a thread. The clock
is the number of an interval. The low bits are a thread of the CTA, or all ones if several threads of the
interval made such an access. A granule has a word for reads, one for weak writes and one for atomic
operations.

An access happens after those of earlier intervals of its own CTA, and is unordered with all others. Reads
do not race with each other, and neither do atomic operations. If several CTAs make such accesses, the word is
the first one of the launch. Words from before the launch are smaller than all of the launch, so nothing is
cleared.

Accesses that cannot race are not checked. The allocation of an access is known from its pointer
(`race_shadow_memory.predict_accesses`). If all its accesses are reads, or all are atomic, there are no
checks; the same holds for shared memory between two barriers.

Invariant: a race is never missed. A false alarm costs a rerun on the reference engine, so the filter
over-approximates.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import Value
from ..ir.irtypes import I32, I64
from ..ptx.model import Sink
from ..ptx.ptxtypes import size_of
from ..support.diagnostics import LaunchError, Space
from .access import AccessEmitter
from .access_summary import ANYWHERE, UNKNOWN, AccessSummary
from .call_inlining import InlinedKernel
from .code_builder import CodeBuilder, int_vector
from .codegen_plan import CodegenPlan
from .race_shadow_update import ARENA, GENERIC, SHARED, ShadowUpdate
from .state_layout import ATOMIC, LAUNCH, READ, SHADOW_BASES, SHADOW_KINDS, WORKER, WRITE
from .values import LaneAffine, Symbolic, is_uniform, operand
from .vector_access import AccessRequest

_CONFLICTS = {READ: (WRITE, ATOMIC), WRITE: (READ, WRITE, ATOMIC), ATOMIC: (READ, WRITE)}
"""The kinds of accesses that one of a kind races with if they are unordered."""


@dataclass(frozen=True, slots=True)
class PrefilterSignature:
    """The configuration that code with race checks is specialised for.

    `kinds` are pairs, in ascending order: the byte offset of a pointer among the parameters, and a bit set of
    the kinds of accesses that its allocation may have. UNKNOWN instead of the offset stands for all kinds of
    the kernel. Code that `is_coarse` treats loads as stores. It maintains one word less per granule, and
    suspects threads that read the same element.
    """

    kinds: tuple[tuple[int, int], ...]
    is_coarse: bool = False


class RacePrefilter(AccessSummary):
    """The emitter of race checks: code that compares accesses with shadow memory and records them there."""

    def __init__(
        self, plan: CodegenPlan, access_summary: AccessSummary, signature: PrefilterSignature
    ) -> None:
        super().__init__()
        check_supported(plan, access_summary)
        self._kinds_of_parameter, self._is_coarse = dict(signature.kinds), signature.is_coarse
        generic = {kind for space, kind, _ in access_summary.accesses.values() if space == "generic"}
        parts = [*plan.regions.values()] or [set(plan.trace.traced_blocks)]
        by_block: dict[int, set[int]] = {}
        for (k, _), (space, kind, _) in access_summary.accesses.items():
            if space == "shared":
                by_block.setdefault(k, set()).add(kind)
        self._kinds_of_block: dict[int, int] = {}
        for members in parts:
            kinds = _bits(generic.union(*(by_block.get(k, ()) for k in members)))
            for k in members:
                self._kinds_of_block[k] = self._kinds_of_block.get(k, 0) | kinds
        self.thread_bits = plan.threads.bit_length()
        """Bits of a shadow word that hold the thread; all ones stand for several threads."""
        checked = [
            (space, align)
            for (k, site), (space, kind, align) in access_summary.accesses.items()
            if self._conflicting_kinds(kind, space, k, plan.trace.origins.get(site))
        ]
        arena, shared = (
            min((align for space, align in checked if space in among), default=4).bit_length() - 1
            for among in (ANYWHERE, ("shared", "generic"))
        )
        self.shifts = arena, shared
        """Granule sizes of the arena and of shared memory, as exponents of two: the smallest alignment of any
        checked access.
        """

    def _conflicting_kinds(self, kind: int, space: Space, k: int, origin: int | None) -> list[int]:
        """Return the kinds of accesses that one of this kind in block `k` may race with; `origin` is the
        offset of its pointer among the parameters, or None.
        """
        kinds = self._kinds_of_block.get(k, 0) if space != "global" else 0
        if space != "shared":
            kinds |= self._kinds_of_parameter.get(
                UNKNOWN if origin is None or space == "generic" else origin, 7
            )
        return [other for other in _CONFLICTS[kind] if kinds >> other & 1]

    def record(
        self, x: AccessEmitter, k: int, kind: int, request: AccessRequest, address: Any, offset: int
    ) -> None:
        """Emit the check and the recording of an access. Consecutive lanes are done at once with vectors,
        others lane by lane in a function.
        """
        super().record(x, k, kind, request, address, offset)
        if request.space not in (*ANYWHERE, "shared"):
            return
        conflicting = self._conflicting_kinds(
            kind, request.space, k, x.origins.get(x.site_base + request.site)
        )
        if not conflicting:
            return
        if self._is_coarse:
            conflicting = [WRITE, *({ATOMIC} & {*conflicting})]
            kind = ATOMIC if kind == ATOMIC else WRITE
        affine = address.lane_affine if isinstance(address, Symbolic) and not address.uniform else None
        if request.space == "generic" or affine is None or affine.stride != request.bytes:
            self._update_lanes(x, kind, request, address, offset, conflicting)
            return
        if request.mask is x.mask and x.site_base + request.site in x.proved_sites:
            self._update_consecutive(x, kind, request, affine, offset, conflicting)
            return
        text = x.text
        conditions = [condition for condition in affine.conditions if not x.has_proved((condition,))]
        if not (x.is_all_active and request.mask is x.mask):
            conditions.append(self._starts_in_shadowed_range(x, request.space, affine, offset))
        if not conditions:
            self._update_consecutive(x, kind, request, affine, offset, conflicting)
            return
        holds = conditions[0]
        for condition in conditions[1:]:
            holds = text.binary("and", holds, condition)
        consecutive, scattered, done = text.new_block(), text.new_block(), text.new_block()
        text.branch(holds, consecutive, scattered, True)
        text.enter(consecutive)
        self._update_consecutive(x, kind, request, affine, offset, conflicting)
        text.br(done)
        text.enter(scattered)
        self._update_lanes(x, kind, request, address, offset, conflicting)
        text.br(done)
        text.enter(done)

    def _starts_in_shadowed_range(
        self, x: AccessEmitter, space: Space, affine: LaneAffine, offset: int
    ) -> Value:
        """Emit whether the address of lane 0 has shadow memory. If so, the following ones do, since shadow
        memory has slack at its end. Lane 0 may be inactive, so its address may be anywhere.
        """
        text = x.text
        at = text.binary("add", text.zext_to_i64(operand(text, affine.base, False)), offset)
        if space == "shared":
            return text.icmp("ult", at, x.load_u64_slot("c", LAUNCH["shared_bytes"]).value)
        distance = text.binary("sub", at, x.load_u64_slot("c", LAUNCH["shadowed_start"]).value)
        return text.icmp("ult", distance, x.load_u64_slot("c", LAUNCH["shadowed_bytes"]).value)

    def _update_lanes(
        self,
        x: AccessEmitter,
        kind: int,
        request: AccessRequest,
        address: Any,
        offset: int,
        conflicting: list[int],
    ) -> None:
        """Emit a call of the function that updates shadow memory lane by lane."""
        text, is_one = x.text, is_uniform(address) and request.space != "generic"
        pointer = x.address_of(request.space, address, offset)
        wide = text.cast("zext", operand(text, pointer, not is_one), text.type(np.uint64, not is_one))
        text.store(wide, x.load_pointer_slot("w", WORKER["addresses"]))
        space = {"global": ARENA, "shared": SHARED}.get(request.space, GENERIC)
        update = ShadowUpdate(
            kind, tuple(conflicting), space, is_one, request.bytes, self.shifts, self.thread_bits
        )
        if update.name not in text.needs:
            text.needs[update.name] = update.routine()
        c, w = text.named("c"), text.named("w")
        text.invoke(text.needs[update.name].fn, [c, w, x.mask_i64(request.mask), text.named("first", I64)])

    def _update_consecutive(
        self,
        x: AccessEmitter,
        kind: int,
        request: AccessRequest,
        affine: LaneAffine,
        offset: int,
        conflicting: list[int],
    ) -> None:
        """Emit the check and the update for lanes with consecutive granules, by vectors of shadow words."""
        text, is_shared = x.text, request.space == "shared"
        shift = self.shifts[is_shared]
        each = request.bytes >> shift
        count = text.width * each
        owners = tuple(i // each for i in range(count))
        vector_type = ty.vector(count, I32)
        first = text.zext_to_i64(operand(text, affine.base, False))
        at = text.binary("lshr", text.binary("add", first, offset), shift)

        def load_word(name: str) -> Value:
            return text.load(I32, text.element(I64, text.named("w"), WORKER[name]), alias="state")

        def load_shadow(other: int) -> tuple[Value, Value]:
            """Emit the load of the shadow words of a kind. Return (their address, the words)."""
            base = x.load_pointer_slot("c", LAUNCH[SHADOW_BASES[other + SHADOW_KINDS * is_shared]])
            pointer = text.element(I32, base, at)
            return pointer, text.load(vector_type, pointer, align=4, alias="shadow")

        interval = load_word("interval_word")
        thread = text.trunc(text.named("first", I64), I32)
        own = text.binary(
            "add", text.broadcast(text.binary("add", interval, thread), count), int_vector(I32, owners)
        )
        now = text.broadcast(interval, count)
        if not is_shared:
            launch, cta = (
                text.broadcast(load_word(name), count) for name in ("launch_first_word", "cta_first_word")
            )
        active = None
        if not (x.is_all_active and request.mask is x.mask):
            active = operand(text, request.mask, True)
            if each > 1:
                active = text.shuffle(active, None, owners)

        def conflicts(before: Value) -> list[Value]:
            """Emit which words are of other threads of this interval, and, outside shared memory, which are
            of other CTAs of this launch.
            """
            others = text.icmp("ne", before, own)
            result: list[Value] = [text.binary("and", text.icmp("sge", before, now), others)]
            if not is_shared:
                in_launch, is_earlier = text.icmp("sge", before, launch), text.icmp("slt", before, cta)
                result.append(text.binary("and", in_launch, is_earlier))
            return result

        def update(new: Value, before: Value, pointer: Value) -> None:
            if active is not None:
                new = text.select(active, new, before)
            text.store(new, pointer, align=4, alias="shadow")

        races = None
        for other in conflicting:
            pointer, before = load_shadow(other)
            for conflict in conflicts(before):
                races = conflict if races is None else text.binary("or", races, conflict)
            if other == kind:
                update(own, before, pointer)
        if kind not in conflicting:
            pointer, before = load_shadow(kind)
            same_interval, *other_cta = conflicts(before)
            several = text.broadcast(text.binary("or", interval, (1 << self.thread_bits) - 1), count)
            new = text.select(same_interval, several, own)
            update(text.select(other_cta[0], launch, new) if other_cta else new, before, pointer)
        assert races is not None
        if active is not None:
            races = text.binary("and", races, active)
        _record_races(x, races, count)

    def begin_interval(self, out: CodeBuilder, is_cta: bool = False) -> None:
        """Emit the increment of the worker's interval number, after a barrier or at the start of a CTA."""

        def slot(name: str) -> Value:
            return out.element(I64, out.named("w"), WORKER[name])

        number_slot = slot("interval_number")
        number = out.binary("add", out.load(I64, number_slot, alias="state"), 1)
        out.store(number, number_slot, alias="state")
        first = out.binary("shl", number, self.thread_bits)
        for name in ("interval_word", "cta_first_word") if is_cta else ("interval_word",):
            out.store(first, slot(name), alias="state")


def _bits(kinds: Any) -> int:
    return sum(1 << kind for kind in kinds)


def _record_races(x: AccessEmitter, races: Value, count: int) -> None:
    """Emit the accumulation of `count` race bits in the worker's race flags. No control flow depends on them,
    so speculative and all-active versions stay valid.
    """
    text = x.text
    result = text.cast("sext", races, ty.vector(count, I32))
    while count > 8:
        count //= 2
        low, high = (text.shuffle(result, None, range(start, start + count)) for start in (0, count))
        result = text.binary("or", low, high)
    pointer = x.load_pointer_slot("w", WORKER["race_flags"])
    before = text.load(result.type, pointer, align=4, alias="shadow")
    text.store(text.binary("or", before, result), pointer, align=4, alias="shadow")


# -- kernels without a prefilter

_PLAIN = frozenset({"ld", "ldu", "st", "atom", "red"})
_ORDERED = frozenset({"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"})


def check_supported(plan: CodegenPlan, access_summary: AccessSummary) -> None:
    """Raise LaunchError with the reason if the prefilter does not support a kernel: it does not record all of
    its accesses, or does not know their order and so would suspect every launch.
    """
    kernel = plan.kernel
    reason = (
        "a barrier has a count"
        if kernel.is_counted
        else f"'{plan.trace.numpy_callbacks[0]}' has no machine code"
        if plan.trace.numpy_callbacks
        else _unsupported_reason(kernel, access_summary)
    )
    if reason:
        raise LaunchError(f"races are looked for by the reference engine: {reason}")


def _unsupported_reason(kernel: InlinedKernel, access_summary: AccessSummary) -> str:
    if {"malloc", "free"} & set(kernel.runtime_functions):
        return "the kernel uses the heap"
    sizes = set()
    for frame in kernel.frames:
        for instr in frame.fn.sites:
            if instr.variant is None:
                continue
            effects, modifiers = instr.variant.form.effects, set(instr.modifiers)
            if instr.opcode in ("fence", "membar"):
                return "a fence orders accesses"
            if instr.opcode in ("bar", "barrier"):
                if "cluster" in modifiers:
                    return "blocks of a cluster meet"
            elif (
                {"read", "write", "atomic"} & effects
                and instr.opcode not in _PLAIN
                and not {"call", "stack"} & effects
            ) or {"async", "bulk"} & modifiers:
                return f"'{instr.opcode}' accesses memory in its own way"
            elif instr.opcode in _PLAIN and (
                "shared::cluster" in modifiers or instr.slot("space") == "shared::cluster"
            ):
                return "blocks of a cluster share memory"
            elif instr.opcode in ("atom", "red"):
                if modifiers & (_ORDERED - {"relaxed"}):
                    return "atomic operations order accesses"
                if modifiers & {"cta"} and not instr.slot("space").startswith("shared"):
                    return "an atomic operation has the scope of a block"
                if instr.opcode == "atom" and not isinstance(instr.operands[0], Sink):
                    return "which atomic operation is first shows in what it returns"
                sizes.add(size_of(instr.type))
            elif instr.opcode in _PLAIN and modifiers & _ORDERED:
                return "a strong access orders others"
    return "atomic operations of several sizes may race with each other" if len(sizes) > 1 else ""
