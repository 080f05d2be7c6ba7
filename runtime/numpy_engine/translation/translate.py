"""Translation of a PTX function to Python functions, one per block.

    def b3(R, x):          # R: the frame's registers, x: the batch (access.LaneMemory)
        m = x.mask
        r4 = R[4]; …       # registers that the block reads before it writes them
        r7 = r4 + r5 …     # one or a few lines per instruction
        k = x.keep         # the registers whose old values other lanes still read
        R[7] = merge(m, r7, R[7]) if k & 128 else r7
        return r9          # operands of the block's end: a predicate, an index, arguments

Lanes outside the mask compute too; their results are dropped at the end of the block, and only for
registers that those lanes will read again. Memory and warp instructions respect the mask.

The text is compiled once per function and is the same for every launch.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from ....ptx.analysis.flow import registers
from ....ptx.model import (
    Function,
    Instruction,
    IntImm,
    LabelList,
    LabelOperand,
    Operand,
    OperandList,
    Prototype,
    Register,
    SymbolAddress,
    Variable,
    Vector,
)
from ....ptx.row_patterns import by_name
from ....support.diagnostics import Diagnostic, LaunchError
from ....support.liveness import Effect, live_sets
from ...engine.executable import PROVIDED
from ...engine.observers import ObserverEvent
from ..emit import NUMPY, STACK, Binding, Emitter, FunctionSymbols, RegisterSlots
from ..rules import NAMESPACE, UnsupportedInstruction, is_affine, rule_for
from ..rules.bounds import Bounds
from ..rules.shadows import SHADOWS, ShadowEmitter, maybe_undefined_registers
from ..rules.warp import ORDERING
from ..shadow.shadow_values import BLOCK
from .blocks import CodeBlock, back_edge_costs, build_blocks


@dataclass(slots=True, eq=False)
class CallSite:
    """The interface of a call block.

    `callee` is a name, or None for an indirect call (then the block returns the address before the
    arguments). `returns` are slots of the caller.
    """

    callee: str | None
    returns: list[int]


@dataclass(slots=True, eq=False)
class BlockCode:
    """One translated block. Bit sets are over the function's register slots."""

    block: CodeBlock
    run: Callable[[list[Any], Any], Any]
    size: int
    live_in: int
    live_after: int
    fuel_cost: int
    last_site: int
    call: CallSite | None = None
    sync_mask: Callable[[list[Any], Any], Any] | None = None
    reduce_slot: int | None = None
    defines: int = 0
    in_loop: bool = False
    is_compactable: bool = False


@dataclass(slots=True, eq=False)
class TranslatedFunction:
    """A translated function. `params` and `returns` are slots; `sites` are its instructions by number.

    `stack_slot` holds the stack pointer in a function that moves it (`alloca`).
    """

    name: str
    codes: list[BlockCode]
    registers: RegisterSlots
    params: list[int]
    returns: list[int]
    sites: list[Instruction]
    local_bytes: int
    takes_param_address: bool
    stack_slot: int | None
    source: str = field(repr=False, default="")


Instrumentation = Literal[ObserverEvent, "preemption", "results"]
"""Calls that a translation contains: those of an event; or 'preemption', by which blocks begin at accesses to
memory; or 'results', by which blocks pass the registers that they write to `x.results`.
"""


def translate(
    fn: Function,
    bindings: dict[tuple[str, int], Binding],
    local_bytes: int,
    observe: frozenset[Instrumentation] = frozenset(),
    demotes_doubles: bool = False,
    functions: Mapping[str, Function] | None = None,
    names: Mapping[str, Any] = NAMESPACE,
    extents: Mapping[tuple[str, int], int | None] | None = None,
    parameter_variables: Mapping[str, tuple[str, int]] | None = None,
) -> TranslatedFunction:
    """Translate `fn`; `names` is the namespace of its text.

    `observe` may contain 'instruction' (calls `x.observe` before each), 'warp_sync' and 'order'
    (`x.warp_sync` where lanes of a warp have synchronised, `x.order` before fences and asynchronous copies),
    'guard', 'retire' (`x.retire` after each that ends no block), 'preemption' (blocks begin at accesses to
    memory), 'results' (blocks pass the registers that they write to `x.results` at their ends, by slot), and
    'undefined' (`x.shadow` is maintained). With `extents`, the bytes of variables, accesses outside the
    variable of their address are reported; `parameter_variables` are the variables that parameters point to.
    `functions` are those of the module: constant arguments have the types of their parameters. With
    `demotes_doubles`, f64 instructions work in single precision (`.target map_f64_to_f32`). Raises
    LaunchError, located, for unsupported instructions.
    """
    blocks = build_blocks(fn, "preemption" in observe)
    affine = [i for i in fn.instructions() if i.variant is not None and is_affine(i.variant)]
    registers, symbols = RegisterSlots(fn, affine), FunctionSymbols(bindings)
    tracks_undefined = "undefined" in observe
    maybe_undefined = maybe_undefined_registers(fn) if tracks_undefined else None
    namespace = {**names, **SHADOWS} if tracks_undefined else dict(names)
    if any("stack" in _effects(instr) for instr in fn.instructions()):
        registers.slot(STACK, "u8")
    params = [_variable_slot(registers, symbols, p) for p in fn.params] if not fn.is_entry else []
    returns = [_variable_slot(registers, symbols, p) for p in fn.returns]
    sites: list[Instruction] = []
    callees = _callees(fn, functions or {})
    if maybe_undefined is not None:
        params, returns = (
            params + [registers.shadow(slot) for slot in params],
            returns + [registers.shadow(slot) for slot in returns],
        )
    bounds = None if extents is None else Bounds(fn, extents, parameter_variables or {}, local_bytes)
    parts = [
        _BlockTranslator(
            block,
            registers,
            namespace,
            symbols,
            sites,
            observe,
            demotes_doubles,
            callees,
            maybe_undefined,
            bounds,
        )
        for block in blocks
    ]
    if maybe_undefined is not None and not fn.is_entry:
        parts[0].undefine_locals(local_bytes)
    for part in parts if maybe_undefined is not None else ():
        part.report_undefined_end(blocks)
    live_in, live_out = _liveness(parts, sum(1 << slot for slot in returns))
    texts = [part.text(number, live_out[number]) for number, part in enumerate(parts)]
    source = "\n".join(texts)
    exec(compile(source, f"<minicc: {fn.name}>", "exec"), namespace)
    # The functions are removed from their namespace, where they would be a reference cycle.
    fuel_cost = back_edge_costs(blocks)
    looping = {
        n
        for number, block in enumerate(blocks)
        for t in block.targets
        if t <= number
        for n in range(t, number + 1)
    }
    codes = []
    for number, part in enumerate(parts):
        codes.append(BlockCode(
            part.block, namespace.pop(f"b{number}"),
            len(part.block.instructions) + (part.block.last is not None),
            live_in[number], live_out[number], fuel_cost[number], part.last_site, part.call,
            namespace.pop(f"g{number}", None), part.reduce_slot,
            sum(1 << slot for slot in part.emitter.defined),
            number in looping, not part.is_lanewise and _is_compactable(part.block),
        ))  # fmt: skip
    return TranslatedFunction(
        fn.name,
        codes,
        registers,
        params,
        returns,
        sites,
        local_bytes,
        symbols.takes_param_address,
        registers.index.get(STACK),
        source,
    )


def _variable_slot(registers: RegisterSlots, symbols: FunctionSymbols, variable: Variable) -> int:
    """Return the slot of a device function's parameter or result: a register or a parameter block."""
    if variable.space == "reg":
        return registers.slot(Register(variable.name, variable.type))
    return registers.slot(symbols.binding(SymbolAddress(variable.name))[1], "param")


def _callees(fn: Function, functions: Mapping[str, Function]) -> Mapping[str, Function | Prototype]:
    """Return the functions and prototypes that the names in `fn`'s calls denote."""
    local: dict[str, Function | Prototype] = {}
    for statement in fn.statements():
        if isinstance(statement, Prototype):
            local[statement.name] = statement
        elif isinstance(statement, LabelList) and statement.targets and statement.targets[0] in functions:
            local[statement.name] = functions[statement.targets[0]]
    return ChainMap(local, functions)  # type: ignore[arg-type]


class _BlockTranslator:
    """The translation of one block."""

    def __init__(
        self,
        block: CodeBlock,
        registers: RegisterSlots,
        namespace: dict[str, Any],
        symbols: FunctionSymbols,
        sites: list[Instruction],
        observe: frozenset[Instrumentation],
        demotes_doubles: bool,
        callees: Mapping[str, Function | Prototype],
        maybe_undefined: set[Register] | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self.callees, self.bounds = callees, bounds
        self.reports_results, self.reports_guards, self.reports_order, self.reports_retire = (
            "results" in observe,
            "guard" in observe,
            "order" in observe,
            "retire" in observe,
        )
        self.demotes_doubles = demotes_doubles
        self.block, self.registers, self.symbols = block, registers, symbols
        self.is_lanewise = False
        """True if an instruction identifies lanes by their numbers in the batch (`Rule.lanewise`)."""
        self.emitter = Emitter(registers, namespace, symbols)
        self.shadow = None if maybe_undefined is None else ShadowEmitter(self.emitter, maybe_undefined)
        self.call: CallSite | None = None
        self.reduce_slot: int | None = None
        self.sync_text = self._sync_mask()
        for self.emitter.position, instr in enumerate(block.instructions):
            self.emitter.site = len(sites)
            sites.append(instr)
            if "instruction" in observe:
                self.emitter.line(f"x.observe({self.emitter.site}, m)")
            if "warp_sync" in observe and instr is block.sync:
                self.emitter.line(
                    f"x.warp_sync({self.emitter.site}, {self.emitter.src(_members(instr), 'u32')}, m)"
                )
            self._emit(instr)
        if block.last is not None:
            if "instruction" in observe:
                self.emitter.line(f"x.observe({len(sites)}, m)")
            sites.append(block.last)
        self.last_site = len(sites) - 1
        try:
            self.result = self._end()
        except UnsupportedInstruction as rejection:
            assert block.last is not None
            raise _rejection(rejection, block.last) from None

    def _emit(self, instr: Instruction) -> None:
        e, variant = self.emitter, instr.variant
        assert variant is not None
        try:
            rule = rule_for(variant)
            self.is_lanewise |= rule.lanewise
            guarded = instr.guard is not None and instr is not self.block.sync
            e.predicate = None
            e.written.clear()
            if guarded:
                assert instr.guard is not None
                text = e.src(instr.guard, "pred")
                e.predicate = e.temporary(f"~{text}" if instr.negated else text)
                if self.reports_guards:
                    e.line(f"x.observe_guard({e.site}, m, {e.predicate})")
            if self.reports_order and instr.opcode in ORDERING:
                e.line(f"x.order({e.site}, {'m' if e.predicate is None else f'guard(m, {e.predicate})'})")
            named = by_name(variant, [*map(_expand_register, instr.operands)])
            if self.bounds is not None:
                self.bounds.check(e, instr)
            if self.shadow is not None:
                self.shadow.instruction(instr, named, guarded)
            e.demotes_doubles = self.demotes_doubles and not rule.copies
            rule.emit(e, variant, **named)
            if self.reports_retire:
                values = (
                    f"{slot}: {f'canonical(r{slot})' if slot in e.dirty else f'r{slot}'}"
                    for slot in sorted(e.written)
                )
                e.line(f"x.retire({e.site}, m, {{{', '.join(values)}}})")
        except UnsupportedInstruction as rejection:
            raise _rejection(rejection, instr) from None
        finally:
            e.predicate = None
            e.demotes_doubles = False

    def _sync_mask(self) -> str | None:
        """Return the text of the function that computes the member mask of the synchronisation point."""
        sync = self.block.sync
        if sync is None:
            return None
        text = self.emitter.src(_members(sync), "u32")
        lines = list(self.emitter.lines)
        self.emitter.lines.clear()
        self.emitter._views.clear()
        loads = [f"    r{slot} = R[{slot}]" for slot in sorted(self.emitter.exposed)]
        return "\n".join(["def g{number}(R, x):", *loads, *lines, f"    return {text}", ""])

    def _end(self) -> str:
        """Return the expression that the block's function returns."""
        block, e = self.block, self.emitter
        if block.guard is not None:
            text = e.src(block.guard, "pred")
            return f"~{text}" if block.negated else text
        if block.last is not None:
            match block.end:
                case "switch":
                    index = block.last.operands[0]
                    if self.shadow is not None:
                        self.shadow.check("branch", index, block.last)
                    return e.src(index, "u32")
                case "barrier":
                    return self._barrier(block.last)
                case "call":
                    return self._call(block.last)
        return "None"

    def report_undefined_end(self, blocks: list[CodeBlock]) -> None:
        """Emit the report of an undefined predicate at the block's end."""
        assert self.shadow is not None
        block = self.block
        last = block.last
        if block.guard is not None:
            target = blocks[block.targets[0]]
            around = last or target.sync or target.last
            assert around is not None
            self.shadow.check(
                "branch" if block.end == "branch" and last is not None else "guard", block.guard, around
            )

    def undefine_locals(self, size: int) -> None:
        """Emit the code that marks the function's local variables undefined on entry."""
        if size:
            self.emitter.lines.insert(0, f"    x.shadow.enter({size}, x.local_base, m)")

    def _barrier(self, instr: Instruction) -> str:
        assert instr.variant is not None
        e = self.emitter
        named = dict(zip((rule.name for rule in instr.variant.operands), instr.operands))
        if self.shadow is not None:
            for name in "abc":
                self.shadow.check("barrier", named.get(name), instr)
            for operand in instr.operands:
                self.shadow.set_shadow(operand, getattr(operand, "type", ""), "DEFINED")
        if "a" not in named:
            return "None"  # the barrier of a cluster has no number
        number = e.src(named["a"], "u32")
        count = e.src(named["b"], "u32") if "b" in named else "None"
        holds = e.src(named["c"], "pred") if "c" in named else "None"
        target = named.get("d") or named.get("p")
        if isinstance(target, Register):
            self.reduce_slot = self.registers.slot(target)
        return f"({number}, {count}, {holds})"

    def _call(self, instr: Instruction) -> str:
        assert instr.variant is not None
        returns: tuple[Operand, ...] = ()
        args: tuple[Operand, ...] = ()
        callee: Operand | None = None
        params: list[Variable] = []
        for rule, operand in zip(instr.variant.operands, instr.operands):
            if rule.kind == "returns" and isinstance(operand, OperandList):
                returns = operand.elements
            elif rule.kind == "args" and isinstance(operand, OperandList):
                args = operand.elements
            elif rule.kind == "function":
                callee = operand
            if isinstance(operand, SymbolAddress | LabelOperand):
                params = self.callees[operand.name].params if operand.name in self.callees else params
        texts = [self._argument(a, params[i].type if i < len(params) else "") for i, a in enumerate(args)]
        name = callee.name if isinstance(callee, SymbolAddress) else None
        if STACK in self.registers.index:
            # The callee's frame begins at the end of the stack.
            self.emitter.read_slot(self.registers.slot(STACK))
        if name is None:
            assert callee is not None
            texts.insert(0, self.emitter.src(callee, "u64"))
        self.call = CallSite(name, [self._result_slot(r) for r in returns])
        if self.shadow is not None:
            texts += self._shadows(instr, name, callee, texts, args, returns)
        return f"[{', '.join(texts)}]"

    def _shadows(
        self,
        instr: Instruction,
        name: str | None,
        callee: Operand | None,
        texts: list[str],
        args: tuple[Operand, ...],
        returns: tuple[Operand, ...],
    ) -> list[str]:
        """Return the shadows passed with the arguments.

        The device runtime gets none, and its results are defined.
        """
        w, e = self.shadow, self.emitter
        assert w is not None and self.call is not None
        if name is None:
            w.check("branch", callee, instr)
        shadows = [
            e.read_slot(w.block_slot(self.symbols.binding(a)[1]))
            if isinstance(a, SymbolAddress)
            else w.shadow_of(a)
            for a in args
        ]
        slots = [
            w.block_slot(self.symbols.binding(r)[1]) if isinstance(r, SymbolAddress) else w.slot(r)
            for r in returns
            if isinstance(r, SymbolAddress | Register)
        ]
        declared = self.callees.get(name) if name is not None else None
        if name in PROVIDED and (not isinstance(declared, Function) or declared.body is None):
            e.line(
                f"x.shadow.check_call({name!r}, [{', '.join(texts)}], [{', '.join(shadows)}], m,"
                f" {self.last_site})"
            )
            for slot in slots:
                e.write_slot(slot, "S.NO_SHADOWS" if self.registers.code(slot) == BLOCK else "DEFINED")
            return []
        self.call.returns += slots
        return shadows

    def _argument(self, operand: Operand, type_: str) -> str:
        """Return the expression of the argument for a parameter of this type."""
        e = self.emitter
        if isinstance(operand, SymbolAddress):
            return e.read_slot(self.registers.slot(self.symbols.binding(operand)[1], "param"))
        if isinstance(operand, Register):
            return e.src(operand, operand.type)
        if not type_:
            raise UnsupportedInstruction(
                f"a constant as the argument '{operand}' of a call is not executed where no parameter gives"
                " its type"
            )
        return e.src(operand, type_)

    def _result_slot(self, operand: Operand) -> int:
        if isinstance(operand, SymbolAddress):
            return self.registers.slot(self.symbols.binding(operand)[1], "param")
        assert isinstance(operand, Register)
        return self.registers.slot(operand)

    def text(self, number: int, live_out: int) -> str:
        """Return the text of the block's function, and of its synchronisation point's mask."""
        e = self.emitter
        live = [slot for slot in sorted(e.defined) if live_out >> slot & 1]
        lines = [f"def b{number}(R, x):", "    m = x.mask"]
        lines += [f"    r{slot} = R[{slot}]" for slot in sorted(e.exposed)]
        lines += e.lines
        lines += [f"    r{slot} = canonical(r{slot})" for slot in live if slot in e.dirty]
        if self.reports_results:
            lines.append(f"    x.results({{{', '.join(f'{slot}: r{slot}' for slot in sorted(e.defined))}}})")
        if live:
            lines.append("    k = x.keep")
            lines += [f"    R[{s}] = merge(m, r{s}, R[{s}]) if k & {1 << s:#x} else r{s}" for s in live]
        lines.append(f"    return {self.result}")
        sync = self.sync_text.replace("{number}", str(number)) if self.sync_text else ""
        return "\n".join(lines) + "\n" + sync


def _members(sync: Instruction) -> Operand:
    """Return the member mask of a warp-synchronous instruction.

    Matrix instructions have none: `.aligned` means the whole warp.
    """
    return IntImm(0xFFFFFFFF) if "aligned" in sync.modifiers else sync.operands[-1]


def _effects(instr: Instruction) -> frozenset[str]:
    return instr.variant.form.effects if instr.variant is not None else frozenset()


def _expand_register(operand: Operand) -> Operand:
    """Return a vector register as the vector of its elements; any other operand unchanged."""
    if isinstance(operand, Register) and operand.vector:
        return Vector(tuple(registers(operand)))
    return operand


def _is_compactable(block: CodeBlock) -> bool:
    """Return whether a block has no warp or stack effects and ends with a jump or branch."""
    return (
        block.end in ("jump", "branch")
        and block.sync is None
        and not any(_effects(i) & {"warp", "stack"} for i in block.instructions)
    )


def _liveness(parts: list[_BlockTranslator], returned: int) -> tuple[list[int], list[int]]:
    """Return (live before, live after) per block, as bit sets over slots."""
    effects: dict[int, list[Effect]] = {}
    resumed: list[int] = []
    for number, part in enumerate(parts):
        # Results of calls and of barrier reductions are written when lanes resume, not by the block.
        resumed.append(
            _mask(part.call.returns if part.call else ())
            | _mask(() if part.reduce_slot is None else (part.reduce_slot,))
        )
        effects[number] = [(_mask(part.emitter.exposed), _mask(part.emitter.defined) | resumed[number])]
        if part.block.end == "return":
            effects[number].append((returned, 0))
    graph = {number: part.block.targets for number, part in enumerate(parts)}
    top, bottom = live_sets(graph, 0, effects)
    after = [
        (bottom.get(number, 0) | (returned if part.block.end == "return" else 0)) & ~resumed[number]
        for number, part in enumerate(parts)
    ]
    return [top.get(number, 0) for number in graph], after


def _mask(slots: Iterable[int]) -> int:
    return sum(1 << slot for slot in slots)


def _rejection(rejection: UnsupportedInstruction, instr: Instruction) -> LaunchError:
    return LaunchError([Diagnostic("error", str(rejection), instr.location, len(instr.mnemonic))])


__all__ = ["NUMPY", "BlockCode", "CallSite", "TranslatedFunction", "translate"]
