"""From a PTX function to Python functions, one per block.

    def b3(R, x):          # R: the frame's registers, x: the batch (access.Access)
        m = x.mask
        r4 = R[4]; …       # registers that the block reads before it writes them
        r7 = r4 + r5 …     # one or a few lines per instruction
        k = x.keep         # which old values other lanes still need
        R[7] = merge(m, r7, R[7]) if k & 128 else r7
        return r9          # what the block's end needs: a predicate, an index, arguments

Lanes outside the mask compute along; their results are dropped at the end of the block, and only for
registers that those lanes will read again. Memory and warp instructions look at the mask.

The text is compiled once per function and is the same for every launch.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ....ptx.analysis.flow import registers
from ....ptx.model import (
    Function,
    Instruction,
    IntImm,
    Label,
    LabelList,
    Operand,
    OperandList,
    Prototype,
    Register,
    Symbol,
    Variable,
    Vector,
)
from ....support.diagnostics import Diagnostic, LaunchError
from ....support.liveness import Effect, live_sets
from ...engine.executable import PROVIDED
from ..emit import NUMPY, STACK, Emitter, Registers, Symbols
from ..rules import NAMESPACE, Refused, by_name, is_affine, rule_for
from ..rules.bounds import Bounds
from ..rules.shadows import SHADOWS, ShadowEmitter, doubtful
from ..rules.warp import ORDERING
from ..shadow.shadow_values import BLOCK
from .blocks import Block, cut, weight_of_loops


@dataclass(slots=True, eq=False)
class CallSite:
    """What a call block passes and gets: `callee` is a name, or None for an indirect call (then the
    block returns the address before the arguments). `returns` are slots of the caller."""

    callee: str | None
    returns: list[int]


@dataclass(slots=True, eq=False)
class Code:
    """One block, ready to run. Bit sets are over the function's register slots."""

    block: Block
    run: Callable[[list[Any], Any], Any]
    size: int
    live_in: int
    live_after: int
    patience: int
    last_site: int
    call: CallSite | None = None
    gate_mask: Callable[[list[Any], Any], Any] | None = None
    reduce_slot: int | None = None
    defines: int = 0
    in_loop: bool = False
    runs_alone: bool = False


@dataclass(slots=True, eq=False)
class Translated:
    """A function, ready to run. `params` and `returns` are slots; `sites` numbers its instructions.

    `stack_slot` holds the stack pointer in a function that moves it (`alloca`).
    """

    name: str
    codes: list[Code]
    registers: Registers
    params: list[int]
    returns: list[int]
    sites: list[Instruction]
    local_bytes: int
    takes_param_address: bool
    stack_slot: int | None
    source: str = field(repr=False, default="")


def translate(
    fn: Function,
    places: dict[tuple[str, int], tuple[str, Any]],
    local_bytes: int,
    observe: frozenset[str] = frozenset(),
    demotes_doubles: bool = False,
    functions: Mapping[str, Function] | None = None,
    names: Mapping[str, Any] = NAMESPACE,
    extents: Mapping[tuple[str, int], int | None] | None = None,
    given: Mapping[str, tuple[str, int]] | None = None,
) -> Translated:
    """Translate `fn`; `names` are what its text works with.

    `observe` may hold 'instruction', before each of which `x.observe` is called, 'meet' and 'order' (`x.met`
    where lanes of a warp have met, `x.ordered` before fences and what concerns asynchronous copies), 'guard',
    'done' (`x.done` after each that ends no block), 'preemption' (blocks begin at accesses to memory), and
    'results', of which blocks tell `x.results` at their ends: by slots of registers that they write; and
    'undefined', for which `x.shadow` is kept. With `extents`, the bytes of variables, accesses that leave
    those that their addresses were taken from are told; `given` are those that parameters are addresses of.
    `functions` are those of the module: constant arguments have the types of their parameters. With
    `demotes_doubles`, f64 instructions work in single precision (`.target map_f64_to_f32`). Raises
    LaunchError, located, for instructions that the engine does not execute.
    """
    blocks = cut(fn, "preemption" in observe)
    affine = [i for i in fn.instructions() if i.variant is not None and is_affine(i.variant)]
    registers, symbols = Registers(fn, affine), Symbols(places)
    tells_undefined = "undefined" in observe
    doubts = doubtful(fn) if tells_undefined else None
    namespace = {**names, **SHADOWS} if tells_undefined else dict(names)
    if any("stack" in _effects(instr) for instr in fn.instructions()):
        registers.slot(STACK, "u8")
    params = [_variable_slot(registers, symbols, p) for p in fn.params] if not fn.is_entry else []
    returns = [_variable_slot(registers, symbols, p) for p in fn.returns]
    sites: list[Instruction] = []
    callees = _callees(fn, functions or {})
    if doubts is not None:
        params, returns = (
            params + [registers.shadow(slot) for slot in params],
            returns + [registers.shadow(slot) for slot in returns],
        )
    bounds = None if extents is None else Bounds(fn, extents, given or {}, local_bytes)
    parts = [
        _Part(block, registers, namespace, symbols, sites, observe, demotes_doubles, callees, doubts, bounds)
        for block in blocks
    ]
    if doubts is not None and not fn.is_entry:
        parts[0].forget_locals(local_bytes)
    for part in parts if doubts is not None else ():
        part.decide(blocks)
    live_in, live_out = _liveness(parts, sum(1 << slot for slot in returns))
    texts = [part.text(number, live_out[number]) for number, part in enumerate(parts)]
    source = "\n".join(texts)
    exec(compile(source, f"<minicc: {fn.name}>", "exec"), namespace)
    # The functions leave their namespace: in it, they would be a cycle.
    patience = weight_of_loops(blocks)
    looping = {
        n
        for number, block in enumerate(blocks)
        for t in block.targets
        if t <= number
        for n in range(t, number + 1)
    }
    codes = []
    for number, part in enumerate(parts):
        codes.append(Code(
            part.block, namespace.pop(f"b{number}"),
            len(part.block.instructions) + (part.block.last is not None),
            live_in[number], live_out[number], patience[number], part.last_site, part.call,
            namespace.pop(f"g{number}", None), part.reduce_slot,
            sum(1 << slot for slot in part.emitter.defined),
            number in looping, _runs_alone(part.block),
        ))  # fmt: skip
    return Translated(
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


def _variable_slot(registers: Registers, symbols: Symbols, variable: Variable) -> int:
    """The slot of a device function's parameter or result: a register or a parameter block."""
    if variable.space == "reg":
        return registers.slot(Register(variable.name, variable.type))
    return registers.slot(symbols.place(Symbol(variable.name))[1], "param")


def _callees(fn: Function, functions: Mapping[str, Function]) -> Mapping[str, Function | Prototype]:
    """What the names in `fn`'s calls stand for: functions, and labels of prototypes and of lists of
    functions.
    """
    local: dict[str, Function | Prototype] = {}
    for statement in fn.statements():
        if isinstance(statement, Prototype):
            local[statement.name] = statement
        elif isinstance(statement, LabelList) and statement.targets and statement.targets[0] in functions:
            local[statement.name] = functions[statement.targets[0]]
    return ChainMap(local, functions)  # type: ignore[arg-type]


class _Part:
    """A block while it is being translated."""

    def __init__(
        self,
        block: Block,
        registers: Registers,
        namespace: dict[str, Any],
        symbols: Symbols,
        sites: list[Instruction],
        observe: frozenset[str],
        demotes_doubles: bool,
        callees: Mapping[str, Function | Prototype],
        doubts: set[Register] | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self.callees, self.bounds = callees, bounds
        self.tells_results, self.tells_guards, self.tells_order, self.tells_done = (
            "results" in observe,
            "guard" in observe,
            "order" in observe,
            "done" in observe,
        )
        self.demotes_doubles = demotes_doubles
        self.block, self.registers, self.symbols = block, registers, symbols
        self.emitter = Emitter(registers, namespace, symbols)
        self.shadow = None if doubts is None else ShadowEmitter(self.emitter, doubts)
        self.call: CallSite | None = None
        self.reduce_slot: int | None = None
        self.gate_text = self._gate()
        for self.emitter.position, instr in enumerate(block.instructions):
            self.emitter.site = len(sites)
            sites.append(instr)
            if "instruction" in observe:
                self.emitter.line(f"x.observe({self.emitter.site}, m)")
            if "meet" in observe and instr is block.gate:
                self.emitter.line(
                    f"x.met({self.emitter.site}, {self.emitter.src(_members(instr), 'u32')}, m)"
                )
            self._emit(instr)
        if block.last is not None:
            if "instruction" in observe:
                self.emitter.line(f"x.observe({len(sites)}, m)")
            sites.append(block.last)
        self.last_site = len(sites) - 1
        try:
            self.result = self._end()
        except Refused as refusal:
            assert block.last is not None
            raise _refusal(refusal, block.last) from None

    def _emit(self, instr: Instruction) -> None:
        e, variant = self.emitter, instr.variant
        assert variant is not None
        try:
            rule = rule_for(variant)
            guarded = instr.guard is not None and instr is not self.block.gate
            e.predicate = None
            e.written.clear()
            if guarded:
                assert instr.guard is not None
                text = e.src(instr.guard, "pred")
                e.predicate = e.temporary(f"~{text}" if instr.negated else text)
                if self.tells_guards:
                    e.line(f"x.observe_guard({e.site}, m, {e.predicate})")
            if self.tells_order and instr.opcode in ORDERING:
                e.line(f"x.ordered({e.site}, {'m' if e.predicate is None else f'guard(m, {e.predicate})'})")
            named = by_name(variant, [*map(_spread, instr.operands)])
            if self.bounds is not None:
                self.bounds.ask(e, instr)
            if self.shadow is not None:
                self.shadow.instruction(instr, named, guarded)
            e.demotes_doubles = self.demotes_doubles and not rule.copies
            rule.emit(e, variant, **named)
            if self.tells_done:
                values = (
                    f"{slot}: {f'canonical(r{slot})' if slot in e.dirty else f'r{slot}'}"
                    for slot in sorted(e.written)
                )
                e.line(f"x.done({e.site}, m, {{{', '.join(values)}}})")
        except Refused as refusal:
            raise _refusal(refusal, instr) from None
        finally:
            e.predicate = None
            e.demotes_doubles = False

    def _gate(self) -> str | None:
        """The text of the function that gives the membermask of the gate."""
        gate = self.block.gate
        if gate is None:
            return None
        text = self.emitter.src(_members(gate), "u32")
        lines = list(self.emitter.lines)
        self.emitter.lines.clear()
        self.emitter._views.clear()
        loads = [f"    r{slot} = R[{slot}]" for slot in sorted(self.emitter.exposed)]
        return "\n".join(["def g{number}(R, x):", *loads, *lines, f"    return {text}", ""])

    def _end(self) -> str:
        """The expression that the block's function returns."""
        block, e = self.block, self.emitter
        if block.guard is not None:
            text = e.src(block.guard, "pred")
            return f"~{text}" if block.negated else text
        last = block.last
        if last is None or block.end in ("jump", "exit", "return", "trap"):
            return "None"
        if block.end == "switch":
            if self.shadow is not None:
                self.shadow.decide("branch", last.operands[0], last)
            return e.src(last.operands[0], "u32")
        if block.end == "barrier":
            return self._barrier(last)
        if block.end == "call":
            return self._call(last)
        return "None"

    def decide(self, blocks: list[Block]) -> None:
        """What the block's end depends on, and is undefined, is told."""
        assert self.shadow is not None
        block = self.block
        last = block.last
        if block.guard is not None:
            target = blocks[block.targets[0]]
            around = last or target.gate or target.last
            assert around is not None
            self.shadow.decide(
                "branch" if block.end == "branch" and last is not None else "guard", block.guard, around
            )

    def forget_locals(self, size: int) -> None:
        """What the function's local variables hold when it is entered is undefined."""
        if size:
            self.emitter.lines.insert(0, f"    x.shadow.enter({size}, x.local_base, m)")

    def _barrier(self, instr: Instruction) -> str:
        assert instr.variant is not None
        e = self.emitter
        named = dict(zip((rule.name for rule in instr.variant.operands), instr.operands))
        if self.shadow is not None:
            for name in "abc":
                self.shadow.decide("barrier", named.get(name), instr)
            for operand in instr.operands:
                self.shadow.put(operand, getattr(operand, "type", ""), "DEFINED")
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
            if isinstance(operand, Symbol | Label):
                params = self.callees[operand.name].params if operand.name in self.callees else params
        texts = [self._argument(a, params[i].type if i < len(params) else "") for i, a in enumerate(args)]
        name = callee.name if isinstance(callee, Symbol) else None
        if STACK in self.registers.index:
            # The callee's frame begins where the stack ends.
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
        """What is passed beside the arguments: their shadows. The device runtime gets none, and its results
        are defined.
        """
        w, e = self.shadow, self.emitter
        assert w is not None and self.call is not None
        if name is None:
            w.decide("branch", callee, instr)
        shadows = [
            e.read_slot(w.block_slot(self.symbols.place(a)[1])) if isinstance(a, Symbol) else w.of(a)
            for a in args
        ]
        slots = [
            w.block_slot(self.symbols.place(r)[1]) if isinstance(r, Symbol) else w.slot(r)
            for r in returns
            if isinstance(r, Symbol | Register)
        ]
        known = self.callees.get(name) if name is not None else None
        if name in PROVIDED and (not isinstance(known, Function) or known.body is None):
            e.line(
                f"x.shadow.provided({name!r}, [{', '.join(texts)}], [{', '.join(shadows)}], m,"
                f" {self.last_site})"
            )
            for slot in slots:
                e.write_slot(slot, "S.NO_SHADOWS" if self.registers.code(slot) == BLOCK else "DEFINED")
            return []
        self.call.returns += slots
        return shadows

    def _argument(self, operand: Operand, type_: str) -> str:
        """What is passed for a parameter of this type."""
        e = self.emitter
        if isinstance(operand, Symbol):
            return e.read_slot(self.registers.slot(self.symbols.place(operand)[1], "param"))
        if isinstance(operand, Register):
            return e.src(operand, operand.type)
        if not type_:
            raise Refused(
                f"a constant as the argument '{operand}' of a call is not executed where no parameter gives"
                " its type"
            )
        return e.src(operand, type_)

    def _result_slot(self, operand: Operand) -> int:
        if isinstance(operand, Symbol):
            return self.registers.slot(self.symbols.place(operand)[1], "param")
        assert isinstance(operand, Register)
        return self.registers.slot(operand)

    def text(self, number: int, live_out: int) -> str:
        """The block's function, and its gate's."""
        e = self.emitter
        kept = [slot for slot in sorted(e.defined) if live_out >> slot & 1]
        lines = [f"def b{number}(R, x):", "    m = x.mask"]
        lines += [f"    r{slot} = R[{slot}]" for slot in sorted(e.exposed)]
        lines += e.lines
        lines += [f"    r{slot} = canonical(r{slot})" for slot in kept if slot in e.dirty]
        if self.tells_results:
            lines.append(f"    x.results({{{', '.join(f'{slot}: r{slot}' for slot in sorted(e.defined))}}})")
        if kept:
            lines.append("    k = x.keep")
            lines += [f"    R[{s}] = merge(m, r{s}, R[{s}]) if k & {1 << s:#x} else r{s}" for s in kept]
        lines.append(f"    return {self.result}")
        gate = self.gate_text.replace("{number}", str(number)) if self.gate_text else ""
        return "\n".join(lines) + "\n" + gate


def _members(gate: Instruction) -> Operand:
    """The membermask of a warp-synchronous instruction. Matrix instructions name no lanes: `.aligned` means
    the whole warp.
    """
    return IntImm(0xFFFFFFFF) if "aligned" in gate.modifiers else gate.operands[-1]


def _effects(instr: Instruction) -> frozenset[str]:
    return instr.variant.form.effects if instr.variant is not None else frozenset()


def _spread(operand: Operand) -> Operand:
    """A vector register as the vector of its elements; anything else as it is."""
    if isinstance(operand, Register) and operand.vector:
        return Vector(tuple(registers(operand)))
    return operand


def _runs_alone(block: Block) -> bool:
    """Whether a block needs nothing of other lanes and simply goes on."""
    return (
        block.end in ("jump", "branch")
        and block.gate is None
        and not any(_effects(i) & {"warp", "stack"} for i in block.instructions)
    )


def _liveness(parts: list[_Part], returned: int) -> tuple[list[int], list[int]]:
    """(live before, live after) per block, as bit sets over slots."""
    effects: dict[int, list[Effect]] = {}
    late: list[int] = []
    for number, part in enumerate(parts):
        # A call's results and a reduction's are written when lanes resume, not by the block.
        late.append(
            _mask(part.call.returns if part.call else ())
            | _mask(() if part.reduce_slot is None else (part.reduce_slot,))
        )
        effects[number] = [(_mask(part.emitter.exposed), _mask(part.emitter.defined) | late[number])]
        if part.block.end == "return":
            effects[number].append((returned, 0))
    graph = {number: part.block.targets for number, part in enumerate(parts)}
    top, bottom = live_sets(graph, 0, effects)
    after = [
        (bottom.get(number, 0) | (returned if part.block.end == "return" else 0)) & ~late[number]
        for number, part in enumerate(parts)
    ]
    return [top.get(number, 0) for number in graph], after


def _mask(slots: Iterable[int]) -> int:
    return sum(1 << slot for slot in slots)


def _refusal(refusal: Refused, instr: Instruction) -> LaunchError:
    return LaunchError([Diagnostic("error", str(refusal), instr.location, len(instr.mnemonic))])


__all__ = ["NUMPY", "CallSite", "Code", "Translated", "translate"]
