"""`new` and `delete` ([expr.new], [expr.delete]): calls of allocation functions, and initialisation of the
objects.

The device's allocation functions are `malloc` and `free`. Classes and the program may declare others. An
array whose elements have destructors is preceded by a cookie with their number, as in the Itanium ABI (2.7).
"""

from __future__ import annotations

from ...syntax import tree
from ...types import builtin_table, lookup
from ...types import constants as const
from ...types import ctype as ct
from ...types.special import is_destroyed
from ...types.symbols import FunctionSymbol, Overloads, VariableSymbol
from ...types.typed_nodes import DeleteObject, NewArray, NewObject
from ..classes import special
from ..context import Context
from ..conversions import casts
from ..declarations import deduction
from ..dispatch import handles
from ..initialization import initialization, lifetimes
from ..initialization.initialization import Initialiser
from ..node_builders import call, identifier, integer, like, pointer_value, position_of
from ..overload import call_completion
from ..overload.call_completion import choose_candidate
from ..reporting import ERROR, is_error, mark_error, span
from ..templates import class_deduction, packs

_VOID_POINTER = ct.pointer_to(ct.VOID)


@handles(tree.New)
def check_new(cx: Context, node: tree.New) -> tree.Expr:
    """Check a new-expression ([expr.new])."""
    if node.args:
        node.args = packs.expand_arguments(cx, node.args)
    t = _allocated_type(cx, node)
    if t is ERROR or not _check_allocatable(cx, node, t):
        return mark_error(node)
    count = node.count
    if count is None and isinstance(t, ct.Array):
        count = integer(t.count or 0, node, "ul")
        t = t.element
    placement = [packs.check_argument(cx, arg) for arg in node.placement or ()]
    if is_error(*placement):
        return mark_error(node)
    if count is not None:
        return _new_array(cx, node, t, count, placement)
    value = initialization.initialise(cx, t, _initialiser(node, t))
    size = _number(node, t.size)
    storage = _storage(cx, node, t, size, placement)
    if is_error(storage) or (value is not None and is_error(value)):
        return mark_error(node)
    return like(
        NewObject(node.location, storage, value, not _is_nonnull_storage(storage)), node, ct.pointer_to(t)
    )


def _allocated_type(cx: Context, node: tree.New) -> ct.CType:
    """Return the type of the object. `new auto(x)`, and `new C(x)` with a class template C, deduce it from
    the initialiser.
    """
    template = deduction.class_placeholder(cx, node.type)
    if template is not None:
        node.args = [packs.check_argument(cx, arg) for arg in node.args] if node.args is not None else None
        return class_deduction.deduce_class(
            cx, template, node.type, node.args or [], "direct-list" if node.braces else "direct", node
        )
    if deduction.find_auto(node.type) is None:
        return cx.resolve(node.type)
    if node.args is None or len(node.args) != 1:
        return cx.report.invalid_type("new expression for type 'auto' requires a constructor argument", node)
    value = cx.expr(node.args[0])
    node.args = [value]
    return ERROR if is_error(value) else deduction.deduce_auto(cx, node.type, value, "new", node)


def _check_allocatable(cx: Context, node: tree.New, t: ct.CType) -> bool:
    problem = ""
    if t.is_reference or t.is_function:
        problem = f"cannot allocate {'reference' if t.is_reference else 'function'} type '{t}' with new"
    elif not t.is_complete:
        problem = f"allocation of incomplete type '{t}'"
    elif node.args is None and special.needs_initialiser(t):
        problem = f"default initialization of an object of const type '{t}'"
    if problem:
        cx.report.error(problem, node.type)
    return not problem


def _initialiser(node: tree.New, t: ct.CType) -> Initialiser:
    if node.args is None:
        return Initialiser("default", [], "new", node)
    if not node.braces:
        return Initialiser("direct", node.args, "new", node)
    return Initialiser("direct-list", [], "new", node, _list(node, node.args))


def _list(node: tree.Expr, args: list[tree.Expr]) -> tree.InitList:
    return like(tree.InitList(node.location, [tree.InitItem(arg.location, [], arg) for arg in args]), node)


def _new_array(
    cx: Context, node: tree.New, t: ct.CType, count: tree.Expr, placement: list[tree.Expr]
) -> tree.Expr:
    number = casts.convert_to_integral(cx, cx.expr(count), ct.ULONG)
    if is_error(number):
        return mark_error(node)
    if not number.ctype.is_integral:
        return cx.report.invalid_expr(
            f"array size expression must have integral or unscoped enumeration type, not '{number.ctype}'",
            node,
            at=span(count),
        )
    known = const.integer(number)
    if known is not None and known < 0:
        return cx.report.invalid_expr("array size is negative", node, at=span(count))
    initialisers = _listed_initialisers(node, t)
    if known is not None and len(initialisers) > known:
        return cx.report.invalid_expr(
            "excess elements in array initializer", node, at=span(initialisers[known])
        )
    if node.args and not node.braces:
        return cx.report.invalid_expr("array 'new' cannot have initialization arguments", node)
    values = [initialization.initialise_from_expression(cx, arg, t, "new") for arg in initialisers]
    rest = (
        None if known == len(initialisers) else initialization.initialise(cx, t, _trailing_initialiser(node))
    )
    once: tree.SharedValue = like(
        tree.SharedValue(node.location, casts.convert_arithmetic(number, ct.ULONG)),
        position_of(node),
        ct.ULONG,
    )
    again = like(tree.SharedValueUse(node.location), node, ct.ULONG)
    again.once = once
    cookie = _cookie(t) if not _is_reserved(placement) else 0
    size = like(tree.Binary(node.location, "*", again, _number(node, t.size)), node, ct.ULONG)
    if cookie:
        size = like(tree.Binary(node.location, "+", size, _number(node, cookie)), node, ct.ULONG)
    storage = _storage(cx, node, t, size, placement, array=True)
    if is_error(storage, *values) or (rest is not None and is_error(rest)):
        return mark_error(node)
    return like(
        NewArray(node.location, once, storage, values, rest, cookie, not _is_nonnull_storage(storage)),
        node,
        ct.pointer_to(t),
    )


def _listed_initialisers(node: tree.New, t: ct.CType) -> list[tree.Expr]:
    """Return the initialisers of the first elements. Those of a string literal are its characters
    ([dcl.init.string]).
    """
    initialisers = node.args if node.braces and node.args else []
    if (
        len(initialisers) != 1
        or not isinstance(initialisers[0], tree.StringLiteral)
        or t.unqualified not in (ct.CHAR, ct.SCHAR, ct.UCHAR)
    ):
        return initialisers
    codes = [
        code - 256 if code > 127 and t.unqualified is not ct.UCHAR else code for code in initialisers[0].value
    ]
    return [like(tree.CharLiteral(initialisers[0].location, code), initialisers[0]) for code in (*codes, 0)]


def _trailing_initialiser(node: tree.New) -> Initialiser:
    """Return the initialiser of the elements that the list omits."""
    if node.args is None:
        return Initialiser("default", [], "new", node)
    return (
        Initialiser("copy-list", [], "new", node, _list(node, []))
        if node.braces
        else Initialiser("direct", [], "new", node)
    )


def _cookie(t: ct.CType) -> int:
    """Return the size of the cookie in bytes of an array of `t`: enough for the number of elements, and a
    multiple of the alignment.
    """
    return max(8, t.align) if is_destroyed(t) else 0


def _number(node: tree.Expr, value: int) -> tree.Expr:
    return like(tree.IntLiteral(node.location, value, "ul"), node, ct.ULONG)


# -------------------------------------------------------------------------------------- storage


def _is_reserved(placement: list[tree.Expr]) -> bool:
    """Return whether the placement arguments match the reserved placement form: one pointer."""
    return len(placement) == 1 and (placement[0].ctype.is_pointer or placement[0].ctype.is_array)


def _is_nonnull_storage(storage: tree.Expr) -> bool:
    """Return whether the storage is never null, as with a placement argument, so that no check is needed."""
    while isinstance(storage, tree.ImplicitCast):
        storage = storage.operand
    return (
        not isinstance(storage, tree.Call)
        or not isinstance(storage.callee, tree.Identifier)
        or not storage.callee.name.key.startswith(("malloc", "operator new"))
    )


def _storage(
    cx: Context, node: tree.New, t: ct.CType, size: tree.Expr, placement: list[tree.Expr], array: bool = False
) -> tree.Expr:
    """Return the storage as a pointer to the type."""
    name = "operator new[]" if array else "operator new"
    result = _functions(cx, name, t, node.is_global, [ct.ULONG, *(ct.decay(arg.ctype) for arg in placement)])
    target = ct.pointer_to(t)
    raw: tree.Expr
    if result is not None:
        raw = _call(cx, node, name, result, [size, *placement])
    elif _is_reserved(placement):
        raw = casts.rvalue(cx, placement[0])
    elif placement:
        return cx.report.invalid_expr(f"no matching function for call to '{name}'", node)
    else:
        raw = _runtime(node, "malloc", [size])
    return raw if is_error(raw) else casts.wrap(raw, "BitCast", target)


def _runtime(node: tree.Expr, name: str, args: list[tree.Expr]) -> tree.Expr:
    """Return a call of a function of the device runtime."""
    (row,) = builtin_table.find(name) or ()
    callee = identifier(name, node)
    callee.decl, callee.ctype = row, row.ctype
    return like(call(callee, args, node), node, row.ctype.ret)


def _functions(
    cx: Context, name: str, t: ct.CType, is_global: bool, wanted: list[ct.CType]
) -> Overloads | None:
    """Return the allocation functions of the class, or else those of the program ([expr.new] p9).

    The predeclared global functions are included unless the program replaces them. Their parameters are a
    size, a size and a pointer, or a pointer.
    """
    t = ct.innermost_element(t)
    if isinstance(t, ct.Record) and not is_global:
        result = lookup.member(t.decl.members, name).symbol
        if isinstance(result, Overloads):
            return result
    result = cx.scopes.file.names.get(name)
    if not isinstance(result, Overloads):
        return None
    usual = len(wanted) == 1 or (len(wanted) == 2 and wanted[-1].is_pointer)
    replaced = any(
        [p.is_pointer for p in fn.ctype.params] == [w.is_pointer for w in wanted] for fn in result.functions
    )
    return result if replaced or not usual else None


def _call(cx: Context, node: tree.Expr, name: str, overloads: Overloads, args: list[tree.Expr]) -> tree.Expr:
    """Return a call of one of the program's allocation functions."""
    callee = identifier(name, node)
    candidate = choose_candidate(cx, callee, overloads.functions, overloads.templates, args)
    return (
        mark_error(node)
        if candidate is None
        else call_completion.finish_call(cx, call(callee, args, node), candidate, args)
    )


# --------------------------------------------------------------------------------------- delete


@handles(tree.Delete)
def check_delete(cx: Context, node: tree.Delete) -> tree.Expr:
    """Check a delete-expression ([expr.delete])."""
    initialisers = cx.expr(node.operand)
    if is_error(initialisers):
        return mark_error(node)
    _, candidate = casts.convert_to_one_of(
        cx, initialisers, lambda t: isinstance(t, ct.Pointer) and not t.pointee.is_function
    )
    pointer = candidate if candidate.ctype.is_record else casts.rvalue(cx, candidate)
    if is_error(pointer):
        return mark_error(node)
    if not isinstance(pointer.ctype, ct.Pointer) or pointer.ctype.pointee.is_function:
        return cx.report.invalid_expr(
            f"cannot delete expression of type '{initialisers.ctype}'", node, at=span(node.operand)
        )
    t = pointer.ctype.pointee
    if not t.is_void and not t.is_complete:
        cx.report.warn(
            "delete-incomplete",
            f"deleting pointer to incomplete type '{t}' may cause undefined behavior",
            node,
        )
    if t.is_void:
        cx.report.warn(
            "delete-incomplete",
            f"cannot delete expression with pointer-to-'void' type '{pointer.ctype}'",
            node,
        )
    element = ct.innermost_element(t)
    if not lifetimes.check_destructible(cx, node, element, ""):
        return mark_error(node)
    if (
        isinstance(element, ct.Record)
        and is_destroyed(element)
        and isinstance(element.decl.destructor, FunctionSymbol)
    ):
        cx.require(element.decl.destructor)
    storage = VariableSymbol("storage", _VOID_POINTER, node.location, "local", used=True)
    free = _release(cx, node, t, pointer_value(storage, node))
    if is_error(free):
        return mark_error(node)
    cookie = _cookie(t) if node.is_array and not t.is_void else 0
    return like(DeleteObject(node.location, pointer, node.is_array, cookie, storage, free), node, ct.VOID)


def _release(cx: Context, node: tree.Delete, t: ct.CType, storage: tree.Expr) -> tree.Expr:
    name = "operator delete[]" if node.is_array else "operator delete"
    result = _functions(cx, name, t, node.is_global, [_VOID_POINTER])
    if result is None:
        return _runtime(node, "free", [storage])
    args = [storage]
    if all(len(fn.ctype.params) == 2 for fn in result.functions) and not t.is_void:
        # [expr.delete] p11: the function with a size parameter is chosen only if there is no other.
        args.append(_number(node, t.size))
    return _call(cx, node, name, result, args)
