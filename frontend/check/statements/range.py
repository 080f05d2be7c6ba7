"""Range-based `for` ([stmt.ranged]), rewritten as a plain `for`. Over an array an index is counted, which is
equivalent and keeps the array in registers. Over other ranges an iterator goes from `begin` to `end`.
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types import lookup
from ...types.symbols import Overloads, Scope, VariableSymbol
from ..context import Context
from ..dispatch import handles
from ..initialization import lists
from ..names.adl import argument_dependent_lookup
from ..node_builders import call, identifier, integer, known_type, like
from ..reporting import ERROR, is_error, span
from .stmts import loop_body

_LARGEST_INT = (1 << 31) - 1


def _variable(name: str, type: tree.TypeSyntax, init: tree.Expr, at: tree.Node) -> tree.VarDecl:
    specifiers = tree.Specifiers(at.location)
    specifiers.words, specifiers.align = {}, []
    node = tree.VarDecl(at.location, names.simple_name(name, at.location), type, specifiers, init)
    node.length = at.length
    return node


# -------------------------------------------------------------------------------- range-based for


@handles(tree.RangeFor)
def check_range_for(cx: Context, node: tree.RangeFor) -> tree.Stmt:
    """Check a range-based `for`."""
    position = node.range
    suffix = str(cx.body.loops + 1)
    with cx.push_scope(Scope):
        value, t = _check_range(cx, position)
        if is_error(value) or t is ERROR:
            return _check_with_invalid_names(cx, node)
        if isinstance(t, ct.Array):
            loop = _counting_loop(node, t, suffix)
        else:
            loop = _iterator_loop(cx, node, value, suffix)
        if loop is None:
            return _check_with_invalid_names(cx, node)
        loop.length, loop.unroll = node.length, node.unroll
        return cx.stmt(loop)


def _check_range(cx: Context, at: tree.Expr) -> tuple[tree.Expr, ct.CType]:
    """Check a range. Return it and its type, which is an array for a list."""
    if isinstance(at, tree.InitList):
        result, element = lists.deduce_element_type(cx, at, at)
        return result, (
            ERROR if element is ERROR else ct.array_of(ct.qualified(element, ct.CONST), len(result.items))
        )
    value = cx.expr(at)
    return value, value.ctype


def _check_with_invalid_names(cx: Context, node: tree.RangeFor) -> tree.Stmt:
    """Check the body after an error, with invalid loop variables."""
    for name in _declared_names(node):
        cx.scopes.current.names[name] = VariableSymbol(name, ERROR, node.location, "local", used=True)
    return loop_body(cx, node, node.body)


def _declared_names(node: tree.RangeFor) -> list[str]:
    return (
        [n.name.key for n in node.decl.names]
        if isinstance(node.decl, tree.BindingDecl)
        else [node.decl.name.key]
    )


def _counting_loop(node: tree.RangeFor, t: ct.Array, suffix: str) -> tree.For | None:
    """Build `for (int i = 0; i != count; ++i) { T x = range[i]; … }`. The range is evaluated once."""
    position = written = node.range
    count, index = t.count or 0, f"__index{suffix}"
    kind = ct.INT if count <= _LARGEST_INT else ct.LONG
    decls: list[tree.Decl] = []
    named = isinstance(written, tree.Identifier) and not (
        written.name.is_plain and written.name.key in _declared_names(node)
    )
    if not named:
        is_list = isinstance(position, tree.InitList)
        range_type = (
            known_type(t, position)
            if is_list
            else tree.ReferenceType(position.location, known_type(ct.AUTO, position), True)
        )
        decls.append(_variable(f"__range{suffix}", range_type, written, position))
        written = identifier(f"__range{suffix}", position)
    decls.append(_variable(index, known_type(kind, position), integer(0, position), position))
    condition = like(
        tree.Binary(position.location, "!=", identifier(index, position), integer(count, position)), position
    )
    step = like(tree.Unary(position.location, "++", identifier(index, position)), position)
    element = like(tree.Index(position.location, written, identifier(index, position)), position)
    return tree.For(
        node.location, tree.DeclStmt(position.location, decls), condition, step, _body(node, element)
    )


def _iterator_loop(cx: Context, node: tree.RangeFor, value: tree.Expr, suffix: str) -> tree.For | None:
    """Build `for (auto b = range.begin(), e = range.end(); b != e; ++b) { T x = *b; … }`."""
    position = node.range
    t = value.ctype
    members = t.decl.members if isinstance(t, ct.Record) else None
    has = {end: isinstance(lookup.member(members, end).symbol, Overloads) for end in ("begin", "end")}
    whole, first, last = (f"__{what}{suffix}" for what in ("range", "begin", "end"))
    if not all(has.values()) and not _has_nonmember(cx, value):
        cx.report.error(
            f"invalid range expression of type '{t}'; no viable 'begin' function available", span(position)
        )
        return None

    def end(which: str) -> tree.Expr:
        if all(has.values()):
            return call(
                like(
                    tree.Member(
                        position.location,
                        identifier(whole, position),
                        names.simple_name(which, position.location),
                    ),
                    position,
                ),
                [],
                position,
            )
        return call(which, [identifier(whole, position)], position)

    decls: list[tree.Decl] = [
        _variable(
            whole,
            tree.ReferenceType(position.location, known_type(ct.AUTO, position), True),
            position,
            position,
        ),
        _variable(first, known_type(ct.AUTO, position), end("begin"), position),
        _variable(last, known_type(ct.AUTO, position), end("end"), position),
    ]
    condition = like(
        tree.Binary(position.location, "!=", identifier(first, position), identifier(last, position)),
        position,
    )
    step = like(tree.Unary(position.location, "++", identifier(first, position)), position)
    element = like(tree.Unary(position.location, "*", identifier(first, position)), position)
    return tree.For(
        node.location, tree.DeclStmt(position.location, decls), condition, step, _body(node, element)
    )


def _has_nonmember(cx: Context, value: tree.Expr) -> bool:
    return all(argument_dependent_lookup(cx, end, [value]) is not None for end in ("begin", "end"))


def _body(node: tree.RangeFor, element: tree.Expr) -> tree.Stmt:
    decl = node.decl.copied()
    decl.init = element
    # The body's outermost block must not redeclare the name ([basic.scope.block] p3).
    items = node.body.items if isinstance(node.body, tree.Compound) else [node.body]
    body = tree.Compound(node.body.location, [tree.DeclStmt(decl.location, [decl]), *items])
    body.end = getattr(node.body, "end", None) or node.body.location
    return body
