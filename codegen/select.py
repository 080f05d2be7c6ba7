"""Instruction selection: IR instructions become PTX instructions over virtual registers.

The order is demand-driven: blocks from last to first, instructions bottom-up, so every use is seen
before its definition. An instruction is emitted when it has an effect or when somebody asked for
its value (`operand`); a pattern that covers an operand (`patterns`) asks for the operand's operands
instead, and what nobody asks for is never emitted.

* `SELECT` maps every IR opcode to its rule, `RENAMES` those that may be mere renames.
* A value lives in one register per leaf of its type (see `machine.leaves`).
* Rules append to `selector.out` in execution order.

Requires: verified IR without unreachable blocks (see `control.layout`). The IR is not changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..ir import irtypes as ty
from ..ir.core import (
    AddressOf,
    Aggregate,
    Argument,
    Block,
    Constant,
    Float,
    Function,
    Global,
    Instr,
    Int,
    Value,
)
from ..passes.divergence import Divergence, Level
from ..ptx.model import FloatImm, IntImm, Operand, Register, Special, Statement, Symbol
from ..ptx.table import build
from ..support.diagnostics import CompileError, Diagnostic, Location
from ..support.graphs import LoopNest
from . import patterns
from .abi import FunctionAbi
from .address import Pointers
from .intrinsics import INTRINSICS
from .machine import MachineBlock, MachineFunction, Phi, leaf_range, leaves, register_type, symbol_name
from .options import CodegenOptions
from .rules import SCALAR, cast_template, compare_mnemonic, parse_template, type_key
from .vectorize import Group, find_groups

Rule = Callable[["Selector", Instr], None]

_MOVE = {"pred": "mov.pred", "b16": "mov.u16", "b32": "mov.u32", "b64": "mov.u64", "f32": "mov.f32", "f64": "mov.f64"}
_LETTERS = {"a": 0, "b": 1, "c": 2, "e": 3}


def refuse(what: str, instr: Instr) -> CompileError:
    """The error for IR that this code generator does not translate."""
    return CompileError([Diagnostic("error", f"{what} is not supported by the PTX code generator", instr.location)])


class Selector:
    """Selects one function. See the module's docstring."""

    def __init__(
        self,
        mf: MachineFunction,
        options: CodegenOptions,
        order: list[Block],
        blocks: Mapping[Block, MachineBlock],
        loops: LoopNest[Block],
        divergence: Divergence,
    ) -> None:
        self.mf, self.fn, self.options = mf, mf.fn, options
        self.order, self.blocks, self.loops, self.divergence = order, blocks, loops, divergence
        self.optimize = options.opt_level > 0
        self.ftz = str(self.fn.attrs.get("denormal-fp-math-f32", "")).startswith("preserve-sign")
        self.out: list[Statement] = []
        self.location: Location | None = None
        self.registers: dict[Value, tuple[Operand, ...]] = {}
        self.renamed: dict[Value, tuple[Operand, ...]] = {}
        self.widened: dict[Instr, tuple[str, Register]] = {}
        self.inverted: set[Instr] = set()
        self.groups: dict[Instr, Group] = {}
        self.edges: dict[tuple[Block, Block], list[MachineBlock]] = {}
        self.tails: dict[MachineBlock, list[Statement]] = {}
        self.abi = FunctionAbi(self)
        self.pointers = Pointers(self, self.abi.argument_space)
        for block in order:
            for instr in block.instrs:
                if instr.op == "alloca" and instr.users:
                    self.pointers.offsets[instr] = mf.allocate(ty.size_of(instr.attrs["type"]), instr.attrs["align"])

    # -- emitting

    def emit(self, mnemonic: str, *operands: Operand) -> None:
        self.out.append(build(mnemonic, *operands, source=self.location))

    def temp(self, kind: str) -> Register:
        return self.mf.register(kind)

    def materialize(self, constant: Operand, kind: str) -> Register:
        """A register that holds `constant` here."""
        dst = self.mf.register(kind)
        self.emit(_MOVE[kind], dst, constant)
        return dst

    def move(self, dst: Register, src: Operand) -> None:
        self.emit(_MOVE[dst.type], dst, src)

    # -- operands

    def operands(self, value: Value) -> tuple[Operand, ...]:
        """One operand per leaf of `value`: registers or constants. Demands what it names."""
        found = self.registers.get(value) or self.renamed.get(value)
        if found is not None:
            return found
        if isinstance(value, Instr):
            # What had to be put into a register *here* is of no use to others.
            before = len(self.out)
            rename = RENAMES.get(value.op)
            renamed = rename(self, value) if rename else None
            if renamed is not None:
                if len(self.out) == before:
                    self.renamed[value] = renamed
                return renamed
        elif not isinstance(value, Argument):
            return self._constant(value)
        if isinstance(value.type, ty.PointerType):
            return (self.pointers.operand(value),)
        return self._own(value)

    def own_register(self, value: Value) -> Register | IntImm:
        """The register of a pointer in its held space, for values that are not address arithmetic."""
        if isinstance(value, Instr) and value.op in ("extractvalue", "extractelement"):
            part = _rename_extract(self, value)
            if part is not None:
                return part[0]  # type: ignore[return-value]
        return self._own(value)[0]  # type: ignore[return-value]

    def _own(self, value: Value) -> tuple[Operand, ...]:
        found = self.registers.get(value)
        if found is None:
            try:
                found = tuple(self.mf.register(register_type(leaf)) for leaf, _ in leaves(value.type))
            except KeyError:
                raise self._no_type(value.type) from None
            self.registers[value] = found
        return found

    def _no_type(self, type: ty.Type) -> CompileError:
        return CompileError([Diagnostic("error", f"values of type '{type}' are not supported by the PTX code generator", self.location)])

    def _constant(self, value: Value) -> tuple[Operand, ...]:
        if isinstance(value, Int):
            return (IntImm(value.value if value.type is ty.I1 else value.signed),)
        if isinstance(value, Float):
            if value.type.bits == 16:  # type: ignore[attr-defined]
                return (IntImm(value.bits),)
            return (FloatImm(value.bits, value.type.bits),)  # type: ignore[attr-defined]
        if isinstance(value, Function):
            return (self.materialize(Symbol(symbol_name(value.name)), "b64"),)
        if isinstance(value, Global | AddressOf):
            return (self.pointers.operand(value),)
        if isinstance(value, Aggregate):
            return tuple(operand for element in value.elements for operand in self.operands(element))
        assert isinstance(value, Constant)
        return tuple(
            FloatImm(0, leaf.bits) if leaf in (ty.FLOAT, ty.DOUBLE) else IntImm(0)
            for leaf, _ in leaves(value.type)
        )

    def operand(self, value: Value) -> Operand:
        """The operand of a scalar value: a register, or a constant where PTX allows one."""
        found = self.operands(value)[0]
        if isinstance(found, Register) or type_key(value.type) not in ("i1", "f16", "bf16"):
            return found
        return self.materialize(found, register_type(value.type))

    def reg(self, value: Value) -> Register:
        """The register of a scalar value; constants are put into one."""
        found = self.operands(value)[0]
        return found if isinstance(found, Register) else self.materialize(found, register_type(value.type))

    def dst(self, instr: Instr) -> Register:
        """The register of a scalar result."""
        found = self._own(instr)[0]
        assert isinstance(found, Register)
        return found

    def extended(self, value: Value, sign: str) -> Operand:
        """An i8 as a 16-bit number; other types as they are."""
        if value.type is not ty.I8:
            return self.operand(value)
        if isinstance(value, Int):
            return IntImm(value.signed if sign == "s" else value.value)
        dst = self.temp("b16")
        if sign == "s":
            self.emit("cvt.s16.s8", dst, self.operand(value))
        else:
            self.emit("and.b16", dst, self.operand(value), IntImm(255))
        return dst

    def word(self, value: Value) -> Operand:
        """An integer as a 32-bit number, cut or zero-extended."""
        operand = self.operand(value)
        if not isinstance(operand, Register) or operand.type == "b32":
            return operand
        dst = self.temp("b32")
        self.emit(f"cvt.u32.u{'8' if value.type is ty.I8 else operand.type[1:]}", dst, operand)
        return dst

    def follows(self, block: Block) -> Block | None:
        """The block laid out after `block`."""
        at = self.order.index(block) + 1
        return self.order[at] if at < len(self.order) else None

    def is_uniform_branch(self, block: Block) -> bool:
        """Whether all lanes of a warp that reach the end of `block` together go the same way."""
        return self.divergence.branch_level(block) >= Level.WARP

    def is_uniform(self, value: Value) -> bool:
        """Whether all lanes of a warp have the same value here."""
        return value.is_constant or self.divergence.level(value) >= Level.WARP

    def loop_depth(self, value: Value) -> int:
        """How many loops surround the definition of `value`."""
        return self.loops.depth(value.parent) if isinstance(value, Instr) and value.parent is not None else 0

    # -- templates

    def expand(self, template: str, dst: Register | None, args: tuple[Value, ...], flags: frozenset[str] = frozenset()) -> None:
        """Emit `template` (see `rules`) for these operands."""
        if "{" in template:
            template = template.format(
                ftz=".ftz" if self.ftz else "",
                rn="" if "contract" in flags or "fast" in flags else ".rn",
                full="full" if "afn" in flags or "fast" in flags else "rn",
            )
        scratch: dict[str, Register] = {}
        for mnemonic, specs in parse_template(template):
            self.emit(mnemonic, *[self._spec(spec, dst, args, scratch) for spec in specs])

    def _spec(self, spec: str, dst: Register | None, args: tuple[Value, ...], scratch: dict[str, Register]) -> Operand:
        if spec == "d":
            assert dst is not None
            return dst
        if spec in _LETTERS:
            return self.operand(args[_LETTERS[spec]])
        name, _, kind = spec.partition(":")
        if name in scratch:
            return scratch[name]
        if kind:
            scratch[name] = self.temp(kind)
            return scratch[name]
        name, _, how = spec.partition("!")
        if how:
            value = args[_LETTERS[name]]
            return self.reg(value) if how == "r" else self.word(value) if how == "32" else self.extended(value, how)
        if spec[0] == "%":
            return Special(spec)
        if spec[:2] in ("0f", "0d"):
            return FloatImm(int(spec[2:], 16), 32 if spec[1] == "f" else 64)
        return IntImm(int(spec, 0))

    # -- the walk

    def run(self) -> None:
        """Select every block, then build the phis."""
        order = self.order
        for block in order:
            for phi in block.phis:
                self._demand_phi(phi)
            for group in find_groups(block, self.pointers.constant_part) if self.optimize else ():
                self.groups.update(dict.fromkeys(group.members, group))
        for block in reversed(order):
            self._select_block(block)
        entry = self.blocks[order[0]]
        self.out = []
        self.abi.receive()
        entry.code[:0] = self.out
        for block in order:
            for phi in block.phis:
                self._place_phi(phi)
        for machine, tail in self.tails.items():
            machine.code += tail

    def _select_block(self, block: Block) -> None:
        chunks: list[list[Statement]] = []
        machine = self.blocks[block]
        for instr in reversed(block.instrs):
            self.out = []
            self.location = instr.location
            self._select(instr)
            if self.out:
                chunks.append(self.out)
        machine.code = [statement for chunk in reversed(chunks) for statement in chunk]

    def _select(self, instr: Instr) -> None:
        late: list[Statement] = []
        if isinstance(instr.type, ty.PointerType):
            self.pointers.define(instr)
            late, self.out = self.out, []
        if instr.op != "phi" and (
            instr in self.registers or instr in self.widened or instr in self.groups or not instr.info.is_removable or "volatile" in instr.flags
        ):
            SELECT[instr.op](self, instr)
        self.out += late

    # -- phis

    def _demand_phi(self, phi: Instr) -> None:
        for value in phi.operands:
            if not isinstance(value, Constant | Global | Function):
                self._phi_operands(phi, value)

    def _phi_operands(self, phi: Instr, value: Value) -> tuple[Operand, ...]:
        if isinstance(phi.type, ty.PointerType):
            return (self.pointers.operand_in(value, self.pointers.space(phi)),)
        return self.operands(value)

    def _place_phi(self, phi: Instr) -> None:
        own = self.registers.get(phi)
        if own is None:
            return
        join = self.blocks[phi.parent]  # type: ignore[index]
        built = [Phi(register, []) for register in own if isinstance(register, Register)]
        for pred in dict.fromkeys(phi.blocks):
            value = phi.incoming_from(pred)
            for source in self.edges.get((pred, phi.parent), ()):  # type: ignore[arg-type]
                self.out = self.tails.setdefault(source, [])
                self.location = phi.location
                for part, operand in zip(built, self._phi_operands(phi, value)):
                    part.incoming.append((source, operand))
        join.phis += built


# ------------------------------------------------------------------------------------ renames


def _rename_aggregate(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    """insertvalue, and insertelement at constant positions: a chain is walked without recursion."""
    chain: list[Instr] = []
    base: Value = instr
    while isinstance(base, Instr) and base.op == instr.op and base not in s.renamed and base not in s.registers:
        if base.op == "insertelement" and not isinstance(base.operands[2], Int):
            break
        chain.append(base)
        base = base.operands[0]
    if not chain:
        return None
    before = len(s.out)
    current = list(s.operands(base))
    for link in reversed(chain):
        indices = link.attrs["indices"] if link.op == "insertvalue" else (link.operands[2].value,)  # type: ignore[attr-defined]
        first, last, _ = leaf_range(link.type, indices)
        current[first:last] = s.operands(link.operands[1])
        if len(s.out) == before:
            s.renamed[link] = tuple(current)
    return tuple(current)


def _rename_extract(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    if instr.op == "extractvalue":
        indices = instr.attrs["indices"]
    elif isinstance(instr.operands[1], Int):
        indices = (instr.operands[1].value,)
    else:
        return None
    first, last, _ = leaf_range(instr.operands[0].type, indices)
    return s.operands(instr.operands[0])[first:last]


def _rename_cast(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    source = instr.operands[0]
    if source.type.is_vector or instr.type.is_vector:
        return None
    if cast_template(instr.op, type_key(source.type), type_key(instr.type), s.ftz) != "":
        return None
    return s.operands(source) if not isinstance(source, Constant) else None


def _rename_pointer(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    """ptrtoint to 64 bits."""
    return s.operands(instr.operands[0]) if instr.type is ty.I64 else None


def _rename_freeze(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    return None if isinstance(instr.type, ty.PointerType) else s.operands(instr.operands[0])


RENAMES: dict[str, Callable[[Selector, Instr], tuple[Operand, ...] | None]] = {
    "insertvalue": _rename_aggregate,
    "insertelement": _rename_aggregate,
    "extractvalue": _rename_extract,
    "extractelement": _rename_extract,
    "trunc": _rename_cast,
    "bitcast": _rename_cast,
    "ptrtoint": _rename_pointer,
    "freeze": _rename_freeze,
}

# -------------------------------------------------------------------------------- rules by opcode


def _scalar(s: Selector, instr: Instr) -> None:
    """Arithmetic: patterns first, then the table."""
    if s.optimize and patterns.match(s, instr):
        return
    key = type_key(instr.type)
    template = SCALAR[instr.op].get(key)
    if key in ("f16", "bf16") and (template is None or (key == "f16" and s.options.sm < 53)):
        _via_f32(s, instr, SCALAR[instr.op].get("f32"))
        return
    if template is None:
        raise refuse(f"ir op '{instr.op}' on '{instr.type}'", instr)
    s.expand(template, s.dst(instr), instr.operands, instr.flags)


def _via_f32(s: Selector, instr: Instr, template: str | None) -> None:
    """A 16-bit float operation in f32: widen, operate, round once (see `rules`)."""
    if template is None:
        raise refuse(f"ir op '{instr.op}' on '{instr.type}'", instr)
    wide = [_widen(s, operand) for operand in instr.operands]
    result = s.temp("f32")
    text = template.format(ftz="", rn=".rn", full="rn")
    for mnemonic, specs in parse_template(text):
        s.emit(mnemonic, *[result if spec == "d" else wide[_LETTERS[spec]] for spec in specs])
    s.emit(f"cvt.rn.{type_key(instr.type)}.f32", s.dst(instr), result)


def _widen(s: Selector, value: Value) -> Register:
    dst = s.temp("f32")
    s.expand(cast_template("fpext", type_key(value.type), "f32", False), dst, (value,))
    return dst


def _cast(s: Selector, instr: Instr) -> None:
    if s.optimize and patterns.match(s, instr):
        return
    source = instr.operands[0]
    if source.type.is_vector or instr.type.is_vector:
        _bitcast_vector(s, instr)
        return
    template = cast_template(instr.op, type_key(source.type), type_key(instr.type), s.ftz)
    if template:
        s.expand(template, s.dst(instr), instr.operands)
    else:
        s.move(s.dst(instr), s.operand(source))


def _bitcast_vector(s: Selector, instr: Instr) -> None:
    """Between a vector and a scalar or vector of the same size: through local memory's layout rules."""
    from .memory import bitcast_through_memory

    bitcast_through_memory(s, instr)


def _pointer_cast(s: Selector, instr: Instr) -> None:
    """inttoptr and ptrtoint; narrow integers are zero-extended or cut."""
    source, dst = instr.operands[0], s.dst(instr)
    if instr.op == "inttoptr":
        bits = source.type.bits  # type: ignore[attr-defined]
        s.emit("mov.u64", dst, s.operand(source)) if bits == 64 else s.emit(f"cvt.u64.u{bits}", dst, s.reg(source))
        return
    bits = instr.type.bits  # type: ignore[attr-defined]
    s.emit(f"cvt.u{max(bits, 16)}.u64", dst, s.operand(source))


def _address_space_cast(s: Selector, instr: Instr) -> None:
    source = instr.operands[0]
    space = s.pointers.space(instr)
    from .rules import SPACE_SUFFIX

    if s.pointers.space(source) == space:
        s.emit("mov.u64", s.dst(instr), s.pointers.operand_in(source, space))
        return
    generic = s.pointers.operand_in(source, ty.GENERIC)
    if not isinstance(generic, Register):
        generic = s.materialize(generic, "b64")
    s.emit(f"cvta.to{SPACE_SUFFIX[space]}.u64", s.dst(instr), generic)


def _compare(s: Selector, instr: Instr) -> None:
    dst = s.dst(instr)
    combine = None
    emit_compare(s, instr, dst, combine)


def compare_parts(s: Selector, instr: Instr) -> tuple[str, Operand, Operand]:
    """(setp mnemonic, a, b) of an icmp or fcmp that is not on i1, inverted if so agreed."""
    pred = instr.attrs["pred"]
    left, right = instr.operands
    key = type_key(left.type)
    inverted = instr in s.inverted
    if instr.op == "fcmp":
        pred = patterns.FCMP_INVERSE[pred] if inverted else pred
        if key == "bf16" or (key == "f16" and s.options.sm < 53):
            return compare_mnemonic(pred, "f32", False), _widen(s, left), _widen(s, right)
        return compare_mnemonic(pred, key, s.ftz), s.operand(left), s.operand(right)
    pred = patterns.ICMP_INVERSE[pred] if inverted else pred
    if key == "ptr":
        spaces = {s.pointers.space(left), s.pointers.space(right)}
        common = spaces.pop() if len(spaces) == 1 else ty.GENERIC
        return compare_mnemonic(pred, key, False), s.pointers.operand_in(left, common), s.pointers.operand_in(right, common)
    sign = "u" if pred[0] == "u" or pred in ("eq", "ne") else "s"
    return compare_mnemonic(pred, key, False), s.extended(left, sign), s.extended(right, sign)


_PREDICATE_COMPARE = {
    "eq": "xor.pred t:pred, a, b; not.pred d, t",
    "ne": "xor.pred d, a, b",
    "ult": "not.pred t:pred, a; and.pred d, t, b",
    "ugt": "not.pred t:pred, b; and.pred d, a, t",
    "ule": "not.pred t:pred, a; or.pred d, t, b",
    "uge": "not.pred t:pred, b; or.pred d, a, t",
}
_SIGNED_AS_UNSIGNED = {"slt": "ugt", "sgt": "ult", "sle": "uge", "sge": "ule"}


def emit_compare(s: Selector, instr: Instr, dst: Register, combine: tuple[str, Register] | None) -> None:
    """`setp`, or with `combine` = (and|or|xor, p) its form that combines the result with p."""
    pred = instr.attrs["pred"]
    if instr.op == "fcmp" and pred in ("true", "false"):
        s.emit("mov.pred", dst, IntImm(int((pred == "true") != (instr in s.inverted))))
        return
    if instr.operands[0].type is ty.I1:
        pred = patterns.ICMP_INVERSE[pred] if instr in s.inverted else pred
        s.expand(_PREDICATE_COMPARE[_SIGNED_AS_UNSIGNED.get(pred, pred)], dst, instr.operands)
        return
    mnemonic, a, b = compare_parts(s, instr)
    if combine is None:
        s.emit(mnemonic, dst, a, b)
        return
    parts = mnemonic.split(".")
    parts.insert(2, combine[0])
    s.emit(".".join(parts), dst, a, b, combine[1])


def _select_value(s: Selector, instr: Instr) -> None:
    if s.optimize and patterns.match(s, instr):
        return
    cond, yes, no = instr.operands
    if isinstance(instr.type, ty.PointerType):
        space = s.pointers.space(instr)
        s.emit("selp.b64", s.dst(instr), s.pointers.operand_in(yes, space), s.pointers.operand_in(no, space), s.reg(cond))
        return
    predicate = s.reg(cond)
    for dst, a, b, (leaf, _) in zip(s._own(instr), s.operands(yes), s.operands(no), leaves(instr.type)):
        assert isinstance(dst, Register)
        if leaf is ty.I1:
            _select_predicate(s, dst, predicate, a, b)
        else:
            s.emit(f"selp.{dst.type}", dst, a, b, predicate)


def _select_predicate(s: Selector, dst: Register, cond: Register, a: Operand, b: Operand) -> None:
    if isinstance(b, IntImm) and b.value == 0 and isinstance(a, Register):
        s.emit("and.pred", dst, cond, a)
    elif isinstance(a, IntImm) and a.value == 1 and isinstance(b, Register):
        s.emit("or.pred", dst, cond, b)
    else:
        yes, no, other = s.temp("pred"), s.temp("pred"), s.temp("pred")
        a = a if isinstance(a, Register) else s.materialize(a, "pred")
        b = b if isinstance(b, Register) else s.materialize(b, "pred")
        s.emit("and.pred", yes, cond, a)
        s.emit("not.pred", other, cond)
        s.emit("and.pred", no, other, b)
        s.emit("or.pred", dst, yes, no)


def _freeze_or_phi(s: Selector, instr: Instr) -> None:
    if isinstance(instr.type, ty.PointerType):
        s.emit("mov.u64", s.dst(instr), s.pointers.operand_in(instr.operands[0], s.pointers.space(instr)))


def _call(s: Selector, instr: Instr) -> None:
    callee = instr.callee
    if not isinstance(callee, Function) or not callee.name.startswith("llvm."):
        s.abi.call(instr)
        return
    template = INTRINSICS.get(callee.name)
    if template is None:
        raise refuse(f"intrinsic '{callee.name}'", instr)
    if s.optimize and patterns.match(s, instr):
        return
    # A call that only synchronises may have a result nobody reads.
    dst = s.dst(instr) if not instr.type.is_void else None
    s.expand(template, dst, instr.call_args, instr.flags)


def _extract_element(s: Selector, instr: Instr) -> None:
    """A vector element at a variable index: a chain of selections."""
    elements = s.operands(instr.operands[0])
    width = len(leaves(instr.type))
    index = s.word(instr.operands[1])
    found = list(elements[:width])
    for number in range(1, len(elements) // width):
        hit = s.temp("pred")
        s.emit("setp.eq.s32", hit, index, IntImm(number))
        found = [_choose(s, leaf, elements[number * width + k], found[k], hit) for k, (leaf, _) in enumerate(leaves(instr.type))]
    for dst, value in zip(s._own(instr), found):
        s.move(dst, value)  # type: ignore[arg-type]


def _insert_element(s: Selector, instr: Instr) -> None:
    vector, value, position = instr.operands
    old, new = s.operands(vector), s.operands(value)
    width = len(new)
    index = s.word(position)
    kinds = [leaf for leaf, _ in leaves(value.type)]
    own = s._own(instr)
    for number in range(len(old) // width):
        hit = s.temp("pred")
        s.emit("setp.eq.s32", hit, index, IntImm(number))
        for k, leaf in enumerate(kinds):
            at = number * width + k
            s.move(own[at], _choose(s, leaf, new[k], old[at], hit))  # type: ignore[arg-type]


def _choose(s: Selector, leaf: ty.Type, yes: Operand, no: Operand, cond: Register) -> Register:
    dst = s.temp(register_type(leaf))
    if leaf is ty.I1:
        _select_predicate(s, dst, cond, yes, no)
    else:
        s.emit(f"selp.{dst.type}", dst, yes, no, cond)
    return dst


def _nothing(s: Selector, instr: Instr) -> None:
    """Opcodes whose registers are made on demand elsewhere (places, renames)."""


def _memory(name: str) -> Rule:
    def rule(s: Selector, instr: Instr) -> None:
        from . import memory

        getattr(memory, name)(s, instr)

    return rule


def _control(name: str) -> Rule:
    def rule(s: Selector, instr: Instr) -> None:
        from . import control

        getattr(control, name)(s, instr)

    return rule


SELECT: dict[str, Rule] = {
    **dict.fromkeys(SCALAR, _scalar),
    **dict.fromkeys(("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp", "bitcast"), _cast),
    **dict.fromkeys(("ptrtoint", "inttoptr"), _pointer_cast),
    "addrspacecast": _address_space_cast,
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    "select": _select_value,
    "freeze": _freeze_or_phi,
    "phi": _nothing,
    **dict.fromkeys(("alloca", "getelementptr", "extractvalue", "insertvalue"), _nothing),
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "load": _memory("load"),
    "store": _memory("store"),
    "atomicrmw": _memory("atomic_rmw"),
    "cmpxchg": _memory("cmpxchg"),
    "fence": _memory("fence"),
    "call": _call,
    "br": _control("select_br"),
    "switch": _control("select_switch"),
    "ret": _control("select_ret"),
    "unreachable": _control("select_unreachable"),
}
"""IR opcode → rule. A test demands a rule or a refusal for every opcode of the IR's table."""

REFUSED: dict[str, str] = {
    "frem": "an exact floating-point remainder is a loop, which belongs in the device library (fmod)",
}
"""IR opcodes that are refused, and why."""


def _refuse_opcode(s: Selector, instr: Instr) -> None:
    raise refuse(f"ir op '{instr.op}' ({REFUSED[instr.op]})", instr)


SELECT.update(dict.fromkeys(REFUSED, _refuse_opcode))

