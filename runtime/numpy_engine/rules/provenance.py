"""Provenance of addresses: the variable of an access's address, as far as the text of functions shows it.

A forward dataflow problem over registers, parameters of calls, and local variables that are only named in
accesses, as unoptimised code has: an address retains its variable through
moves, casts between spaces, sums with numbers, and calls all of which pass one of the same variable of the
module. Where paths merge with different variables, and after loads from other memory, it is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ....ptx.analysis.flow import BasicBlock, control_flow, defs
from ....ptx.model import (
    Address,
    Function,
    Instruction,
    IntImm,
    Operand,
    OperandList,
    Register,
    SymbolAddress,
    Variable,
    Vector,
)
from ....ptx.ptxtypes import size_of

Name = tuple[str, int]
"""A variable: its name and the number of its scope."""
_DIFFERENCE: Name = ("", -1)
"""A difference of addresses, whose sum with an address may have another variable."""
Slot = tuple[str, int, int]
"""A location in a parameter or local variable: its name, scope, and the offset in it."""
State = dict[Register | Slot, Name | None]
PassedVariables = list[Name | None]

_WIDEST = 16
"""An upper bound of the bytes that one access stores."""
_COPIES = frozenset({"mov", "cvta", "cvt"})
_NARROWEST = 4
"""The fewest bytes of an address of any space."""
_SUMS = frozenset({"add", "sub", "mad", "and", "or"})


class Provenance:
    """The provenance of one function's addresses.

    `addresses` are, by the identity of each instruction that accesses memory, its addresses and their
    variables; `calls` are the variables that calls pass, by the callee's name. `parameters` are those of
    pointer parameters.
    """

    def __init__(self, fn: Function, parameters: Mapping[str, Name] | None = None) -> None:
        self.addresses: dict[int, list[tuple[Address, Name]]] = {}
        self.calls: list[tuple[str, PassedVariables]] = []
        self._slots = _access_only_variables(fn)
        self._own_variables = {
            statement.name for statement in fn.statements() if isinstance(statement, Variable)
        }
        flow = control_flow(fn)
        start: State = {}
        for name, variable in (parameters or {}).items():
            start[name, 0, 0] = start[Register(name, next(p.type for p in fn.params if p.name == name))] = (
                variable
            )
        entry: dict[int, State] = {0: start}
        work = [flow.blocks[0]] if flow.blocks else []
        while work:
            block = work.pop(0)
            state = self._transfer(block, dict(entry[block.index]), False)
            for successor in block.successors:
                before = entry.get(successor.index)
                merged = state.copy() if before is None else _join(before, state)
                if before is None or merged != before:
                    entry[successor.index] = merged
                    work.append(successor)
        for block in flow.blocks:
            if block.index in entry:
                self._transfer(block, dict(entry[block.index]), True)

    def _transfer(self, block: BasicBlock, state: State, records: bool) -> State:
        for instr in block.instructions:
            if records:
                self._record(instr, state)
            slot = self._slot(instr)
            if instr.opcode == "st":
                if slot is not None:
                    new = _variable_of(instr.operands[1], state)
                    for location in [
                        key
                        for key in state
                        if isinstance(key, tuple)
                        and key[:2] == slot[:2]
                        and 0 < abs(key[2] - slot[2]) < _WIDEST
                    ]:
                        state[location] = None
                    state[slot] = new if instr.guard is None or state.get(slot) == new else None
                continue
            result = (
                (state.get(slot) if slot is not None else None)
                if instr.opcode == "ld"
                else _result_variable(instr, state)
            )
            for register in defs(instr):
                old = state.get(register)
                state[register] = result if instr.guard is None or old == result else None
        return state

    def _slot(self, instr: Instruction) -> Slot | None:
        """Return the location that an instruction loads from or stores to, if it is a slot of the state, else
        None.
        """
        address = next((operand for operand in instr.operands if isinstance(operand, Address)), None)
        if instr.opcode not in ("ld", "st") or address is None or not isinstance(address.base, SymbolAddress):
            return None
        base = address.base
        if any(isinstance(operand, Vector) for operand in instr.operands) and instr.opcode == "ld":
            return None
        return (
            (base.name, base.scope, base.offset + address.offset)
            if (base.name, base.scope) in self._slots or "param" in instr.modifiers
            else None
        )

    def _record(self, instr: Instruction, state: State) -> None:
        for operand in instr.operands:
            if isinstance(operand, Address) and operand.base is not None:
                variable = _variable_of(operand.base, state)
                if variable is not None and variable != _DIFFERENCE:
                    self.addresses.setdefault(id(instr), []).append((operand, variable))
        callee = next((operand for operand in instr.operands if isinstance(operand, SymbolAddress)), None)
        if instr.opcode == "call" and callee is not None:
            groups = [
                operand
                for operand in instr.operands[instr.operands.index(callee) + 1 :]
                if isinstance(operand, OperandList)
            ]
            self.calls.append(
                (
                    callee.name,
                    [
                        self._passed_variable(argument, state)
                        for group in groups[:1]
                        for argument in group.elements
                    ],
                )
            )

    def _passed_variable(self, argument: Operand, state: State) -> Name | None:
        """Return the variable of the module that an argument points to, or None."""
        result = (
            state.get((argument.name, argument.scope, 0))
            if isinstance(argument, SymbolAddress)
            else _variable_of(argument, state)
        )
        return (
            result
            if result is not None
            and result != _DIFFERENCE
            and not result[1]
            and result[0] not in self._own_variables
            else None
        )


def parameter_variables(
    functions: Mapping[str, Function], variables: Iterable[Variable] = ()
) -> dict[str, dict[str, Name]]:
    """Return by function and parameter the variable of the module that all calls in these functions pass.

    `variables` may hold addresses of functions.
    """
    calling = {
        name for name, fn in functions.items() if any(instr.opcode == "call" for instr in fn.instructions())
    }
    if not calling:
        return {}
    address_taken = {
        operand.name
        for fn in functions.values()
        for instr in fn.instructions()
        if instr.opcode != "call"
        for operand in instr.operands
        if isinstance(operand, SymbolAddress)
    }
    address_taken.update(
        name for variable in variables for name in _initializer_symbols(variable.initializer)
    )
    passed: dict[str, PassedVariables] = {}
    work = [name for name, fn in functions.items() if fn.is_entry and name in calling]
    while work:
        name = work.pop(0)
        for callee, arguments in Provenance(functions[name], _variables_of(functions[name], passed)).calls:
            fn = functions.get(callee)
            if fn is None or fn.body is None:
                continue
            result: PassedVariables = (
                [None] * len(fn.params)
                if callee in address_taken or len(arguments) != len(fn.params)
                else arguments
            )
            before = passed.get(callee)
            joined = result if before is None else [a if a == b else None for a, b in zip(before, result)]
            if joined != before:
                passed[callee] = joined
                work += [callee] if callee in calling else []
    return {name: _variables_of(functions[name], passed) for name in passed}


def _initializer_symbols(initial: object) -> Iterator[str]:
    """Yield the symbols in an initialiser."""
    if isinstance(initial, SymbolAddress):
        yield initial.name
    elif isinstance(initial, tuple):
        for part in initial:
            yield from _initializer_symbols(part)


def _variables_of(fn: Function, passed: Mapping[str, PassedVariables]) -> dict[str, Name]:
    return {
        param.name: variable
        for param, variable in zip(fn.params, passed.get(fn.name, []))
        if variable is not None
    }


def _access_only_variables(fn: Function) -> set[Name]:
    """Return the local variables whose addresses only accesses use."""
    named: set[Name] = set()
    for instr in fn.instructions():
        named |= {
            (operand.name, operand.scope) for operand in instr.operands if isinstance(operand, SymbolAddress)
        }
        if instr.opcode not in ("ld", "st"):
            named |= {
                (o.base.name, o.base.scope)
                for o in instr.operands
                if isinstance(o, Address) and isinstance(o.base, SymbolAddress)
            }
    accessed = {
        (o.base.name, o.base.scope)
        for instr in fn.instructions()
        for o in instr.operands
        if isinstance(o, Address) and isinstance(o.base, SymbolAddress)
    }
    local = {
        statement.name
        for statement in fn.statements()
        if isinstance(statement, Variable) and statement.space == "local"
    }
    return {name for name in accessed - named if name[0] in local}


def _join(a: State, b: State) -> State:
    """Return what holds on both paths; a register that one has not written is as on the other."""
    result = {**b, **a}
    for key in a.keys() & b.keys():
        if a[key] != b[key]:
            result[key] = _DIFFERENCE if _DIFFERENCE in (a[key], b[key]) else None
    return result


def _variable_of(operand: Operand, state: State) -> Name | None:
    if isinstance(operand, SymbolAddress):
        return operand.name, operand.scope
    return state.get(operand) if isinstance(operand, Register) else None


def _result_variable(instr: Instruction, state: State) -> Name | None:
    """Return the variable that an instruction's result points to."""
    sources = [_variable_of(operand, state) for operand in instr.operands[1:]]
    opcode = instr.opcode
    if opcode in _COPIES and len(sources) == 1:
        return sources[0] if opcode != "cvt" or size_of(_result_type(instr)) >= _NARROWEST else None
    if opcode == "selp":
        return sources[0] if sources[0] == sources[1] else None
    if opcode not in _SUMS:
        return None
    if _DIFFERENCE in sources:
        return _DIFFERENCE
    if opcode == "sub":
        return sources[0] if sources[1] is None else _DIFFERENCE
    if opcode in ("and", "or"):
        mask = next((operand.value for operand in instr.operands[1:] if isinstance(operand, IntImm)), None)
        # A mask that clears the upper bits gives a number, not an address.
        if mask is None or (opcode == "and" and not mask >> (8 * size_of(_result_type(instr)) - 1) & 1):
            return None
    variables = [source for source in sources if source is not None]
    return variables[0] if len(variables) == 1 else _DIFFERENCE if variables else None


def _result_type(instr: Instruction) -> str:
    """Return the type of an instruction's result."""
    assert instr.variant is not None
    return instr.variant.slot("dtype") or instr.variant.type
