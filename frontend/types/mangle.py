"""Symbols as nvcc makes them: the Itanium C++ ABI's mangling (chapter 5.1) of functions and variables.

`function_symbol` is all that the rest of the frontend needs for kernels and device functions;
`local_symbol` names variables of functions (`__shared__` and `static`). Names at namespace scope
of variables that are not in a namespace are not mangled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import ctype as ct
from .arguments import (
    DependentArray,
    DependentType,
    EntityArgument,
    Expansion,
    ExpansionArgument,
    Expression,
    ExpressionArgument,
    Instance,
    Operand,
    PackArgument,
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
from .declarations import ClosureName, FieldPath, LocalName
from .symbols import Function, Template, Variable

ANONYMOUS = "(anonymous namespace)"
"""What an unnamed namespace is called in paths of names, as `c++filt` spells it."""
_REFS = {"": "", "&": "R", "&&": "O"}
"""Ref-qualifiers ([ABI] <ref-qualifier>)."""
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def function_symbol(
    name: str,
    params: Sequence[CType],
    scope: Sequence[str] = (),
    vararg: bool = False,
    result: CType | None = None,
    quals: int = 0,
    ref: str = "",
) -> str:
    """`_Z…` for a function `name` in the namespaces or classes `scope` with these parameter types.

    An instance of a template has an `Instance` as its name, and `result` and `params` are the types as the
    template writes them.
    """
    return "_Z" + encoding(name, params, scope, vararg, result, quals, ref)


def encoding(
    name: str,
    params: Sequence[CType],
    scope: Sequence[str] = (),
    vararg: bool = False,
    result: CType | None = None,
    quals: int = 0,
    ref: str = "",
) -> str:
    """The ABI's <encoding> of a function: its name and its parameter types, and a template instance's
    result.
    """
    return _Mangler().encoding(name, params, scope, vararg, result, quals, ref)


def operator_name(name: str, operands: int) -> str:
    """The code of `operator+` and its kin ([ABI] <operator-name>) as a source name cannot collide with it;
    other names as they are.
    """
    if not name.startswith("operator"):
        return name
    symbol = name.removeprefix("operator")
    if symbol.startswith('""'):
        return Code(f"li{len(symbol) - 2}{symbol[2:]}")
    return Code((_UNARY.get(symbol) if operands == 1 else None) or _OPERATORS[symbol])


_UNARY = {"+": "ps", "-": "ng", "*": "de", "&": "ad"}
_OPERATORS = {
    "+": "pl", "-": "mi", "*": "ml", "/": "dv", "->": "pt", "->*": "pm", ".*": "ds", "%": "rm", "^": "eo",
    "&": "an", "|": "or", "~": "co", "!": "nt", "=": "aS", "<": "lt",
    ">": "gt", "+=": "pL", "-=": "mI", "*=": "mL", "/=": "dV", "%=": "rM", "^=": "eO", "&=": "aN", "|=": "oR",
    "<<": "ls", ">>": "rs",
    "<<=": "lS", ">>=": "rS", "==": "eq", "!=": "ne", "<=": "le", ">=": "ge", "&&": "aa", "||": "oo",
    "++": "pp", "--": "mm", ",": "cm",
    "()": "cl", "[]": "ix", " new": "nw", " new[]": "na", " delete": "dl", " delete[]": "da",
}  # fmt: skip


class Code(str):
    """A name that is spelled as it stands: an operator's or a constructor's."""


class ConversionName(str):
    """The name of a conversion function ([ABI] `cv <type>`)."""

    type: CType

    @classmethod
    def of(cls, t: CType) -> ConversionName:
        made = cls(f"operator {t}")
        made.type = t
        return made


def variable_symbol(name: str, scope: Sequence[str] = ()) -> str:
    """The symbol of a variable at namespace scope."""
    return (
        "_Z" + _Mangler().nested((*scope, name), is_type=False)
        if scope or isinstance(name, Instance)
        else name
    )


def local_symbol(function_encoding: str, name: str, occurrence: int = 0) -> str:
    """The symbol of the `occurrence`-th variable `name` inside a function ([ABI] <local-name>).

    `function_encoding` is the function's symbol; for an `extern "C"` function its plain name.
    """
    inner = function_encoding[2:] if function_encoding.startswith("_Z") else _source_name(function_encoding)
    return f"_ZZ{inner}E{_source_name(name)}{_discriminator(occurrence)}"


def _discriminator(occurrence: int) -> str:
    if occurrence == 0:
        return ""
    number = occurrence - 1
    return f"_{number}" if number < 10 else f"__{number}_"


def _source_name(name: str) -> str:
    if isinstance(name, ClosureName):
        return name.code
    return str(name) if isinstance(name, Code) else f"{len(name)}{name}"


def _letters(quals: int) -> str:
    """[ABI] <CV-qualifiers>"""
    return "".join(
        letter for bit, letter in ((ct.RESTRICT, "r"), (ct.VOLATILE, "V"), (ct.CONST, "K")) if quals & bit
    )


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if number == 0:
            return digits


def _key(names: Sequence[str]) -> tuple[object, ...]:
    """What tells prefixes apart: instances by their arguments."""
    return tuple((name.base, name.args) if isinstance(name, Instance) else name for name in names)


class _Mangler:
    """One encoding: remembers the substitution candidates in the order they appear."""

    def __init__(self) -> None:
        self.seen: dict[object, int] = {}

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
            (*scope, name),
            is_type=False,
            qualifiers=("V" if quals & ct.VOLATILE else "") + ("K" if quals & ct.CONST else "") + _REFS[ref],
        )
        if isinstance(name, Instance) and result is not None:
            text += self.type(result)
        return text + self.parameters(params, vararg)

    def parameters(self, params: Sequence[CType], vararg: bool) -> str:
        if not params and not vararg:
            return "v"
        text = "".join(self.type(ct.decayed(p).unqualified) for p in params)
        return text + ("z" if vararg else "")

    def known(self, key: object) -> str | None:
        number = self.seen.get(key)
        if number is None:
            return None
        return "S_" if number == 0 else f"S{_base36(number - 1)}_"

    def remember(self, key: object) -> None:
        self.seen.setdefault(key, len(self.seen))

    def nested(self, names: tuple[str, ...], is_type: bool, qualifiers: str = "") -> str:
        """A name; qualified ones as N…E, whose prefixes are substitution candidates."""
        names = tuple(name.symbol if isinstance(name, LocalName) else name for name in names)
        key = _key(names)
        result = self.known(key) if is_type else None
        if result:
            return result
        last = names[-1]
        if len(names) == 1:
            text = self._with_arguments(names) if isinstance(last, Instance) else self.unqualified(last)
        elif len(names) == 2 and names[0] == "std":
            # [ABI] <unscoped-name>
            text = (
                self._with_arguments(names) if isinstance(last, Instance) else "St" + self.unqualified(last)
            )
        elif isinstance(last, Instance):
            text = f"N{qualifiers}{self._with_arguments(names)}E"
        else:
            text = f"N{qualifiers}{self.prefix(names[:-1])}{self.unqualified(last)}E"
        if is_type:
            self.remember(key)
        return text

    def _with_arguments(self, names: tuple[str, ...]) -> str:
        """A template's name, which is a substitution candidate, and the arguments."""
        last = names[-1]
        assert isinstance(last, Instance)
        return self.template((*names[:-1], last.base)) + self.arguments(last.args)

    def arguments(self, args: Sequence[TemplateArgument]) -> str:
        return f"I{''.join(map(self.argument, args))}E"

    def template(self, names: tuple[str, ...]) -> str:
        """The name of a template; qualifiers as a prefix."""
        bare = (*_key(names[:-1]), f"{names[-1]}<")
        text = self.known(bare)
        if text is None:
            text = (self.prefix(names[:-1]) if len(names) > 1 else "") + self.unqualified(names[-1])
            self.remember(bare)
        return text

    def unqualified(self, name: str) -> str:
        """[ABI] <unqualified-name>."""
        return "cv" + self.type(name.type) if isinstance(name, ConversionName) else _source_name(name)

    def argument(self, arg: TemplateArgument) -> str:
        """[ABI] <template-arg>. nvcc writes an expansion of values as its pattern alone, without `sp`."""
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
        """The encoding of a function or variable whose address an argument is."""
        if isinstance(entity, Function):
            return (
                self.encoding(*entity.encoding) if entity.encoding is not None else _source_name(entity.name)
            )
        if isinstance(entity, FieldPath):
            assert isinstance(entity.owner, ct.Record)
            decl = entity.owner.decl
            return self.nested((*decl.scope, decl.name, entity.fields[-1].name), is_type=False)
        assert isinstance(entity, Variable)
        return entity.symbol[2:] if entity.symbol.startswith("_Z") else _source_name(entity.name)

    def parameter(self, index: int, key: object) -> str:
        """[ABI] <template-param>; those that are types or templates are substitution candidates."""
        text = "T_" if index == 0 else f"T{_base36(index - 1)}_"
        return text if key is None else self.candidate(key, lambda: text)

    def expression(self, node: Operand) -> str:
        """[ABI] <expression>."""
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
        """What stands before `::` in an expression, in full, as nvcc writes it: only within template
        arguments are there substitutions.
        """
        if isinstance(outer, SourceName):
            return _source_name(outer.text)
        if isinstance(outer, DependentType) and outer.base is not None:
            args = self.arguments(outer.arguments) if outer.arguments is not None else ""
            return self.scope(outer.base) + _source_name(outer.name) + args
        if not isinstance(outer, ct.Record):
            return self.type(outer)
        names = (*outer.decl.scope, outer.decl.name)
        return "".join(
            _source_name(n.base) + self.arguments(n.args) if isinstance(n, Instance) else _source_name(n)
            for n in names
        )

    def prefix(self, names: tuple[str, ...]) -> str:
        if names == ("std",):
            return "St"
        key = _key(names)
        result = self.known(key)
        if result:
            return result
        if isinstance(names[-1], Instance):
            text = self._with_arguments(names)
            self.remember(key)
            return text
        name = "_GLOBAL__N_1" if names[-1] == ANONYMOUS else names[-1]
        text = (self.prefix(names[:-1]) if len(names) > 1 else "") + _source_name(name)
        self.remember(key)
        return text

    def type_prefix(self, t: CType) -> str:
        """A dependent type as what stands before `::`."""
        if isinstance(t, DependentType) and t.base is not None:
            return self.candidate(t, lambda: self._member(t))
        if isinstance(t, ct.Record) and not (t.decl.template is not None and t.decl.template.is_parameter):
            return self.prefix((*t.decl.scope, t.decl.name))
        return self.type(t)

    def _member(self, t: DependentType) -> str:
        assert t.base is not None
        if t.arguments is None:
            return self.type_prefix(t.base) + _source_name(t.name)
        base = t.base
        bare = self.candidate((base, f"{t.name}<"), lambda: self.type_prefix(base) + _source_name(t.name))
        return bare + self.arguments(t.arguments)

    def dependent(self, t: DependentType) -> str:
        if t.expression is not None:
            return f"DT{self.expression(t.expression)}E"
        return f"N{self._member(t)}E"

    def type(self, t: CType) -> str:
        if isinstance(t, DependentArray):
            return self.candidate(t, lambda: f"A{self.expression(t.bound)}_{self.type(t.element)}")
        if isinstance(t, ct.Array):
            return self.candidate(t, lambda: f"A{'' if t.count is None else t.count}_{self.type(t.element)}")
        if t.quals:
            return self.candidate(t, lambda: _letters(t.quals) + self.type(t.unqualified))
        if isinstance(t, ct.Scalar):
            return t.code
        if isinstance(t, ct.Record) and t.decl.template is not None and t.decl.template.is_parameter:
            template, args = t.decl.template, arguments_of(t.decl)
            return self.candidate(t, lambda: self.parameter(template.index, template) + self.arguments(args))
        if isinstance(t, ct.Record | ct.Enum):
            decl = t.decl
            name = decl.name if isinstance(decl, ct.RecordDecl) else decl.tag
            return self.nested((*decl.scope, name or "Ut_"), is_type=True)
        if isinstance(t, ct.Pointer):
            return self.candidate(t, lambda: "P" + self.type(t.pointee))
        if isinstance(t, ct.MemberPointer):
            return self.candidate(t, lambda: f"M{self.type(t.owner)}{self.type(t.pointee)}")
        if isinstance(t, ct.Reference):
            return self.candidate(t, lambda: ("O" if t.rvalue else "R") + self.type(t.referred))
        if isinstance(t, TemplateParameter):
            return self.parameter(t.index, t)
        if isinstance(t, DependentType):
            return self.candidate(t, lambda: self.dependent(t))
        if isinstance(t, Expansion):
            return self.candidate(t, lambda: "Dp" + self.type(t.pattern))
        assert isinstance(t, ct.Function)
        return self.candidate(
            t,
            lambda: (
                f"{_letters(t.cv)}{self.exceptions(t)}F{self.type(t.ret)}{self.parameters(t.params, t.vararg)}{_REFS[t.ref]}E"
            ),
        )

    def exceptions(self, t: ct.Function) -> str:
        return (
            "Do" * t.is_noexcept
            if isinstance(t.is_noexcept, bool)
            else f"DO{self.expression(t.is_noexcept)}E"
        )

    def candidate(self, key: object, text: Callable[[], str]) -> str:
        outcome = self.known(key)
        if outcome:
            return outcome
        result = text()
        self.remember(key)
        return result
