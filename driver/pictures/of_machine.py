"""Pictures of register allocation in minicc's code generator: interference and assigned registers."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ...codegen.allocate import Numbering, build_problem, final_names
from ...codegen.machine import MachineFunction, Operation
from ...codegen.pipeline import assemble
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...passes.allocation.conflicts import conflicts, mask_of, members
from ...passes.allocation.interference import build
from ...passes.allocation.problem import AllocationResult, BudgetError, Problem
from ...passes.allocation.regalloc import allocate
from ...passes.manager import Analyses
from ...passes.plugins import attribute_failures
from ...ptx.model import Instruction
from ...ptx.printer import print_instruction
from ...support.diagnostics import UsageError
from ...support.fast_dataclass import record
from ...support.text_table import count
from .of_ir import title
from .picture import Edge, Picture, PictureNode, hue

if TYPE_CHECKING:
    from ..pipeline import Compilation


@record
class OfMachine:
    """A function between selection and allocation: the allocator's problem and answer; for each value (by its
    number there) the virtual register and its location; for each block its name and the text of its
    operations.
    """

    title: str
    problem: Problem
    answer: AllocationResult
    names: list[str]
    homes: dict[int, str]
    registers: set[str]
    blocks: list[tuple[str, list[str]]]


def machines(compilation: Compilation) -> dict[str, OfMachine]:
    """Return the functions of a module by their names in the IR. Raises UsageError for another code
    generator, or a register budget that is too small.
    """
    if compilation.options.codegen != "minicc":
        raise UsageError(
            f"registers are allocated by ptxas behind --codegen={compilation.options.codegen}: there is no"
            " allocation to show"
        )
    result: dict[str, OfMachine] = {}

    def hear(stage: str, name: str, mf: MachineFunction) -> None:
        if stage == "phis":
            # A budget that is too small is said by code generation, which comes next.
            with suppress(BudgetError):
                result[name] = _machine(mf, compilation.options.maxrregcount)

    # Code generation lowers addresses in the IR, which others want to see as it is.
    copy = parse_module(print_module(compilation.optimized), compilation.filename)
    with attribute_failures(
        "code generation", f"module {copy.name}", compilation.passes.suspects(["divergence"])
    ):
        assemble(copy, compilation.codegen_options(hear), Analyses(plugins=compilation.passes.analyses))
    return result


def _machine(mf: MachineFunction, budget: int | None) -> OfMachine:
    numbering = Numbering()
    problem = build_problem(mf, numbering, budget)
    answer = allocate(problem)
    registers = final_names(answer)
    homes = {
        value: registers[answer.values[value], unit].name
        for value, unit in answer.units.items()
        if value < len(problem.values)
    }
    homes |= {value: f"local memory +{4 * slot}" for value, slot in answer.slots.items()} | dict.fromkeys(
        answer.recomputed, "computed anew"
    )
    blocks = [
        (
            b.name,
            [
                *map(_text, b.instructions()),
                *([f"branch on {'not ' if b.negated else ''}{b.cond}"] if b.cond is not None else []),
            ],
        )
        for b in mf.blocks
    ]
    return OfMachine(
        title(mf.fn),
        problem,
        answer,
        [r.name for r in numbering.registers],
        homes,
        {r.name for r in registers.values()},
        blocks,
    )


def _text(operation: Operation) -> str:
    return " ".join(
        (
            print_instruction(operation)
            if isinstance(operation, Instruction)
            else f"asm {operation.template}"
        ).split()
    )


def interference(of: OfMachine) -> Picture:
    """Draw values around a ring: solid lines join values of one register class that interfere, dashed ones
    those that are copied. Colours are the assigned registers.
    """
    problem = conflicts(of.problem)
    graph = build(of.problem, problem).graph
    kinds = {
        home: number for number, home in enumerate(dict.fromkeys(of.homes[value] for value in sorted(graph)))
    }
    nodes = tuple(
        PictureNode(
            of.names[v],
            (f"{of.names[v]} → {of.homes[v]}",),
            hue(kinds[of.homes[v]]) if of.homes[v] in of.registers else "spilled",
        )
        for v in sorted(graph)
    )
    edges = [
        Edge(of.names[a], of.names[b], kind="conflict")
        for a, b in sorted((min(pair), max(pair)) for pair in graph.edges)
    ]
    edges += [
        Edge(of.names[source], of.names[target], kind="copy")
        for target, source, _ in sorted(problem.copies)
        if source != target
    ]
    return Picture(
        f"interference in {of.title}: {count(len(nodes), 'value')}, {count(len(of.registers), 'register')}",
        nodes,
        tuple(edges),
        "ring",
    )


def allocation(of: OfMachine) -> Picture:
    """Draw the numbered operations, and the registers with their values: a value occupies its register after
    the operations in its row.
    """
    ranges, nodes, at = _ranges(of.problem), [], 0
    for number, (name, lines) in enumerate(of.blocks):
        nodes.append(
            PictureNode(
                f"block {number}",
                (f"{name}:", *(f"{place:5}  {line}" for place, line in enumerate(lines, at))),
            )
        )
        at += len(lines)
    held: dict[str, list[int]] = {}
    for value, home in sorted(of.homes.items()):
        held.setdefault(home, []).append(value)
    for number, (home, values) in enumerate(
        sorted(held.items(), key=lambda item: (item[0] not in of.registers, item[1][0]))
    ):
        kind = f" ({of.problem.values[values[0]]})" if home in of.registers else ""
        lines = [
            f"  {of.names[v]}: {', '.join(f'{a}..{b}' if a != b else str(a) for a, b in ranges[v]) or '-'}"
            for v in values
        ]
        nodes.append(
            PictureNode(home, (f"{home}{kind}", *lines), hue(number) if home in of.registers else "spilled")
        )
    pressure = ", ".join(f"{units} {bank}" for bank, units in of.answer.pressure.items() if units)
    spilled = f", {count(len(of.answer.spilled), 'value')} spilled" if of.answer.spilled else ""
    return Picture(
        f"registers of {of.title}: {len(of.registers)}, at most {pressure or 'nothing'} live at"
        f" once{spilled}",
        tuple(nodes),
        (),
        "rows",
    )


def _ranges(problem: Problem) -> dict[int, list[tuple[int, int]]]:
    """Return for each value the runs of numbered instructions (first, last) that define it or after which it
    is live.
    """
    result: dict[int, list[tuple[int, int]]] = {value: [] for value in range(len(problem.values))}
    first = 0
    for block, out in zip(problem.blocks, conflicts(problem).live[1]):
        live, held = out, [0] * len(block.ops)
        for at in reversed(range(len(block.ops))):
            op = block.ops[at]
            defined = mask_of(op.defs)
            held[at] = live | defined
            live = (live if op.guarded else live & ~defined) | mask_of(op.uses)
        for at, mask in enumerate(held, first):
            for value in members(mask):
                if result[value] and result[value][-1][1] == at - 1:
                    result[value][-1] = (result[value][-1][0], at)
                else:
                    result[value].append((at, at))
        first += len(block.ops)
    return result
