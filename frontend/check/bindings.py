"""Names that stand for parts of a hidden variable: structured bindings ([dcl.struct.bind]), members of anonymous unions ([class.union.anon])."""

from __future__ import annotations

from ...support.diagnostics import Location
from ..syntax import names, tree
from ..types import ctype as ct
from ..types.symbols import Binding, Variable
from . import casts, seams
from .context import ERROR, Context, failed, handles, previous
from .deduction import auto_of
from .exprs import field_of
from .making import integer, known_type, like, use
from .resolve import member_names
from .variables import declare_variable


@handles(tree.BindingDecl)
def bindings(cx: Context, node: tree.BindingDecl) -> tree.VarDecl | None:
    """Declare the names; gives the declaration of the hidden variable."""
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


@handles(tree.AnonymousUnion)
def anonymous_union(cx: Context, node: tree.AnonymousUnion) -> tree.VarDecl | None:
    """Declare the members' names in the block; gives the declaration of the hidden variable."""
    if cx.function is None:
        cx.refuse("anonymous unions at file scope are", node)
        return None
    hidden = tree.VarDecl(node.location, names.plain(f"__union{len(cx.scope.names)}", node.location), node.type, node.specifiers)
    symbol = declare_variable(cx, hidden)
    if symbol is None or not isinstance(symbol.ctype, ct.Record):
        return None
    symbol.used = True
    for number, (name, member) in enumerate((name, f) for f in symbol.ctype.fields for name in member_names(f)):
        old = cx.scope.names.get(name)
        place = member.location if isinstance(member.location, Location) else node.location
        if old is not None:
            cx.error_at(f"member of anonymous union redeclares '{name}'", place, len(name), [previous(old)])
            continue
        cx.scope.declare(name, Binding(name, symbol, name, number, place))
    return hidden


def _copied_array(hidden: tree.VarDecl, t: ct.Array) -> None:
    """`auto [a, b] = array;` copies element by element."""
    source, place = hidden.init, hidden
    assert source is not None
    quals = ct.CONST if getattr(hidden.type, "const", False) else 0
    items = []
    for number in range(t.count or 0):
        element = like(tree.Index(source.location, source, integer(number, source)), source)
        items.append(tree.InitItem(source.location, [], element))
    hidden.type = known_type(ct.qualified(ct.unqualified(t), quals), place)
    hidden.init = like(tree.InitList(source.location, items), source)


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


@seams.bound_element.provide
def bound_element(cx: Context, node: tree.Identifier, symbol: Binding) -> tree.Expr:
    """What a name of a structured binding means where it stands."""
    symbol.used = True
    base = use(symbol.variable, node)
    if symbol.member:
        member = like(tree.Member(node.location, base, names.plain(symbol.member, node.location)), node)
        member.depth, member.parenthesized = 2, node.parenthesized
        return field_of(cx, member, base)
    array = base.ctype
    if not isinstance(array, ct.Array):
        return failed(node)
    index = integer(symbol.number, node)
    index.ctype = ct.INT
    element = like(tree.Index(node.location, casts.wrap(base, "ArrayToPointerDecay", ct.decayed(array)), index), node)
    element.ctype, element.lvalue, element.depth = array.element, True, 2
    return element
