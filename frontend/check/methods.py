"""Member functions, constructors and overloaded operators.

A non-static member function is a function whose first, hidden parameter is `this`; after checking, a call of one is a `Call` whose
first argument is the object's address. An overloaded operator becomes such a call, too. An object made by a constructor is a
`Constructed` expression: the lowering gives it storage.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...support.diagnostics import Note
from ..syntax import tree
from ..types import bases
from ..types import ctype as ct
from ..types.ranking import Candidate
from ..types.symbols import Function, Overloads, Scope, TypeName, Variable
from ..types.typed import Constructed, ObjectInit
from . import casts, overload, seams, user_conversions
from .bases import methods as inherited_methods
from .bases import upcast
from .context import ERROR, Context, declared_here, failed, handles, is_error


@handles(tree.This)
def this(cx: Context, node: tree.This) -> tree.Expr:
    variable = cx.function.this if cx.function is not None else None
    if variable is None:
        cx.error("invalid use of 'this' outside of a non-static member function", node)
        return failed(node)
    return casts.wrap(_name(variable, node), "LValueToRValue", variable.ctype)


def _name(variable: Variable, at: tree.Expr) -> tree.Expr:
    result = tree.Identifier(at.location, variable.name)
    result.decl, result.ctype, result.lvalue = variable, variable.ctype, True
    result.start, result.end, result.length = at.start, at.end, at.length
    variable.used = True
    return result


def implicit_this(cx: Context, at: tree.Expr) -> tree.Expr | None:
    """`*this` where a member function names a member; None where there is no object."""
    variable = cx.function.this if cx.function is not None else None
    if variable is None:
        return None
    pointer = casts.wrap(_name(variable, at), "LValueToRValue", variable.ctype)
    node = tree.Unary(at.location, "*", pointer)
    node.ctype, node.lvalue = variable.ctype.pointee, True  # type: ignore[attr-defined]
    node.start, node.end, node.length = at.start, at.end, at.length
    return node


def address(node: tree.Expr) -> tree.Expr:
    """`&node` for an object that a member function works on; a value gets storage first."""
    if isinstance(node, tree.Unary) and node.op == "*":
        return node.operand
    casts.mark_address_taken(node)
    result = tree.Unary(node.location, "&", node)
    result.ctype = ct.pointer_to(node.ctype)
    result.start, result.end, result.length, result.depth = node.start, node.end, node.length, node.depth + 1
    return result


def method_candidates(t: ct.CType, name: str) -> Overloads | None:
    """The member functions of that name of a structure type."""
    found = inherited_methods(t, name)
    return found[0][0] if found else None


# ---------------------------------------------------------------------------------- constructors


def has_constructors(t: ct.CType) -> bool:
    return isinstance(t, ct.Record) and bool(t.decl.constructors)


def copy_constructor(t: ct.CType) -> Function | None:
    """The constructor that a structure declares for copies of itself."""
    if not isinstance(t, ct.Record):
        return None
    for fn in t.decl.constructors:
        assert isinstance(fn, Function)
        params = fn.ctype.params
        if params and isinstance(params[0], ct.Reference) and not params[0].rvalue and params[0].referred.unqualified is t.unqualified:
            if len(params) == 1:
                return fn
    return None


def copy_assignment(t: ct.CType) -> bool:
    """Whether a structure declares how it is assigned to from another of its kind."""
    found = method_candidates(t, "operator=")
    return found is not None and any(len(fn.ctype.params) == 1 and _takes_itself(fn.ctype.params[0], t) for fn in found.functions)


def plainly_copied(cx: Context, node: tree.Expr, t: ct.CType, assigned: bool = False) -> bool:
    """Whether the bytes are all there is to a copy of `t` that declares nothing of it; reports a member or base that wants its own."""
    part = _own_copy(t, assigned)
    if part is None:
        return True
    field, what = part
    how = "a copy assignment operator" if assigned else "a copy constructor"
    kind = f"base '{what}' has" if field.is_base else f"member '{field.name}' has"
    at = [Note(f"the {'base' if field.is_base else 'member'} is declared here", field.location)] if field.location is not None else []
    cx.error(f"copying '{t.unqualified}' by the implicit {'operator=' if assigned else 'copy constructor'} is not supported: its {kind} {how}", node, at)
    return False


def _own_copy(t: ct.CType, assigned: bool) -> tuple[Any, ct.CType] | None:
    """The first member or base, however deep, with a copy function of its own."""
    for field in t.decl.fields if isinstance(t, ct.Record) else ():
        inner = field.ctype
        while isinstance(inner, ct.Array):
            inner = inner.element
        if not isinstance(inner, ct.Record):
            continue
        if copy_assignment(inner) if assigned else copy_constructor(inner) is not None:
            return field, inner.unqualified
        found = _own_copy(inner, assigned)
        if found is not None:
            return found
    return None


def construct(cx: Context, node: tree.Expr, t: ct.CType, args: list[tree.Expr]) -> tree.Expr:
    """An object of structure type `t` from checked arguments, by the constructor that fits best."""
    assert isinstance(t, ct.Record)
    if is_error(*args):
        return failed(node)
    if len(args) == 1 and isinstance(args[0].ctype, ct.Record):
        copy = _copied_from(cx, args[0], t)
        if copy is not None:
            return copy
    chosen = overload.constructor(cx, t, args, "direct", node)
    return failed(node) if chosen is None else constructed(cx, node, t, chosen, args)


def _copied_from(cx: Context, arg: tree.Expr, t: ct.Record) -> tree.Expr | None:
    """The copy that an implicit constructor makes of an object of the structure, of a derived one or of what converts to it; None where there is none."""
    if arg.ctype.unqualified is t.unqualified:
        return casts.rvalue(cx, arg) if copy_constructor(t) is None or not arg.lvalue else None
    if bases.derives(arg.ctype, t):
        own = overload.resolve(cx, overload.constructors(t), [arg], user=False)
        return None if own.best or own.ambiguous else casts.rvalue(cx, upcast(cx, arg, t))
    if any(_takes_itself(p, arg.ctype) for fn in t.decl.constructors for p in fn.ctype.params[:1]):  # type: ignore[attr-defined]
        return None
    # [over.match.copy]: what converts to the structure itself, explicitly too where the construction is explicit, is its copy's argument.
    found = user_conversions.to_value(cx, arg, t.unqualified, explicit=True, constructors=False)
    return None if found is None else casts.apply(cx, arg, found, t, "parameter")


@seams.constructed.provide
def constructed(cx: Context, node: tree.Expr, t: ct.Record, chosen: Candidate, args: list[tree.Expr]) -> tree.Expr:
    """The object that the chosen constructor makes."""
    fn = chosen.function
    assert isinstance(fn, Function)
    if fn.is_deleted:
        cx.error(f"call to deleted constructor of '{t.unqualified}'", node, [declared_here(fn, "constructor has been explicitly marked deleted here")])
        return failed(node)
    if fn.access and not cx.may_access(t, fn.access):
        cx.error(f"calling a {fn.access} constructor of class '{t.unqualified}'", node, [declared_here(fn, f"declared {fn.access} here")])
    cx.require(fn)
    result = Constructed(node.location, fn, seams.arguments(cx, node, chosen, args))
    result.ctype, result.length, result.start, result.end = t.unqualified, node.length, node.start, node.end
    return failed(node) if is_error(*result.args) else result


def _takes_itself(param: ct.CType, t: ct.CType) -> bool:
    return ct.referred(param).unqualified is t.unqualified


def default_value(cx: Context, node: tree.Node, t: ct.CType, member: ct.Field | None = None) -> tree.Expr | None:
    """The initialiser of an object declared without one; None when nothing is done to it. `member` is what a constructor leaves out."""
    if isinstance(t, ct.Array):
        inner = default_value(cx, node, t.element)
        if inner is None:
            return None
        result: Any = ObjectInit(node.location, {(n,): inner for n in range(t.count or 0)})
        result.partial = True
    elif not isinstance(t, ct.Record):
        return None
    elif t.decl.constructors:
        place = tree.ErrorExpr(node.location)
        place.start = place.end = node.location
        place.length = node.length
        if member is not None and not _default_constructible(t):
            what = f"base class '{t}'" if member.is_base else f"member '{member.name}'"
            cx.error(f"constructor for '{getattr(node, 'name', '').rpartition('::')[2]}' must explicitly initialize the {what} which does not have a default constructor", node)
            return failed(place)
        return construct(cx, place, t, [])
    else:
        entries: dict[tuple[int, ...], tree.Expr] = {}
        for number, member in enumerate(t.fields):
            value = member.default if isinstance(member.default, tree.Expr) else default_value(cx, node, member.ctype)
            if value is not None:
                entries[(number,)] = value
        if not entries or t.decl.kind == "union":
            return None
        result = ObjectInit(node.location, entries)
        result.partial = True
    result.ctype, result.start, result.end, result.length = t.unqualified, node.location, node.location, node.length
    return failed(result) if is_error(*result.entries.values()) else result


def _default_constructible(t: ct.Record) -> bool:
    """Whether some constructor takes no arguments."""
    return bool(getattr(t.decl, "constructor_templates", [])) or any(
        len(fn.ctype.params) == sum(d is not None for d in fn.defaults) for fn in t.decl.constructors if isinstance(fn, Function)
    )


def _delegate(cx: Context, node: tree.FunctionDecl, fn: Function, init: tree.MemInit) -> None:
    """`S() : S(1) {}`: another constructor makes the object."""
    if len(node.inits or ()) > 1:
        cx.error("an initializer for a delegating constructor must appear alone", init)
        return
    place = tree.ErrorExpr(init.location)
    place.start = place.end = init.location
    place.length = init.length
    value = construct(cx, place, fn.record, [cx.expr(a) for a in init.args])
    if isinstance(value, Constructed) and value.fn is fn:
        cx.error(f"constructor for '{fn.record}' creates a delegation cycle", init)
    elif not is_error(value):
        fn.inits.append((None, value))


def member_values(cx: Context, node: tree.FunctionDecl, fn: Function) -> None:
    """What a constructor gives the members before its body runs: from its list, else by default."""
    from .init import initialised, zero_value

    record = fn.record
    given: dict[Any, tree.MemInit] = {}
    for init in node.inits or ():
        member = next((f for f in record.fields if f.name == init.name), None) or _base_named(cx, record, init)
        if member is None:
            if init.name == record.decl.tag or init.name == getattr(record.decl.tag, "base", ""):
                _delegate(cx, node, fn, init)
                return
            else:
                cx.error(f"member initializer '{init.name}' does not name a non-static data member or base class", init)
            continue
        key = member.name or member.ctype
        if key in given:
            what = f"base '{member.ctype}'" if member.is_base else f"non-static member '{init.name}'"
            cx.error(f"multiple initializations given for {what}", init, [Note("previous initialization is here", given[key].location)])
            continue
        given[key] = init
    for member in record.fields:
        value: tree.Expr | None
        key = member.name or member.ctype
        if key not in given:
            value = member.default if isinstance(member.default, tree.Expr) else default_value(cx, node, member.ctype, member)
        else:
            init = given[key]
            place = tree.ErrorExpr(init.location)
            place.start = place.end = init.location
            place.length = init.length
            t = member.ctype
            if isinstance(t, ct.Reference) and len(init.args) == 1:
                value = casts.converted(cx, cx.expr(init.args[0]), t, "member")
            elif has_constructors(t):
                value = construct(cx, place, t, [cx.expr(a) for a in init.args])
            elif not init.args:
                value = zero_value(place, t)
            elif len(init.args) == 1 and not t.is_array and not (init.braces and t.is_record):
                value = initialised(cx, init.args[0], t, "member")
            elif init.braces:
                values = tree.InitList(init.location, [tree.InitItem(a.location, [], a) for a in init.args])
                values.start, values.end = init.location, init.location
                value = initialised(cx, values, t, "member")
            else:
                cx.error("excess elements in scalar initializer", init)
                value = None
        if value is not None and not is_error(value):
            fn.inits.append((member, value))


def _base_named(cx: Context, record: ct.Record, init: tree.MemInit) -> ct.Field | None:
    """The base that a constructor's list names."""
    if not any(f.is_base for f in record.fields):
        return None
    if init.type is not None:
        t = cx.resolve(init.type)
    else:
        symbol = cx.lookup_type(init.name)
        t = symbol.ctype if isinstance(symbol, TypeName) else ERROR
    return next((f for f in record.fields if f.is_base and f.ctype is t.unqualified), None)


# ------------------------------------------------------------------------------- argument-dependent lookup


def associated(name: str, operands: list[tree.Expr]) -> Iterator[Overloads]:
    """The functions of that name in the scopes around the operands' structures."""
    for operand in operands:
        t = operand.ctype
        while isinstance(t, ct.Pointer):
            t = t.pointee
        for part in (t, *bases.all_bases(t)):
            scope = part.decl.members if isinstance(part, ct.Record) else None
            while isinstance(scope, Scope):
                found = scope.names.get(name)
                if isinstance(found, Overloads) and scope.kind != "record":
                    yield found
                scope = scope.parent


__all__ = ["ERROR", "construct", "default_value"]


seams.construct.provide(construct)
