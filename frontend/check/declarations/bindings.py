"""Names for parts of a hidden variable: structured bindings ([dcl.struct.bind]) and members of anonymous
unions ([class.union.anon]).
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import constants as const
from ...types import ctype as ct
from ...types import lookup
from ...types.ctype import Field
from ...types.expressions import is_lvalue
from ...types.symbols import StructuredBinding, VariableSymbol
from ..classes.bases import member_names, methods, upcast
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..expressions.members import field_access
from ..names.lookup import find
from ..node_builders import call, identifier, integer, known_type, like, variable_use
from ..reporting import ERROR, Span, mark_error, previous_definition
from ..templates import instances
from .deduction import find_auto
from .variables import declare_variable


@handles(tree.BindingDecl)
def declare_bindings(cx: Context, node: tree.BindingDecl) -> tree.BindingDecl | None:
    """Declare the names of a structured binding and the hidden variable. A tuple-like class also has one
    variable per name.
    """
    if find_auto(node.type) is None or isinstance(find_auto(node.type), tree.DecltypeType):
        spelled = "decltype(auto)" if find_auto(node.type) is not None else str(cx.resolve(node.type))
        cx.report.error(
            f"structured binding declaration cannot be declared with type '{spelled}'; declared type must be"
            " 'auto' or reference to 'auto'",
            node,
        )
        _declare_invalid(cx, node)
        return None
    if cx.function is None:
        cx.report.unsupported("structured bindings at file scope are", node)
        _declare_invalid(cx, node)
        return None
    hidden_variable = tree.VarDecl(
        node.location,
        names.simple_name(f"__of_{node.names[0].name}", node.location),
        node.type,
        node.specifiers,
        node.init,
    )
    hidden_variable.length = node.length
    assert node.init is not None
    # An initialiser with a lambda must be checked only once, and is not an array.
    if not isinstance(node.init, tree.InitList) and not any(
        isinstance(inner, tree.Lambda) for inner in tree.walk(node.init)
    ):
        t = cx.unevaluated_expr(node.init).ctype
        if t is ERROR:
            _declare_invalid(cx, node)
            return None
        if isinstance(t, ct.Array) and not isinstance(node.type, tree.ReferenceType):
            _copy_array(hidden_variable, t)
    symbol = declare_variable(cx, hidden_variable)
    result = _elements(cx, node, symbol) if symbol is not None else None
    if symbol is None or result is None or not _check_name_count(cx, node, symbol, len(result)):
        _declare_invalid(cx, node)
        return None
    symbol.used = True
    for name, element in zip(node.names, result):
        old = cx.scopes.current.names.get(name.name.key)
        if old is not None:
            cx.report.error(f"redefinition of '{name.name}'", name, [previous_definition(old)])
            continue
        cx.scopes.current.names[name.name.key] = element
    return _declare_names(
        node, [hidden_variable, *(element.declared for element in result if element.declared is not None)]
    )


def _declare_names(node: tree.BindingDecl, variables: list[tree.VarDecl]) -> tree.BindingDecl:
    node.variables = variables
    return node


@handles(tree.AnonymousUnion)
def declare_anonymous_union(cx: Context, node: tree.AnonymousUnion) -> tree.VarDecl | None:
    """Declare the members' names in the block. Return the declaration of the hidden variable."""
    if cx.function is None:
        cx.report.unsupported("anonymous unions at file scope are", node)
        return None
    hidden_variable = tree.VarDecl(
        node.location,
        names.simple_name(f"__union{len(cx.scopes.current.names)}", node.location),
        node.type,
        node.specifiers,
    )
    symbol = declare_variable(cx, hidden_variable)
    if symbol is None or not isinstance(symbol.ctype, ct.Record):
        return None
    symbol.used = True
    for number, (name, member) in enumerate(
        (name, f) for f in symbol.ctype.fields for name in member_names(f)
    ):
        old = cx.scopes.current.names.get(name)
        if old is not None:
            cx.report.error(
                f"member of anonymous union redeclares '{name}'",
                Span(member.location, len(name)),
                [previous_definition(old)],
            )
            continue
        cx.scopes.current.declare(name, StructuredBinding(name, symbol, name, number, member.location))
    return hidden_variable


def _copy_array(hidden: tree.VarDecl, t: ct.Array) -> None:
    """Copy the array of `auto [a, b] = array;` element by element."""
    source, position = hidden.init, hidden
    assert source is not None
    quals = ct.CONST if getattr(hidden.type, "const", False) else 0

    def copied(source: tree.Expr, t: ct.CType) -> tree.Expr:
        if not isinstance(t, ct.Array):
            return source
        elements = [
            like(tree.Index(source.location, source, integer(number, source)), source)
            for number in range(t.count or 0)
        ]
        return like(
            tree.InitList(
                source.location,
                [tree.InitItem(source.location, [], copied(element, t.element)) for element in elements],
            ),
            source,
        )

    hidden.type = known_type(ct.qualified(ct.unqualified(t), quals), position)
    hidden.init = copied(source, t)


def _elements(cx: Context, node: tree.BindingDecl, symbol: VariableSymbol) -> list[StructuredBinding] | None:
    """Return the entities that the names of a structured binding denote, by the cases of [dcl.struct.bind] p2
    to p4; None after reporting an initialiser that cannot be decomposed.
    """
    t = ct.referred(symbol.ctype)
    if isinstance(t, ct.Array):
        return [_element(node, n, symbol) for n in range(t.count or 0)]
    size = _tuple_size(cx, node, t) if isinstance(t, ct.Record) else None
    if size is not None:
        return _tuple_elements(cx, node, symbol, size)
    if not isinstance(t, ct.Record) or t.decl.kind != "struct":
        cx.report.error(
            f"cannot bind non-class, non-array type '{t}'" if not t.is_record else f"cannot bind type '{t}'",
            node,
        )
        return None
    path = _way_to_members(t)
    owner = path[-1].ctype if path else t.unqualified
    if (
        path is None
        or not isinstance(owner, ct.Record)
        or not all(f.name for f in owner.fields if not f.is_base)
    ):
        cx.report.error(f"cannot bind type '{t}'", node)
        return None
    fields = [f for f in owner.fields if not f.is_base]
    hidden_variable = next(
        (f for f in (*path, *fields) if f.access and not cx.may_access(owner, f.access)), None
    )
    if hidden_variable is not None:
        cx.report.error(
            f"cannot bind {hidden_variable.access} member '{hidden_variable.name}' of '{t.unqualified}'", node
        )
        return None
    return [_element(node, n, symbol, f.name, owner) for n, f in enumerate(fields)]


def _element(
    node: tree.BindingDecl,
    number: int,
    symbol: VariableSymbol,
    member: str = "",
    owner: ct.CType | None = None,
) -> StructuredBinding:
    """Return an element and its name, if it has one."""
    name = node.names[number] if number < len(node.names) else node.names[-1]
    return StructuredBinding(name.name.key, symbol, member, number, name.location, owner=owner)


def _way_to_members(t: ct.Record) -> tuple[Field, ...] | None:
    """Return the path of bases to the one class that declares all data members, None if there is no such
    class.
    """
    bases = [f for f in t.fields if f.is_base and isinstance(f.ctype, ct.Record) and _has_members(f.ctype)]
    own = any(not f.is_base for f in t.fields)
    if own or not bases:
        return None if own and bases else ()
    inner = (
        _way_to_members(bases[0].ctype) if len(bases) == 1 and isinstance(bases[0].ctype, ct.Record) else None
    )
    return None if inner is None else (bases[0], *inner)


def _has_members(t: ct.Record) -> bool:
    return any(not f.is_base or (isinstance(f.ctype, ct.Record) and _has_members(f.ctype)) for f in t.fields)


def _check_name_count(cx: Context, node: tree.BindingDecl, symbol: VariableSymbol, count: int) -> bool:
    """Return whether there are as many names as elements."""
    number = len(node.names)
    if number != count:
        only = "only " if number < count else ""
        what = "name was" if number == 1 else "names were"
        t = ct.referred(symbol.ctype)
        cx.report.error(
            f"type '{t.unqualified}' binds to {count} element{'s' if count != 1 else ''}, but {only}{number}"
            f" {what} provided",
            node,
        )
    return number == count


# ------------------------------------------------------------------------------- classes like tuples


def _std_name(node: tree.Node, *parts: names.Part) -> names.Name:
    return names.Name(node.location, [names.Part(node.location, "std"), *parts], True)


def _tuple_size(cx: Context, node: tree.BindingDecl, t: ct.CType) -> int | None:
    """Return the value of `std::tuple_size` for a class ([dcl.struct.bind] p3), None if it is not a complete
    class with that member (CWG 2386).
    """
    part = names.Part(node.location, "tuple_size", args=[known_type(t, node)])
    template = find(cx, _std_name(node, part)).symbol
    new = instances.resolve_template_id(cx, template, _std_name(node, part)) if template is not None else None
    if new is None or not new.ctype.is_complete or not isinstance(new.ctype, ct.Record):
        return None
    if lookup.member(new.ctype.decl.members, "value").symbol is None:
        return None
    value = cx.expr(
        like(tree.Identifier(node.location, _std_name(node, part, names.Part(node.location, "value"))), node)
    )
    size = const.evaluate(value)
    if not isinstance(size, int):
        cx.report.error(
            f"cannot decompose this type; 'std::tuple_size<{t}>::value' is not a valid integral constant"
            " expression",
            node,
        )
        return 0
    return size


def _tuple_elements(
    cx: Context, node: tree.BindingDecl, symbol: VariableSymbol, size: int
) -> list[StructuredBinding] | None:
    """Declare each name as a reference to the result of `get` on the hidden variable."""
    if not _check_name_count(cx, node, symbol, size):
        return None
    result = []
    for number, name in enumerate(node.names):
        part = names.Part(
            node.location,
            "tuple_element",
            args=[integer(number, node), known_type(ct.referred(symbol.ctype), node)],
        )
        element = tree.NamedType(
            node.location, _std_name(node, part, names.Part(node.location, "type")), None
        )
        value = _get_element(cx, node, symbol, number)
        type = tree.ReferenceType(node.location, element, not is_lvalue(cx.unevaluated_expr(value)))
        hidden_variable = tree.VarDecl(
            node.location, names.simple_name(f"__{name.name}", node.location), type, node.specifiers, value
        )
        hidden_variable.length = node.length
        variable = declare_variable(cx, hidden_variable)
        if variable is None:
            return None
        result.append(
            StructuredBinding(name.name.key, variable, "", number, name.location, declared=hidden_variable)
        )
    return result


def _get_element(cx: Context, node: tree.BindingDecl, symbol: VariableSymbol, number: int) -> tree.Expr:
    """Return `e.get<i>()` if the class has a member template of that name, else `get<i>(e)`. `e` is an xvalue
    unless it is an lvalue reference.
    """
    whole_type: tree.Expr = identifier(symbol.name, node)
    t = symbol.ctype
    if not (isinstance(t, ct.Reference) and not t.rvalue):
        target = tree.ReferenceType(node.location, known_type(ct.referred(t), node), True)
        whole_type = like(tree.Cast(node.location, "static_cast", target, whole_type), node)
    get = names.Name(node.location, [names.Part(node.location, "get", args=[integer(number, node)])])
    members = [item for item, _ in methods(ct.referred(t), "get")]
    if any(
        template.params and template.params[0].type is not None
        for item in members
        for template in item.templates
    ):
        return call(like(tree.Member(node.location, whole_type, get), node), [], node)
    return call(like(tree.Identifier(node.location, get), node), [whole_type], node)


def _declare_invalid(cx: Context, node: tree.BindingDecl) -> None:
    for name in node.names:
        cx.scopes.current.names.setdefault(
            name.name.key, VariableSymbol(name.name.key, ERROR, name.location, "local", used=True)
        )


def bound_element(cx: Context, node: tree.Identifier, symbol: StructuredBinding) -> tree.Expr:
    """Return the expression that a name of a structured binding denotes."""
    symbol.used = True
    base: tree.Expr = variable_use(symbol.variable, node)
    if symbol.declared is not None:
        return base
    if symbol.member:
        if symbol.owner is not None and symbol.owner is not base.ctype.unqualified:
            base = upcast(cx, base, symbol.owner)
        member = like(tree.Member(node.location, base, names.simple_name(symbol.member, node.location)), node)
        member.parenthesized = node.parenthesized
        return field_access(cx, member, base)
    array = base.ctype
    if not isinstance(array, ct.Array):
        return mark_error(node)
    index = integer(symbol.number, node)
    index.ctype = ct.INT
    decayed = casts.wrap(base, "ArrayToPointerDecay", ct.decay(array))
    return like(tree.Index(node.location, decayed, index), node, array.element, lvalue=True)
