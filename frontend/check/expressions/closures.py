"""Lambda expressions ([expr.prim.lambda]). Each has a closure type whose members are the captures and whose
`operator()` has the body.

The call operator of a non-generic lambda is checked immediately. Uses of local variables become captures
then. That of a generic lambda is a template, so the names in its body determine the default captures. A
captured variable becomes a member access. Constants of enclosing functions need no capture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types.closures import THIS, Closure
from ...types.declarations import ClosureName, Field, RecordDefinition
from ...types.layout import lay_out
from ...types.symbols import (
    ClassScope,
    FunctionSymbol,
    Overloads,
    Pack,
    StructuredBinding,
    Template,
    VariableSymbol,
)
from ...types.typed_nodes import ObjectInit
from ..classes import memberwise, special
from ..classes.methods import this_object
from ..context import Context
from ..conversions import casts
from ..declarations import bindings, decls, deduction
from ..declarations.function_bodies import check_function_body
from ..dispatch import handles
from ..initialization import initialization, lists
from ..initialization.initialization import Initialiser
from ..names.lookup import find, find_plain
from ..node_builders import dereference, identifier, like, pointer_value, position_of
from ..reporting import ERROR, declared_here, is_error, mark_error
from ..templates import packs, uninstantiated_templates
from .exprs import symbol_expression
from .lambda_function_pointers import add_conversion

_CALL = "operator()"


@handles(tree.Lambda)
def check_lambda(cx: Context, node: tree.Lambda) -> tree.Expr:
    """Return the closure object, initialised by the captures."""
    if cx.instantiation.unevaluated_depth:
        return cx.report.invalid_expr("lambda expression in an unevaluated operand", node)
    closure = _declare_closure(cx, node)
    if cx.function is None and node.default:
        return cx.report.invalid_expr("non-local lambda expression cannot have a capture-default", node)
    for capture in node.captures:
        _capture(cx, closure, node, capture)
    generic = any(p.pack or _is_generic(p.type) for p in node.type.params)
    if generic:
        _capture_named(cx, closure, node)
    with cx.enter_scope(_scope(closure), closure.path):
        decl = _call_operator(node)
        fn = None if generic else _check_operator(cx, closure, decl)
        if generic:
            _operator_template(cx, closure, decl)
    return _complete_closure(cx, closure, node, fn)


def _declare_closure(cx: Context, node: tree.Lambda) -> Closure:
    """Declare the closure type, without members."""
    fn = cx.function
    enclosing_path = cx.scopes.path
    if fn is not None and isinstance(fn.record, ct.Record) and fn.record.decl.tag not in enclosing_path:
        enclosing_path = (*fn.record.decl.scope, fn.record.decl.tag)
    number = cx.unit.count("", "")
    at = node.location
    decl = RecordDefinition(ClosureName.of(f"(lambda at {at})", number), "struct", at, enclosing_path)
    record = ct.record(decl)
    decl.members = ClassScope(cx.scopes.current, record)
    decl.closure = closure = Closure(
        record, number, at, cx.scopes.current, (*enclosing_path, decl.tag), fn, node.default, node.is_mutable
    )
    return closure


def _scope(closure: Closure) -> ClassScope:
    scope = closure.record.decl.members
    assert isinstance(scope, ClassScope)
    return scope


def _complete_closure(
    cx: Context, closure: Closure, node: tree.Lambda, fn: FunctionSymbol | None
) -> tree.Expr:
    """Return the closure object when all members are known."""
    closure.is_open = False
    decl = closure.record.decl
    decl.is_plain = False
    lay_out(decl)
    absent = FunctionSymbol(
        decl.tag, ct.function(ct.VOID, ()), node.location, "", object=closure.record, record=closure.record
    )
    absent.is_constructor = absent.is_deleted = True
    decl.constructors.append(absent)
    with cx.enter_scope(_scope(closure), closure.path):
        special.declare_implicit_members(cx, closure.record)
        if not node.default and not node.captures:
            add_conversion(cx, closure, node, fn)
    if decl.is_destroyed and isinstance(decl.destructor, FunctionSymbol):
        cx.require(decl.destructor)
    result = like(
        ObjectInit(node.location, {(n,): value for n, value in enumerate(closure.values)}),
        node,
        closure.record,
    )
    return mark_error(node) if is_error(*closure.values) else result


# ------------------------------------------------------------------------------------- captures


def _capture(cx: Context, closure: Closure, node: tree.Lambda, capture: tree.Node) -> None:
    """Declare an explicit capture."""
    if not isinstance(capture, tree.Capture):
        assert isinstance(capture, tree.PackExpansion)
        for scope in packs.expand_pattern(cx, capture.pattern, capture):
            with cx.scopes.enter(scope):
                _capture(cx, closure, node, capture.pattern)
        return
    if capture.name is None:
        _capture_this(cx, closure, node, capture)
    elif capture.init is not None:
        _init_capture(cx, closure, capture)
    else:
        symbol = find(cx, capture.name.name).symbol
        if symbol is None:
            cx.report.error(f"use of undeclared identifier '{capture.name.name}'", capture)
        elif not isinstance(symbol, VariableSymbol) and not _is_structured(symbol):
            cx.report.error(f"'{capture.name.name}' in capture list does not name a variable", capture)
        elif isinstance(symbol, VariableSymbol) and symbol.ctype is ERROR:
            return
        elif isinstance(symbol, VariableSymbol) and symbol.space not in ("local", "param"):
            cx.report.error(
                f"'{symbol.name}' cannot be captured because it does not have automatic storage duration",
                capture,
                [declared_here(symbol)],
            )
        elif symbol in closure.members or symbol.name in closure.names:
            cx.report.error(f"'{symbol.name}' can appear only once in a capture list", capture)
        else:
            if node.default == ("&" if capture.by_reference else "="):
                how = (
                    "'&' cannot precede a capture when the capture default is '&'"
                    if capture.by_reference
                    else "'&' must precede a capture when the capture default is '='"
                )
                cx.report.error(how, capture)
            closure.names.add(symbol.name)
            _add(cx, closure, symbol, capture.by_reference, capture)


def _is_structured(symbol: object) -> TypeGuard[StructuredBinding]:
    """Return whether a symbol names a structured binding. These can be captured, as in C++20; members of
    anonymous unions cannot.
    """
    return isinstance(symbol, StructuredBinding) and not (symbol.member and symbol.owner is None)


def _capture_this(cx: Context, closure: Closure, node: tree.Lambda, capture: tree.Capture) -> None:
    if THIS in closure.members:
        cx.report.error("'this' can appear only once in a capture list", capture)
        return
    pointer = this_object(cx, position_of(capture))
    if pointer is None:
        cx.report.error("'this' cannot be captured in this context", capture)
        return
    _add_this(cx, closure, pointer, not capture.by_reference)


def _init_capture(cx: Context, closure: Closure, capture: tree.Capture) -> None:
    """Declare an init-capture `name = value`."""
    assert capture.name is not None and capture.init is not None
    name = capture.name.name.key
    if name in closure.names:
        cx.report.error(f"'{name}' can appear only once in a capture list", capture)
        return
    initialiser = capture.init
    value = (
        lists.make_list_for_auto(cx, initialiser, capture)
        if isinstance(initialiser, tree.InitList)
        else cx.expr(initialiser)
    )
    auto: tree.TypeSyntax = tree.AutoType(capture.location)
    if capture.by_reference:
        auto = tree.ReferenceType(capture.location, auto)
    t = ERROR if is_error(value) else deduction.deduce_auto(cx, auto, value, name, capture)
    symbol = VariableSymbol(name, t, capture.location, "local", used=True)
    closure.names.add(name)
    _scope(closure).names[name] = symbol
    if t is not ERROR:
        how = Initialiser("direct", [value], "variable", capture)
        new = initialization.initialise(cx, t, how)
        assert new is not None
        _declare_capture(closure, symbol, t, new)


def _add(
    cx: Context,
    closure: Closure,
    symbol: VariableSymbol | StructuredBinding,
    by_reference: bool,
    at: tree.Node,
) -> Field:
    """Capture a variable of an enclosing function. `at` is its use. The value is evaluated at the lambda
    expression.
    """
    if isinstance(symbol, StructuredBinding):
        cx.report.warn(
            "c++20-extensions",
            "captured structured bindings are a C++20 extension",
            at,
            [declared_here(symbol)],
        )
    with cx.enter_scope(closure.scope, closure.path[:-1], closure.function):
        source = symbol_expression(cx, identifier(symbol.name, at), symbol)
        t: ct.CType
        if by_reference or source.ctype.is_function:
            t = ct.reference_to(source.ctype)
            value = source if is_error(source) else casts.convert(cx, source, t, "variable")
        else:
            t = source.ctype if isinstance(symbol, StructuredBinding) else ct.referred(symbol.ctype)
            value = source if is_error(source) else memberwise.copy_subobject(cx, source, t)
    return _declare_capture(closure, symbol, t, value)


def _declare_capture(
    closure: Closure, symbol: VariableSymbol | StructuredBinding | str, t: ct.CType, value: tree.Expr
) -> Field:
    name = symbol if isinstance(symbol, str) else symbol.name
    field = Field(f"captured {name}", t, value.location)
    closure.members[symbol] = field
    closure.values.append(value)
    closure.record.decl.fields.append(field)
    return field


def _add_this(cx: Context, closure: Closure, pointer: tree.Expr, by_copy: bool) -> Field:
    t: ct.CType = pointer.ctype
    if not by_copy:
        return _declare_capture(closure, THIS, t, pointer)
    assert isinstance(t, ct.Pointer)
    return _declare_capture(
        closure, THIS, t.pointee, memberwise.copy_subobject(cx, dereference(pointer, pointer), t.pointee)
    )


# ---------------------------------------------------------------------------- uses of captures


def _current_closure(cx: Context) -> Closure | None:
    """Return the closure whose call operator is being checked."""
    record = cx.function.record if cx.function is not None else None
    closure = record.decl.closure if isinstance(record, ct.Record) else None
    return closure if isinstance(closure, Closure) else None


def resolve_captured(
    cx: Context, node: tree.Identifier, symbol: VariableSymbol | StructuredBinding
) -> tree.Expr | None:
    """Return the expression that the name of an enclosing function's automatic variable denotes in a member
    of a closure or local class. None if it denotes the variable itself.
    """
    closure = _current_closure(cx)
    if isinstance(symbol, VariableSymbol) and symbol.ctype is ERROR:
        return mark_error(node)
    if cx.instantiation.unevaluated_depth:
        return _unevaluated_member(cx, closure, node, symbol) if closure is not None else None
    if isinstance(symbol, VariableSymbol) and symbol.value is not None:
        return _constant(cx, node, symbol)
    if closure is None or not (isinstance(symbol, VariableSymbol) or _is_structured(symbol)):
        what = "variable" if isinstance(symbol, VariableSymbol) else "binding"
        return cx.report.invalid_expr(
            f"reference to local {what} '{symbol.name}' declared in enclosing function",
            node,
            [declared_here(symbol)],
        )
    field = closure.members.get(symbol)
    if field is None and closure.is_open and closure.default:
        field = _add(cx, closure, symbol, closure.default == "&", node)
    if field is None:
        note = Note("lambda expression begins here", closure.location, 1)
        text = (
            f"variable '{symbol.name}' cannot be implicitly captured in a lambda with no capture-default"
            " specified"
        )
        return cx.report.invalid_expr(text, node, [declared_here(symbol), note])
    return _member(cx, closure, node, field)


def _member(cx: Context, closure: Closure, node: tree.Expr, field: Field) -> tree.Expr:
    """Return a member of the closure in its call operator."""
    this = cx.function.this if cx.function is not None else None
    assert this is not None and isinstance(this.ctype, ct.Pointer)
    result = like(memberwise.subobject(dereference(pointer_value(this, node), node), field), node)
    result.parenthesized = node.parenthesized
    return result


def _unevaluated_member(
    cx: Context, closure: Closure, node: tree.Identifier, symbol: VariableSymbol | StructuredBinding
) -> tree.Expr:
    """Return an unevaluated use of a captured variable ([expr.prim.id.unqual] p2). It has the type of the
    member if the capture would be by copy.
    """
    field = closure.members.get(symbol)
    by_copy = not field.ctype.is_reference if field is not None else closure.default == "="
    node.decl, node.lvalue = symbol, True
    declared = (
        bindings.bound_element(cx, node, symbol).ctype
        if isinstance(symbol, StructuredBinding)
        else symbol.ctype
    )
    t = ct.referred(declared)
    node.ctype = (
        ct.qualified(t, t.quals | ct.CONST)
        if by_copy and not closure.is_mutable and not declared.is_reference
        else t
    )
    return node


def _constant(cx: Context, node: tree.Identifier, symbol: VariableSymbol) -> tree.Expr:
    """Return a use of an internal variable with the value of an enclosing function's constant."""
    twin = symbol.twin
    if twin is None:
        name = f"{symbol.name}${cx.unit.count('', symbol.name)}"
        twin = symbol.twin = VariableSymbol(
            symbol.name, symbol.ctype, symbol.location, "constant", name, symbol.init, is_internal=True
        )
        twin.value = twin.initial = symbol.value
        twin.used = symbol.used = True
    node.decl, node.ctype, node.lvalue = twin, twin.ctype, True
    return node


def resolve_captured_this(cx: Context, node: tree.Expr) -> tree.Expr | None:
    """Return `this` in a lambda's body: that of the enclosing member function."""
    closure = _current_closure(cx)
    assert closure is not None
    field = closure.members.get(THIS)
    if field is None:
        with cx.enter_scope(closure.scope, closure.path[:-1], closure.function):
            pointer = this_object(cx, node)
        if pointer is None or is_error(pointer) or cx.instantiation.unevaluated_depth:
            return pointer
        if not closure.is_open or not closure.default:
            return cx.report.invalid_expr("'this' cannot be implicitly captured in this context", node)
        field = _add_this(cx, closure, pointer, False)
    member = _member(cx, closure, node, field)
    if isinstance(field.ctype, ct.Pointer):
        return casts.wrap(member, "LValueToRValue", field.ctype)
    return like(tree.Unary(node.location, "&", member), node, ct.pointer_to(member.ctype))


# ------------------------------------------------------------------------------ generic lambdas


def _capture_named(cx: Context, closure: Closure, node: tree.Lambda) -> None:
    """Capture the variables that the body of a generic lambda names ([expr.prim.lambda.capture] p7)."""
    if not closure.default:
        return
    own = {p.name for p in node.type.params}
    for name in dict.fromkeys(_names(node.body)):
        result = find_plain(cx, name) if name not in own else None
        for symbol in result.elements if isinstance(result, Pack) else [result]:
            if _is_structured(symbol) or (
                isinstance(symbol, VariableSymbol)
                and symbol.space in ("local", "param")
                and symbol.value is None
                and symbol.ctype is not ERROR
            ):
                if symbol not in closure.members and name not in closure.names:
                    _add(cx, closure, symbol, closure.default == "&", node)
    if THIS not in closure.members:
        with cx.sfinae_context():
            pointer = this_object(cx, position_of(node))
        if pointer is not None and not is_error(pointer):
            pointer = this_object(cx, position_of(node))
            assert pointer is not None
            _add_this(cx, closure, pointer, False)


def _names(root: tree.Node) -> Iterator[str]:
    """Yield the unqualified names in an unchecked tree."""
    for node in tree.walk_syntax(root):
        if isinstance(node, tree.Identifier) and node.name.is_plain:
            yield node.name.key


# -------------------------------------------------------------------------------- call operator


def _call_operator(node: tree.Lambda) -> tree.FunctionDecl:
    decl = tree.FunctionDecl(
        node.location, names.simple_name(_CALL, node.location), node.type, node.specifiers.copied(), node.body
    )
    decl.specifiers.words = {"constexpr": node.location, **node.specifiers.words}
    decl.is_const = not node.is_mutable
    return decl


def _check_operator(cx: Context, closure: Closure, decl: tree.FunctionDecl) -> FunctionSymbol:
    """Return the call operator with a checked body."""
    t = cx.resolve(decl.type)
    if not isinstance(t, ct.Function):
        t = ct.function(ERROR, ())
    fn = decls.new_function(cx, decl, t, closure.record)
    _scope(closure).names[_CALL] = Overloads(_CALL, [fn])
    decls.apply_specifiers(cx, decl, fn)
    fn.is_internal = True
    check_function_body(cx, decl, fn)
    # It is lowered at its first call.
    fn.pending.body_check = lambda: None
    return fn


def _operator_template(cx: Context, closure: Closure, decl: tree.FunctionDecl) -> None:
    """Declare the call operator template of a generic lambda. Each `auto` is an invented template parameter
    ([expr.prim.lambda.closure] p3).
    """
    params: list[tree.TemplateParam] = []
    decl.type = decl.type.copied()
    decl.type.params = [param.copied() for param in decl.type.params]
    for param in decl.type.params:
        param.type = _invent_parameter(param.type, param.pack, params)
    template = Template(
        _CALL,
        "function",
        params,
        decl,
        cx.scopes.context(_scope(closure), closure.path),
        decl.location,
        closure.record,
    )
    _scope(closure).names[_CALL] = Overloads(_CALL, [], [template])
    uninstantiated_templates.check_call_operator(cx, closure, template)


def _is_generic(syntax: tree.TypeSyntax) -> bool:
    params: list[tree.TemplateParam] = []
    _invent_parameter(syntax, False, params)
    return bool(params)


def _invent_parameter(
    syntax: tree.TypeSyntax, pack: bool, params: list[tree.TemplateParam]
) -> tree.TypeSyntax:
    """Return the type of a parameter whose `auto` is replaced by an invented template parameter."""
    if isinstance(syntax, tree.AutoType):
        param = tree.TemplateParam(syntax.location, f"auto {len(params) + 1}")
        param.pack = pack
        params.append(param)
        name = tree.NamedType(syntax.location, names.simple_name(f"auto {len(params)}", syntax.location))
        name.const, name.volatile, name.length = syntax.const, syntax.volatile, syntax.length
        return name
    result = syntax.copied()
    if isinstance(result, tree.PointerSyntax):
        result.pointee = _invent_parameter(result.pointee, pack, params)
    elif isinstance(result, tree.ReferenceType):
        result.referred = _invent_parameter(result.referred, pack, params)
    elif isinstance(result, tree.ArraySyntax):
        result.element = _invent_parameter(result.element, pack, params)
    elif isinstance(result, tree.FunctionSyntax):
        result.result = _invent_parameter(result.result, pack, params)
    elif isinstance(result, tree.MemberPointerType):
        result.pointee = _invent_parameter(result.pointee, pack, params)
    return result


# ---------------------------------------------------------------------------------- conversions
