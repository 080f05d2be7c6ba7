"""Bounds check hoisting: one predicate per region and CTA, or per several CTAs along x, in place of a check
of each access in each gang (Gupta, Optimizing array bound checks using flow analysis, LOPLAS 1993).

The region is executed on symbolic values that stand for all threads of the CTAs at once. This finds the
accesses whose addresses are CTA-affine (`cta_affine`) and computed from a pointer parameter, the conditions
under which they are executed, and the branches that all threads take alike. The predicate holds if all those
accesses are in bounds and all those branches are uniform. Then gangs run the all-active version of the
region, which neither checks these accesses nor votes at these branches.

The predicate is a function of its own. It consists of the instructions that its result depends on, and has no
side effects and no control flow. Loaded values, and registers that a loop changes, are unknown here. Gangs
check accesses and branches that depend on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir.core import FALSE, TRUE, Block, Constant, Function, Instr, Poison, Value, poison, zero
from ..ir.irtypes import I1, I32, I64
from ..ptx.analysis.flow import defs
from ..runtime.numpy_engine.emit import DTYPES, halves_of
from ..support.diagnostics import Space
from .call_inlining import InlinedBlock
from .code_builder import PTR, CodeBuilder, Routine, function, integer
from .cta_affine import as_cta_affine, conjunction, value_range
from .specials import SpecialValues
from .stack import StackAccess
from .state_layout import LAUNCH, WRITE_FLAG
from .tracing import BlockTrace
from .values import RAW, CtaAffine, Symbolic, Untraceable, is_uniform, operand, symbolic, typed
from .vector_access import AccessKey, AccessRequest

_ENDS = {"jump", "branch", "exit", "return", "barrier"}
_BLOCKS = 100
"""Greatest number of blocks of a region with a hoisted check: all registers are compared wherever control
flow joins.
"""
ONE_CTA = 1
"""Number of CTAs of a check that covers a single CTA."""
_PLACES = ("%tid", "%ntid", "%ctaid", "%nctaid")


@dataclass(frozen=True, slots=True)
class HoistedCheck:
    """The hoisted check of a region: its function, and what it proves for the gangs: accesses by site,
    branches by block.
    """

    routine: Routine
    sites: frozenset[int]
    branches: frozenset[int]
    covers_several_ctas: bool
    """True when one check can cover several CTAs."""


class CheckTracer(StackAccess):
    """The access object of a hoisted check: it checks accesses and does not execute them."""

    def __init__(
        self,
        trace: BlockTrace,
        text: CodeBuilder,
        block: InlinedBlock,
        numbers: dict[AccessKey, int],
        written: set[int | None],
    ) -> None:
        super().__init__(
            text,
            SpecialValues(text, trace.block, block.code.size),
            trace.symbols(text),
            trace.address_bits,
            trace.window_sizes,
            numbers,
            {},
            [],
            trace.unit,
        )
        assert text.shape is not None
        self.trace, self.shape, self.written = trace, text.shape, written
        self.mask = symbolic(text, integer(text.bits, 1), np.bool_, False)
        self.site_base, self.local_base = block.frame.site_base, block.frame.local_base
        self.results = lambda told: None
        self.violation: Any = np.int64(0)
        """An integer that is negative if an access is out of bounds."""
        self.sites: set[int] = set()
        self.others: set[int] = set()
        """Sites with an access that cannot be checked here. An instruction that copies has two accesses."""
        self.known: set[Any] = set()
        """The accesses that have been checked."""

    def special(self, name: str) -> Any:
        base, _, axis = name.partition(".")
        if base == "%tid" and axis in ("x", "y", "z"):
            d = "xyz".index(axis)
            if self.shape[d] == 1:
                return np.uint32(0)
            place = unknown(self.text, np.uint32)
            place.cta_affine = CtaAffine(np.uint32(0), tuple(int(d == e) for e in range(4)))
            return place
        if name == "%ctaid.x" and self.shape[3] is not ONE_CTA:
            place = unknown(self.text, np.uint32)
            place.cta_affine = CtaAffine(super().special(name), (0, 0, 0, 1))
            return place
        return (
            super().special(name)
            if base in _PLACES
            else unknown(self.text, np.uint64 if name.endswith("64") else np.uint32)
        )

    def load_vector(
        self, space: Space, dtype: Any, count: int, address: Any, mask: Any, site: int, offset: int = 0
    ) -> list[Any]:
        self._check_access(AccessRequest(space, np.dtype(dtype), count, mask, site), address, offset)
        return [unknown(self.text, dtype) for _ in range(count)]

    def store_vector(
        self, space: Space, dtype: Any, address: Any, values: list[Any], mask: Any, site: int, offset: int = 0
    ) -> None:
        self._check_access(
            AccessRequest(space, np.dtype(dtype), len(values), mask, site, WRITE_FLAG), address, offset
        )

    def _check_access(self, request: AccessRequest, address: Any, offset: int) -> None:
        address = self.address_of(request.space, address, 0)
        known = (
            request.space,
            request.writes,
            address if not isinstance(address, Symbolic) else address.value,
            offset,
            request.bytes,
            request.align,
        )
        is_fine = request.mask is self.mask and (known in self.known or self._fits(request, address, offset))
        if is_fine:
            self.known.add(known)
        (self.sites if is_fine else self.others).add(self.site_base + request.site)

    def _fits(self, request: AccessRequest, address: Any, offset: int) -> bool:
        """Return whether an access of all threads can be checked together. Then its check is added to
        `violation`.
        """
        affine, origin = as_cta_affine(address), address.origin if isinstance(address, Symbolic) else None
        if (
            affine is None
            or request.space not in ("global", "shared")
            or (request.space == "global" and origin is None)
        ):
            return False
        across = affine.strides[0]
        if (
            not isinstance(across, int)
            or any(isinstance(step, int) and step % request.align for step in affine.strides)
            or (across and across < request.dtype.itemsize)
        ):
            return False
        text = self.text
        if request.space == "shared":
            start, size = (
                np.int64(0),
                (
                    np.int64(self.window_sizes.shared)
                    if self.window_sizes.shared is not None
                    else self.load_u64_slot("c", LAUNCH["shared_bytes"]).view(np.int64)
                ),
            )
        else:
            assert origin is not None
            start, size = self._allocation(origin, request.writes)
        reach = value_range(address, affine, self.shape, request.space == "global")
        begins, room = (
            reach.low + np.int64(offset) - start,
            size - (reach.high - reach.low + np.int64(request.bytes)),
        )
        odd = reach.low + np.int64(offset)
        for step in affine.strides:
            if isinstance(step, Symbolic):
                odd = odd | typed(typed(step, np.dtype(f"u{step.dtype.itemsize}")), np.dtype(np.int64))
        violation = (
            begins
            | room
            | room - begins
            | reach.exact
            | conjunction(text, affine.conditions)
            | -(odd & np.int64(request.align - 1))
        )
        if not isinstance(violation, Symbolic) and violation < 0:
            return False
        self.violation = self.violation | violation
        return True

    def _allocation(self, origin: int, writes: int) -> tuple[Any, Any]:
        """Return (start, bytes) of the allocation that a pointer parameter points to. It has an entry of its
        own in the worker's allocation cache, with 0 bytes if the kernel writes there and must not.
        """
        number = -1 - origin, "global", WRITE_FLAG if origin in self.written else writes, 1, 1
        self.access_indices[number] = self.trace.access_indices.setdefault(
            number, len(self.trace.access_indices)
        )
        self.trace.origins[number[0]] = origin
        start, size, *_ = self.bounds(number)
        return symbolic(self.text, start, np.int64, True), symbolic(self.text, size, np.int64, True)


def unknown(text: CodeBuilder, dtype: Any) -> Symbolic:
    """Return a value of which nothing is known."""
    return symbolic(text, poison(text.type(dtype, True)), dtype, False, RAW)


class _RegionRegisters:
    """The registers of a block of the region. Those that the region has not written are unknown."""

    def __init__(self, text: CodeBuilder, frame: Any, values: dict[int, Any]) -> None:
        self.text, self.frame, self.values = text, frame, values

    def __getitem__(self, slot: int) -> Any:
        if slot not in self.values:
            code = self.frame.fn.registers.code(slot)
            if code == "param":
                raise Untraceable("parameters of a call")
            self.values[slot] = unknown(self.text, DTYPES[code])
        return self.values[slot]

    def __setitem__(self, slot: int, value: Any) -> None:
        self.values[slot] = value


def hoist_check(trace: BlockTrace, place: int, members: set[int], first: int) -> HoistedCheck | None:
    """Return the hoisted check of the region that begins at `place` with block `first`, None if nothing can
    be checked.
    """
    if len(members) > _BLOCKS:
        return None
    for covers_several_ctas in (True, False):
        text = CodeBuilder(1, "v")
        text.emits_votes = True
        text.shape = (
            *trace.block,
            symbolic(text, text.named("blocks", I64), np.int64, True) if covers_several_ctas else ONE_CTA,
        )
        try:
            with np.errstate(all="ignore"):
                ok, sites, branches = _trace_region(trace, sorted(members), first, text)
        except Untraceable:
            return None
        if not text.prefers_single_cta:
            break
    if not sites or not isinstance(ok, Symbolic):
        return None
    needed = _computation_of(text, operand(text, ok, False))
    if needed is None:
        return None
    items, result = needed
    fn = function(hoisted_check_name(place), I1, PARAMETERS, "")
    out = CodeBuilder(1, "v")
    out.items += [Block("entry", fn), *items]
    out.ret(result)
    called = {item.callee.name for item in items if item.op == "call"}
    needs = {name: routine for name, routine in text.needs.items() if name in called}
    return HoistedCheck(
        Routine(fn, out.items, needs=needs), frozenset(sites), frozenset(branches), covers_several_ctas
    )


PARAMETERS = (("c", PTR), ("w", PTR), ("cta_x", I32), ("cta_y", I32), ("cta_z", I32), ("blocks", I64))
"""The parameters of a hoisted check: those that it shares with a gang function, and the number of CTAs that
it covers.
"""


def hoisted_check_name(place: int) -> str:
    """Return the name of the hoisted check of a region."""
    return f"check.{place + 1}"


def declare_hoisted_check(place: int) -> Routine:
    """Return the declaration of a hoisted check."""
    return Routine(function(hoisted_check_name(place), I1, PARAMETERS, ""))


def _trace_region(
    trace: BlockTrace, members: list[int], first: int, text: CodeBuilder
) -> tuple[Any, set[int], set[int]]:
    """Return (the predicate, the accesses that it covers by site, the branches by block)."""
    kernel, sites, others, branches = trace.kernel, set[int](), set[int](), set[int]()
    # Only what `_allocation` adds to the trace's numbers has words; what other accesses are given here goes
    # with the text.
    numbers, stores = (
        dict(trace.access_indices),
        {trace.origins.get(site) for site, _, writes, *_ in trace.access_indices if writes},
    )
    after: dict[int, dict[int, Any]] = {}
    reached: dict[int, Any] = {first: np.True_}
    edges: dict[int, list[int]] = {}
    written = {k: _written(kernel.blocks[k]) for k in members}
    ok: Any = np.True_
    for k in members:
        block = kernel.blocks[k]
        if block.end == "resume" or k not in trace.traced_blocks:
            continue
        if block.end not in _ENDS or block.frame is not kernel.root:
            raise Untraceable("more than one function")
        x = CheckTracer(trace, text, block, numbers, stores)
        registers = _RegionRegisters(
            text, block.frame, _merge(text, [after[p] for p in edges.get(k, ())], block) if k != first else {}
        )
        for body in members:
            # What a loop writes is not known when it is looked at once.
            if (
                any(t <= body and t == k for t in kernel.blocks[body].targets)
                and kernel.blocks[body].end != "barrier"
            ):
                for slot in {s for inner in members if k <= inner <= body for s in written[inner]}:
                    registers.values[slot] = unknown(text, DTYPES[block.frame.fn.registers.code(slot)])
        result = block.code.run(registers, x)  # type: ignore[arg-type]
        after[k] = registers.values
        here = reached.get(k, np.False_)
        if x.sites:
            ok = ok & (~here | (x.violation >= np.int64(0)))
        sites, others = sites | x.sites, others | x.others
        both: tuple[Any, Any] = (np.True_, np.True_)
        decides = block.end == "branch" or block.code.block.guard is not None
        if decides and is_uniform(result):
            both = (result, ~result)
        elif (
            decides
            and isinstance(result, Symbolic)
            and result.vote is not None
            and any(isinstance(part, Symbolic) or part for part in result.vote)
        ):
            every, nobody = result.vote
            ok = ok & (~here | every | nobody)
            branches.add(k)
            both = (~nobody, ~every)
        targets = block.targets
        ways = (
            list(zip(targets, both))
            if block.end == "branch"
            else (
                [(targets[0], both[1] if decides else np.True_)] if targets and block.end != "barrier" else []
            )
        )
        for target, taken in ways:
            if target > k:
                edges.setdefault(target, []).append(k)
                reached[target] = reached.get(target, np.False_) | (here & taken)
    return ok, sites - others, branches


def _written(block: InlinedBlock) -> set[int]:
    """Return the slots of the registers that a block writes."""
    index, last = block.frame.fn.registers.index, block.code.block.last
    names = [
        name
        for instr in (*block.code.block.instructions, *([last] if last is not None else []))
        for register in defs(instr)
        for name in ((register,) if register in index else halves_of(register))
    ]
    return {index[name] for name in names if name in index}


def _merge(text: CodeBuilder, before: list[dict[int, Any]], block: InlinedBlock) -> dict[int, Any]:
    """Return the registers at the beginning of a block with several predecessors: those that are equal in all
    of them, others as unknown.
    """
    if len(before) == 1:
        return dict(before[0])
    slots = {slot for values in before for slot in values}
    result = {}
    for slot in slots:
        values = [own.get(slot) for own in before]
        if all(value is values[0] for value in values):
            result[slot] = values[0]
        else:
            result[slot] = unknown(text, DTYPES[block.frame.fn.registers.code(slot)])
    return result


_INVARIANT = frozenset({"c", "w", "cta_x", "cta_y", "cta_z", "blocks"})
_FORMS = frozenset({"gep", "binary", "icmp", "fcmp", "select", "cast", "unary"})
"""Forms of instructions that may be moved to the beginning, beside calls of intrinsics and loads of memory
that does not change during a launch: their values follow from their operands.
"""
_NEUTRAL: dict[str, Constant] = {"and": TRUE, "or": FALSE}
"""First operands of operations on bits that leave the second operand unchanged."""


def _is_movable(instr: Instr) -> bool:
    if instr.op == "load":
        return "invariant" in instr.attrs or instr.attrs.get("alias") == "state"
    if instr.op == "call":
        return isinstance(instr.callee, Function) and instr.callee.name.startswith("llvm.")
    return instr.info.form in _FORMS


def _computation_of(text: CodeBuilder, result: Value) -> tuple[list[Instr], Value] | None:
    """Return the instructions that compute a value, each different one once, and the value; None if one of
    them cannot be executed at the beginning of a function.
    """
    wanted, work = set[Value](), [result]
    while work:
        value = work.pop()
        if isinstance(value, Poison):
            return None
        if value in wanted or isinstance(value, (Constant, Function)) or value.name in _INVARIANT:
            continue
        if not isinstance(value, Instr) or not _is_movable(value):
            return None
        wanted.add(value)
        work += value.operands
    out, names, seen = CodeBuilder(text.width, "v"), dict[Value, Value](), dict[tuple[object, ...], Value]()
    for instr in text.items:
        if not isinstance(instr, Instr) or instr not in wanted:
            continue
        operands = tuple(names.get(used, used) for used in instr.operands)
        if (same := _neutral(instr, operands)) is not None:
            names[instr] = same
            continue
        key = instr.op, instr.type, operands, tuple(instr.attrs.items())
        if key not in seen:
            seen[key] = out.emit(
                instr.op, instr.type, operands, flags=instr.flags, name=instr.name, **instr.attrs
            )
        names[instr] = seen[key]
    return [item for item in out.items if isinstance(item, Instr)], names[result]


def _neutral(instr: Instr, operands: tuple[Value, ...]) -> Value | None:
    """Return the operand that an operation leaves unchanged, None if there is none. LLVM's quick passes do
    not find these.
    """
    if instr.op in _NEUTRAL and instr.type is I1 and operands[0] is _NEUTRAL[instr.op]:
        return operands[1]
    if instr.op == "add" and instr.type in (I32, I64) and zero(instr.type) in operands:
        return operands[operands[0] is zero(instr.type)]
    return None
