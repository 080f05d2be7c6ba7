"""Vectorization by tracing: the definition of each instruction is executed on symbolic values (`values`),
which emit IR.

A register is a scalar as long as every value that is written to it is uniform, and a vector from then on
(`RegisterKind`). The same holds for what is known about its NaNs and its stride. A block is traced again if
the kind of a register that it reads has changed, or if lanes that wait elsewhere need more old values
(`reconvergence`). Kinds only become more general, so this reaches a fixed point, usually after two or three
rounds. The code of the last round stays.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from ..ir.core import TRUE, Value
from ..ir.irtypes import I1
from ..runtime.engine.executable import MAX_LOCAL_BYTES
from ..runtime.numpy_engine.emit import DTYPES
from ..runtime.numpy_engine.execution.batch import MAX_CALL_DEPTH, convert_argument
from ..runtime.numpy_engine.lane_ids import WARP
from ..runtime.numpy_engine.values import ParamBlock, merge
from .access import WindowSizes
from .access_functions import call_or_inline
from .access_summary import AccessSummary
from .call_inlining import InlinedBlock, InlinedCall, InlinedKernel, barrier_number
from .check_coalescing import coalesce_checks
from .code_builder import CodeBuilder, integer
from .loop_invariants import LoopInvariants, written_registers
from .reconvergence import ReconvergenceSets
from .specials import SpecialValues
from .stack import StackAccess
from .state_layout import VectorUnit
from .values import (
    CLEAN,
    DIRTY,
    RAW,
    LaneAffine,
    Symbolic,
    Untraceable,
    canonical,
    is_uniform,
    operand,
    symbolic,
)
from .vector_access import AccessKey


@dataclass(frozen=True, slots=True)
class RegisterKind:
    """The representation of a register: its dtype; whether it is uniform; what is known about its NaNs; the
    stride of a lane-affine vector, whose first element and validity are stored beside it; and the byte offset
    of the pointer parameter that an address was computed from.
    """

    dtype: np.dtype
    uniform: bool
    nan: str
    stride: int | None = None
    origin: int | None = None

    def joined(self, other: RegisterKind) -> RegisterKind:
        """Return the least general kind that covers both. Raises Untraceable if their dtypes differ."""
        if self.dtype != other.dtype:
            raise Untraceable("a parameter is written in pieces of several sizes")
        states = {self.nan, other.nan}
        nan = RAW if RAW in states else DIRTY if DIRTY in states else CLEAN
        return RegisterKind(
            self.dtype,
            self.uniform and other.uniform,
            nan,
            self.stride if self.stride == other.stride else None,
            self.origin if self.origin == other.origin else None,
        )


Place = tuple[int, int]
"""A register: its number, and the byte offset within a block of parameters, else 0."""


@dataclass(slots=True, eq=False)
class TracedBlock:
    """The code of a block, in each of its versions, with the values that its terminator needs (`*result`).

    `text` is the checked version. `speculative` assumes that lane-affine and uniform accesses are in bounds,
    and branches to the checked version where one is not. `all_active` is for gangs all of whose lanes are
    active. `warp_sync` computes `named`, the mask of the lanes that a warp-synchronous instruction waits for.
    `blended` are the registers whose old values other lanes need, and `others` says that lanes may wait
    elsewhere. `has_side_effects` says that the block must not be executed twice.
    """

    text: CodeBuilder
    speculative: CodeBuilder | None = None
    speculative_result: Any = None
    all_active: CodeBuilder | None = None
    all_active_result: Any = None
    warp_sync: CodeBuilder | None = None
    result: Any = None
    named: Any = None
    is_speculative: bool = False
    """True if the version that was traced first is speculative."""
    is_complete: bool = False
    """True if the checked version has been emitted."""
    touched: set[Place] = field(default_factory=set)
    blended: int = -1
    others: bool = False
    has_side_effects: bool = False
    loop: LoopInvariants | None = None
    """For loops of one block: the code in front of the loop for its version `in_loop`."""
    in_loop: CodeBuilder | None = None
    loop_version: str = ""
    """The version of the region that `in_loop` is part of."""
    in_loop_result: Any = None
    results: dict[int, Any] = field(default_factory=dict)
    """The values of registers at the end of the block by their slots, if the functions were translated with
    'results' (`numpy_engine.translation.translate`).
    """


class BlockTrace:
    """The traced blocks of a kernel, for gangs of `width` lanes and CTAs of shape `block`."""

    def __init__(
        self,
        kernel: InlinedKernel,
        width: int,
        block: tuple[int, int, int],
        symbols: Any,
        address_bits: int,
        window_sizes: WindowSizes,
        unit: VectorUnit,
        access_summary: AccessSummary,
    ) -> None:
        self.kernel, self.width, self.block, self.symbols, self.address_bits, self.unit = (
            kernel,
            width,
            block,
            symbols,
            address_bits,
            unit,
        )
        self.kinds: dict[Place, RegisterKind] = {}
        self.traced_blocks: dict[int, TracedBlock] = {}
        self.access_indices: dict[AccessKey, int] = {}
        """The index of each access among those with an entry in the worker's allocation cache."""
        self.origins: dict[int, int | None] = {}
        """By the site of an access, the byte offset of the pointer parameter that its address was computed
        from.
        """
        self.scattered: dict[int, set[int]] = {}
        """By block, the sites within the frame of accesses whose addresses are neither uniform nor
        lane-affine.
        """
        self.stack_records: dict[int, int] = {}
        """By block of a call, the bytes of the record that it pushes on the gang's stack."""
        self.numpy_callbacks: list[str] = []
        """Patterns of the instructions that call the NumPy engine's definitions (`numpy_callbacks`)."""
        self.window_sizes = window_sizes
        self.access_summary = access_summary
        self._divergent: frozenset[int] = frozenset()
        self._stale: set[int] = set()
        self._zero(kernel.root, [])
        self.reconvergence = ReconvergenceSets(kernel, self._divergent)
        while not all(run.is_complete for run in self.traced_blocks.values()) or not self.traced_blocks:
            self._settle()
            for k, run in self.traced_blocks.items():
                self._complete(k, run)
            self._settle()

    # -- rounds

    def _settle(self) -> None:
        while True:
            for k, block in enumerate(self.kernel.blocks):
                if self.reconvergence.at[k] is None or block.end == "resume":
                    continue
                run = self.traced_blocks.get(k)
                if (
                    run is None
                    or k in self._stale
                    or run.blended != self.reconvergence.reads(k)
                    or run.others != bool(self.reconvergence.at[k])
                ):
                    self._stale.discard(k)
                    self._run(k, block)
            self._reductions()
            divergent = (
                frozenset(k for k, run in self.traced_blocks.items() if self._diverges(k, run))
                | self._divergent
            )
            if divergent != self._divergent:
                self._divergent = divergent
                self.reconvergence = ReconvergenceSets(self.kernel, divergent)
            elif not self._stale:
                return

    def _diverges(self, k: int, run: TracedBlock) -> bool:
        block = self.kernel.blocks[k]
        if block.end == "cycle_return":
            return not is_uniform(*run.result)
        decides = block.end in ("branch", "switch", "indirect_call") or (
            block.end in ("exit", "return", "trap") and block.code.block.guard is not None
        )
        return decides and isinstance(run.result, Symbolic) and not run.result.uniform

    def _reductions(self) -> None:
        """Set the kinds of the results of `bar.red`."""
        for k, block in enumerate(self.kernel.blocks):
            if block.end == "resume" and block.code.reduce_slot is not None:
                place = block.frame.base + block.code.reduce_slot, 0
                dtype = np.dtype(DTYPES[block.frame.fn.registers.code(block.code.reduce_slot)])
                is_one_barrier = (
                    not self.kernel.is_counted or barrier_number(self.kernel.blocks[k - 1]) is not None
                )
                is_uniform = is_one_barrier and self.reconvergence.alone(k)
                self._widen(place, RegisterKind(dtype, is_uniform, RAW))

    def _widen(self, place: Place, kind: RegisterKind) -> RegisterKind:
        before = self.kinds.get(place)
        after = kind if before is None else before.joined(kind)
        if after != before:
            self.kinds[place] = after
            self._stale |= {k for k, run in self.traced_blocks.items() if place in run.touched}
        return after

    # -- one block

    def _access(self, text: CodeBuilder, block: InlinedBlock, blended: int, mask: Value) -> StackAccess:
        x = StackAccess(
            text,
            SpecialValues(text, self.block, block.code.size),
            self.symbols(text),
            self.address_bits,
            self.window_sizes,
            self.access_indices,
            self.origins,
            self.numpy_callbacks,
            self.unit,
        )
        x.mask = symbolic(text, mask, np.bool_, False)
        if self.kernel.calls_accesses and self.width >= WARP:
            x.scattered_access = call_or_inline
        x.keep, x.site_base, x.local_base = (
            blended >> block.frame.base,
            block.frame.site_base,
            block.frame.local_base,
        )
        return x

    def _run(self, k: int, block: InlinedBlock) -> None:
        blended = self.reconvergence.reads(k)
        run = self.traced_blocks[k] = TracedBlock(
            CodeBuilder(self.width, f"q{k}."), blended=blended, others=bool(self.reconvergence.at[k])
        )
        if block.code.sync_mask is not None and run.others:
            run.warp_sync = CodeBuilder(self.width, f"g{k}.")
            x = self._access(run.warp_sync, block, blended, run.warp_sync.named(f"gm{k}", run.warp_sync.bits))
            run.named = block.code.sync_mask(RegisterProxies(self, run, run.warp_sync, block.frame), x)  # type: ignore[arg-type]
        run.result, run.is_speculative = self._version(k, run, block, run.text, f"checked{k}")

    def _complete(self, k: int, run: TracedBlock) -> None:
        """Emit the checked version of a block, once the kinds of registers are known. The first version is
        kept only if it is speculative.
        """
        if run.is_complete:
            return
        run.is_complete = True
        if run.is_speculative:
            run.speculative, run.speculative_result = run.text, run.result
        run.text = CodeBuilder(self.width, f"k{k}.")
        run.result, _ = self._version(k, run, self.kernel.blocks[k], run.text, "")

    def trace_all_active(self, k: int, proved_sites: frozenset[int] = frozenset()) -> None:
        """Emit the version of a block for gangs all of whose lanes are active and stay together. The accesses
        in `proved_sites` need no bounds check.
        """
        run, block, text = self.traced_blocks[k], self.kernel.blocks[k], CodeBuilder(self.width, f"w{k}.")
        text.emits_votes = True
        with np.errstate(all="ignore"):
            run.all_active_result, _ = self._version(k, run, block, text, f"checked{k}", True, proved_sites)
        run.all_active = text
        assert not self._stale, "registers are what they were"

    def trace_in_loop(self, k: int, all_active: bool, proved_sites: frozenset[int]) -> None:
        """Emit the version of a block that is a loop of its own, with invariant parts of its bounds checks in
        front of it. It is part of the all-active version, or else of the speculative one.
        """
        run, block = self.traced_blocks[k], self.kernel.blocks[k]
        assert run.speculative is not None
        text, front = CodeBuilder(self.width, f"f{k}."), CodeBuilder(self.width, f"l{k}.")
        text.emits_votes = all_active
        text.block = text.block_named(f"loop{k}")
        checks = self._access(front, block, 0, front.named(f"m{k}", front.bits))
        loop = LoopInvariants(front, checks, written_registers(run.speculative.items))
        with np.errstate(all="ignore"):
            run.in_loop_result, _ = self._version(
                k, run, block, text, f"general{k}", all_active, proved_sites, loop
            )
        assert not self._stale, "registers are what they were"
        if loop.is_used:
            run.in_loop, run.loop, run.loop_version = (
                text,
                loop,
                "all_active" if all_active else "speculative",
            )

    def _version(
        self,
        k: int,
        run: TracedBlock,
        block: InlinedBlock,
        text: CodeBuilder,
        checked: str,
        all_active: bool = False,
        proved_sites: frozenset[int] = frozenset(),
        loop: LoopInvariants | None = None,
    ) -> tuple[Any, bool]:
        """Emit a version; return (the operands of the block's terminator, whether the version is
        speculative).
        """
        follows_speculation = run.speculative is not None and not all_active and loop is None
        if loop is None:
            text.block = text.block_named(f"checked{k}" if follows_speculation else f"body{k}")
        mask = integer(text.bits, 1) if all_active else text.named(f"m{k}", text.bits)
        x = self._access(text, block, 0 if all_active else run.blended, mask)
        x.on_access = partial(self.access_summary.record, x, k)
        x.coalesced_checks, x.checked_block, x.follows_speculation, x.is_all_active, x.proved_sites = (
            coalesce_checks(block.code),
            text.block_named(checked) if checked else None,
            follows_speculation,
            all_active,
            proved_sites,
        )
        x.loop = loop
        registers = RegisterProxies(self, run, text, block.frame)
        if block.frame.frame_pointer is not None:
            x.frame_pointer = partial(registers.own_word, block.frame.frame_pointer)
        if checked:
            for group in {
                id(group): group
                for site, group in x.coalesced_checks.items()
                if group.base is not None and block.frame.site_base + site not in proved_sites
            }.values():
                x.check_early(group, registers[block.frame.fn.registers.index[group.base]])
        x.results = run.results.update
        result = block.code.run(registers, x)  # type: ignore[arg-type]
        if block.end in ("call", "indirect_call"):
            result = self._call(registers, k, block, result, x)
        elif block.end == "cycle_return":
            result = result, x.return_point_at(registers.own_word(self.kernel.stack[0]))
        elif block.end == "return_point":
            self._land(registers, block, x)
        elif block.end == "runtime_call":
            self._call_runtime(registers, block, result, x)
            result = None
        elif block.end == "return" and block.frame.parent is not None:
            self._hand_back(registers, block, result, x)
        run.has_side_effects, self.scattered[k] = x.has_side_effects, x.scattered
        return result, x.is_speculative

    # -- between frames

    def _call(
        self, own: RegisterProxies, k: int, block: InlinedBlock, result: list[Any], x: StackAccess
    ) -> Any:
        """Pass the arguments of a call to the callees, and push a record for calls within a cycle. Return the
        operand of the terminator: the address of an indirect call.
        """
        address, values = (result[0], result[1:]) if block.end == "indirect_call" else (None, result)
        shares = [
            (
                x.mask
                if address is None or len(block.entered) == 1 or not any(block.return_points)
                else x.mask & (address == np.uint64(self.kernel.executable.address_of(frame.fn.name)))
            )
            for frame in block.entered
        ]
        top, caller = self._top(own, block.frame), block.frame
        depth = (
            np.uint64(caller.depth)
            if not caller.is_deep
            else own.own_word(self.kernel.stack[1]) + np.uint64(caller.depth)
        )
        for frame, share in zip(block.entered, shares):
            end = top + np.uint64(frame.fn.local_bytes)
            if caller.is_deep or frame.frame_pointer is not None:
                over = depth >= np.uint64(MAX_CALL_DEPTH) if caller.is_deep else np.False_
                over = (
                    over | (end > np.uint64(MAX_LOCAL_BYTES)) | (top > np.uint64(MAX_LOCAL_BYTES))
                    if frame.frame_pointer is not None
                    else over
                )
                x.exit_on_overflow(over, share, block.code.last_site, np.uint64(0), end, depth)
            if frame.frame_pointer is not None:
                x.extend_local_memory(end, share)
        if any(block.return_points):
            self._leave_behind(own, k, block, shares, depth, x)
        for frame, share in zip(block.entered, shares):
            self._pass(
                own,
                frame,
                values,
                top,
                x,
                share if frame.cycle is not None and frame.cycle is caller.cycle else x.mask,
            )
        return address

    def _leave_behind(
        self, own: RegisterProxies, k: int, block: InlinedBlock, shares: list[Any], depth: Any, x: StackAccess
    ) -> None:
        """Push a record on the gang's stack for the lanes that enter a member of a cycle."""
        caller, (stack, deep) = block.frame, self.kernel.stack
        before = own.own_word(stack) if caller.is_deep else np.uint64(x.row)
        places = self._saved(own, k)
        size = (len(places) + 1) * x.row
        if self.stack_records.get(k) != size:
            self.stack_records[k] = size
            self._stale |= {
                return_point.block
                for return_point in block.return_points
                if return_point is not None and return_point.block in self.traced_blocks
            }
        number: Any = None
        lanes: Any = None
        for return_point, share in zip(block.return_points, shares):
            if return_point is not None:
                number = (
                    np.uint64(return_point.number)
                    if number is None
                    else np.where(share, np.uint64(return_point.number), number)
                )
                lanes = share if lanes is None else lanes | share
        single = is_uniform(before)
        x.store_rows(
            before,
            [*((own.read(place, kind), single and kind.uniform) for place, kind in places), (number, False)],
        )
        for register, value in ((stack, before + np.uint64(size)), (deep, depth + np.uint64(1))):
            own.own_word(register, value, lanes, None in block.return_points)

    def _saved(self, own: RegisterProxies, call: int) -> list[tuple[Place, RegisterKind]]:
        """Return the registers that a call pushes on the stack, with their kinds."""
        numbers = set(self.kernel.saved(call))
        own.run.touched |= {(number, byte) for number in numbers for byte in (0, -1)}
        places = [(place, kind) for place, kind in sorted(self.kinds.items()) if place[0] in numbers]
        own.run.touched |= {place for place, _ in places}
        return places

    def _land(self, own: RegisterProxies, block: InlinedBlock, x: StackAccess) -> None:
        """Restore the registers that a call pushed on the stack, and take over the call's results."""
        return_point, caller = block.return_point, block.frame
        assert return_point is not None
        call, callee = (
            self.kernel.blocks[return_point.call].code.call,
            RegisterProxies(self, own.run, own.text, return_point.callee),
        )
        assert call is not None
        results = [
            convert_argument(callee[source], caller.fn.registers.code(target))
            for target, source in zip(call.returns, return_point.callee.fn.returns)
        ]
        if caller.is_deep:
            stack, deep = self.kernel.stack
            top = own.own_word(stack) - np.uint64(self.stack_records[return_point.call])
            places = self._saved(own, return_point.call)
            single = is_uniform(top)
            result = x.load_rows(top, [(kind.dtype, single and kind.uniform, kind.nan) for _, kind in places])
            for (place, _), value in zip(places, result):
                own.write(place, value, x.mask)
            own.own_word(stack, top, x.mask)
            own.own_word(deep, own.own_word(deep) - np.uint64(caller.depth + 1), x.mask)
        for target, value in zip(call.returns, results):
            self._write(own, target, value, own.run.blended, x.mask)

    def _top(self, own: RegisterProxies, frame: InlinedCall) -> Any:
        """Return the address of the callees' local memory."""
        if frame.fn.stack_slot is not None:
            return (own[frame.fn.stack_slot] + np.uint64(15)) & np.uint64(2**64 - 16)
        return (
            np.uint64(frame.top)
            if frame.frame_pointer is None
            else own.own_word(frame.frame_pointer) + np.uint64(frame.top)
        )

    def _pass(
        self,
        caller: RegisterProxies,
        frame: InlinedCall,
        values: list[Any],
        top: Any,
        x: StackAccess,
        mask: Any,
    ) -> None:
        """Assign the arguments of a call to the callee's parameters, for the lanes of `mask`. Its other
        registers that are read before they are written are zero.
        """
        own = RegisterProxies(self, caller.run, caller.text, frame)
        blended = caller.run.blended if mask is x.mask else -1
        if frame.frame_pointer is not None and (
            frame.parent is None or frame.frame_pointer != frame.parent.frame_pointer
        ):
            caller.own_word(frame.frame_pointer, top, mask, mask is not x.mask)
        self._zero(frame, frame.fn.params, own, blended, mask, top)
        for slot, value in zip(frame.fn.params, values):
            self._write(own, slot, convert_argument(value, frame.fn.registers.code(slot)), blended, mask)

    def _call_runtime(
        self, own: RegisterProxies, block: InlinedBlock, values: list[Any], x: StackAccess
    ) -> None:
        """Call a function of the device runtime."""
        call = block.code.call
        assert call is not None and call.callee is not None
        result = x.call_runtime(call.callee, values, block.code.last_site)
        for target in call.returns:
            self._write(
                own,
                target,
                convert_argument(result, block.frame.fn.registers.code(target)),
                own.run.blended,
                x.mask,
            )

    def _hand_back(self, own: RegisterProxies, block: InlinedBlock, guard: Any, x: StackAccess) -> None:
        """Assign the results of a call to the caller's registers."""
        frame = block.frame
        assert frame.parent is not None
        parent = RegisterProxies(self, own.run, own.text, frame.parent)
        call = self.kernel.blocks[frame.call].code.call
        assert call is not None
        taken = x.mask if block.code.block.guard is None else x.mask & guard
        for target, source in zip(call.returns, frame.fn.returns):
            value = convert_argument(own[source], frame.parent.fn.registers.code(target))
            if taken is not x.mask:
                value = merge(taken, value, parent[target])
            self._write(parent, target, value, own.run.blended, x.mask)

    def _write(self, registers: RegisterProxies, slot: int, value: Any, blended: int, mask: Any) -> None:
        if blended >> (registers.frame.base + slot) & 1:
            value = merge(mask, value, registers[slot])
        registers[slot] = value

    def _zero(
        self,
        frame: InlinedCall,
        given: list[int],
        registers: RegisterProxies | None = None,
        blended: int = 0,
        mask: Any = None,
        top: Any = None,
    ) -> None:
        for slot in range(len(frame.fn.registers.order)):
            code = frame.fn.registers.code(slot)
            if frame.fn.codes[0].live_in >> slot & 1 and slot not in given and code != "param":
                dtype = np.dtype(DTYPES[code])
                if registers is None:
                    self._widen((frame.base + slot, 0), RegisterKind(dtype, True, CLEAN))
                else:
                    free = (
                        top + np.uint64(frame.top - frame.local_base)
                        if slot == frame.fn.stack_slot
                        else dtype.type(0)
                    )
                    self._write(registers, slot, free, blended, mask)


class RegisterProxies:
    """The register list `R` that the code of a block indexes. A register is a stack slot of the gang
    function; LLVM promotes it (mem2reg).
    """

    def __init__(self, trace: BlockTrace, run: TracedBlock, text: CodeBuilder, frame: InlinedCall) -> None:
        self.trace, self.run, self.text, self.frame = trace, run, text, frame
        self._known: dict[int, Any] = {}

    def __getitem__(self, slot: int) -> Any:
        result = self._known.get(slot)
        if result is None:
            result = self._known[slot] = self._value(slot)
        return result

    def _value(self, slot: int) -> Any:
        code, number = self.frame.fn.registers.code(slot), self.frame.base + slot
        if code == "param":
            parts = [(byte, kind) for (n, byte), kind in sorted(self.trace.kinds.items()) if n == number]
            self.run.touched.add((number, -1))
            self.run.touched |= {(number, byte) for byte, _ in parts}
            return (
                ParamBlock({byte: self.read((number, byte), kind) for byte, kind in parts}) if parts else None
            )
        self.run.touched.add((number, 0))
        kind = self.trace.kinds.get((number, 0))
        return DTYPES[code](0) if kind is None else self.read((number, 0), kind)

    def own_word(self, number: int, value: Any = None, mask: Any = None, always: bool = False) -> Any:
        """Return the value of a register of 64 bits that belongs to no function, after assigning `value` if
        it is given: for the lanes of `mask` if others need their old values, or `always`.
        """
        place = number, 0
        self.run.touched.add(place)
        if value is not None:
            self.write(place, value, mask, always)
        kind = self.trace.kinds.get(place)
        return self.read(place, kind) if kind is not None and value is None else np.uint64(0)

    def write(self, place: Place, value: Any, mask: Any, always: bool = False) -> None:
        """Assign a register for the lanes of `mask`; other lanes keep their old value if it is needed."""
        kind = self.trace.kinds.get(place)
        if always or self.run.blended >> place[0] & 1:
            value = merge(mask, value, self.read(place, kind) if kind is not None else value.dtype.type(0))
        self._known.pop(place[0] - self.frame.base, None)
        self._assign(place, value)

    def read(self, place: Place, kind: RegisterKind) -> Any:
        """Return the value of a register."""
        text, storage = self.text, variable(place)
        value = text.load(text.type(kind.dtype, not kind.uniform), text.named(storage))
        if kind.stride is None:
            return symbolic(text, value, kind.dtype, kind.uniform, kind.nan, origin=kind.origin)
        first = text.load(text.type(kind.dtype, False), text.named(f"{storage}.base"))
        base = symbolic(text, first, kind.dtype, True)
        lane_affine = LaneAffine(base, kind.stride, (text.load(I1, text.named(f"{storage}.holds")),))
        return symbolic(text, value, kind.dtype, False, kind.nan, lane_affine, kind.origin)

    def __setitem__(self, slot: int, value: Any) -> None:
        number = self.frame.base + slot
        self._known.pop(slot, None)
        if self.frame.fn.registers.code(slot) != "param":
            self._assign((number, 0), value)
        elif value is not None:
            before = {byte for n, byte in self.trace.kinds if n == number}
            for byte, part in value.entries.items():
                self._assign((number, byte), part)
            if {byte for n, byte in self.trace.kinds if n == number} != before:
                self.trace._stale |= {
                    k for k, run in self.trace.traced_blocks.items() if (number, -1) in run.touched
                }

    def _assign(self, place: Place, value: Any) -> None:
        given = (
            value.nan
            if isinstance(value, Symbolic)
            else CLEAN
            if value.dtype.kind != "f" or value == value
            else RAW
        )
        self.run.touched.add(place)
        lane_affine = value.lane_affine if isinstance(value, Symbolic) and not value.uniform else None
        kind = self.trace._widen(
            place,
            RegisterKind(
                np.dtype(value.dtype),
                not isinstance(value, Symbolic) or value.uniform,
                given,
                lane_affine.stride if lane_affine else None,
                value.origin if isinstance(value, Symbolic) else None,
            ),
        )
        if kind.nan == RAW:
            value = canonical(value)
        if kind.stride is not None:
            assert lane_affine is not None
            text, storage = self.text, variable(place)
            holds: Value = TRUE
            for condition in lane_affine.conditions:
                holds = condition if holds is TRUE else text.binary("and", holds, condition)
            text.store(operand(text, lane_affine.base, False), text.named(f"{storage}.base"))
            text.store(holds, text.named(f"{storage}.holds"))
        self.text.store(operand(self.text, value, not kind.uniform), self.text.named(variable(place)))


def variable(place: Place) -> str:
    """Return the name of a register's stack slot."""
    return f"R{place[0]}" if not place[1] else f"R{place[0]}.{place[1]}"
