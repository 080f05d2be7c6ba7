"""Rules of calls: operands match the callee (PTX ISA 9.7.12.4, rule 16 of the verifier).

An argument is a `.param` variable of the same type, size and alignment, or a register or constant whose type
fits a scalar or vector parameter. An indirect call is checked against its `.callprototype`, or against the
first function of its `.calltargets`.
"""

from __future__ import annotations

from typing import Literal

from ..model import (
    FloatImm,
    Function,
    Instruction,
    IntImm,
    LabelOperand,
    Operand,
    OperandList,
    Prototype,
    Register,
    Sink,
    SymbolAddress,
    Variable,
)
from ..ptxtypes import TYPES, VECTOR_SIZES, fits
from .reports import VerifierReports
from .variable_rules import alignment_of


def check_call(verifier: VerifierReports, instr: Instruction) -> None:
    """Report the first mismatch between `instr` and its callee."""
    assert instr.variant is not None
    slots = {
        rule.kind: index for index, rule in enumerate(instr.variant.operands) if index < len(instr.operands)
    }
    callee_index = slots["function"]
    callee = _callee(verifier, instr, callee_index, slots.get("prototype"))
    if callee is None:
        return
    name = str(instr.operands[callee_index])
    kind: Literal["returns", "args"]
    for kind, declared, role in (("returns", callee.returns, "result"), ("args", callee.params, "argument")):
        index = slots.get(kind)
        operand_list = instr.operands[index] if index is not None else None
        arguments = operand_list.elements if isinstance(operand_list, OperandList) else ()
        position = index if index is not None else callee_index
        if declared and declared[-1].shape == (None,) and len(arguments) >= len(declared) - 1:
            declared = declared[:-1]  # a trailing `.param .b8 rest[]` accepts any number of arguments
            arguments = arguments[: len(declared)]
        if len(arguments) != len(declared):
            verifier.report_operand(
                16,
                f"'{name}' has {len(declared)} {role}{'s' * (len(declared) != 1)}, the call gives "
                f"{len(arguments)}",
                instr,
                position,
                about=callee if isinstance(callee, Function) else None,
            )
            return
        for operand, param in zip(arguments, declared):
            problem = _mismatch(verifier, operand, param, kind == "returns")
            if problem:
                verifier.report_operand(
                    16,
                    f"{role} '{operand}' does not match '{param.name}' of '{name}': {problem}",
                    instr,
                    position,
                    about=param,
                )
                return


def _callee(
    verifier: VerifierReports, instr: Instruction, index: int, proto: int | None
) -> Function | Prototype | None:
    operand = instr.operands[index]
    if isinstance(operand, SymbolAddress):
        fn = verifier.functions.get(operand.name)
        if fn is None:
            verifier.report_operand(16, f"'{operand}' is not a function", instr, index)
        elif fn.is_entry:
            verifier.report_operand(16, f"kernel '{operand}' cannot be called", instr, index, about=fn)
            return None
        if proto is not None:
            verifier.report_operand(16, f"a direct call of '{operand}' takes no prototype", instr, proto)
            return None
        return fn
    if not isinstance(operand, Register) or TYPES[operand.type].bits != verifier.module.address_size:
        verifier.report_operand(16, f"'{operand}' cannot hold the address of a function", instr, index)
        return None
    label = instr.operands[proto] if proto is not None else None
    if not isinstance(label, LabelOperand):
        verifier.report_operand(
            16, "an indirect call needs a '.callprototype' or '.calltargets' label", instr, index
        )
        return None
    if label.name in verifier.prototypes:
        return verifier.prototypes[label.name]
    targets = verifier.lists.get(label.name)
    if targets is None:
        verifier.report_operand(14, f"use of undeclared label '{label}'", instr, proto or 0)
        return None
    return verifier.functions.get(targets.targets[0])


def _size(variable: Variable) -> int:
    size = TYPES[variable.type].bytes * VECTOR_SIZES.get(variable.vector, 1)
    for dimension in variable.shape:
        size *= dimension or 0
    return size


def _mismatch(verifier: VerifierReports, operand: Operand, param: Variable, result: bool) -> str:
    """Return why `operand` cannot be passed for `param`, or take a result of its type; '' if it can."""
    if isinstance(operand, Sink):
        return "" if result else "it cannot be passed"
    if isinstance(operand, SymbolAddress):
        variable = verifier.variable(operand)
        return (
            "it is not a '.param' variable"
            if variable is None or variable.space != "param"
            else _variable_mismatch(variable, param)
        )
    if param.shape:
        return "an array must be passed in a '.param' variable"
    if isinstance(operand, Register):
        return _type_mismatch(operand.type, operand.vector, param)
    is_float = TYPES[param.type].kind == "float"
    if isinstance(operand, FloatImm):
        return "" if is_float or TYPES[param.type].kind == "bits" else "it is a floating-point constant"
    if isinstance(operand, IntImm):
        return "it is an integer constant" if is_float else ""
    return "it cannot be passed"


def _type_mismatch(type_: str, vector: str, param: Variable) -> str:
    """Return why a register or variable of this type does not match `param`; '' if it does.

    Vectors agree by the size of their elements.
    """
    agree = TYPES[type_].bits == TYPES[param.type].bits if vector else fits(param.type, type_)
    if vector == param.vector and agree:
        return ""
    return (
        f"it has type '.{vector + ' .' if vector else ''}{type_}', not"
        f" '.{param.vector + ' .' if param.vector else ''}{param.type}'"
    )


def _variable_mismatch(variable: Variable, param: Variable) -> str:
    """Return why a `.param` variable does not match `param`; '' if it does."""
    if _size(variable) != _size(param):
        return f"it has {_size(variable)} bytes, not {_size(param)}"
    if bool(variable.shape) != bool(param.shape):
        return "one is an array and the other is none"
    if not param.shape:
        problem = _type_mismatch(variable.type, variable.vector, param)
    else:
        kinds = {TYPES[variable.type].kind, TYPES[param.type].kind}
        problem = (
            ""
            if len(kinds) == 1 or "bits" in kinds
            else f"it has type '.{variable.type}', not '.{param.type}'"
        )
    if not problem and param.space == "param" and alignment_of(variable) != alignment_of(param):
        problem = f"its alignment is {alignment_of(variable)}, not {alignment_of(param)}"
    return problem
