"""Objects of class type: default, value, direct and copy initialisation by constructors ([dcl.init] p7, p8,
p17.6).

The result is a prvalue without an object of its own. It is a `ConstructorCall`, a bytewise copy if the chosen
constructor is a trivial copy, or the argument itself if that is a prvalue of the class
([class.copy.elision]).
"""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import bases, classes
from ...types import ctype as ct
from ...types.ranking import Candidate, Standard
from ...types.special import is_ignored
from ...types.symbols import FunctionSymbol
from ...types.typed_nodes import ArrayEach, ConstructorCall, InitializationKind, ObjectInit
from ..classes.bases import upcast
from ..context import Context
from ..conversions import casts, implicit_conversions, user_conversions
from ..node_builders import like, position_of
from ..overload import overload
from ..overload.call_completion import finish_arguments
from ..reporting import declared_here, is_error, mark_error


def zero_initialise(node: tree.Node, t: ct.CType) -> tree.Expr:
    """Zero-initialise a class or an array ([dcl.init] p6)."""
    return like(ObjectInit(node.location, {}), node, t.unqualified if t.is_record else t)


# ---------------------------------------------------------------------------- with an argument


def construct(
    cx: Context,
    node: tree.Expr,
    t: ct.Record,
    args: list[tree.Expr],
    mode: InitializationKind = "direct",
    is_base: bool = False,
) -> tree.Expr:
    """Construct an object of class `t` from checked arguments, at the position of `node`. `is_base` says that
    it is a base subobject.
    """
    if is_error(*args):
        return mark_error(node)
    only = args[0] if len(args) == 1 and not isinstance(args[0], tree.InitList) else None
    if only is not None:
        same = only.ctype.unqualified is t.unqualified
        if same and not only.lvalue:
            return only
        if (same or bases.path(only.ctype, t) is not None) and _copies_bytes(t, only, same):
            return copy_bytes(cx, only, t)
    if not args and "default constructor" in t.decl.trivial:
        return zero_initialise(node, t)
    if only is not None and isinstance(only.ctype, ct.Record) and not same:
        result = _convert_to_class(cx, only, t, mode)
        if result is not None:
            return result
    candidate = overload.choose_constructor(cx, t, args, mode, node)
    return mark_error(node) if candidate is None else constructor_call(cx, node, t, candidate, args, is_base)


def _copies_bytes(t: ct.Record, value: tree.Expr, same: bool) -> bool:
    """Return whether only trivial copy constructors can be chosen for an object of the class or a derived
    class.
    """
    if (
        value.ctype.is_volatile
        or t.decl.constructor_templates
        or not {"copy constructor", "move constructor"} <= t.decl.trivial
    ):
        return False
    return same or all(fn.special.kind for fn in classes.constructors(t.decl))


def copy_bytes(cx: Context, value: tree.Expr, t: ct.Record) -> tree.Expr:
    """Return a bytewise copy of an object."""
    if value.ctype.unqualified is not t.unqualified:
        value = upcast(cx, value, t)
    return casts.wrap(value, "LValueToRValue", t.unqualified) if value.lvalue else value


def _convert_to_class(
    cx: Context, value: tree.Expr, t: ct.Record, mode: InitializationKind
) -> tree.Expr | None:
    """Return the result of a conversion function to the class itself. It is copied, or if it is a prvalue, it
    is the object (CWG 2327). A constructor without a user-defined conversion is better ([over.match.ctor]).
    One with another conversion is as good as a copy of a glvalue.
    """
    choice = overload.resolve_construction(cx, t, [value], mode, value)
    best = [choice.best] if choice.best is not None else choice.ambiguous
    if any(isinstance(c.sequences[0], Standard) for c in best):
        return None
    result = user_conversions.user_conversion(
        cx, value, t.unqualified, explicit=mode in ("direct", "direct-list"), constructors=False
    )
    if result is None:
        return None
    others = [
        c
        for c in best
        if isinstance(c.function, FunctionSymbol)
        and c.function.special.kind not in ("copy constructor", "move constructor")
    ]
    if (
        others
        and result.candidate is not None
        and isinstance(result.candidate.function.ctype.ret, ct.Reference)
    ):
        copying = [
            c
            for c in choice.candidates
            if isinstance(c.function, FunctionSymbol) and c.function.special.kind == "copy constructor"
        ]
        overload.report_ambiguous(
            cx,
            f"call to constructor of '{t.unqualified}' is ambiguous",
            value,
            overload.Resolution(None, [*others, *copying], [], []),
        )
        return mark_error(value)
    return casts.apply_sequence(cx, value, result, t, "parameter")


def constructor_call(
    cx: Context,
    node: tree.Expr,
    t: ct.Record,
    candidate: Candidate,
    args: list[tree.Expr],
    is_base: bool = False,
) -> tree.Expr:
    """Return the call of the chosen constructor."""
    fn = candidate.function
    assert isinstance(fn, FunctionSymbol)
    passed = finish_arguments(cx, node, candidate, args)
    itself = None if is_base else _elide_copy(t, args, passed)
    if itself is not None:
        return itself
    if not check_usable(cx, node, t, fn, is_base) or not cx.may_call(fn, node):
        return mark_error(node)
    if (
        fn.special.is_trivial
        and fn.special.kind in ("copy constructor", "move constructor")
        and len(args) == 1
    ):
        bound = passed[0]
        if is_error(bound):
            return mark_error(node)
        source = args[0].ctype
        related = source.unqualified is t.unqualified or bases.derives(source, t)
        return copy_bytes(
            cx, args[0] if related or not isinstance(bound, tree.ImplicitCast) else bound.operand, t
        )
    return _call(cx, node, t, fn, passed)


def _elide_copy(t: ct.Record, args: list[tree.Expr], passed: list[tree.Expr]) -> tree.Expr | None:
    """Return the temporary that a list or a conversion function makes for a copy constructor: `T({…})`,
    `T{convertible}`.

    The temporary is the object itself ([class.copy.elision], CWG 2327). As in nvcc, this does not hold for
    bases.
    """
    only = passed[0] if len(args) == 1 else None
    new = (
        only.operand if isinstance(only, tree.ImplicitCast) and only.kind == "MaterializeTemporary" else None
    )
    return new if new is not None and new.ctype.unqualified is t.unqualified else None


def _call(cx: Context, node: tree.Expr, t: ct.Record, fn: FunctionSymbol, args: list[tree.Expr]) -> tree.Expr:
    cx.require(fn)
    result: tree.Expr = like(ConstructorCall(node.location, fn, args), node, t.unqualified)
    return mark_error(node) if is_error(*args) else result


def check_usable(
    cx: Context, node: tree.Expr, t: ct.Record, fn: FunctionSymbol, is_base: bool = False
) -> bool:
    """Return whether a constructor is callable here. Reports a deleted or inaccessible one.

    A protected constructor is accessible only for base subobjects of derived classes ([class.protected] p1).
    """
    if fn.is_deleted:
        how = (
            f"implicitly-deleted {fn.special.kind}"
            if fn.declaration.why_deleted is not None
            else "deleted constructor"
        )
        why = fn.declaration.why_deleted or declared_here(
            fn, "constructor has been explicitly marked deleted here"
        )
        return cx.report.reject(f"call to {how} of '{t.unqualified}'", node, [why])
    if fn.access and not cx.may_access(t, fn.access if is_base else "private"):
        cx.report.error(
            f"calling a {fn.access} constructor of class '{t.unqualified}'",
            node,
            [declared_here(fn, f"declared {fn.access} here")],
        )
    return True


def is_convertible(cx: Context, value: tree.Expr, t: ct.Record) -> bool:
    """Return whether an expression converts implicitly to a class."""
    return implicit_conversions.implicit_sequence(cx, value, t) is not None


def copy_object(cx: Context, node: tree.Expr, t: ct.CType) -> tree.Expr:
    """Return a copy of an lvalue of class type as a prvalue."""
    assert isinstance(t, ct.Record)
    return construct(cx, node, t, [node], "copy")


# -------------------------------------------------------------------------- without an argument


def default_initialise(cx: Context, node: tree.Node, t: ct.CType, is_base: bool = False) -> tree.Expr | None:
    """Default-initialise an object ([dcl.init] p7). None if nothing is done."""
    if isinstance(t, ct.Array):
        return initialise_elements(node, t, default_initialise(cx, node, t.element))
    if not isinstance(t, ct.Record) or "default constructor" in t.decl.trivial:
        return None
    position = position_of(node)
    candidate = overload.choose_constructor(cx, t, [], "direct", position)
    if candidate is None:
        return mark_error(position)
    new = constructor_call(cx, position, t, candidate, [], is_base)
    return None if isinstance(new, ConstructorCall) and new.fn.special.is_trivial else new


def value_initialise(
    cx: Context, node: tree.Node, t: ct.CType, mode: InitializationKind = "direct", is_base: bool = False
) -> tree.Expr:
    """Value-initialise a class or an array ([dcl.init] p8). A class whose default constructor is not
    user-provided is zero-initialised first.
    """
    if isinstance(t, ct.Array):
        inner = value_initialise(cx, node, t.element) if ct.innermost_element(t).is_record else None
        return (
            zero_initialise(node, t)
            if inner is None or (isinstance(inner, ObjectInit) and not inner.entries)
            else initialise_elements(node, t, inner) or zero_initialise(node, t)
        )
    assert isinstance(t, ct.Record)
    if "default constructor" in t.decl.trivial:
        return zero_initialise(node, t)
    position = position_of(node)
    candidate = overload.choose_constructor(cx, t, [], mode, position)
    if candidate is None:
        return mark_error(position)
    result = constructor_call(cx, position, t, candidate, [], is_base)
    if isinstance(result, ConstructorCall) and result.fn.special.is_trivial:
        return zero_initialise(node, t)
    if isinstance(result, ConstructorCall) and result.fn.special.is_defaulted:
        result.zeroed = True
    return result


def initialise_elements(
    node: tree.Node, t: ct.Array, element: tree.Expr | None, first: int = 0
) -> tree.Expr | None:
    """Return the initialisation of an array whose elements from `first` on have the same initialiser."""
    if element is None or is_error(element):
        return element
    return like(ArrayEach(node.location, element, None, first), node, t)


def has_default(cx: Context, t: ct.Record, at: tree.Node) -> bool:
    """Return whether some constructor or constructor template can be called without arguments ([class.ctor]
    p4).
    """
    plain = any(
        len(fn.ctype.params) == sum(d is not None for d in fn.declaration.defaults)
        and not (fn.is_deleted and fn.special.is_implicit)
        for fn in t.decl.constructors
        if isinstance(fn, FunctionSymbol) and not is_ignored(fn)
    )
    return plain or bool(
        overload.function_candidates(cx, [], classes.constructor_templates(t.decl), [], at)[0]
    )


def default_constructor_notes(t: ct.Record) -> list[Note]:
    """Return the note on an implicitly deleted default constructor."""
    fns = classes.special(t.decl, "default constructor")
    return [fn.declaration.why_deleted for fn in fns if fn.declaration.why_deleted is not None]
