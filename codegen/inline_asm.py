"""Inline assembly: the user's PTX with registers for its operands.

The text is one operation to the register allocator: it reads its inputs and writes its outputs. Inputs stay
live after it, so that no output shares a register with an input however the text is ordered (or loops). Each
text is parsed and verified once, by itself, by the PTX parser and verifier; their diagnostics are reported at
the location of the text in the source.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from ..ir.core import Float, InlineAsm, Instr, Int, Module
from ..lift.equivalents import REGISTER_TYPES
from ..ptx import model as ptx_model
from ..ptx.build import build, takes_constant
from ..ptx.model import FloatImm, Instruction, IntImm, Operand, Register, Scope, Statement
from ..ptx.rules.targets import VERSIONS
from ..ptx.table import lookup, select
from ..ptx.values import substitute as substitute_registers
from ..support.diagnostics import CompileError, Diagnostic, Location, PtxError
from ..support.fast_dataclass import replace
from .machine import AsmText, Part, Sequence, leaves, register_type
from .options import CodegenOptions
from .selector import Selector

_REFERENCE = re.compile(r"\$(\$|\d+)")


def expand(s: Selector, instr: Instr, asm: InlineAsm) -> None:
    """Emit the text of a call of inline assembly."""
    check(asm, instr, s.options)
    results: list[Any] = list(s.own_registers(instr)) if not instr.type.is_void else []
    constraints = split(asm)[len(results) :]
    inputs: list[Operand] = []
    moves: list[Instruction] = []
    tied: set[int] = set()
    for value, constraint in zip(instr.call_args, constraints):
        (operand,) = s.operands(value)
        if constraint.isdigit():
            result = results[int(constraint)]
            tied.add(int(constraint))
            moves.append(build(f"mov.{result.type}", result, operand, source=s.location))
        else:
            inputs.append(operand)
    letters = [constraint for constraint in constraints if not constraint.isdigit()]
    target = (s.options.version, s.options.arch)
    if s.optimize:
        named = iter(zip(inputs, letters))
        operands = [(result, "") for result in results]
        operands += [(results[int(c)], "") if c.isdigit() else next(named) for c in constraints]
        if instructions := _instructions(s, _text_of(asm, instr, target), operands, asm.sideeffect):
            s.out += [*moves, *instructions]
            return
    inputs = [_in_register(s, operand, letter) for operand, letter in zip(inputs, letters)]
    template = _renumber(asm.text, len(results), constraints)
    body: list[Part] = [
        *moves,
        AsmText(template, (*results, *inputs), len(results), frozenset(tied), target, s.location),
    ]
    registers = tuple(operand for operand in inputs if isinstance(operand, Register))
    if registers:
        body.append(AsmText("", registers, 0, frozenset(), target, s.location))
    s.out.append(Sequence(body))


def _in_register(s: Selector, operand: Operand, letter: str) -> Operand:
    """Return an input in a register of the kind that its letter asks for."""
    if isinstance(operand, Register) or letter not in REGISTER_TYPES:
        return operand
    return s.materialize(operand, REGISTER_TYPES[letter])


def _instructions(
    s: Selector, text: str, operands: list[tuple[Operand, str]], sideeffect: bool
) -> list[Instruction]:
    """Return the instructions of a text that declares nothing and has no labels, with its operands and their
    letters, so that they are optimised and get registers as all others do. With `sideeffect`, a text stays
    one that has instructions without effects. A constant stays one where the instruction takes it.
    """
    (inner,) = [x for x in _parsed(text).functions["asm"].body or () if isinstance(x, Scope)]
    result = []
    for statement in inner.statements:
        if not isinstance(statement, Instruction) or statement.variant is None:
            return []
        if sideeffect and not statement.variant.form.effects:
            return []
        result.append(statement)
    by_name = {f"%asm{n}": pair for n, pair in enumerate(operands)}

    held: dict[tuple[Operand, str], Operand] = {}

    def rename(register: Register) -> Operand:
        pair = by_name[register.name]
        if pair not in held:
            held[pair] = _in_register(s, *pair)
        return held[pair]

    instructions = []
    for one in result:
        assert one.variant is not None
        plain = tuple(
            by_name[o.name][0]
            if isinstance(o, Register) and takes_constant(rule, by_name[o.name][0])
            else substitute_registers(o, rename)
            for rule, o in zip(one.variant.operands, one.operands)
        )
        variant = select(lookup(one.mnemonic), plain)
        if variant is None:
            plain = tuple(substitute_registers(o, rename) for o in one.operands)
        guard = rename(one.guard) if one.guard is not None else None
        assert guard is None or isinstance(guard, Register)
        instructions.append(
            replace(one, operands=plain, guard=guard, variant=variant or one.variant, source=s.location)
        )
    return instructions


def _renumber(text: str, results: int, constraints: list[str]) -> str:
    """Return the text without references to tied inputs: they become the result's."""
    number: dict[int, int] = {n: n for n in range(results)}
    following = results
    for n, constraint in enumerate(constraints, results):
        if constraint.isdigit():
            number[n] = int(constraint)
        else:
            number[n] = following
            following += 1
    return _REFERENCE.sub(lambda m: m[0] if m[1] == "$" else f"${number[int(m[1])]}", text)


def split(asm: InlineAsm) -> list[str]:
    """The constraints of results and arguments: letters, without `=`; clobbers left out."""
    return [c.lstrip("=&") for c in asm.constraints.split(",") if c and not c.startswith("~")]


def statements(operation: AsmText) -> list[Statement]:
    """The text read anew with the registers that its operands got, so that it prints as everything else
    does.
    """
    from ..ptx.parsing import parser
    from ..ptx.rewriting import desugar

    registers = dict.fromkeys(o for o in operation.operands if isinstance(o, Register))
    declared = [f".reg .{r.type} {r.name};" for r in registers]
    module = parser.parse(
        _alone(
            substitute(operation.template, [str(o) for o in operation.operands]), declared, operation.target
        )
    )
    (fn,) = desugar.desugar(module).functions.values()
    (inner,) = [s for s in fn.body or () if isinstance(s, Scope)]
    _set_location(operation.source, inner.statements)
    return inner.statements


def _set_location(source: Location | None, statements: Iterable[Statement]) -> None:
    """Give the instructions of a text, those in its own scopes among them, the location of the text in the
    source.
    """
    for statement in statements:
        if isinstance(statement, Instruction):
            statement.source = source
        elif isinstance(statement, Scope):
            _set_location(source, statement.statements)


def reparse(module: ptx_model.Module, text: str, filename: str) -> ptx_model.Module:
    """Parse `text`, to which `module` was printed, and copy the source locations of its instructions.

    Only the parser resolves the names that the texts of inline assembly declare to their scopes.
    """
    from ..ptx.parsing import parser

    result = parser.parse(text, filename)
    for name, fn in result.functions.items():
        for instr, original in zip(fn.instructions(), module.functions[name].instructions(), strict=True):
            instr.source = original.source
    return result


def _alone(text: str, declared: list[str], target: tuple[tuple[int, int], str]) -> str:
    """A module with nothing but a function around the text; its first line is the module's second."""
    (major, minor), arch = target
    return (
        f".version {major}.{minor} .target {arch} .address_size 64 .visible .func asm() {{"
        f" {' '.join(declared)} {{\n{text}\n}} ret; }}\n"
    )


def substitute(template: str, operands: list[str]) -> str:
    """Replace the references to operands in a template."""
    return _REFERENCE.sub(lambda m: "$" if m[1] == "$" else operands[int(m[1])], template)


# ------------------------------------------------------------------------------------- checking


def check_module(module: Module, options: CodegenOptions) -> None:
    """Read every text of a module; CompileError for the first that is not PTX."""
    for fn in module.definitions:
        for instr in fn.instrs():
            if instr.op == "call" and isinstance(instr.callee, InlineAsm):
                check(instr.callee, instr, options)


def required_version(module: Module, options: CodegenOptions) -> tuple[int, int]:
    """Return the least PTX version, from that of `options` on, at which every text of a module is valid.

    A text that is valid at no version is ignored: `check` reports its errors.
    """
    version = options.version
    for fn in module.definitions:
        for instr in fn.instrs():
            if instr.op == "call" and isinstance(instr.callee, InlineAsm):
                later = (v for v in sorted(VERSIONS) if v >= version)
                version = next(
                    (v for v in later if not _problems_of(instr.callee, instr, v, options.arch)), version
                )
    return version


def check(asm: InlineAsm, instr: Instr, options: CodegenOptions) -> None:
    """CompileError, located in the source, unless the text is PTX for the target."""
    known = _problems_of(asm, instr, options.version, options.arch)
    if known:
        raise CompileError([_relocate(d, instr) for d in known])


def _problems_of(asm: InlineAsm, instr: Instr, version: tuple[int, int], arch: str) -> list[Diagnostic]:
    """The errors in the text of a call, read in a module of that version."""
    text = _text_of(asm, instr, (version, arch))
    known = _CHECKED.get(text)
    if known is None:
        known = _CHECKED[text] = _problems(text)
    return known


def _text_of(asm: InlineAsm, instr: Instr, target: tuple[tuple[int, int], str]) -> str:
    """Return the text of a call in a module by itself, whose registers `%asmN` are the operands N."""
    names, declared = [], []
    types = [leaf for leaf, _ in leaves(instr.type)] + [value.type for value in instr.call_args]
    constants = [None] * len(leaves(instr.type)) + [
        v if isinstance(v, Int | Float) else None for v in instr.call_args
    ]
    for n, (constraint, constant) in enumerate(zip(split(asm), constants)):
        if constraint == "n" and constant is not None:
            names.append(str(_immediate(constant)))
            continue
        kind = REGISTER_TYPES.get(constraint) or register_type(types[n])
        names.append(names[int(constraint)] if constraint.isdigit() else f"%asm{n}")
        declared.append(f".reg .{kind} %asm{n};")
    return _alone(substitute(asm.text, names), declared, target)


_CHECKED: dict[str, list[Diagnostic]] = {}


@lru_cache(maxsize=256)
def _parsed(text: str) -> ptx_model.Module:
    from ..ptx.parsing import parser

    return parser.parse(text, "<asm>")


def _problems(text: str) -> list[Diagnostic]:
    from ..ptx.rules import verifier

    try:
        module = _parsed(text)
    except PtxError as error:
        return [d for d in error.diagnostics if d.severity == "error"]
    return [d for d in verifier.verify(module) if d.severity == "error"]


def _relocate(d: Diagnostic, instr: Instr) -> Diagnostic:
    """Return a diagnostic of a text, relocated to the string of the source that the line came from."""
    line = d.location.line - 2 if d.location is not None else 0
    pieces = instr.attrs.get("pieces") or ()
    location = next((where for first, where in reversed(pieces) if first <= line), instr.location)
    return Diagnostic("error", f"in inline assembly: {d.message}", location)


def _immediate(value: Int | Float) -> IntImm | FloatImm:
    return IntImm(value.signed) if isinstance(value, Int) else FloatImm(value.bits, value.type.bits)  # type: ignore[attr-defined]
