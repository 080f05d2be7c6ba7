"""Expressions in the patterns of templates: their dependence, and their descriptions for equivalence and
mangling.

A pattern is never evaluated. `describe` returns the structure of a dependent expression, with resolved types
and numbered parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....support.mangling_codes import CAST_CODES
from ...syntax import tree
from ...syntax.tree.names import Name
from ...types import ctype as ct
from ...types import mangle
from ...types.arguments import (
    EntityArgument,
    Expression,
    ExpressionArgument,
    Operand,
    Qualifier,
    SourceName,
    TemplateArgument,
    TemplateParameter,
    ValueArgument,
    ValueParameter,
)
from ...types.arguments import is_dependent as is_dependent_argument
from ...types.symbols import (
    EnumConstant,
    Namespace,
    Pack,
    Template,
    TemplateScope,
    TemplateValue,
    TypeName,
    VariableSymbol,
)
from ..context import Context
from ..names.lookup import find, find_plain, find_qualifier
from . import template_arguments


def is_dependent(cx: Context, root: tree.Node) -> bool:
    """Return whether syntax names a template parameter, or an entity with a dependent type ([temp.dep])."""
    return cx.instantiation.pattern_depth > 0 and any(
        _means_parameter(_first_symbol(cx, node)) for node in tree.walk_syntax(root)
    )


def mentions_parameters(cx: Context, syntax: tree.TypeSyntax) -> bool:
    """Return whether the syntax of a type contains template parameters, bound ones included."""
    params = {
        name
        for scope in cx.scopes.current.enclosing_scopes()
        if isinstance(scope, TemplateScope)
        for name in scope.names
    }

    def mentions(node: tree.Node) -> bool:
        name = getattr(node, "name", None)
        if not isinstance(name, tree.Name):
            return name in params or any(map(mentions, node.children()))
        return name.parts[0].text in params or any(map(mentions, (*node.children(), *name.inner())))

    return bool(params) and mentions(syntax)


def _first_symbol(cx: Context, node: tree.Node) -> object:
    """Return the symbol of the first part of a name."""
    if isinstance(node, Name):
        return None if node.is_global else find_plain(cx, node.parts[0].key)
    return find_plain(cx, node.name) if isinstance(node, tree.SizeOfPack) else None


def _means_parameter(symbol: object) -> bool:
    if isinstance(symbol, TypeName | VariableSymbol):
        return symbol.ctype.is_dependent
    if isinstance(symbol, TemplateValue):
        return is_dependent_argument(symbol.argument)
    if isinstance(symbol, Pack):
        return any(map(_means_parameter, symbol.elements))
    return isinstance(symbol, Template) and symbol.is_parameter


# ---------------------------------------------------------------------------------- description


def describe(cx: Context, node: tree.Expr) -> Operand:
    """Return a dependent expression in the ABI's form ([ABI] <expression>). As in nvcc, non-dependent parts
    remain as written.
    """
    maker, name = _MAKERS.get(type(node)), type(node).__name__
    return (
        maker(cx, node)
        if maker is not None
        else Expression("u", (SourceName(name), _all(cx, node.children())))
    )


def _all(cx: Context, nodes: Iterable[tree.Node | None]) -> tuple[Operand, ...]:
    return tuple(describe(cx, node) for node in nodes if isinstance(node, tree.Expr))


def _literal(cx: Context, node: tree.IntLiteral | tree.CharLiteral | tree.BoolLiteral) -> Operand:
    t = cx.expr(node).ctype
    return ValueArgument(t, int(node.value))


def _identifier(cx: Context, node: tree.Identifier) -> Operand:
    name = node.name
    if name.qualifier is not None:
        return _qualified(cx, name)
    symbol = find(cx, name).symbol
    if isinstance(symbol, TemplateValue) and isinstance(symbol.argument, ExpressionArgument):
        return symbol.argument.expression
    if isinstance(symbol, EnumConstant):
        return ValueArgument(symbol.ctype, symbol.value)
    if isinstance(symbol, VariableSymbol):
        if symbol.space == "param":
            return Expression(symbol.symbol)
        return EntityArgument(ct.reference_to(symbol.ctype), symbol)
    return _source_name(cx, name)


def _qualified(cx: Context, name: Name) -> Operand:
    """Describe `T::value`, `S<T>::value` or `space::f`."""
    qualifier = find_qualifier(cx, name).symbol
    result = (
        None
        if qualifier is None or (isinstance(qualifier, TypeName) and qualifier.ctype.is_dependent)
        else find(cx, name).symbol
    )
    if isinstance(result, VariableSymbol):
        return EntityArgument(ct.reference_to(result.ctype), result)
    if isinstance(result, EnumConstant):
        return ValueArgument(result.ctype, result.value)
    outer: Operand = (
        qualifier.ctype
        if isinstance(qualifier, TypeName)
        else SourceName(qualifier.name if isinstance(qualifier, Namespace) else "")
    )
    return Expression("sr", (Qualifier(outer), _source_name(cx, name)))  # type: ignore[arg-type]


def _source_name(cx: Context, name: Name) -> Operand:
    operand = SourceName(name.key)
    if name.args is None:
        return operand
    return Expression("I", (operand, template_arguments.describe_arguments(cx, name.args)))


def _unary(cx: Context, node: tree.Unary) -> Operand:
    code = mangle.operator_name(f"operator{node.op}", 1)
    return Expression(
        f"{code}_" if node.op in ("++", "--") and not node.postfix else code, (describe(cx, node.operand),)
    )


def _binary(cx: Context, node: tree.Binary) -> Operand:
    return Expression(
        mangle.operator_name(f"operator{node.op}", 2), (describe(cx, node.left), describe(cx, node.right))
    )


def _member(cx: Context, node: tree.Member) -> Operand:
    return Expression("pt" if node.arrow else "dt", (describe(cx, node.base), _source_name(cx, node.name)))


def _cast(cx: Context, node: tree.Cast) -> Operand:
    """Describe a cast. As in nvcc, a `static_cast` is a conversion."""
    code = "cv" if node.kind == "static_cast" else CAST_CODES.get(node.kind, "cv")
    return Expression(code, (cx.resolve(node.type), describe(cx, node.operand)))


def _construct(cx: Context, node: tree.Construct) -> Operand:
    if node.braces:
        return Expression("tl", (cx.resolve(node.type), _all(cx, node.args)))
    return Expression("cv", (cx.resolve(node.type), Expression("_", (_all(cx, node.args),))))


def _size(cx: Context, node: tree.SizeOf) -> Operand:
    letter = "s" if node.op == "sizeof" else "a"
    if not is_dependent(cx, node):
        measured = cx.resolve(node.type) if node.type is not None else cx.expr(node.operand).ctype  # type: ignore[arg-type]
        return ValueArgument(ct.SIZE_T, getattr(ct.referred(measured), "size" if letter == "s" else "align"))
    if node.type is not None:
        return Expression(f"{letter}t", (cx.resolve(node.type),))
    assert node.operand is not None
    return Expression(f"{letter}z", (describe(cx, node.operand),))


def _size_of_pack(cx: Context, node: tree.SizeOfPack) -> Operand:
    symbol = find_plain(cx, node.name)
    if isinstance(symbol, TypeName) and isinstance(symbol.ctype, TemplateParameter):
        return Expression("sZ", (ValueParameter(symbol.ctype.index, True),))
    if isinstance(symbol, TemplateValue) and isinstance(symbol.argument, ExpressionArgument):
        return Expression("sZ", (symbol.argument.expression,))
    return (
        ValueArgument(ct.SIZE_T, len(symbol.elements)) if isinstance(symbol, Pack) else SourceName(node.name)
    )


def describe_trait(name: str, args: tuple[TemplateArgument, ...]) -> Operand:
    """Describe a built-in trait of dependent types ([ABI] <expression>, vendor extended)."""
    return Expression("u", (SourceName(name), args))


def _fold(cx: Context, node: tree.Fold) -> Operand:
    operator = SourceName(mangle.operator_name(f"operator{node.op}", 2))
    if node.left is None:
        code = "fl"
    elif node.right is None:
        code = "fr"
    else:
        code = "fL" if isinstance(node.left, tree.Identifier) else "fR"
    return Expression(code, (operator, *_all(cx, (node.left, node.right))))


_MAKERS: dict[type, Callable[..., Operand]] = {
    tree.IntLiteral: _literal, tree.CharLiteral: _literal, tree.BoolLiteral: _literal,
    tree.Identifier: _identifier, tree.Unary: _unary,
    tree.Binary: _binary, tree.Member: _member, tree.Cast: _cast, tree.Construct: _construct,
    tree.SizeOf: _size,
    tree.Noexcept: lambda cx, node: Expression("nx", (describe(cx, node.operand),)),
    tree.SizeOfPack: _size_of_pack, tree.Fold: _fold, tree.TypeTrait: lambda cx, node: describe_trait(
        node.name, template_arguments.describe_arguments(cx, node.args)
    ),
    tree.NullptrLiteral: lambda cx, node: Expression("LDnE"),
    tree.This: lambda cx, node: Expression("fpT"),
    tree.Conditional: lambda cx,
    node: Expression("qu", _all(cx, (node.condition, node.then, node.otherwise))),
    tree.Call: lambda cx, node: Expression(
        "cl", (describe(cx, node.callee), _all(cx, node.args))
    ),
    tree.Index: lambda cx, node: Expression("ix", _all(cx, (node.base, node.index))),
    tree.PackExpansion: lambda cx, node: Expression("sp", _all(cx, (node.pattern,))),
}  # fmt: skip


def expression_of(operand: Operand) -> Expression | ValueParameter:
    """Return a description as an expression for an array bound or a template argument."""
    return operand if isinstance(operand, Expression | ValueParameter) else Expression("", (operand,))
