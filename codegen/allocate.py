"""Register allocation: builds the allocator's problem from PTX and applies its answer.

PTX registers are virtual, so without a budget nothing ever spills: allocation then coalesces copies
and reuses names. With `-maxrregcount=N` the 32-bit registers of the hardware are one bank of N
units, in which 64-bit values take an aligned pair; predicates are a bank of their own.

A colour becomes a register again as (type, unit): `%r3` and `%f3` of one unit are never live
together. Spilled values live in a
local variable of their own.
"""

from __future__ import annotations

from ..passes.allocation import regalloc
from ..passes.allocation.problem import (
    AllocationResult,
    BlockSpec,
    BudgetError,
    Edit,
    Op,
    Problem,
    RegisterClass,
    Reload,
)
from ..ptx.analysis import costs
from ..ptx.build import build
from ..ptx.model import Address, Instruction, Register, Special, SymbolAddress, Vector
from ..ptx.values import substitute
from ..support.diagnostics import InternalError, UsageError
from .machine import (
    CALL_RESULT,
    REGISTER_PREFIX,
    AsmText,
    Code,
    MachineFunction,
    Operation,
    Part,
    defs,
    is_partial,
    uses,
)
from .options import CodegenOptions

WORDS, PREDICATES = "word", "predicate"

CLASSES = {
    "pred": RegisterClass(PREDICATES),
    "b16": RegisterClass(WORDS),
    "b32": RegisterClass(WORDS),
    "f32": RegisterClass(WORDS),
    "b64": RegisterClass(WORDS, 2),
    "f64": RegisterClass(WORDS, 2),
}

UNBOUNDED_CLASSES = {kind: RegisterClass(kind) for kind in CLASSES}
"""Without a budget every PTX type is a bank of its own: names are dense and classes independent."""

_SLOT_TYPE = {"b16": "u16", "b32": "u32", "b64": "u64", "f32": "f32", "f64": "f64"}
_COPIES = frozenset({"mov.pred", "mov.u16", "mov.u32", "mov.u64", "mov.f32", "mov.f64"})


class Numbering:
    """Registers as the allocator's integers, in order of first appearance."""

    def __init__(self) -> None:
        self.registers: list[Register] = []
        self._number: dict[Register, int] = {}

    def __call__(self, register: Register) -> int:
        result = self._number.get(register)
        if result is None:
            result = self._number[register] = len(self.registers)
            self.registers.append(register)
        return result


def allocate(mf: MachineFunction, options: CodegenOptions) -> None:
    """Give every register its final name, inserting spill code where the budget demands it."""
    numbering = Numbering()
    problem = build_problem(mf, numbering, options.maxrregcount)
    try:
        answer = regalloc.allocate(problem)
    except BudgetError as error:
        raise UsageError(
            f"-maxrregcount={options.maxrregcount} is too small for '{mf.fn.source_name}': one instruction"
            f" needs {error.needed} registers"
        ) from None
    if options.verify:
        from ..passes.allocation.checker import check

        wrong = check(problem, answer)
        if wrong:
            raise InternalError(f"allocation of '{mf.name}': {wrong[0]}", "register allocation")
        _require_definitions(mf, problem, numbering.registers)
    _apply(mf, problem, answer, numbering.registers)


def _require_definitions(mf: MachineFunction, problem: Problem, registers: list[Register]) -> None:
    """Raise an InternalError where selection reads a register that it never writes; liveness would not
    notice.
    """
    ops = [op for block in problem.blocks for op in block.ops]
    defined = {value for op in ops for value in op.defs}
    for value in (value for op in ops for value in op.uses if value not in defined):
        raise InternalError(
            f"'{mf.name}' reads {registers[value].name}, which nothing writes", "instruction selection"
        )


def build_problem(mf: MachineFunction, numbering: Numbering, budget: int | None) -> Problem:
    """Return the problem for the allocator. A branch condition is an operation at the end of its block."""
    index = {block: number for number, block in enumerate(mf.blocks)}
    blocks: list[BlockSpec] = []
    definitions: dict[int, int] = {}
    cheap: dict[int, None] = {}
    for block in mf.blocks:
        ops: list[Op] = []
        for instr in block.instructions():
            op = Op(
                tuple(map(numbering, defs(instr))),
                tuple(map(numbering, uses(instr))),
                _is_copy(instr),
                is_partial(instr),
                tuple(map(numbering, _repeated(instr))),
            )
            for value in op.defs:
                definitions[value] = definitions.get(value, 0) + 1
            if len(op.defs) == 1 and not op.uses and is_rematerializable(instr):
                cheap[op.defs[0]] = None
            ops.append(op)
        if block.cond is not None:
            ops.append(Op((), (numbering(block.cond),)))
        successors = tuple(index[target] for target in block.successors)
        blocks.append(BlockSpec(ops, successors, costs.weight(block.depth)))
    values = [register.type for register in numbering.registers]
    remat = frozenset(value for value in cheap if definitions[value] == 1)
    if budget is None:
        return Problem(UNBOUNDED_CLASSES, values, blocks, remat=remat)
    return Problem(
        CLASSES,
        values,
        blocks,
        {WORDS: budget},
        remat=remat,
        reload_cost=costs.RELOAD,
        store_cost=costs.STORE,
        remat_cost=costs.RECOMPUTE,
    )


def _repeated(instr: Operation) -> tuple[Register, ...]:
    """Return the registers that are several elements of a vector, as the zeros with which a product of
    matrices begins. ptxas copies them where the result, a vector of adjacent registers, overwrites one.
    """
    if not isinstance(instr, Instruction) or len(defs(instr)) < 2:
        return ()
    vectors = [operand.elements for operand in instr.operands if isinstance(operand, Vector)]
    repeated = (e for v in vectors for e in dict.fromkeys(v) if isinstance(e, Register) and v.count(e) > 1)
    return tuple(dict.fromkeys(repeated))


def _is_copy(instr: Operation) -> bool:
    if not isinstance(instr, Instruction) or instr.guard is not None or instr.mnemonic not in _COPIES:
        return False
    dst, src = instr.operands
    return isinstance(dst, Register) and isinstance(src, Register) and dst.type == src.type


def is_rematerializable(instr: Operation) -> bool:
    """Constants, addresses of symbols, thread indices and parameters: repeating them is free of
    side conditions."""
    if not isinstance(instr, Instruction) or instr.guard is not None:
        return False
    if instr.opcode == "mov":
        return not isinstance(instr.operands[1], Register | Special | Vector) or str(
            instr.operands[1]
        ).startswith(("%tid", "%ntid", "%ctaid", "%nctaid", "%laneid"))
    if instr.opcode == "ld" and instr.modifiers[0] == "param":
        address = instr.operands[1]
        return (
            isinstance(address, Address)
            and isinstance(address.base, SymbolAddress)
            and address.base.name != CALL_RESULT
        )
    return False


# ------------------------------------------------------------------------------ applying the answer


def _apply(
    mf: MachineFunction, problem: Problem, answer: AllocationResult, registers: list[Register]
) -> None:
    unit_bytes = 4
    mf.spill_size = answer.frame_size * unit_bytes
    names = final_names(answer)
    definition = (
        {
            register: instr
            for instr in mf.instructions()
            if isinstance(instr, Instruction)
            for register in defs(instr)
        }
        if answer.recomputed
        else {}
    )
    number = {register: value for value, register in enumerate(registers)}

    def register_of(value: int) -> Register:
        return names[answer.values[value], answer.units[value]]

    def slot(value: int) -> Address:
        return Address(SymbolAddress(mf.spill_area), answer.slots[value] * unit_bytes)

    def spill_code(edit: Edit, instr_source: Operation | None) -> tuple[list[Instruction], list[Instruction]]:
        source = instr_source.source if instr_source is not None else None
        before: list[Instruction] = []
        for step in edit.before:
            if isinstance(step, Reload):
                kind = answer.values[step.value]
                before.append(
                    build(
                        f"ld.local.{_SLOT_TYPE[kind]}",
                        register_of(step.into),
                        slot(step.value),
                        source=source,
                    )
                )
            else:
                original = definition[registers[step.value]]
                before.append(Instruction(original.opcode, original.modifiers,
                    (register_of(step.into), *original.operands[1:]),
                                          variant=original.variant, source=source))  # fmt: skip
        after: list[Instruction] = [
            build(
                f"st.local.{_SLOT_TYPE[answer.values[store.value]]}",
                slot(store.value),
                register_of(store.source),
                source=source,
            )
            for store in edit.after
        ]
        return before, after

    for block_number, block in enumerate(mf.blocks):
        position = 0

        def rewrite(instr: Operation) -> tuple[list[Instruction], bool, list[Instruction]]:
            """Return the instructions before it, whether it stays, and those after it."""
            nonlocal position
            op, edit = problem.blocks[block_number].ops[position], answer.edits.get((block_number, position))  # noqa: B023
            position += 1
            if edit is None:
                stays = not (op.is_copy and answer.units[op.defs[0]] == answer.units[op.uses[0]])
                if stays:
                    _rename(instr, lambda register: register_of(number[register]))
                return [], stays, []
            before, after = spill_code(edit, instr)
            if not edit.dropped:
                rename = edit.rename
                _rename(instr, lambda register: register_of(rename.get(number[register], number[register])))
            return (
                before,
                not edit.dropped and not (op.is_copy and instr.operands[0] == instr.operands[1]),
                after,
            )

        code: list[Code] = []
        for statement in block.code:
            if isinstance(statement, Instruction):
                before, stays, after = rewrite(statement)
                code += [*before, *([statement] if stays else ()), *after]
                continue
            inner: list[Part] = []
            for part in statement.statements:
                before, stays, after = (
                    rewrite(part) if isinstance(part, Instruction | AsmText) else ([], True, [])
                )
                inner += [*before, *([part] if stays else ()), *after]
            statement.statements = inner
            code.append(statement)
        if block.cond is not None:
            edit = answer.edits.get((block_number, position), Edit())
            value = number[block.cond]
            before, _ = spill_code(edit, None)
            code += before
            block.cond = register_of(edit.rename.get(value, value))
        block.code = code


def _rename(instr: Operation, new_operand: object) -> None:
    instr.operands = tuple(substitute(operand, new_operand) for operand in instr.operands)  # type: ignore[arg-type]
    if isinstance(instr, Instruction) and instr.guard is not None:
        instr.guard = new_operand(instr.guard)  # type: ignore[operator]


def final_names(answer: AllocationResult) -> dict[tuple[str, int], Register]:
    """(type, unit) → register, numbered from 1 per type in order of units."""
    pairs = dict.fromkeys((answer.values[value], unit) for value, unit in answer.units.items())
    names: dict[tuple[str, int], Register] = {}
    next_number = dict.fromkeys(REGISTER_PREFIX, 1)
    for kind, unit in pairs:
        names[kind, unit] = Register(f"{REGISTER_PREFIX[kind]}{next_number[kind]}", kind)
        next_number[kind] += 1
    return names
