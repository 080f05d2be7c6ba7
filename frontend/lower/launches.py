"""Lowering of launches from device code, as in nvcc: a parameter buffer is requested, filled, and passed to
the launch (CUDA C++ Programming Guide, "CUDA Dynamic Parallelism", "PTX-level APIs").
"""

from __future__ import annotations

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import builtin_types
from ..types import ctype as ct
from ..types.symbols import FunctionSymbol
from . import copying
from .exprs import argument
from .function import FunctionLowering, value_of

_BUFFER, _LAUNCH = "__cudaCDP2GetParameterBufferV2", "__cudaCDP2LaunchDeviceV2"


@value_of(tree.LaunchExpr)
def launch(fl: FunctionLowering, node: tree.LaunchExpr) -> None:
    """Lower a launch from device code."""
    callee, decl = node.call.callee, getattr(node.call.callee, "decl", None)
    kernel = fl.generic(fl.unit.function_of(decl)) if isinstance(decl, FunctionSymbol) else fl.value(callee)
    params = decl.abi.params if isinstance(decl, FunctionSymbol) else callee.ctype.pointee.params
    grid, block, shared, stream = (argument(fl, part) for part in node.configuration)
    args = [argument(fl, arg) for arg in node.call.args]
    fl.at(node.location)
    shared = fl.b.cast("trunc", shared, ty.I32)
    buffer = fl.b.call(_parameter_buffer(fl), (kernel, grid, block, shared))
    launch_block, end = fl.block("launch"), fl.block("launched")
    fl.b.cond_br(fl.b.icmp("ne", buffer, ir.null()), launch_block, end)
    fl.enter(launch_block)
    offset = 0
    for value, t in zip(args, params):
        offset = -(-offset // t.align) * t.align
        address = fl.b.gep(ty.I8, buffer, (ir.const_int(ty.I64, offset),)) if offset else buffer
        if t.in_memory:
            copying.copy(fl, address, value, t)
        else:
            fl.b.store(value, address, align=t.align)
        offset += t.size
    fl.b.call(fl.unit.external(_LAUNCH, ty.function(ty.I32, (ty.pointer(), ty.pointer()))), (buffer, stream))
    fl.jump_and_enter(end)


def _parameter_buffer(fl: FunctionLowering) -> ir.Function:
    """Return the function that allocates the parameter buffer; grid and block are passed as structures."""
    shape = builtin_types.find("dim3")
    assert shape is not None and isinstance(shape.ctype, ct.Record)
    result = fl.unit.external(
        _BUFFER, ty.function(ty.pointer(), (ty.pointer(), ty.pointer(), ty.pointer(), ty.I32))
    )
    for arg in result.args[1:3]:
        arg.attrs.update(byval=fl.layouts.memory(shape.ctype), align=shape.ctype.align)
    return result
