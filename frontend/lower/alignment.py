"""The alignment of an lvalue's address, from its expression.

The alignment of a member follows from that of its record and its offset: `p->y` of an `__align__(16)` record
is aligned to 4 at offset 4, and to 16 if it comes first. So neighbouring members can be accessed together. A
member of a packed record may have any alignment.
"""

from __future__ import annotations

from ..syntax import tree
from ..types import ctype as ct
from ..types.symbols import VariableSymbol


def at_offset(align: int, offset: int) -> int:
    """Return the alignment at `offset` bytes after an address aligned to `align`."""
    return min(align, offset & -offset) if offset else align


def alignment_of(node: tree.Expr) -> int:
    """Return the alignment in bytes of the object that lvalue `node` denotes (or was read from), as far as
    the expression shows.
    """
    t = ct.referred(node.ctype)
    if (
        isinstance(node, tree.Identifier)
        and isinstance(node.decl, VariableSymbol)
        and not node.decl.ctype.is_reference
    ):
        return max(node.decl.align, t.align)
    if (
        isinstance(node, tree.ImplicitCast)
        and node.kind in ("NoOp", "LValueToRValue")
        and node.operand.lvalue
    ):
        return alignment_of(node.operand)
    if isinstance(node, tree.Member) and not isinstance(node.field, str):
        return _member_alignment(node)
    if (
        isinstance(node, tree.Index)
        and isinstance(node.base, tree.ImplicitCast)
        and node.base.kind == "ArrayToPointerDecay"
    ):
        index = node.index.operand if isinstance(node.index, tree.ImplicitCast) else node.index
        return at_offset(
            alignment_of(node.base.operand),
            (index.value if isinstance(index, tree.IntLiteral) else 1) * t.size,
        )
    if isinstance(node, tree.Conditional) and node.lvalue:
        return min(alignment_of(node.then), alignment_of(node.otherwise))
    return t.align


def _member_alignment(node: tree.Member) -> int:
    record = node.base.ctype.pointee if node.arrow else node.base.ctype
    align = alignment_of(node.base) if node.base.lvalue and not node.arrow else record.align
    for field in node.field:
        align = at_offset(align, field.offset)
        if isinstance(field.ctype, ct.Reference):
            align = field.ctype.referred.align
    return align
