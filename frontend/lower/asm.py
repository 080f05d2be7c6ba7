"""Lowering of inline assembly to a call of an `asm` value, as in LLVM: outputs first, `+` operands again as
tied inputs.
"""

from __future__ import annotations

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import constants as const
from .casts import resize
from .function import FunctionLowering, runs

_TYPES = {"h": ty.I16, "r": ty.I32, "l": ty.I64, "f": ty.FLOAT, "d": ty.DOUBLE}


@runs(tree.Asm)
def inline_assembly(fl: FunctionLowering, node: tree.Asm) -> None:
    """Lower an inline assembly statement."""
    outputs = [(fl.address(o.value), o) for o in node.outputs]
    letters = [o.constraint.decode().lstrip("=+&") for o in node.outputs]
    types = [_TYPES[letter] for letter in letters]
    args: list[ir.Value] = []
    inputs: list[str] = []
    for operand in node.inputs:
        letter = operand.constraint.decode()
        if letter == "n":
            args.append(ir.const_int(ty.I64, const.integer(operand.value) or 0))
        else:
            args.append(
                _register(fl, fl.to_memory(fl.value(operand.value), operand.value.ctype), _TYPES[letter])
            )
        inputs.append(letter)
    for number, ((address, operand), type) in enumerate(zip(outputs, types)):
        if operand.constraint.startswith(b"+"):
            value = fl.to_memory(fl.load(address, operand.value.ctype), operand.value.ctype)
            args.append(_register(fl, value, type))
            inputs.append(str(number))
    fl.at(node.location)
    early = "&" if any(letter.isdigit() for letter in inputs) else ""
    constraints = (
        [f"={early}{letter}" for letter in letters]
        + inputs
        + (["~{memory}"] if b"memory" in node.clobbers else [])
    )
    text = tree.ASM_REFERENCE.sub(
        lambda m: b"%" if m[1] == b"%" else b"$" + m[1], node.template.replace(b"$", b"$$")
    ).decode("utf-8", "surrogateescape")
    result = ty.VOID if not types else types[0] if len(types) == 1 else ty.struct(tuple(types))
    ftype = ty.function(result, tuple(a.type for a in args))
    call = fl.b.call_pointer(
        ftype, ir.inline_asm(text, ",".join(constraints), node.volatile or not types), args
    )
    call.attrs["pieces"] = node.pieces
    for number, (address, operand) in enumerate(outputs):
        value = call if len(types) == 1 else fl.b.extract_value(call, number)
        t = operand.value.ctype
        memory = fl.layouts.memory(t)
        if isinstance(memory, ty.PointerType):
            value = fl.b.cast("inttoptr", value, memory)
        fl.store(value, address, t)


def _register(fl: FunctionLowering, value: ir.Value, type: ty.Type) -> ir.Value:
    if isinstance(value.type, ty.PointerType):
        return fl.b.cast("ptrtoint", value, type)
    return resize(fl, value, False, type) if isinstance(type, ty.IntType) else value
