"""Range-based `for`, and structured bindings: both are other statements and expressions written short.

`for (T x : range)` becomes a `For` ([stmt.ranged]). Over an array it counts, which says the same and lets the array stay in registers;
over anything else it steps from `begin` to `end`. A name of a structured binding is an element of a hidden variable wherever it stands
([dcl.struct.bind]).
"""

from __future__ import annotations

from typing import Any

from ..syntax import names, tree
from ..types import ctype as ct
from ..types import lookup
from ..types.symbols import Binding, Overloads, Scope, Variable
from . import casts
from .adl import by_arguments
from .context import ERROR, Context, failed, handles, is_error, previous

_LARGEST_INT = (1 << 31) - 1


def _at(node: Any, place: tree.Node) -> Any:
    """A made expression takes the place of what it was made from."""
    node.length, node.start, node.end = place.length, getattr(place, "start", None) or place.location, getattr(place, "end", None) or place.location
    return node


def _name(name: str, place: tree.Node) -> tree.Identifier:
    return _at(tree.Identifier(place.location, names.plain(name, place.location)), place)


def _plain(t: ct.CType, place: tree.Node) -> tree.TypeSyntax:
    """Syntax for a type that is known already."""
    return tree.AutoType(place.location) if t is ct.AUTO else tree.KnownType(place.location, t)


def _variable(name: str, type: tree.TypeSyntax, init: tree.Expr, place: tree.Node) -> tree.VarDecl:
    specifiers = tree.Specifiers(place.location)
    specifiers.words, specifiers.align = {}, []
    node = tree.VarDecl(place.location, names.plain(name, place.location), type, specifiers, init)
    node.length = place.length
    return node


# -------------------------------------------------------------------------------- range-based for


@handles(tree.RangeFor)
def range_for(cx: Context, node: tree.RangeFor) -> tree.Stmt:
    place = node.range
    suffix = str(cx.loops + 1)
    with cx.nested("block"):
        value = cx.expr(place)
        t = value.ctype
        if is_error(value):
            return _declared_broken(cx, node)
        if isinstance(t, ct.Array):
            loop = _counted(node, t, suffix)
        else:
            loop = _stepped(cx, node, value, suffix)
        if loop is None:
            return _declared_broken(cx, node)
        loop.length, loop.depth, loop.unroll = node.length, node.depth, node.unroll
        return cx.stmt(loop)


def _declared_broken(cx: Context, node: tree.RangeFor) -> tree.Stmt:
    """The body is checked all the same, with names that mean nothing."""
    from .stmts import _loop_body

    for name in _declared(node):
        cx.scope.names[name] = Variable(name, ERROR, node.location, "local", used=True)
    return _loop_body(cx, node, node.body)


def _declared(node: tree.RangeFor) -> list[str]:
    return [n.name.key for n in node.decl.names] if isinstance(node.decl, tree.BindingDecl) else [node.decl.name.key]


def _counted(node: tree.RangeFor, t: ct.Array, suffix: str) -> tree.For | None:
    """`for (int i = 0; i != count; ++i) { T x = range[i]; … }`; the range is evaluated once."""
    place = written = node.range
    count, index = t.count or 0, f"__index{suffix}"
    kind = ct.INT if count <= _LARGEST_INT else ct.LONG
    decls: list[tree.Decl] = []
    named = isinstance(written, tree.Identifier) and not (written.name.is_plain and written.name.key in _declared(node))
    if not named:
        range_type = tree.ReferenceType(place.location, _plain(ct.AUTO, place), True)
        decls.append(_variable(f"__range{suffix}", range_type, written, place))
        written = _name(f"__range{suffix}", place)
    decls.append(_variable(index, _plain(kind, place), _number(0, place), place))
    condition = _at(tree.Binary(place.location, "!=", _name(index, place), _number(count, place)), place)
    step = _at(tree.Unary(place.location, "++", _name(index, place)), place)
    element = _at(tree.Index(place.location, written, _name(index, place)), place)
    return tree.For(node.location, tree.DeclStmt(place.location, decls), condition, step, _body(node, element))


def _number(value: int, place: tree.Node) -> tree.Expr:
    return _at(tree.IntLiteral(place.location, value), place)


def _stepped(cx: Context, node: tree.RangeFor, value: tree.Expr, suffix: str) -> tree.For | None:
    """`for (auto b = range.begin(), e = range.end(); b != e; ++b) { T x = *b; … }`"""
    place = node.range
    t = value.ctype
    members = t.decl.members if isinstance(t, ct.Record) else None
    has = {end: isinstance(members, Scope) and isinstance(lookup.member(members, end).symbol, Overloads) for end in ("begin", "end")}
    whole, first, last = (f"__{what}{suffix}" for what in ("range", "begin", "end"))
    if not all(has.values()) and not _has_free(cx, value):
        cx.error_range(f"invalid range expression of type '{t}'; no viable 'begin' function available", place)
        return None

    def end(which: str) -> tree.Expr:
        if all(has.values()):
            callee: tree.Expr = _at(tree.Member(place.location, _name(whole, place), names.plain(which, place.location)), place)
            call = tree.Call(place.location, callee, [])
        else:
            call = tree.Call(place.location, _name(which, place), [_name(whole, place)])
        call.close = place.location
        return _at(call, place)

    decls: list[tree.Decl] = [
        _variable(whole, tree.ReferenceType(place.location, _plain(ct.AUTO, place), True), place, place),
        _variable(first, _plain(ct.AUTO, place), end("begin"), place),
        _variable(last, _plain(ct.AUTO, place), end("end"), place),
    ]
    condition = _at(tree.Binary(place.location, "!=", _name(first, place), _name(last, place)), place)
    step = _at(tree.Unary(place.location, "++", _name(first, place)), place)
    element = _at(tree.Unary(place.location, "*", _name(first, place)), place)
    return tree.For(node.location, tree.DeclStmt(place.location, decls), condition, step, _body(node, element))


def _has_free(cx: Context, value: tree.Expr) -> bool:
    return all(by_arguments(cx, end, [value]) is not None for end in ("begin", "end"))


def _body(node: tree.RangeFor, element: tree.Expr) -> tree.Stmt:
    decl = node.decl.copied()
    decl.init = element
    body = tree.Compound(node.body.location, [tree.DeclStmt(decl.location, [decl]), node.body])
    body.end = getattr(node.body, "end", None) or node.body.location
    body.depth = node.body.depth + 1
    return body


# ------------------------------------------------------------------------------ structured bindings


@handles(tree.BindingDecl)
def bindings(cx: Context, node: tree.BindingDecl) -> tree.VarDecl | None:
    """Declare the names; gives the declaration of the hidden variable."""
    from .deduction import auto_of
    from .variables import declare_variable

    if auto_of(node.type) is None or isinstance(auto_of(node.type), tree.DecltypeType):
        base: tree.TypeSyntax = node.type
        while isinstance(base, tree.PointerType | tree.ReferenceType):
            base = base.pointee if isinstance(base, tree.PointerType) else base.referred
        spelled = "decltype(auto)" if auto_of(base) is not None else str(cx.resolve(node.type))
        cx.error(f"structured binding declaration cannot be declared with type '{spelled}'; declared type must be 'auto' or reference to 'auto'", node)
        _broken(cx, node)
        return None
    if cx.function is None:
        cx.refuse("structured bindings at file scope are", node)
        _broken(cx, node)
        return None
    hidden = tree.VarDecl(node.location, names.plain(f"__of_{node.names[0].name}", node.location), node.type, node.specifiers, node.init)
    hidden.length = node.length
    assert node.init is not None
    cx.unevaluated += 1
    value = cx.expr(node.init) if not isinstance(node.init, tree.InitList) else node.init
    cx.unevaluated -= 1
    if value.ctype is ERROR:
        _broken(cx, node)
        return None
    if isinstance(value.ctype, ct.Array) and not isinstance(node.type, tree.ReferenceType):
        _copied_array(hidden, value.ctype)
    symbol = declare_variable(cx, hidden)
    parts = _parts(cx, node, symbol) if symbol is not None else None
    if symbol is None or parts is None:
        _broken(cx, node)
        return None
    symbol.used = True
    for number, (name, member) in enumerate(zip(node.names, parts)):
        old = cx.scope.names.get(name.name.key)
        if old is not None:
            cx.error(f"redefinition of '{name.name}'", name, [previous(old)])
            continue
        cx.scope.names[name.name.key] = Binding(name.name.key, symbol, member, number, name.location)
    return hidden


def _copied_array(hidden: tree.VarDecl, t: ct.Array) -> None:
    """`auto [a, b] = array;` copies element by element."""
    source, place = hidden.init, hidden
    assert source is not None
    quals = ct.CONST if getattr(hidden.type, "const", False) else 0
    items = []
    for number in range(t.count or 0):
        element = _at(tree.Index(source.location, source, _number(number, source)), source)
        items.append(tree.InitItem(source.location, [], element))
    hidden.type = _plain(ct.qualified(ct.unqualified(t), quals), place)
    hidden.init = _at(tree.InitList(source.location, items), source)


def _parts(cx: Context, node: tree.BindingDecl, symbol: Variable) -> list[str] | None:
    """The members that the names stand for ('' for elements of an array); reports what cannot be taken apart."""
    t = ct.referred(symbol.ctype)
    if isinstance(t, ct.Array):
        parts = [""] * (t.count or 0)
    elif isinstance(t, ct.Record) and t.decl.kind == "struct" and all(f.name for f in t.fields):
        hidden = next((f for f in t.fields if f.access and not cx.may_access(t, f.access)), None)
        if hidden is not None:
            cx.error(f"cannot bind {hidden.access} member '{hidden.name}' of '{t.unqualified}'", node)
            return None
        parts = [f.name for f in t.fields]
    else:
        cx.error(f"cannot bind non-class, non-array type '{t}'" if not t.is_record else f"cannot bind type '{t}'", node)
        return None
    given, count = len(node.names), len(parts)
    if given != count:
        only = "only " if given < count else ""
        names = "name was" if given == 1 else "names were"
        cx.error(f"type '{t.unqualified}' binds to {count} element{'s' if count != 1 else ''}, but {only}{given} {names} provided", node)
        return None
    return parts


def _broken(cx: Context, node: tree.BindingDecl) -> None:
    for name in node.names:
        cx.scope.names.setdefault(name.name.key, Variable(name.name.key, ERROR, name.location, "local", used=True))


def bound_element(cx: Context, node: tree.Identifier, symbol: Binding) -> tree.Expr:
    """What a name of a structured binding means where it stands."""
    symbol.used = True
    base = _name(symbol.variable.name, node)
    base.decl, base.ctype, base.lvalue = symbol.variable, ct.referred(symbol.variable.ctype), True
    if symbol.member:
        from .exprs import _field_of

        member = _at(tree.Member(node.location, base, names.plain(symbol.member, node.location)), node)
        member.depth, member.parenthesized = 2, node.parenthesized
        return _field_of(cx, member, base)
    array = base.ctype
    if not isinstance(array, ct.Array):
        return failed(node)
    index = _number(symbol.number, node)
    index.ctype = ct.INT
    element = _at(tree.Index(node.location, casts.wrap(base, "ArrayToPointerDecay", ct.decayed(array)), index), node)
    element.ctype, element.lvalue, element.depth = array.element, True, 2
    return element
