"""Mangling of functions and variables by the Itanium C++ ABI (chapter 5.1), as nvcc applies it.

`function_symbol` mangles kernels and device functions, `local_symbol` the variables of functions
(`__shared__` and `static`). Variables of the global namespace are not mangled. The codes are those that the
demangler reads, `support.mangling_codes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...support import mangling_codes as codes
from ...support.mangling_codes import sequence_id, source_name
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
    TemplateParameter,
    TemplateTemplateArgument,
    TypeArgument,
    ValueArgument,
    ValueParameter,
    arguments_of,
)
from .ctype import CType
from .declarations import ClosureName, FieldPath, LocalName, TemplateSymbol
from .symbols import FunctionSymbol, Template, VariableSymbol

_REF_CODES = {"": ""} | {mark: code for code, mark in codes.REF_QUALIFIERS.items()}
_SCALAR_CODES = codes.BUILTIN_CODES | {ct.NULLPTR.name: codes.BUILTIN_CODES["decltype(nullptr)"]}


def function_symbol(
    name: str,
    params: Sequence[CType],
    scope: Sequence[str] = (),
    vararg: bool = False,
    result: CType | None = None,
    quals: int = 0,
    ref: str = "",
) -> str:
    """Return `_Z…` for a function `name` in the namespaces or classes `scope` with these parameter types.

    For an instance of a template, `name` is an `InstanceName`, and `result` and `params` are the types as the
    template declares them.
    """
    return "_Z" + _Mangler().encoding(name, params, scope, vararg, result, quals, ref)


def operator_name(name: str, operands: int) -> str:
    """Return the code of an operator function ([ABI] <operator-name>), which no source name equals; other
    names unchanged. `operands` tells unary from binary operators. KeyError for an unknown operator.
    """
    if not name.startswith("operator"):
        return name
    symbol = name.removeprefix("operator")
    if symbol.startswith('""'):
        return AbiCode(f"li{source_name(symbol[2:])}")
    return AbiCode((codes.UNARY_CODES if operands == 1 else codes.OPERATOR_CODES)[symbol])


class AbiCode(str):
    """The code of an operator, constructor or destructor, used as an unqualified name without its length."""


class ConversionName(str):
    """The name of a conversion function ([ABI] `cv <type>`)."""

    type: CType

    @classmethod
    def of(cls, t: CType) -> ConversionName:
        result = cls(f"operator {t}")
        result.type = t
        return result


def variable_symbol(name: str, scope: Sequence[str] = ()) -> str:
    """Return the symbol of a variable at namespace scope."""
    return (
        "_Z" + _Mangler().nested((*scope, name), is_type=False)
        if scope or isinstance(name, InstanceName)
        else name
    )


def local_symbol(function_encoding: str, name: str, occurrence: int = 0) -> str:
    """Return the symbol of variable `name`, the `occurrence`-th of that name in a function ([ABI]
    <local-name>).

    `function_encoding` is the function's symbol; for an `extern "C"` function its plain name.
    """
    inner = function_encoding[2:] if function_encoding.startswith("_Z") else _source_name(function_encoding)
    return f"_ZZ{inner}E{_source_name(name)}{codes.discriminator(occurrence)}"


def _source_name(name: str) -> str:
    if isinstance(name, ClosureName):
        return name.code
    return str(name) if isinstance(name, AbiCode) else source_name(name)


def _qualifier_codes(quals: int) -> str:
    """Return [ABI] <CV-qualifiers>."""
    bits = (ct.RESTRICT, ct.VOLATILE, ct.CONST)
    return "".join(code for code, bit in zip(codes.QUALIFIERS, bits, strict=True) if quals & bit)


def _key(names: Sequence[str]) -> tuple[object, ...]:
    """Return the identity of a prefix: instances differ by their arguments."""
    return tuple((name.base, name.args) if isinstance(name, InstanceName) else name for name in names)


def _template_parameter(t: CType) -> TemplateSymbol | None:
    """Return the template template parameter that `t` is an instance of, or None."""
    template = t.decl.template if isinstance(t, ct.Record) else None
    return template if template is not None and template.is_parameter else None


class _Mangler:
    """One encoding. `candidates` numbers the substitution candidates in order of appearance ([ABI]
    5.1.10).
    """

    def __init__(self) -> None:
        self.candidates: dict[object, int] = {}

    def encoding(
        self,
        name: str,
        params: Sequence[CType],
        scope: Sequence[str],
        vararg: bool,
        result: CType | None,
        quals: int,
        ref: str = "",
    ) -> str:
        text = self.nested(
            (*scope, name), is_type=False, qualifiers=_qualifier_codes(quals & ~ct.RESTRICT) + _REF_CODES[ref]
        )
        if isinstance(name, InstanceName) and result is not None:
            text += self.type(result)
        return text + self.parameters(params, vararg)

    def parameters(self, params: Sequence[CType], vararg: bool) -> str:
        if not params and not vararg:
            return "v"
        text = "".join(self.type(ct.decay(p).unqualified) for p in params)
        return text + ("z" if vararg else "")

    def substitution(self, key: object) -> str | None:
        """Return [ABI] <substitution> of a candidate that has occurred, else None."""
        number = self.candidates.get(key)
        return None if number is None else f"S{sequence_id(number)}"

    def add_candidate(self, key: object) -> None:
        self.candidates.setdefault(key, len(self.candidates))

    def nested(self, names: tuple[str, ...], is_type: bool, qualifiers: str = "") -> str:
        """Return [ABI] <name>; prefixes of qualified names (N…E) are substitution candidates."""
        names = tuple(name.symbol if isinstance(name, LocalName) else name for name in names)
        key = _key(names)
        result = self.substitution(key) if is_type else None
        if result:
            return result
        last = names[-1]
        if len(names) == 1:
            text = self._with_arguments(names) if isinstance(last, InstanceName) else self.unqualified(last)
        elif len(names) == 2 and names[0] == "std":
            # [ABI] <unscoped-name>
            text = (
                self._with_arguments(names)
                if isinstance(last, InstanceName)
                else "St" + self.unqualified(last)
            )
        elif isinstance(last, InstanceName):
            text = f"N{qualifiers}{self._with_arguments(names)}E"
        else:
            text = f"N{qualifiers}{self.prefix(names[:-1])}{self.unqualified(last)}E"
        if is_type:
            self.add_candidate(key)
        return text

    def _with_arguments(self, names: tuple[str, ...]) -> str:
        """Return the name of a template, which is a substitution candidate, and its arguments."""
        last = names[-1]
        assert isinstance(last, InstanceName)
        return self.template((*names[:-1], last.base)) + self.arguments(last.args)

    def arguments(self, args: Sequence[TemplateArgument]) -> str:
        return f"I{''.join(map(self.argument, args))}E"

    def template(self, names: tuple[str, ...]) -> str:
        """Return [ABI] <template-prefix>."""
        return self.candidate(
            (*_key(names[:-1]), f"{names[-1]}<"),
            lambda: self.prefix(names[:-1]) + self.unqualified(names[-1]),
        )

    def unqualified(self, name: str) -> str:
        """Return [ABI] <unqualified-name>."""
        return "cv" + self.type(name.type) if isinstance(name, ConversionName) else _source_name(name)

    def argument(self, arg: TemplateArgument) -> str:
        """Return [ABI] <template-arg>. nvcc writes an expansion of values as its pattern, without `sp`."""
        match arg:
            case TypeArgument(t):
                return self.type(t)
            case PackArgument(elements):
                return f"J{''.join(map(self.argument, elements))}E"
            case EntityArgument(t):
                return (
                    f"XadL_Z{self.entity(arg.entity)}EE"
                    if t.is_pointer or t.is_member_pointer
                    else f"L_Z{self.entity(arg.entity)}E"
                )
            case ExpressionArgument(_, expression):
                return f"X{self.expression(expression)}E"
            case ExpansionArgument(pattern):
                return self.argument(pattern)
            case TemplateTemplateArgument(template):
                assert isinstance(template, Template)
                if template.is_parameter:
                    return self.parameter(template.index, template)
                names = (*template.path, template.name)
                text = self.template(names)
                return f"N{text}E" if len(names) > 1 and text[0] != "S" else text
        return self.expression(arg)

    def entity(self, entity: object) -> str:
        """Return the encoding of a function or variable whose address is an argument."""
        if isinstance(entity, FunctionSymbol):
            return (
                self.encoding(*entity.encoding) if entity.encoding is not None else _source_name(entity.name)
            )
        if isinstance(entity, FieldPath):
            assert isinstance(entity.owner, ct.Record)
            decl = entity.owner.decl
            return self.nested((*decl.scope, decl.name, entity.fields[-1].name), is_type=False)
        assert isinstance(entity, VariableSymbol)
        return entity.symbol[2:] if entity.symbol.startswith("_Z") else _source_name(entity.name)

    def parameter(self, index: int, key: object) -> str:
        """Return [ABI] <template-param>; `key` identifies a type or template parameter, which is a
        substitution candidate, and is None for a value parameter.
        """
        text = f"T{sequence_id(index)}"
        return text if key is None else self.candidate(key, lambda: text)

    def expression(self, node: Operand) -> str:
        """Return [ABI] <expression>."""
        match node:
            case Expression(code, operands, end):
                return code + "".join(map(self.expression, operands)) + end
            case ValueParameter(index):
                return self.parameter(index, None)
            case SourceName(text):
                return _source_name(text)
            case Qualifier(outer):
                return self.type(outer) if isinstance(outer, TemplateParameter) else f"{self.scope(outer)}E"
            case ValueArgument(t, value):
                return f"L{self.type(t)}{'n' if value < 0 else ''}{abs(value)}E"
            case ExpressionArgument(_, inner):
                return self.expression(inner)
            case CType():
                return self.type(node)
        return self.argument(node)

    def scope(self, outer: CType | SourceName) -> str:
        """Return the scope of [ABI] <unresolved-name>. nvcc substitutes only within template arguments."""
        if isinstance(outer, SourceName):
            return _source_name(outer.text)
        if isinstance(outer, DependentType) and outer.base is not None:
            args = self.arguments(outer.arguments) if outer.arguments is not None else ""
            return self.scope(outer.base) + _source_name(outer.name) + args
        if not isinstance(outer, ct.Record):
            return self.type(outer)
        names = (*outer.decl.scope, outer.decl.name)
        return "".join(
            _source_name(n.base) + self.arguments(n.args) if isinstance(n, InstanceName) else _source_name(n)
            for n in names
        )

    def prefix(self, names: tuple[str, ...]) -> str:
        """Return [ABI] <prefix>; '' for no names."""
        if names in ((), ("std",)):
            return "St" if names else ""
        return self.candidate(_key(names), lambda: self._last_prefix(names))

    def _last_prefix(self, names: tuple[str, ...]) -> str:
        if isinstance(names[-1], InstanceName):
            return self._with_arguments(names)
        name = codes.ANONYMOUS_CODE if names[-1] == codes.ANONYMOUS else names[-1]
        return self.prefix(names[:-1]) + _source_name(name)

    def type_prefix(self, t: CType) -> str:
        """Return a dependent type as [ABI] <prefix>."""
        if isinstance(t, DependentType) and t.base is not None:
            return self.candidate(t, lambda: self._member(t))
        if isinstance(t, ct.Record) and _template_parameter(t) is None:
            return self.prefix((*t.decl.scope, t.decl.name))
        return self.type(t)

    def _member(self, t: DependentType) -> str:
        assert t.base is not None
        if t.arguments is None:
            return self.type_prefix(t.base) + _source_name(t.name)
        base = t.base
        bare = self.candidate((base, f"{t.name}<"), lambda: self.type_prefix(base) + _source_name(t.name))
        return bare + self.arguments(t.arguments)

    def type(self, t: CType) -> str:
        """Return [ABI] <type>. Every type but the builtin ones is a substitution candidate."""
        if isinstance(t, ct.Scalar) and not t.quals:
            return _SCALAR_CODES.get(t.name, "?")
        if isinstance(t, TemplateParameter) and not t.quals:
            return self.parameter(t.index, t)
        if isinstance(t, ct.Record | ct.Enum) and not t.quals and _template_parameter(t) is None:
            name = t.decl.name if isinstance(t.decl, ct.RecordDefinition) else t.decl.tag
            return self.nested((*t.decl.scope, name or "Ut_"), is_type=True)
        return self.candidate(t, lambda: self.compound(t))

    def compound(self, t: CType) -> str:
        """Return the code of a type that is made of others."""
        if isinstance(t, DependentArray):
            return f"A{self.expression(t.bound)}_{self.type(t.element)}"
        if isinstance(t, ct.Array):
            return f"A{'' if t.count is None else t.count}_{self.type(t.element)}"
        if t.quals:
            return _qualifier_codes(t.quals) + self.type(t.unqualified)
        match t:
            case ct.Pointer():
                return "P" + self.type(t.pointee)
            case ct.Reference():
                return _REF_CODES["&&" if t.rvalue else "&"] + self.type(t.referred)
            case ct.MemberPointer():
                return f"M{self.type(t.owner)}{self.type(t.pointee)}"
            case ct.Function():
                start = f"{_qualifier_codes(t.cv)}{self.exceptions(t)}F{self.type(t.ret)}"
                return f"{start}{self.parameters(t.params, t.vararg)}{_REF_CODES[t.ref]}E"
            case DependentType():
                return (
                    f"DT{self.expression(t.expression)}E"
                    if t.expression is not None
                    else f"N{self._member(t)}E"
                )
            case PackExpansionArgument():
                return "Dp" + self.type(t.pattern)
        assert isinstance(t, ct.Record)
        template = _template_parameter(t)
        assert template is not None
        return self.parameter(template.index, template) + self.arguments(arguments_of(t.decl))

    def exceptions(self, t: ct.Function) -> str:
        return (
            "Do" * t.is_noexcept
            if isinstance(t.is_noexcept, bool)
            else f"DO{self.expression(t.is_noexcept)}E"
        )

    def candidate(self, key: object, text: Callable[[], str]) -> str:
        """Return the substitution of candidate `key`, or its `text`, which makes it a candidate."""
        result = self.substitution(key)
        if result is not None:
            return result
        result = text()
        self.add_candidate(key)
        return result
