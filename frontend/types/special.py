"""Special member functions ([special]): their kinds, and the symbols of implicit ones.

`RecordDecl.special` lists the special members of a complete class by kind, declared and implicit ones;
`RecordDecl.trivial` holds the kinds whose only member is trivial, public and not deleted, so that overload
resolution could choose no other.
"""

from __future__ import annotations

from typing import Literal, get_args

from . import ctype as ct
from . import mangle
from .declarations import SpecialMember
from .symbols import ClassScope, FunctionSymbol, MemberName, Overloads, Scope

CONSTRUCTORS: frozenset[SpecialMember] = frozenset(
    ("default constructor", "copy constructor", "move constructor")
)
ASSIGNMENTS: tuple[SpecialMember, ...] = ("copy assignment operator", "move assignment operator")
KINDS: tuple[SpecialMember, ...] = get_args(SpecialMember)


def kind_of(fn: FunctionSymbol) -> SpecialMember | Literal[""]:
    """Return the kind of special member that a function is ([class.ctor] p4, [class.copy.ctor] p1 and p2,
    [class.copy.assign], [class.dtor]); '' if none.
    """
    if fn.record is None or fn.object is None or fn.args is not None:
        return ""
    if fn.is_destructor:
        return "destructor"
    params = fn.ctype.params
    takes_own_class = bool(params) and ct.referred(params[0]).unqualified is fn.record.unqualified
    if fn.is_constructor:
        rest = (
            fn.declaration.defaults[1:]
            if len(fn.declaration.defaults) == len(params)
            else [None] * (len(params) - 1)
        )
        if any(default is None for default in rest):
            return ""
        if not params or (
            fn.declaration.defaults and fn.declaration.defaults[0] is not None and not takes_own_class
        ):
            return "default constructor"
        if not takes_own_class or not isinstance(params[0], ct.Reference):
            return ""
        return "move constructor" if params[0].rvalue else "copy constructor"
    if fn.name == "operator=" and len(params) == 1 and takes_own_class:
        return (
            "move assignment operator"
            if isinstance(params[0], ct.Reference) and params[0].rvalue
            else "copy assignment operator"
        )
    return ""


def is_ignored(fn: FunctionSymbol) -> bool:
    """Return whether a function is a defaulted move operation that is deleted, which overload resolution
    ignores ([class.copy.ctor] p10, [class.copy.assign] p10).
    """
    return (
        fn.is_deleted
        and fn.special.is_defaulted
        and fn.special.kind in ("move constructor", "move assignment operator")
    )


def implicit_member(record: ct.Record, kind: SpecialMember, *, const: bool = True) -> FunctionSymbol:
    """Return the symbol of an implicitly declared member; `const`: a copying one takes `const X &`."""
    t, decl = record.unqualified, record.decl
    assert isinstance(t, ct.Record)
    param = (
        ct.reference_to(ct.qualified(t, ct.CONST) if const else t)
        if kind in ("copy constructor", "copy assignment operator")
        else ct.reference_to(t, True)
    )
    params = () if kind in ("default constructor", "destructor") else (param,)
    tag = getattr(decl.tag, "base", decl.tag)
    name = "operator=" if kind in ASSIGNMENTS else f"~{tag}" if kind == "destructor" else tag
    result = ct.reference_to(t) if kind in ASSIGNMENTS else ct.VOID
    fn = FunctionSymbol(name, ct.function(result, params), decl.location, "")
    fn.record, fn.object, fn.special.kind = t, t, kind
    fn.special.is_implicit = fn.special.is_defaulted = fn.is_internal = True
    fn.is_constructor, fn.is_destructor = kind in CONSTRUCTORS, kind == "destructor"
    fn.declaration.defaults = [None] * len(params)
    return fn


def add(record: ct.Record, fn: FunctionSymbol) -> None:
    """Add an implicit member to the class's functions."""
    decl = record.decl
    if fn.is_constructor:
        decl.constructors.append(fn)
    elif fn.is_destructor:
        decl.destructor = fn
    elif isinstance(decl.members, Scope):
        result = decl.members.names.setdefault(fn.name, Overloads(fn.name, []))
        assert isinstance(result, Overloads)
        result.functions.append(fn)
    if fn.special.kind:
        decl.special.setdefault(fn.special.kind, []).append(fn)


def declare_plain(record: ct.Record) -> None:
    """Give a built-in class of scalars its names and its implicit members, all trivial."""
    scope = record.decl.members = ClassScope(None, record)
    for field in record.fields:
        scope.names[field.name] = MemberName(field.name, field.location, record)
    for kind in KINDS:
        fn = implicit_member(record, kind)
        fn.special.is_trivial, fn.declaration.is_constexpr = True, kind != "default constructor"
        add(record, fn)
    record.decl.trivial = frozenset(KINDS)


def set_symbol(fn: FunctionSymbol) -> None:
    """Set the mangled name of a member that is to be lowered."""
    decl = fn.owner.decl
    operands = len(fn.ctype.params) + 1
    name = (
        mangle.AbiCode("C1")
        if fn.is_constructor
        else mangle.AbiCode("D1")
        if fn.is_destructor
        else mangle.operator_name(fn.name, operands)
    )
    fn.encoding = (name, fn.ctype.params, (*decl.scope, decl.tag), False, None, 0)
    fn.symbol = mangle.function_symbol(*fn.encoding)


def is_destroyed(t: ct.CType) -> bool:
    """Return whether the destruction of an object has any effect."""
    t = ct.innermost_element(t)
    return isinstance(t, ct.Record) and t.decl.is_destroyed


def is_trivial(t: ct.CType, kind: SpecialMember) -> bool:
    """Return whether the special member `kind` of a type's objects, or of the elements of an array, is
    trivial.
    """
    t = ct.innermost_element(t)
    return not isinstance(t, ct.Record) or kind in t.decl.trivial
