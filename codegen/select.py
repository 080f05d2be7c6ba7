"""The selection rules: the PTX of each IR opcode (`SELECT`), and the unsupported ones (`REFUSED`).

A rule is called with the selector and an instruction whose value is demanded, or which has an effect. It
demands operands and emits; most rules only look up a template. See `selector`.
"""

from __future__ import annotations

from ..ir.core import Function, Instr, Value
from ..ir.irtypes import I1, VectorType
from ..lift.intrinsics import INTRINSICS
from ..ptx.model import Instruction, IntImm, Operand, Register
from ..support.diagnostics import CompileError, Diagnostic
from . import control, memory, patterns
from .address import cast_space, compute
from .compare import choose, emit_compare, select_predicate, widen
from .machine import leaves, refuse
from .rules import LETTERS, SCALAR, cast_template, parse_template, type_key
from .selector import Rule, Selector


def lanewise(rule: Rule) -> Rule:
    """`rule` for scalars, and for vectors once per element."""

    def each(s: Selector, instr: Instr) -> None:
        if not isinstance(instr.type, VectorType):
            rule(s, instr)
            return
        element = instr.type.element
        columns = [s.operands(operand) for operand in instr.operands]
        for lane, dst in enumerate(s.own_registers(instr)):
            parts: list[Value] = []
            for operand, column in zip(instr.operands, columns):
                part = Value(operand.type.element if isinstance(operand.type, VectorType) else operand.type)
                s.registers[part] = (column[lane if len(column) > 1 else 0],)
                parts.append(part)
            scalar = Instr(
                instr.op, element, parts, flags=instr.flags, attrs=instr.attrs, location=instr.location
            )
            s.registers[scalar] = (dst,)
            rule(s, scalar)

    return each


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
    wide = [widen(s, operand) for operand in instr.operands]
    result = s.temp("f32")
    text = template.format(ftz="", rn=".rn", full="rn")
    for mnemonic, specs in parse_template(text):
        s.emit(mnemonic, *[result if spec == "d" else wide[LETTERS[spec]] for spec in specs])
    s.emit(f"cvt.rn.{type_key(instr.type)}.f32", s.dst(instr), result)


def _cast(s: Selector, instr: Instr) -> None:
    if s.optimize and patterns.match(s, instr):
        return
    source = instr.operands[0]
    template = cast_template(instr.op, type_key(source.type), type_key(instr.type), s.ftz)
    if template:
        s.expand(template, s.dst(instr), instr.operands)
    else:
        s.move(s.dst(instr), s.operand(source))


def _bitcast(s: Selector, instr: Instr) -> None:
    """Between scalars a move; with vectors through memory, whose layout defines it."""
    if instr.operands[0].type.is_vector or instr.type.is_vector:
        memory.bitcast_through_memory(s, instr)
    else:
        _cast(s, instr)


def _pointer_cast(s: Selector, instr: Instr) -> None:
    """inttoptr and ptrtoint; narrow integers are zero-extended or cut."""
    source, dst = s.reg(instr.operands[0]), s.dst(instr)
    bits = instr.operands[0].type.bits if instr.op == "inttoptr" else int(source.type[1:])  # type: ignore[attr-defined]
    if source.type == dst.type:
        s.move(dst, source)
    else:
        s.emit(f"cvt.u{dst.type[1:]}.u{bits}", dst, source)


def _compare(s: Selector, instr: Instr) -> None:
    emit_compare(s, instr, s.dst(instr), None)


def _select_value(s: Selector, instr: Instr) -> None:
    if s.optimize and patterns.match(s, instr):
        return
    cond, yes, no = instr.operands
    predicate = s.reg(cond)
    for dst, a, b, (leaf, _) in zip(
        s.own_registers(instr), s.operands(yes), s.operands(no), leaves(instr.type)
    ):
        assert isinstance(dst, Register)
        if leaf is I1:
            select_predicate(s, dst, predicate, a, b)
        else:
            s.emit(f"selp.{dst.type}", dst, a, b, predicate)


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
    # A call that only synchronises may have an unused result.
    dst = s.dst(instr) if not instr.type.is_void else None
    start = len(s.out)
    s.expand(template, dst, instr.call_args, instr.flags)
    for emitted in s.out[start:]:
        if (
            isinstance(emitted, Instruction)
            and emitted.variant is not None
            and emitted.variant.since[1] > s.options.sm
        ):
            sm = emitted.variant.since[1]
            raise CompileError(
                [
                    Diagnostic(
                        "error",
                        f"'{emitted.mnemonic}' requires target sm_{sm} or higher, the code is for"
                        f" {s.options.arch}",
                        instr.location,
                    )
                ]
            )


def _extract_element(s: Selector, instr: Instr) -> None:
    """A vector element at a variable index: a chain of selections."""
    result, *others = s.operands(instr.operands[0])
    index = s.word(instr.operands[1])
    for number, element in enumerate(others, 1):
        result = choose(s, instr.type, element, result, _is_at(s, index, number))
    s.move(s.dst(instr), result)


def _insert_element(s: Selector, instr: Instr) -> None:
    vector, value, position = instr.operands
    old, new = s.operands(vector), s.operand(value)
    index = s.word(position)
    for number, (own, element) in enumerate(zip(s.own_registers(instr), old)):
        s.move(own, choose(s, value.type, new, element, _is_at(s, index, number)))  # type: ignore[arg-type]


def _is_at(s: Selector, index: Operand, number: int) -> Register:
    hit = s.temp("pred")
    s.emit("setp.eq.s32", hit, index, IntImm(number))
    return hit


def _nothing(s: Selector, instr: Instr) -> None:
    """Opcodes whose registers are made on demand elsewhere (places, renames)."""


SELECT: dict[str, Rule] = {
    **dict.fromkeys(SCALAR, lanewise(_scalar)),
    **dict.fromkeys(
        ("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"), lanewise(_cast)
    ),
    "bitcast": _bitcast,
    **dict.fromkeys(("ptrtoint", "inttoptr"), _pointer_cast),
    "addrspacecast": cast_space,
    "getelementptr": compute,
    **dict.fromkeys(("icmp", "fcmp"), lanewise(_compare)),
    "select": lanewise(_select_value),
    **dict.fromkeys(("phi", "freeze", "alloca", "extractvalue", "insertvalue", "shufflevector"), _nothing),
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "load": memory.load,
    "store": memory.store,
    "atomicrmw": memory.atomic_rmw,
    "cmpxchg": memory.cmpxchg,
    "fence": memory.fence,
    "call": _call,
    "br": control.select_br,
    "switch": control.select_switch,
    "ret": control.select_ret,
    "unreachable": control.select_unreachable,
}
"""IR opcode → rule. A test demands a rule or a refusal for every opcode of the IR's table."""

REFUSED: dict[str, str] = {
    "frem": "an exact floating-point remainder is a loop, which belongs in the device library (fmod)"
}
"""IR opcodes that are refused, and why."""


def _refuse_opcode(s: Selector, instr: Instr) -> None:
    raise refuse(f"ir op '{instr.op}' ({REFUSED[instr.op]})", instr)


SELECT.update(dict.fromkeys(REFUSED, _refuse_opcode))
