"""`assemble`: IR module → PTX module, stage by stage; `generate`: the text alone."""

from __future__ import annotations

from collections.abc import Iterator

from ..ir.core import AddressOf, Aggregate, Block, Function, Global, Module, Value
from ..ir.verifier import require_valid
from ..passes.manager import Analyses
from ..passes.transform import lower_addresses
from ..passes.transform.lower_addresses import is_lowered
from ..ptx import model as ptx_model
from ..ptx.printer import print_located
from ..ptx.rules import verifier
from ..support.diagnostics import InternalError
from ..support.graphs import dominator_tree, loop_nest
from . import allocate, control, data, emit, halves, inline_asm, limits, peephole, phis
from .abi import FunctionAbi
from .address import Pointers
from .machine import AsmText, MachineBlock, MachineFunction, symbol_name
from .options import CodegenOptions
from .renames import RENAMES
from .select import SELECT
from .selector import Rules, Selector

RULES = Rules(SELECT, RENAMES, FunctionAbi, Pointers)


def generate(module: Module, options: CodegenOptions | None = None) -> str:
    """Verify `module` and return PTX text for its definitions; see `assemble`."""
    require_valid(module, "code generation")
    return assemble(module, options).text


def assemble(
    module: Module,
    options: CodegenOptions | None = None,
    analyses: Analyses | None = None,
    filename: str = "<ptx>",
) -> ptx_model.Module:
    """Return verified PTX for every definition of `module`, in which at most addresses are lowered.

    Requires verified IR (`ir.verifier.require_valid`). The result equals
    `parser.parse(result.text, filename)` in everything but `Instruction.source`, which is set with and
    without `-lineinfo`.
    `analyses` may include plug-ins'. Raises CompileError for IR that has no PTX (the message names it),
    UsageError when `-maxrregcount` is too small for an instruction, InternalError for PTX that breaks its
    rules.
    """
    options = limits.fit_options(module, options or CodegenOptions())
    analyses = analyses or Analyses()
    lines = emit.LineTable(options)
    variables = [data.variable(glob) for glob in _by_dependence(module)]
    machines = [
        compile_function(fn, number, options, analyses) for number, fn in enumerate(module.definitions)
    ]
    declarations = [emit.declaration(fn, fn.is_declaration) for fn in _declared(module)]
    functions = [emit.function(mf, options, lines) for mf in machines]
    result = emit.module(options, declarations, variables, functions, lines)
    text = print_located(result, filename)
    if any(isinstance(i, AsmText) for mf in machines for i in mf.instructions()):
        result = inline_asm.reparse(result, text, filename)
    else:
        emit.remove_comments(result)
        result.filename, result.text = filename, text
    check(result)
    return result


def check(module: ptx_model.Module) -> None:
    """Raise InternalError for PTX that breaks its rules."""
    wrong = next((d for d in verifier.verify(module) if d.severity == "error"), None)
    if wrong is not None:
        raise InternalError(f"broken PTX: {wrong.message}", "code generation")


def compile_function(
    fn: Function, number: int, options: CodegenOptions, analyses: Analyses
) -> MachineFunction:
    """One function up to and including register allocation."""
    if not all(is_lowered(instr) for instr in fn.instrs() if instr.op == "getelementptr"):
        lower_addresses.run(fn, analyses)
    mf = MachineFunction(symbol_name(fn.name), number, fn)

    def finish_stage(stage: str) -> None:
        if options.stage_hook is not None:
            options.stage_hook(stage, fn.name, mf)

    select(mf, options, analyses)
    finish_stage("select")
    if options.opt_level:
        halves.fuse(mf)
        finish_stage("halves")
    phis.destruct(mf)
    finish_stage("phis")
    allocate.allocate(mf, options)
    finish_stage("allocate")
    peephole.run(mf, options)
    finish_stage("peephole")
    return mf


def select(mf: MachineFunction, options: CodegenOptions, analyses: Analyses) -> None:
    """Fill `mf.blocks` from the IR."""
    order = control.layout(mf.fn)
    graph: dict[Block, list[Block]] = {block: block.successors for block in order}
    loops = loop_nest(graph, dominator_tree(graph, mf.fn.entry))
    blocks = {
        block: MachineBlock(block.name or f"b{i}", block, depth=loops.depth(block))
        for i, block in enumerate(order)
    }
    control.keep_rolled(order, blocks)
    mf.blocks = list(blocks.values())
    Selector(mf, options, order, blocks, loops, analyses.get("divergence", mf.fn), RULES).run()
    phis.remove_unreachable(mf)


def _declared(module: Module) -> list[Function]:
    """Functions that need a declaration: external ones that are used, and definitions that an
    initialiser or a function in front of them refers to."""
    named = {
        base
        for glob in module.globals.values()
        for base in _bases(glob.initializer)
        if isinstance(base, Function)
    }
    position = {fn: i for i, fn in enumerate(module.definitions)}

    def needed(fn: Function) -> bool:
        if fn.name.startswith("llvm."):
            return False
        users = [user.fn for user in fn.users if user.parent is not None]
        return fn in named or any(fn.is_declaration or position[user] <= position[fn] for user in users)

    return [fn for fn in module.functions.values() if needed(fn)]


def _by_dependence(module: Module) -> list[Global]:
    """Variables with those that an initialiser names before the one it belongs to."""
    order: dict[Global, None] = {}
    for root in module.globals.values():
        path: list[tuple[Global, bool]] = [(root, False)]
        while path:
            glob, expanded = path.pop()
            if glob in order:
                continue
            if expanded:
                order[glob] = None
                continue
            path.append((glob, True))
            path += [
                (base, False)
                for base in _bases(glob.initializer)
                if isinstance(base, Global) and (base, True) not in path
            ]
    return list(order)


def _bases(initializer: Value | None) -> Iterator[Global | Function]:
    """Return the variables and functions whose addresses occur in an initialiser."""
    work = [initializer] if initializer is not None else []
    while work:
        value = work.pop()
        if isinstance(value, Aggregate):
            work += value.elements
        base = value.base if isinstance(value, AddressOf) else value
        if isinstance(base, Global | Function):
            yield base
