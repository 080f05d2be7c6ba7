"""Possible callees of indirect calls, and cycles of the call graph.

The callees of a call by address are the functions whose address the module takes, or those that the call
lists. If the call names a prototype, their parameters and results have its sizes. `call_inlining` replaces
the call by copies of all of them. At run time any other address ends the launch: with a LaunchError if it
belongs to a function, or else with a fault (`faults`).
"""

from __future__ import annotations

from ..ptx.analysis.flow import symbol_names
from ..ptx.model import Function, Instruction, LabelList, Prototype, Variable
from ..runtime.engine.executable import Executable
from ..runtime.memory import layout
from ..runtime.numpy_engine.translation.functions import Functions
from ..runtime.numpy_engine.translation.translate import BlockCode
from ..support.diagnostics import LaunchError
from ..support.graphs import components


def callees(executable: Executable, caller: Function, code: BlockCode) -> list[str]:
    """Return the names of the possible callees of the call that ends a block, in the order of the module.

    Raises LaunchError if an indirect call has none.
    """
    last = code.block.last
    assert last is not None
    if code.call is not None and code.call.callee is not None:
        return [code.call.callee]
    prototypes = {s.name: s for s in caller.statements() if isinstance(s, Prototype)}
    lists = {s.name: s.targets for s in caller.statements() if isinstance(s, LabelList)}
    named = [
        name
        for operand in last.operands
        if (name := getattr(operand, "name", None)) in prototypes or name in lists
    ]
    candidates = lists[named[0]] if named and named[0] in lists else _address_taken_functions(executable)
    sizes = _sizes(prototypes[named[0]]) if named and named[0] in prototypes else None
    result = [
        name
        for name in executable.code_addresses
        if name in candidates
        and executable.functions[name].body is not None
        and not executable.functions[name].is_entry
        and sizes in (None, _sizes(executable.functions[name]))
    ]
    if not result:
        raise LaunchError("a function is called by an address that nothing in the module takes")
    return result


def _sizes(of: Function | Prototype) -> tuple[list[int], list[int]]:
    """Return (bytes of each result, bytes of each parameter)."""
    return [layout.size_of(variable) for variable in of.returns], [
        layout.size_of(variable) for variable in of.params
    ]


def _address_taken_functions(executable: Executable) -> set[str]:
    """Return the functions whose address is taken by instructions or by initializers of variables."""
    statements = [
        statement
        for fn in executable.functions.values()
        if fn.body is not None
        for statement in fn.statements()
    ]
    variables = [
        *executable.variables.values(),
        *(statement for statement in statements if isinstance(statement, Variable)),
    ]
    result = set[str]().union(*(symbol_names(variable.initializer) for variable in variables))
    for statement in statements:
        if isinstance(statement, Instruction) and not statement.opcode.startswith("call"):
            result |= symbol_names(statement.operands)
    return result & set(executable.code_addresses)


def cycles(functions: Functions, name: str) -> tuple[dict[str, frozenset[str]], list[str]]:
    """Return (the strongly connected component of each recursive function in the kernel's call graph, by
    name; all functions that the kernel `name` may call, itself first).
    """

    executable, called = functions.executable, dict[str, list[str]]()
    work = [name]
    while work:
        caller = work.pop()
        if caller in called:
            continue
        called[caller] = []
        for code in functions[caller].codes:
            if code.block.end == "call" and (
                code.call is None or code.call.callee is None or not executable.provides(code.call.callee)
            ):
                called[caller] += callees(executable, executable.functions[caller], code)
        work += called[caller]
    groups = [
        frozenset(group)
        for group in components(called, [name])
        if len(group) > 1 or group[0] in called[group[0]]
    ]
    return {member: group for group in groups for member in group}, list(called)
