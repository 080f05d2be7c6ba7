"""Special member functions ([special]): which a function is, and the symbols of those that a class gets
implicitly.

`RecordDecl.special` lists the special members of a complete class by kind, declared and implicit ones alike;
`RecordDecl.trivial` are the kinds whose only member is trivial, public and not deleted, so that no overload
resolution could choose another.
"""

from __future__ import annotations

from . import ctype as ct
from . import mangle
from .symbols import Function, MemberName, Overloads, Scope

DEFAULT, COPY, MOVE = "default constructor", "copy constructor", "move constructor"
COPY_ASSIGN, MOVE_ASSIGN, DESTRUCTOR = "copy assignment operator", "move assignment operator", "destructor"
CONSTRUCTORS = (DEFAULT, COPY, MOVE)
ASSIGNMENTS = (COPY_ASSIGN, MOVE_ASSIGN)
KINDS = (*CONSTRUCTORS, *ASSIGNMENTS, DESTRUCTOR)
ALL = frozenset(KINDS)


def kind_of(fn: Function) -> str:
    """Which special member of its class a function is ([class.ctor] p4, [class.copy.ctor] p1 and p2,
    [class.copy.assign], [class.dtor]); '' if none.
    """
    if fn.record is None or fn.object is None or fn.args is not None:
        return ""
    if fn.is_destructor:
        return DESTRUCTOR
    params = fn.ctype.params
    itself = bool(params) and ct.referred(params[0]).unqualified is fn.record.unqualified
    if fn.is_constructor:
        rest = fn.defaults[1:] if len(fn.defaults) == len(params) else [None] * (len(params) - 1)
        if any(default is None for default in rest):
            return ""
        if not params or (fn.defaults and fn.defaults[0] is not None and not itself):
            return DEFAULT
        if not itself or not isinstance(params[0], ct.Reference):
            return ""
        return MOVE if params[0].rvalue else COPY
    if fn.name == "operator=" and len(params) == 1 and itself:
        return MOVE_ASSIGN if isinstance(params[0], ct.Reference) and params[0].rvalue else COPY_ASSIGN
    return ""


def is_ignored(fn: Function) -> bool:
    """A defaulted move operation that is deleted takes no part in overload resolution ([class.copy.ctor] p10,
    [class.copy.assign] p10).
    """
    return fn.is_deleted and fn.is_defaulted and fn.special in (MOVE, MOVE_ASSIGN)


def implicit(record: ct.Record, kind: str, *, const: bool = True) -> Function:
    """The symbol of an implicitly declared member; `const` says whether a copying one takes `const X &`."""
    t, decl = record.unqualified, record.decl
    assert isinstance(t, ct.Record)
    taken = (
        ct.reference_to(ct.qualified(t, ct.CONST) if const else t)
        if kind in (COPY, COPY_ASSIGN)
        else ct.reference_to(t, True)
    )
    params = () if kind in (DEFAULT, DESTRUCTOR) else (taken,)
    tag = getattr(decl.tag, "base", decl.tag)
    name = "operator=" if kind in ASSIGNMENTS else f"~{tag}" if kind is DESTRUCTOR else tag
    result = ct.reference_to(t) if kind in ASSIGNMENTS else ct.VOID
    fn = Function(name, ct.function(result, params), decl.location, "")
    fn.record, fn.object, fn.special = t, t, kind
    fn.is_implicit = fn.is_defaulted = fn.is_internal = True
    fn.is_constructor, fn.is_destructor = kind in CONSTRUCTORS, kind is DESTRUCTOR
    fn.defaults = [None] * len(params)
    return fn


def add(record: ct.Record, fn: Function) -> None:
    """Enter an implicit member among the class's functions."""
    decl = record.decl
    if fn.is_constructor:
        decl.constructors.append(fn)
    elif fn.is_destructor:
        decl.destructor = fn
    elif isinstance(decl.members, Scope):
        result = decl.members.names.setdefault(fn.name, Overloads(fn.name, []))
        assert isinstance(result, Overloads)
        result.functions.append(fn)
    decl.special.setdefault(fn.special, []).append(fn)


def declare_plain(record: ct.Record) -> None:
    """Give a class that declares nothing but scalars, and stands in no program's text, its names and its
    implicit members, all trivial.
    """
    scope = record.decl.members = Scope("record", None)
    scope.record = record
    for field in record.fields:
        scope.names[field.name] = MemberName(field.name, field.location, record)
    for kind in KINDS:
        fn = implicit(record, kind)
        fn.is_trivial, fn.is_constexpr = True, kind is not DEFAULT
        add(record, fn)
    record.decl.trivial = ALL


def symbol_of(fn: Function) -> None:
    """Name a member that is to be lowered."""
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
    """Return whether anything happens at the end of an object."""
    t = ct.innermost(t)
    return isinstance(t, ct.Record) and t.decl.is_destroyed


def holds(t: ct.CType, kind: str) -> bool:
    """Return whether objects of a type, arrays of them too, are made, copied or destroyed trivially in the
    way `kind` says.
    """
    t = ct.innermost(t)
    return not isinstance(t, ct.Record) or kind in t.decl.trivial
