"""`generate`: IR module → PTX text, stage by stage."""

from __future__ import annotations

from ..ir.core import Block, Function, Module
from ..passes.manager import Analyses
from ..ptx.printer import print_module
from ..support.graphs import dominator_tree, loop_nest
from . import allocate, control, cse, data, emit, peephole, phis
from .machine import MachineBlock, MachineFunction, symbol_name
from .options import CodegenOptions
from .select import Selector


def generate(module: Module, options: CodegenOptions | None = None) -> str:
    """PTX for every definition of `module`, which must be verified IR and is not changed.

    Raises CompileError for IR that has no PTX (the message names it), UsageError when
    `-maxrregcount` is too small for an instruction.
    """
    options = options or CodegenOptions()
    analyses = Analyses()
    lines = emit.LineTable(options)
    variables = [data.variable(glob) for glob in _by_dependence(module)]
    machines = [compile_function(fn, number, options, analyses) for number, fn in enumerate(module.definitions)]
    functions = [emit.declaration(fn, fn.is_declaration) for fn in _declared(module)]
    functions += [emit.function(mf, options, lines) for mf in machines]
    return print_module(emit.module(options, variables, functions, lines))


def compile_function(fn: Function, number: int, options: CodegenOptions, analyses: Analyses) -> MachineFunction:
    """One function up to and including register allocation."""
    mf = MachineFunction(symbol_name(fn.name), number, fn)

    def done(stage: str) -> None:
        if options.stage_hook is not None:
            options.stage_hook(stage, fn.name, mf)

    select(mf, options, analyses)
    done("select")
    if options.opt_level:
        cse.clean(mf)
        done("cse")
    phis.destruct(mf)
    done("phis")
    allocate.allocate(mf, options)
    done("allocate")
    peephole.run(mf, options)
    done("peephole")
    return mf


def select(mf: MachineFunction, options: CodegenOptions, analyses: Analyses) -> None:
    """Fill `mf.blocks` from the IR."""
    order = control.layout(mf.fn)
    graph: dict[Block, list[Block]] = {block: block.successors for block in order}
    loops = loop_nest(graph, dominator_tree(graph, mf.fn.entry))
    blocks = {block: MachineBlock(block.name or f"b{i}", block, depth=loops.depth(block)) for i, block in enumerate(order)}
    mf.blocks = list(blocks.values())
    Selector(mf, options, order, blocks, loops, analyses.get("divergence", mf.fn)).run()
    phis.remove_unreachable(mf)


def _declared(module: Module) -> list[Function]:
    """Functions that need a declaration: external ones that are used, and definitions that are
    referred to before they stand in the text."""
    found = [fn for fn in module.functions.values() if fn.is_declaration and fn.users and not fn.name.startswith("llvm.")]
    position = {fn: i for i, fn in enumerate(module.definitions)}
    for fn in module.definitions:
        if not fn.is_kernel and any(position.get(user.fn, -1) <= position[fn] for user in fn.users if user.parent is not None):
            found.append(fn)
    return found


def _by_dependence(module: Module) -> list:
    """Variables with those that an initialiser names before the one it belongs to."""
    from ..ir.core import AddressOf, Aggregate, Global

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
            work = [glob.initializer] if glob.initializer is not None else []
            while work:
                value = work.pop()
                if isinstance(value, Aggregate):
                    work += value.elements
                base = value.base if isinstance(value, AddressOf) else value
                if isinstance(base, Global) and base not in order and base is not glob and (base, True) not in path:
                    path.append((base, False))
    return list(order)
