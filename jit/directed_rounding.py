"""Operations on doubles with directed rounding, by the machine's own instructions.

The definitions in `numerics` compute these with sums and products of several doubles, and mark the lanes
where that is not exact. For the marked lanes a function sets the processor's rounding mode, executes the
operation, and resets the mode. LLVM's constrained intrinsics keep the operation in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import Function, Value, const_int
from ..ir.irtypes import I32, VOID
from ..support.floats import Rounding
from .code_builder import CodeBuilder, MetadataString, Routine, function, mangle
from .values import DIRTY, DISPATCH, Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed

_MODES: dict[Rounding, int] = {"rz": 0, "rn": 1, "rp": 2, "rm": 3}
"""LLVM's numbers of the rounding modes (`llvm.set.rounding`)."""
_OPERATIONS = {"add": "fadd", "mul": "fmul", "div": "fdiv", "sqrt": "sqrt", "fma": "fma"}
"""LLVM's names of the operations of `support.floats`."""
_F64 = np.dtype(np.float64)


def emit_rounded(text: CodeBuilder, name: str, mode: Rounding, operands: Sequence[Any]) -> Any:
    """Return an operation of `support.floats` on doubles, rounded by `mode`. NaNs are canonical.

    Raises Untraceable for an operation without an instruction.
    """
    vector = not is_uniform(*operands)
    arguments = [operand(text, typed(value, _F64), vector) for value in operands]
    result = text.invoke(_function(text, name, mode, arguments[0].type, len(arguments)), arguments)
    return canonical(symbolic(text, result, _F64, not vector, DIRTY))


def _function(text: CodeBuilder, name: str, mode: Rounding, type: ty.Type, count: int) -> Function:
    """Return the function of an operation on `count` scalars or vectors of a type, in one mode."""
    if name not in _OPERATIONS or mode not in _MODES:
        raise Untraceable(f"'{name}' of doubles, rounded by '{mode}'")
    symbol = f"rounded.{name}.{mode}.{mangle(type)}"
    if symbol in text.needs:
        return text.needs[symbol].fn
    fn = function(symbol, type, [(f"a{i}", type) for i in range(count)])
    own = CodeBuilder(1, "v")
    own.enter(own.block_named("entry"))
    own.intrinsic("llvm.set.rounding", VOID, [const_int(I32, _MODES[mode])], strict=True)
    intrinsic = f"llvm.experimental.constrained.{_OPERATIONS[name]}.{mangle(type)}"
    behavior: list[Value] = [MetadataString("round.dynamic"), MetadataString("fpexcept.strict")]
    result = own.intrinsic(intrinsic, type, [*fn.args, *behavior], strict=True)
    own.intrinsic("llvm.set.rounding", VOID, [const_int(I32, _MODES["rn"])], strict=True)
    own.ret(result)
    text.needs.update(own.needs)
    text.needs[symbol] = Routine(fn, own.items, "noinline strictfp")
    return fn


def replace_inexact_lanes(
    r: Symbolic, marked: Any, name: str, mode: Rounding, operands: Sequence[Any]
) -> Any:
    """Return `r` with the exactly rounded result of an operation in the marked lanes, if there are any."""
    text = r.text
    vector = not is_uniform(r, marked, *operands)
    inexact, done, before = text.new_block(), text.new_block(), text.block
    unchanged = operand(text, r, vector)
    mark = operand(text, marked, vector)
    is_any_marked = text.overloaded("vector.reduce.or", [mark], ty.I1) if vector else mark
    text.branch(is_any_marked, inexact, done, name == "fma")
    text.enter(inexact)
    exact = emit_rounded(text, name, mode, operands)
    chosen = text.select(mark, operand(text, exact, vector), operand(text, canonical(r), vector))
    last = text.block
    text.br(done)
    text.enter(done)
    result = text.phi(unchanged.type, [(unchanged, before), (chosen, last)])
    return symbolic(text, result, r.dtype, not vector, r.nan)


DISPATCH["replace_inexact_lanes"] = replace_inexact_lanes
