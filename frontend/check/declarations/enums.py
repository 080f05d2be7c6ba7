"""Enumerations ([dcl.enum]): definitions and opaque declarations."""

from __future__ import annotations

from ...syntax import tree
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.symbols import EnumConstant, Scope, TypeName
from ..context import Context
from ..dispatch import handles
from ..names import tags
from ..names.lookup import find_type
from ..reporting import ERROR, previous_definition
from .resolve import add_qualifiers, constant


@handles(tree.EnumType)
def enum_type(cx: Context, node: tree.EnumType) -> CType:
    """Resolve an enum specifier."""
    if node.name is not None and node.name.is_qualified:
        with cx.defer_access_checks():
            type_ = find_type(cx, node.name).symbol
        if not isinstance(type_, TypeName) or not isinstance(type_.ctype, ct.Enum):
            return cx.report.invalid_type(f"no enumeration named '{node.name}'", node)
        members = type_.ctype.decl.members
        assert isinstance(members, Scope) and members.parent is not None
        with cx.enter_scope(members.parent, type_.ctype.decl.scope):
            return _define(cx, node, type_)
    return _define(cx, node, cx.scopes.current.tags.get(node.name.key) if node.name is not None else None)


def _define(cx: Context, node: tree.EnumType, symbol: TypeName | None) -> CType:
    decl = _find_or_declare(cx, node, symbol)
    if decl is None:
        return ERROR
    result = ct.enum(decl)
    if node.is_opaque:
        return add_qualifiers(node, result)
    decl.location = node.location
    _enumerators(cx, node, decl, result)
    decl.complete = decl.is_defined = True
    if not decl.fixed:
        values = decl.constants.values()
        low, high = min(values, default=0), max(values, default=0)
        candidates = (ct.INT, ct.LONG) if low < 0 else (ct.UINT, ct.ULONG)
        decl.underlying = next(
            (t for t in candidates if conv.in_range(t, low) and conv.in_range(t, high)), ct.ULONG
        )
    return add_qualifiers(node, result)


def _find_or_declare(cx: Context, node: tree.EnumType, symbol: TypeName | None) -> ct.EnumDefinition | None:
    """Return the declaration to complete: an earlier opaque one, or a new one."""
    underlying: CType | None = ct.INT if node.scoped else None
    if node.underlying is not None:
        underlying = cx.resolve(node.underlying).unqualified
        if not underlying.is_integer:
            cx.report.error(
                f"non-integral type '{underlying}' is an invalid underlying type", node.underlying
            )
            return None
    name = node.name.key if node.name is not None else ""
    if symbol is not None:
        if not tags.check_declared_here(cx, symbol, node):
            return None
        old = symbol.ctype.decl if isinstance(symbol.ctype, ct.Enum) else None
        if old is None or (old.is_defined and not node.is_opaque):
            cx.report.error(f"redefinition of '{name}'", node, [previous_definition(symbol)])
            return None
        if (old.scoped, old.underlying if old.fixed else None) != (node.scoped, underlying):
            cx.report.error(
                f"enumeration '{name}' was declared with another underlying type before",
                node,
                [previous_definition(symbol)],
            )
            return None
        return old
    if name and not tags.check_tag_available(cx, cx.scopes.current, name, node):
        return None
    decl = ct.EnumDefinition(name, node.location, cx.scopes.path)
    decl.members = Scope(cx.scopes.current)
    if underlying is not None:
        decl.scoped, decl.fixed, decl.underlying = node.scoped, True, underlying  # type: ignore[assignment]
        decl.complete = node.is_opaque
    elif node.is_opaque:
        cx.report.error(f"ISO C++ forbids forward references to 'enum' types ('{name}')", node)
        return None
    if name:
        cx.scopes.current.declare_tag(name, TypeName(name, ct.enum(decl), node.location))
    return decl


def _enumerators(cx: Context, node: tree.EnumType, decl: ct.EnumDefinition, result: CType) -> None:
    value, qualified_scope = -1, cx.scopes.current
    new: list[EnumConstant] = []
    inside = decl.members
    assert isinstance(inside, Scope)
    for item in node.enumerators:
        value += 1
        if item.value is not None:
            with cx.scopes.enter(inside):
                constant_value = constant(
                    cx,
                    item.value,
                    "expression is not an integral constant expression",
                    decl.underlying if decl.fixed else None,
                )
            value = constant_value if constant_value is not None else value
        if decl.fixed and not conv.in_range(decl.underlying, value):  # type: ignore[arg-type]
            cx.report.error(
                f"enumerator value {value} is not representable in the underlying type '{decl.underlying}'",
                item,
            )
        clash = (inside if decl.scoped else qualified_scope).names.get(item.name)
        if clash is not None:
            cx.report.error(f"redefinition of enumerator '{item.name}'", item, [previous_definition(clash)])
            continue
        decl.constants[item.name] = value
        # [dcl.enum] p5: before the closing brace, enumerators have the fixed underlying type, if there is
        # one.
        new.append(EnumConstant(item.name, (decl.fixed and decl.underlying) or result, value, item.location))
        inside.names[item.name] = new[-1]
        if not decl.scoped:
            qualified_scope.declare(item.name, new[-1])
    for symbol in new:
        symbol.ctype = result
