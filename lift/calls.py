"""Calls of functions, by name and through pointers (PTX ISA 9.7.12.4).

An argument that is an array of bytes is passed as LLVM's `byval` pointer; a scalar has its own type. Several
results, which PTX returns in registers, are the fields of a structure.
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Function, Value
from ..ptx.form import Variant
from ..ptx.model import LabelOperand, Operand, OperandList, Register, SymbolAddress, Variable
from .context import FunctionContext, function_type
from .registry import rule
from .value_types import passed_type, variable_type

_NOTHING = OperandList(())


@rule("call", "{.uni}", effects=True)
def call(
    t: FunctionContext,
    v: Variant,
    f: Operand,
    ret: OperandList = _NOTHING,
    args: OperandList = _NOTHING,
    proto: LabelOperand | None = None,
) -> None:
    label = proto.name if proto is not None else ""
    # A list of targets, which all have one signature, takes the place of a prototype.
    prototype = t.prototypes.get(label) or next(
        (t.module.signatures[name] for name in t.lists[label].targets) if label in t.lists else iter(()), None
    )
    callee = t.symbol(f) if isinstance(f, SymbolAddress) else None
    if isinstance(callee, Function):
        target = t.module.signatures[f.name]  # type: ignore[union-attr]
        params, returns, ftype = target.params, target.returns, callee.ftype
    elif prototype is not None:
        params, returns = prototype.params, prototype.returns
        ftype = function_type(params, returns)
    else:
        raise t.unsupported("an indirect call without a prototype")
    values = [_argument(t, operand, param) for operand, param in zip(args.elements, params, strict=True)]
    if isinstance(callee, Function):
        result = t.b.call(callee, values)
    else:
        pointer = t.b.cast("inttoptr", t.read(f, "u64"), ty.pointer())
        byval = {
            n: (variable_type(param), param.align or ty.align_of(variable_type(param)))
            for n, param in enumerate(params)
            if param.shape
        }
        result = t.b.call_pointer(ftype, pointer, values, byval=byval)
    for n, (operand, variable) in enumerate(zip(ret.elements, returns)):
        value = t.b.extract_value(result, n) if len(returns) > 1 else result
        if isinstance(operand, Register):
            t.write(operand, value, variable.type)
        elif isinstance(operand, SymbolAddress):
            t.b.store(value, t.symbol(operand), align=t.alignment(operand))


def _argument(t: FunctionContext, operand: Operand, param: Variable) -> Value:
    if not isinstance(operand, SymbolAddress):
        return t.read(operand, param.type)
    memory = t.symbol(operand)
    if param.shape:
        return memory
    if (operand.name, operand.scope) not in t.memory:
        return t.symbol_value(operand, passed_type(param))
    return t.b.load(passed_type(param), memory)
