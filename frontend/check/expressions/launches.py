"""Launches from device code: `kernel<<<grid, block, shared, stream>>>(arguments)` (CUDA C++ Programming
Guide, "CUDA Dynamic Parallelism").
"""

from __future__ import annotations

from ...syntax import tree
from ...types import builtin_types
from ...types import ctype as ct
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..node_builders import like
from ..reporting import is_error, mark_error

_LEAST, _MOST = 2, 4


@handles(tree.LaunchExpr)
def check_launch(cx: Context, node: tree.LaunchExpr) -> tree.Expr:
    """Check a launch: its call and its configuration."""
    call = node.call.copied()
    call.launches = True
    checked = cx.expr(call)
    count = len(node.configuration)
    if not _LEAST <= count <= _MOST:
        few = count < _LEAST
        return cx.report.invalid_expr(
            f"too {'few' if few else 'many'} execution configuration arguments to kernel function call,"
            f" expected at {'least' if few else 'most'} {_LEAST if few else _MOST}, have {count}",
            node,
        )
    rest = [like(tree.IntLiteral(node.location, 0), node, ct.INT) for _ in range(_MOST - count)]
    shape, stream = builtin_types.find("dim3"), builtin_types.find("cudaStream_t")
    assert shape is not None and stream is not None
    expected_types = (shape.ctype, shape.ctype, ct.SIZE_T, stream.ctype)
    node.configuration = [
        casts.convert(cx, value, t, "parameter")
        for value, t in zip([*map(cx.expr, node.configuration), *rest], expected_types)
    ]
    if is_error(checked, *node.configuration):
        return mark_error(node)
    assert isinstance(checked, tree.Call)
    if not checked.ctype.is_void:
        return cx.report.invalid_expr("kernel function type must have void return type", node)
    node.call, node.ctype = checked, ct.VOID
    return node
