"""Primary expressions: literals, names, `sizeof`. Members and elements are in `members`."""

from __future__ import annotations

from ....support.suggestions import closest
from ...syntax import tree
from ...syntax.tree import names
from ...syntax.tree.names import Name
from ...text.literals import MULTICHARACTER, code_units, encoding_prefix
from ...types import builtin_table
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.arguments import EntityArgument, ValueArgument
from ...types.bases import derives
from ...types.declarations import FieldPath
from ...types.expressions import is_bit_field
from ...types.symbols import (
    EnumConstant,
    FunctionScope,
    FunctionSymbol,
    HostName,
    MemberName,
    Namespace,
    Overloads,
    Scope,
    StructuredBinding,
    Symbol,
    TemplateValue,
    TypeName,
    VariableSymbol,
)
from ...types.typed_nodes import DeclvalExpr
from ..classes import bases, methods
from ..classes.function_access import check_function
from ..context import Context, scope_of
from ..conversions import casts
from ..declarations import bindings
from ..declarations.deduction import declared_entity_type, require_result
from ..dispatch import handles
from ..names.lookup import find, find_plain, find_qualifier, is_enclosing_name, type_in_expression
from ..node_builders import like, variable_use
from ..reporting import ERROR, declared_here, is_error, mark_error
from ..templates import templates
from . import closures
from .members import field_access

_INTEGER_TYPES = {
    "": (ct.INT, ct.LONG),
    "u": (ct.UINT, ct.ULONG),
    "l": (ct.LONG,),
    "ul": (ct.ULONG,),
    "ll": (ct.LLONG,),
    "ull": (ct.ULLONG,),
}
_OTHER_BASES = {
    "": (ct.INT, ct.UINT, ct.LONG, ct.ULONG),
    "l": (ct.LONG, ct.ULONG),
    "ll": (ct.LLONG, ct.ULLONG),
}


@handles(tree.IntLiteral)
def int_literal(cx: Context, node: tree.IntLiteral) -> tree.Expr:
    """Check an integer literal. Its type is the first of the list in [lex.icon] table 7 that can represent
    the value.
    """
    choices = _INTEGER_TYPES[node.suffix]
    if node.base != 10:
        choices = _OTHER_BASES.get(node.suffix, choices)
    for t in choices:
        if conv.in_range(t, node.value):
            node.ctype = t
            return node
    if node.value < 1 << 64:
        cx.report.warn(
            "implicitly-unsigned-literal",
            "integer literal is too large to be represented in a signed integer type, interpreting as"
            " unsigned",
            node,
        )
        node.ctype = ct.ULLONG if "ll" in node.suffix else ct.ULONG
        return node
    return cx.report.invalid_expr("integer literal is too large to be represented in any integer type", node)


@handles(tree.FloatLiteral)
def float_literal(cx: Context, node: tree.FloatLiteral) -> tree.Expr:
    """Check a floating literal."""
    node.ctype = {"f": ct.FLOAT, "l": ct.LDOUBLE}.get(node.suffix, ct.DOUBLE)
    return node


_LITERAL_TYPES: dict[type, ct.CType] = {
    tree.CharLiteral: ct.CHAR,
    tree.BoolLiteral: ct.BOOL,
    tree.NullptrLiteral: ct.NULLPTR,
}


@handles(*_LITERAL_TYPES)
def plain_literal(cx: Context, node: tree.CharLiteral | tree.BoolLiteral | tree.NullptrLiteral) -> tree.Expr:
    """Check a character, bool or nullptr literal."""
    if isinstance(node, tree.CharLiteral) and encoding_prefix(node.value) == MULTICHARACTER:
        cx.report.warn("multichar", "multi-character character constant", node)
    node.ctype = (
        ct.CHARACTERS[encoding_prefix(node.value)]
        if isinstance(node, tree.CharLiteral)
        else _LITERAL_TYPES[type(node)]
    )
    return node


@handles(tree.StringLiteral)
def string_literal(cx: Context, node: tree.StringLiteral) -> tree.Expr:
    """Check a string literal."""
    node.ctype = ct.array_of(
        ct.qualified(ct.CHARACTERS[encoding_prefix(node.value)], ct.CONST), len(code_units(node.value)) + 1
    )
    node.lvalue = True
    return node


@handles(tree.ErrorExpr)
def error_expr(cx: Context, node: tree.ErrorExpr) -> tree.Expr:
    """Return an expression that the parser has reported."""
    return mark_error(node)


# --------------------------------------------------------------------------------------- names


@handles(tree.Identifier)
def check_identifier(cx: Context, node: tree.Identifier) -> tree.Expr:
    """Check a name ([expr.prim.id])."""
    symbol = find(cx, node.name)
    if symbol.is_reported and symbol.symbol is None:
        return mark_error(node)
    if node.name.args is not None:
        return templates.resolve_template_name(cx, node, symbol.symbol)
    if symbol.symbol is None:
        return _resolve_undeclared(cx, node)
    return symbol_expression(cx, node, symbol.symbol)


def symbol_expression(cx: Context, node: tree.Identifier, symbol: Symbol) -> tree.Expr:
    """Return the expression of a name that denotes `symbol`."""
    node.decl = symbol
    automatic = (
        symbol
        if isinstance(symbol, StructuredBinding)
        or (isinstance(symbol, VariableSymbol) and symbol.space in ("local", "param"))
        else None
    )
    if (
        automatic is not None
        and cx.function is not None
        and cx.function.record is not None
        and is_enclosing_name(cx, automatic)
    ):
        outer = closures.resolve_captured(cx, node, automatic)
        if outer is not None:
            automatic.used = True
            return outer
    if isinstance(symbol, VariableSymbol):
        symbol.used = True
        if symbol.define is not None:
            symbol.define()
        node.ctype, node.lvalue = ct.referred(symbol.ctype), True
        return node
    if isinstance(symbol, MemberName):
        return _own_member(cx, node, symbol)
    if isinstance(symbol, StructuredBinding):
        return bindings.bound_element(cx, node, symbol)
    if isinstance(symbol, EnumConstant):
        node.ctype = symbol.ctype
        return node
    if isinstance(symbol, Overloads):
        return _function_name(cx, node, symbol)
    if isinstance(symbol, TemplateValue):
        return _template_value(cx, node, symbol)
    if isinstance(symbol, HostName):
        return _host_name(cx, node, symbol)
    if isinstance(symbol, Namespace):
        return cx.report.invalid_expr(f"unexpected namespace name '{node.name}': expected expression", node)
    return cx.report.invalid_expr(f"unexpected type name '{node.name}': expected expression", node)


def _template_value(cx: Context, node: tree.Identifier, symbol: TemplateValue) -> tree.Expr:
    """Return the value of a template parameter that is a pointer, a pointer to member, or null."""
    argument = symbol.argument
    if isinstance(argument, EntityArgument) and isinstance(argument.entity, FieldPath | FunctionSymbol):
        return casts.member_address(node, argument.entity, argument.type)
    if isinstance(argument, EntityArgument) and isinstance(argument.entity, VariableSymbol | Overloads):
        value = symbol_expression(cx, node, argument.entity)
        if not value.ctype.is_array:
            value = like(tree.Unary(node.location, "&", value), node, ct.pointer_to(value.ctype))
        return casts.convert(cx, value, argument.type, "parameter")
    assert isinstance(argument, ValueArgument)
    return casts.convert(
        cx, cx.expr(like(tree.NullptrLiteral(node.location), node)), argument.type, "parameter"
    )


def _own_member(cx: Context, node: tree.Identifier, symbol: MemberName) -> tree.Expr:
    """Return `this->name` for a data member named in a member function. An unevaluated operand needs no
    object ([expr.prim.id] p2).
    """
    base = methods.dereference_this(cx, node)
    if (
        base is not None
        and symbol.record is not None
        and not (base.ctype.unqualified is symbol.record or derives(base.ctype, symbol.record))
    ):
        base = None
    declared = declared_entity_type(cx, node) if base is None and cx.instantiation.unevaluated_depth else None
    if declared is not None:
        # [expr.prim.id] p2.3: an unevaluated operand.
        node.ctype, node.lvalue = ct.referred(declared), True
        return node
    if base is None:
        return cx.report.invalid_expr(
            f"invalid use of member '{node.name}' outside of a non-static member function", node
        )
    base = bases.qualify_this(cx, node.name, base)
    result = like(
        tree.Member(node.location, base, names.simple_name(node.name.key, node.location, node.length)), node
    )
    return field_access(cx, result, base)


def _resolve_undeclared(cx: Context, node: tree.Identifier) -> tree.Expr:
    key = node.name.key
    if key in ("__func__", "__FUNCTION__", "__PRETTY_FUNCTION__") and cx.function is not None:
        text = cx.function.ctype.spell(cx.function.name) if key == "__PRETTY_FUNCTION__" else cx.function.name
        return string_literal(cx, like(tree.StringLiteral(node.location, text.encode()), node))
    variable = builtin_table.VARIABLES.get(key)
    if variable is not None:
        node.decl, node.ctype = variable, variable.ctype
        return node
    if builtin_table.find(key) is not None:
        return cx.report.invalid_expr(
            f"the address of built-in function '{node.name}' cannot be taken; built-in functions must be"
            " called",
            node,
        )
    report_undeclared(cx, node)
    return mark_error(node)


_MAX_GUESSES = 50
"""Number of unknown names that are compared with all others (clang's `-fspell-checking-limit`)."""


def report_undeclared(cx: Context, node: tree.Identifier) -> None:
    """Report an unknown name once per function, with the most similar known name."""
    scope = next((s for s in cx.scopes.current.enclosing_scopes() if isinstance(s, FunctionScope)), None)
    if (
        scope is not None
        and node.name.is_plain
        and cx.instantiation.sfinae_depth <= cx.instantiation.is_uninstantiated
    ):
        # Diagnostics of other SFINAE contexts are dropped and must be repeated.
        scope.names[node.name.key] = VariableSymbol(node.name.key, ERROR, node.location, "local", used=True)
    if len(node.name.parts) > 1:
        qualifier = find_qualifier(cx, node.name).symbol
        where = (
            f"'{qualifier.ctype}'"
            if isinstance(qualifier, TypeName)
            else f"namespace '{node.name.qualifier}'"
        )
        cx.report.error(f"no member named '{node.name.key}' in {where}", node)
        return
    reason = builtin_table.unavailable_reason(node.name.key)
    if reason:
        cx.report.error(reason, node)
        return
    cx.unit.suggestions += 1
    if cx.unit.suggestions > _MAX_GUESSES:
        cx.report.error(f"use of undeclared identifier '{node.name}'", node)
        return
    candidates = [
        n
        for n, symbol in cx.scopes.current.visible_names()
        if not isinstance(symbol, TypeName) and getattr(symbol, "ctype", None) is not ERROR
    ]
    near = closest(node.name.key, iter([*candidates, *builtin_table.VARIABLES, *builtin_table.names()]))
    if near is None:
        cx.report.error(f"use of undeclared identifier '{node.name}'", node)
        return
    symbol = find_plain(cx, near)
    notes = [declared_here(symbol)] if symbol is not None else []
    cx.report.error(
        f"use of undeclared identifier '{node.name}'; did you mean '{near}'?", node, notes, fix=near
    )


def qualifier_scope(cx: Context, name: Name, at: tree.Node) -> Scope | None:
    """Return the scope of the namespace or class before the last `::` of a name, None if there is none."""
    return scope_of(find_qualifier(cx, name).symbol)


def _function_name(cx: Context, node: tree.Identifier, symbol: Overloads) -> tree.Expr:
    """Check a function's name outside of a call. The target of its conversion selects an overload
    ([over.over]).
    """
    if len(symbol.functions) != 1 or symbol.templates:
        node.ctype = ct.OVERLOADED
        return node
    return function_value(cx, node, symbol.functions[0])


def function_value(cx: Context, node: tree.Identifier, fn: FunctionSymbol) -> tree.Expr:
    """Return an expression that names one function, for its address."""
    fn = fn.declaration.redeclares or fn
    check_function(cx, fn, node)
    if not cx.may_call(fn, node):
        return mark_error(node)
    cx.require(fn)
    if not require_result(cx, fn, node):
        return mark_error(node)
    fn.settle_exceptions()
    node.decl, node.ctype = fn, fn.ctype
    return node


def _host_name(cx: Context, node: tree.Identifier, symbol: HostName) -> tree.Expr:
    if cx.instantiation.is_uninstantiated:
        return mark_error(node)
    where = (
        "device code"
        if cx.function is None
        else f"{'__global__' if cx.function.is_kernel else '__device__'} function"
    )
    return cx.report.invalid_expr(
        f"reference to __host__ {symbol.what} '{node.name}' in {where}", node, symbol.notes
    )


@handles(DeclvalExpr)
def check_stand_in(cx: Context, node: DeclvalExpr) -> tree.Expr:
    """Check a stand-in for `std::declval<T>()`: an xvalue, or an lvalue for `T &`."""
    is_rvalue = not isinstance(node.of, ct.Reference) or node.of.rvalue
    return variable_use(VariableSymbol("declval", node.of, node.location, "param"), node, expiring=is_rvalue)


# ---------------------------------------------------------------------------- members, elements


@handles(tree.SizeOf)
def check_size_of(cx: Context, node: tree.SizeOf) -> tree.Expr:
    """Check `sizeof` or `alignof`."""
    if node.operand is not None:
        node.type = type_in_expression(cx, node.operand)
    if node.type is not None:
        node.type = cx.typed(node.type)
        measured = node.type.ctype
    else:
        assert node.operand is not None
        node.operand = cx.unevaluated_expr(node.operand)
        measured = node.operand.ctype
        if not is_error(node.operand) and is_bit_field(node.operand):
            return cx.report.invalid_expr(f"invalid application of '{node.op}' to bit-field", node)
    if measured is ERROR or measured is None:
        return mark_error(node)
    measured = ct.referred(measured)
    if not measured.is_complete:
        kind = "function type" if measured.is_function else "an incomplete type"
        return cx.report.invalid_expr(f"invalid application of '{node.op}' to {kind} '{measured}'", node)
    node.ctype = ct.SIZE_T
    return node
