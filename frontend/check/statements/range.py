"""Range-based `for` is another statement written short ([stmt.ranged]).

Over an array it counts, which says the same and lets the array stay in registers; over anything else it steps
from `begin` to `end`.
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types import lookup
from ...types.symbols import Overloads, Scope, Variable
from ..context import ERROR, Context, is_error
from ..dispatch import handles
from ..initialization import lists
from ..names.adl import by_arguments
from ..node_builders import call, identifier, integer, known_type, like
from .stmts import loop_body

_LARGEST_INT = (1 << 31) - 1


def _variable(name: str, type: tree.TypeSyntax, init: tree.Expr, place: tree.Node) -> tree.VarDecl:
    specifiers = tree.Specifiers(place.location)
    specifiers.words, specifiers.align = {}, []
    node = tree.VarDecl(place.location, names.simple_name(name, place.location), type, specifiers, init)
    node.length = place.length
    return node


# -------------------------------------------------------------------------------- range-based for


@handles(tree.RangeFor)
def range_for(cx: Context, node: tree.RangeFor) -> tree.Stmt:
    place = node.range
    suffix = str(cx.body.loops + 1)
    with cx.nested("block"):
        value, t = _checked(cx, place)
        if is_error(value) or t is ERROR:
            return _declared_broken(cx, node)
        if isinstance(t, ct.Array):
            loop = _counted(node, t, suffix)
        else:
            loop = _stepped(cx, node, value, suffix)
        if loop is None:
            return _declared_broken(cx, node)
        loop.length, loop.unroll = node.length, node.unroll
        return cx.stmt(loop)


def _checked(cx: Context, place: tree.Expr) -> tuple[tree.Expr, ct.CType]:
    """The range and its type; of a list that of the array behind it, which does as well."""
    if isinstance(place, tree.InitList):
        made, element = lists.deduced(cx, place, place)
        return made, (
            ERROR if element is ERROR else ct.array_of(ct.qualified(element, ct.CONST), len(made.items))
        )
    value = cx.expr(place)
    return value, value.ctype


def _declared_broken(cx: Context, node: tree.RangeFor) -> tree.Stmt:
    """The body is checked all the same, with names that mean nothing."""
    for name in _declared(node):
        cx.scope.names[name] = Variable(name, ERROR, node.location, "local", used=True)
    return loop_body(cx, node, node.body)


def _declared(node: tree.RangeFor) -> list[str]:
    return (
        [n.name.key for n in node.decl.names]
        if isinstance(node.decl, tree.BindingDecl)
        else [node.decl.name.key]
    )


def _counted(node: tree.RangeFor, t: ct.Array, suffix: str) -> tree.For | None:
    """`for (int i = 0; i != count; ++i) { T x = range[i]; … }`; the range is evaluated once."""
    place = written = node.range
    count, index = t.count or 0, f"__index{suffix}"
    kind = ct.INT if count <= _LARGEST_INT else ct.LONG
    decls: list[tree.Decl] = []
    named = isinstance(written, tree.Identifier) and not (
        written.name.is_plain and written.name.key in _declared(node)
    )
    if not named:
        is_list = isinstance(place, tree.InitList)
        range_type = (
            known_type(t, place)
            if is_list
            else tree.ReferenceType(place.location, known_type(ct.AUTO, place), True)
        )
        decls.append(_variable(f"__range{suffix}", range_type, written, place))
        written = identifier(f"__range{suffix}", place)
    decls.append(_variable(index, known_type(kind, place), integer(0, place), place))
    condition = like(
        tree.Binary(place.location, "!=", identifier(index, place), integer(count, place)), place
    )
    step = like(tree.Unary(place.location, "++", identifier(index, place)), place)
    element = like(tree.Index(place.location, written, identifier(index, place)), place)
    return tree.For(
        node.location, tree.DeclStmt(place.location, decls), condition, step, _body(node, element)
    )


def _stepped(cx: Context, node: tree.RangeFor, value: tree.Expr, suffix: str) -> tree.For | None:
    """`for (auto b = range.begin(), e = range.end(); b != e; ++b) { T x = *b; … }`"""
    place = node.range
    t = value.ctype
    members = t.decl.members if isinstance(t, ct.Record) else None
    has = {
        end: isinstance(members, Scope) and isinstance(lookup.member(members, end).symbol, Overloads)
        for end in ("begin", "end")
    }
    whole, first, last = (f"__{what}{suffix}" for what in ("range", "begin", "end"))
    if not all(has.values()) and not _has_free(cx, value):
        cx.error_range(f"invalid range expression of type '{t}'; no viable 'begin' function available", place)
        return None

    def end(which: str) -> tree.Expr:
        if all(has.values()):
            return call(
                like(
                    tree.Member(
                        place.location, identifier(whole, place), names.simple_name(which, place.location)
                    ),
                    place,
                ),
                [],
                place,
            )
        return call(which, [identifier(whole, place)], place)

    decls: list[tree.Decl] = [
        _variable(whole, tree.ReferenceType(place.location, known_type(ct.AUTO, place), True), place, place),
        _variable(first, known_type(ct.AUTO, place), end("begin"), place),
        _variable(last, known_type(ct.AUTO, place), end("end"), place),
    ]
    condition = like(
        tree.Binary(place.location, "!=", identifier(first, place), identifier(last, place)), place
    )
    step = like(tree.Unary(place.location, "++", identifier(first, place)), place)
    element = like(tree.Unary(place.location, "*", identifier(first, place)), place)
    return tree.For(
        node.location, tree.DeclStmt(place.location, decls), condition, step, _body(node, element)
    )


def _has_free(cx: Context, value: tree.Expr) -> bool:
    return all(by_arguments(cx, end, [value]) is not None for end in ("begin", "end"))


def _body(node: tree.RangeFor, element: tree.Expr) -> tree.Stmt:
    decl = node.decl.copied()
    decl.init = element
    # The body's outermost block may not declare the name again ([basic.scope.block] p3).
    items = node.body.items if isinstance(node.body, tree.Compound) else [node.body]
    body = tree.Compound(node.body.location, [tree.DeclStmt(decl.location, [decl]), *items])
    body.end = getattr(node.body, "end", None) or node.body.location
    return body
