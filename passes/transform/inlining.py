"""The common part of `always-inline` and `inline`: the call graph's order and the copying itself.

A function that lets the address of a local variable escape keeps a frame of its own where locals are kept
separate for the checkers ("separate-locals"): in the caller's frame, the variable would outlive it.

Invariants: a copied instruction's location names the call through which it was inlined
(`Location.inline_at`); local variables of the callee become local variables in the caller's entry block; a
function in a cycle of the call graph is never inlined, so inlining ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import AddressOf, Aggregate, Argument, Block, Function, Instr, Module, Value, is_op, poison
from ...support import graphs
from ...support.diagnostics import Location
from ..analysis.alias import object_of
from .clone import clone_blocks, insert_blocks

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

Judge = Callable[[Instr, Function], str | None]


def inline_calls(module: Module, analyses: Analyses, judge: Judge) -> bool:
    """Inline every direct call for which `judge(call, callee)` gives a reason, callees first."""
    changed = False
    callees = {fn: _callees(fn) for fn in module.definitions}
    groups = graphs.components(callees, callees)
    recursive = {fn for group in groups for fn in group if len(group) > 1 or fn in callees[fn]}
    for group in reversed(groups):
        for fn in group:
            for block in list(fn.blocks):
                here: Block | None = block
                while here is not None:
                    here = _inline_first(here, recursive, analyses, judge)
                    changed |= here is not None
    return changed


def inline_single_calls(module: Module, analyses: Analyses, allowed: Callable[[Function], bool]) -> bool:
    """Inline the functions with a single call, callers first, and remove them.

    Each body is copied once, as it is in the source: a chain of calls costs its length, not its square.
    """
    stored = _stored(module)
    callees = {fn: _callees(fn) for fn in module.definitions}
    groups = graphs.components(callees, callees)
    recursive = {fn for group in groups for fn in group if len(group) > 1 or fn in callees[fn]}
    changed = False
    for fn in (fn for group in groups for fn in group):
        work = list(reversed(fn.blocks))
        while work:
            block = work.pop()
            for index, call in enumerate(block.instrs):  # noqa: B007 - used after the loop
                callee = call.function if call.op == "call" else None
                if callee is None or not callee.blocks or callee in recursive or callee in stored:
                    continue
                if _is_single(call, callee) and allowed(callee) and not _gives_locals_away(callee):
                    break
            else:
                continue
            assert callee is not None
            analyses.remark(
                f"'{callee.source_name}' inlined into '{fn.source_name}': called once", call.location
            )
            at = fn.index(block)
            count = len(callee.blocks)
            rest = inline_call(call, index)
            work += [rest, *reversed(fn.blocks[at + 1 : at + 1 + count])]
            _drop(module, analyses, callee)
            changed = True
    return changed


def _is_single(call: Instr, callee: Function) -> bool:
    return (
        callee.linkage == "internal"
        and not callee.is_kernel
        and list(callee.users.values()) == [1]
        and call.operands.count(callee) == 1
    )


def _gives_locals_away(fn: Function) -> bool:
    """Return whether a function whose locals are kept separate returns the address of one, or stores it
    outside of its frame.
    """
    if "separate-locals" not in fn.attrs:
        return False
    for instr in fn.instrs():
        if instr.info.form == "store":
            gone = instr.operands[0] if not _is_local(instr.operands[1]) else None
        else:
            gone = instr.operands[0] if instr.op == "ret" and instr.operands else None
        if gone is not None and gone.type.is_pointer and _is_local(gone):
            return True
    return False


def _is_local(address: Value) -> bool:
    result = object_of(address)
    return is_op(result, "alloca")


def _stored(module: Module) -> set[Value]:
    """Return the functions that initialisers of variables name, which `users` does not list."""
    result: set[Value] = set()
    work: list[Value] = [
        variable.initializer for variable in module.globals.values() if variable.initializer is not None
    ]
    while work:
        value = work.pop()
        result.add(value)
        work += (
            value.elements
            if isinstance(value, Aggregate)
            else [value.base]
            if isinstance(value, AddressOf)
            else []
        )
    return result


def _drop(module: Module, analyses: Analyses, fn: Function) -> None:
    for block in fn.blocks:
        for instr in block.instrs:
            instr.parent = None
            instr.erase()
    fn.blocks = []
    analyses.forget(fn)
    del module.functions[fn.name]


def _callees(fn: Function) -> list[Function]:
    """The defined functions that `fn` calls directly, each once."""
    result = (i.function for i in fn.instrs() if i.op == "call")
    return list(dict.fromkeys(c for c in result if c is not None and c.blocks))


def _inline_first(block: Block, recursive: set[Function], analyses: Analyses, judge: Judge) -> Block | None:
    """Inline the first call of a block that is to be; the block that holds what followed the call."""
    for index, call in enumerate(block.instrs):
        if call.op != "call":
            continue
        callee = call.function
        if (
            callee is None
            or not callee.blocks
            or callee in recursive
            or callee.is_kernel
            or _gives_locals_away(callee)
        ):
            continue
        reason = judge(call, callee)
        if reason is not None:
            analyses.remark(
                f"'{callee.source_name}' inlined into '{block.parent.source_name}': {reason}", call.location
            )
            return inline_call(call, index)
    return None


def inline_call(call: Instr, index: int) -> Block:
    """Replace `call`, instruction `index` of its block, by the callee's body; returns the block
    that holds what followed the call."""
    block, callee = call.parent, call.function
    assert block is not None and callee is not None
    fn = block.parent
    values: dict[Value, Value] = {}
    for argument, actual in zip(callee.args, call.call_args):
        values[argument] = _copied(argument, actual, call) if "byval" in argument.attrs else actual
    index = block.instrs.index(call, index)
    moved: dict[int, Location] = {}
    copies = clone_blocks(
        callee.blocks, values, fn, lambda place: place.inline_at(call.location, callee.source_name, moved)
    )

    rest = Block(f"{callee.source_name}.exit", fn)
    rest.instrs = block.instrs[index + 1 :]
    del block.instrs[index + 1 :]
    for instr in rest.instrs:
        instr.parent = rest
    for successor in rest.successors:
        for phi in successor.phis:
            for i, source in enumerate(phi.blocks):
                if source is block:
                    phi.set_block(i, rest)
    returned: list[tuple[Value, Block]] = []
    for copy in copies:
        term = copy.instrs[-1]
        if term.op == "ret":
            returned.append((term.operands[0] if term.operands else call, copy))
            location = term.location
            term.erase()
            Instr("br", ty.VOID, blocks=(rest,), location=location).append_to(copy)
    if not call.type.is_void:
        call.replace_uses(_result(call, returned, rest))
    call.erase()
    Instr("br", ty.VOID, blocks=(copies[0],), location=call.location).append_to(block)
    _hoist_variables(fn, copies)
    insert_blocks(fn, block, [*copies, rest])
    return rest


def _copied(argument: Argument, actual: Value, call: Instr) -> Value:
    """The callee's own copy of an argument that is passed by value through memory."""
    fn, type = call.fn, argument.attrs["byval"]
    align = argument.attrs.get("align") or ty.align_of(type)
    variable = Instr("alloca", ty.pointer(), attrs={"type": type, "align": align}, location=call.location)
    fn.entry.insert(0, [variable])
    access = {"align": align}
    value = Instr("load", type, (actual,), attrs=dict(access), location=call.location).insert_before(call)
    Instr("store", ty.VOID, (value, variable), attrs=dict(access), location=call.location).insert_before(call)
    return variable


def _result(call: Instr, returned: list[tuple[Value, Block]], rest: Block) -> Value:
    if not returned:
        return poison(call.type)
    if len(returned) == 1:
        return returned[0][0]
    phi = Instr(
        "phi",
        call.type,
        [v for v, _ in returned],
        blocks=[b for _, b in returned],
        location=call.location,
        name=call.name,
    )
    rest.insert(0, [phi])
    return phi


def _hoist_variables(fn: Function, copies: list[Block]) -> None:
    variables = [i for i in copies[0].instrs if i.info.form == "alloca"]
    if variables:
        moved = set(variables)
        copies[0].instrs = [i for i in copies[0].instrs if i not in moved]
        for variable in variables:
            variable.parent = None
        fn.entry.insert(0, variables)
