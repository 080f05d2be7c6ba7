"""Mangling of functions and variables by the Itanium C++ ABI (chapter 5.1), as nvcc applies it.

`function_symbol` mangles kernels and device functions, `local_symbol` the variables of functions
(`__shared__` and `static`). Variables of the global namespace are not mangled. Symbols and types become nodes
of the productions that the demangler reads, `support.mangling_grammar`, and those encode themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...support import mangling_codes as codes
from ...support import mangling_grammar as grammar
from ...support.mangled_names import (
    STD,
    FunctionName,
    Local,
    NameNode,
    ParameterNode,
    Source,
    Verbatim,
    encode,
)
from ..syntax.tree import RefQualifier
from . import ctype as ct
from .arguments import (
    DependentArray,
    DependentType,
    EntityArgument,
    ExpansionArgument,
    Expression,
    ExpressionArgument,
    InstanceName,
    Operand,
    PackArgument,
    PackExpansionArgument,
    Qualifier,
    SourceName,
    TemplateArgument,
    TemplateArguments,
    TemplateParameter,
    TemplateTemplateArgument,
    TypeArgument,
    ValueArgument,
    ValueParameter,
    arguments_of,
)
from .ctype import CType
from .declarations import ClosureName, FieldPath, LocalName
from .symbols import FunctionSymbol, Template, VariableSymbol

_REF_CODES = {"": "", "&": "R", "&&": "O"}
_SCALAR_CODES = codes.BUILTIN_CODES | {ct.NULLPTR.name: codes.BUILTIN_CODES["decltype(nullptr)"]}


def function_symbol(
    name: str,
    params: Sequence[CType],
    scope: Sequence[str] = (),
    vararg: bool = False,
    result: CType | None = None,
    quals: int = 0,
    ref: RefQualifier = "",
) -> str:
    """Return `_Z…` for a function `name` in the namespaces or classes `scope` with these parameter types.

    For an instance of a template, `name` is an `InstanceName`, and `result` and `params` are the types as the
    template declares them.
    """
    return encode(_function(name, params, scope, vararg, result, quals, ref))


def operator_name(name: str, operands: int) -> str:
    """Return the code of an operator function ([ABI] <operator-name>), which no source name equals; other
    names unchanged. `operands` tells unary from binary operators. KeyError for an unknown operator.
    """
    if not name.startswith("operator"):
        return name
    symbol = name.removeprefix("operator")
    if symbol.startswith('""'):
        return AbiCode(f"li{codes.source_name(symbol[2:])}")
    return AbiCode((codes.UNARY_CODES if operands == 1 else codes.OPERATOR_CODES)[symbol])


class AbiCode(str):
    """The code of an operator, constructor or destructor, used as an unqualified name without its length."""


class ConversionName(str):
    """The name of a conversion function ([ABI] `cv <type>`)."""

    type: CType

    @classmethod
    def of(cls, t: CType) -> ConversionName:
        """Return the name of the conversion function to a type."""
        result = cls(f"operator {t}")
        result.type = t
        return result


def variable_symbol(name: str, scope: Sequence[str] = ()) -> str:
    """Return the symbol of a variable at namespace scope."""
    is_mangled = scope or isinstance(name, InstanceName)
    return encode(_path((*scope, name))) if is_mangled else name


def local_symbol(function_encoding: str, name: str, occurrence: int = 0) -> str:
    """Return the symbol of variable `name`, the `occurrence`-th of that name in a function ([ABI]
    <local-name>).

    `function_encoding` is the function's symbol; for an `extern "C"` function its plain name.
    """
    return encode(Local(_of_symbol(function_encoding), _name(name), codes.discriminator(occurrence)))


def _of_symbol(symbol: str) -> NameNode:
    """Return the encoding that a symbol is made of."""
    return Verbatim(symbol[2:]) if symbol.startswith("_Z") else Source(symbol)


def _qualifier_codes(quals: int) -> str:
    """Return [ABI] <CV-qualifiers>."""
    bits = {"r": ct.RESTRICT, "V": ct.VOLATILE, "K": ct.CONST}
    return "".join(code for code, bit in bits.items() if quals & bit)


# ------------------------------------------------------------------------------------- names


def _function(
    name: str,
    params: Sequence[CType],
    scope: Sequence[str],
    vararg: bool,
    result: CType | None,
    quals: int,
    ref: RefQualifier = "",
) -> NameNode:
    """Return [ABI] <encoding>."""
    return FunctionName(
        _path((*scope, name)),
        _qualifier_codes(quals & ~ct.RESTRICT) + _REF_CODES[ref],
        _type(result) if isinstance(name, InstanceName) and result is not None else None,
        _parameters(params, vararg),
    )


def _parameters(params: Sequence[CType], vararg: bool) -> tuple[NameNode, ...]:
    types = [_type(ct.decay(p).unqualified) for p in params]
    return (*types, grammar.TYPES["z"]()) if vararg else tuple(types)


def _path(names: Sequence[str]) -> NameNode:
    """Return [ABI] <name>, the last of `names` in the scopes before it."""
    scope: NameNode | None = STD if names[0] == "std" and len(names) > 1 else None
    for name in names[scope is STD :]:
        base = _name(name.base if isinstance(name, InstanceName) else name)
        scope = base if scope is None else grammar.SCOPED(scope, base)
        if isinstance(name, InstanceName):
            scope = grammar.INSTANCE(scope, _arguments(name.args))
    assert scope is not None
    return scope


def _name(name: str) -> NameNode:
    """Return [ABI] <unqualified-name>."""
    match name:
        case ConversionName():
            return grammar.UNQUALIFIED["cv"](_type(name.type))
        case ClosureName():
            return grammar.UNQUALIFIED["Ul"]((), name.number)
        case AbiCode():
            return Verbatim(str(name))
        case LocalName():
            return Source(name.symbol)
    return Source(codes.ANONYMOUS_CODE if name == codes.ANONYMOUS else str(name))


# --------------------------------------------------------------- arguments and expressions


def _arguments(args: Iterable[TemplateArgument]) -> tuple[NameNode, ...]:
    return tuple(map(_argument, args))


def _argument(arg: TemplateArgument) -> NameNode:
    """Return [ABI] <template-arg>. nvcc writes an expansion of values as its pattern, without `sp`."""
    arguments, expressions = grammar.TEMPLATE_ARGUMENTS, grammar.EXPRESSIONS
    match arg:
        case TypeArgument(t):
            return _type(t)
        case ValueArgument(t, value):
            return expressions["L"](_type(t), f"{value:d}".replace("-", "n"))
        case PackArgument(elements):
            return arguments["J"](_arguments(elements))
        case EntityArgument(t, entity):
            address = expressions["L_Z"](_entity(entity))
            is_pointer = t.is_pointer or t.is_member_pointer
            return arguments["X"](expressions["ad"](address)) if is_pointer else address
        case ExpressionArgument(_, expression):
            return arguments["X"](_expression(expression))
        case ExpansionArgument(pattern):
            return _argument(pattern)
        case TemplateTemplateArgument(template):
            assert isinstance(template, Template)
            return (
                ParameterNode(template.parameter.index)
                if template.is_parameter
                else _path((*template.context.path, template.name))
            )


def _entity(entity: object) -> NameNode:
    """Return the encoding of a function or variable whose address is an argument."""
    if isinstance(entity, FunctionSymbol):
        return _function(*entity.encoding) if entity.encoding is not None else Source(entity.name)
    if isinstance(entity, FieldPath):
        assert isinstance(entity.owner, ct.Record)
        return _path((*entity.owner.decl.scope, entity.owner.decl.name, entity.fields[-1].name))
    assert isinstance(entity, VariableSymbol)
    return _of_symbol(entity.symbol)


def _expression(node: Operand | tuple[Operand | tuple[Operand, ...], ...]) -> Any:
    """Return [ABI] <expression>; of several operands a tuple."""
    match node:
        case tuple():
            return tuple(_expression(operand) for operand in node)
        case Expression("", (inner,)):
            return _expression(inner)
        case Expression("sr", (Qualifier(outer), name)):
            return _unresolved(outer, _expression(name))
        case Expression("I", (name, arguments)):
            return grammar.SIMPLE_ID(_expression(name), _expression(arguments))
        case Expression(code, operands):
            is_whole = code not in grammar.EXPRESSIONS.rows
            return Verbatim(code) if is_whole else grammar.EXPRESSIONS[code](*_expression(operands))
        case ValueParameter(index):
            return ParameterNode(index)
        case SourceName(text):
            return _name(text)
        case CType():
            return _type(node)
    assert not isinstance(node, Qualifier)
    return _argument(node)


def _unresolved(outer: CType | SourceName, name: NameNode) -> NameNode:
    """Return [ABI] <unresolved-name> of a name with scopes."""
    if isinstance(outer, TemplateParameter):
        return grammar.PATH(_type(outer), name)
    start, names = _scopes(outer)
    return grammar.PATH_OF_NAMES(names, name) if start is None else grammar.NVCC_PATH(start, names, name)


def _scopes(outer: CType | SourceName) -> tuple[NameNode | None, tuple[NameNode, ...]]:
    """Return the type that scopes begin with, if any, and names. nvcc substitutes only within template
    arguments.
    """
    if isinstance(outer, SourceName):
        return None, (Source(outer.text),)
    if isinstance(outer, DependentType) and outer.base is not None:
        start, names = _scopes(outer.base)
        return start, (*names, _simple_id(outer.name, outer.arguments))
    if not isinstance(outer, ct.Record):
        return _type(outer), ()
    return None, tuple(
        _simple_id(n.base, n.args) if isinstance(n, InstanceName) else _name(n)
        for n in (*outer.decl.scope, outer.decl.name)
    )


def _simple_id(name: str, args: TemplateArguments | None) -> NameNode:
    return _name(name) if args is None else grammar.SIMPLE_ID(_name(name), _arguments(args))


# ------------------------------------------------------------------------------------- types


def _type(t: CType) -> NameNode:
    """Return [ABI] <type>."""
    types = grammar.TYPES
    if t.quals and not isinstance(t, ct.Array | DependentArray):
        return grammar.QUALIFIED(_qualifier_codes(t.quals), _type(t.unqualified))
    match t:
        case ct.Scalar():
            return types[_SCALAR_CODES[t.name]]()
        case ct.Pointer():
            return types["P"](_type(t.pointee))
        case ct.Reference():
            return types[_REF_CODES["&&" if t.rvalue else "&"]](_type(t.referred))
        case ct.MemberPointer():
            return types["M"](_type(t.owner), _type(t.pointee))
        case ct.Array():
            return types["A"]("" if t.count is None else str(t.count), _type(t.element))
        case DependentArray():
            return types["A"](_expression(t.bound), _type(t.element))
        case ct.Function():
            if isinstance(t.is_noexcept, bool):
                exceptions = grammar.EXCEPTIONS["Do"]() if t.is_noexcept else ""
            else:
                exceptions = grammar.EXCEPTIONS["DO"](_expression(t.is_noexcept))
            return grammar.FUNCTION(
                _qualifier_codes(t.cv), exceptions, "", _type(t.ret), _parameters(t.params, t.vararg),
                _REF_CODES[t.ref],
            )  # fmt: skip
        case TemplateParameter():
            return ParameterNode(t.index)
        case PackExpansionArgument():
            return types["Dp"](_type(t.pattern))
        case DependentType(base=CType() as base):
            member = grammar.SCOPED(_type(base), Source(t.name))
            return member if t.arguments is None else grammar.INSTANCE(member, _arguments(t.arguments))
        case DependentType():
            assert t.expression is not None
            return types["DT"](_expression(t.expression))
    assert isinstance(t, ct.Record | ct.Enum)
    decl = t.decl
    if not isinstance(decl, ct.RecordDefinition):
        return _path((*decl.scope, decl.tag or "Ut_"))
    if decl.template is not None and decl.template.is_parameter:
        return grammar.INSTANCE(ParameterNode(decl.template.parameter.index), _arguments(arguments_of(decl)))
    return _path((*decl.scope, decl.name or "Ut_"))
