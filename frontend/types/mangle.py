"""Symbols as nvcc makes them: the Itanium C++ ABI's mangling (chapter 5.1) of functions and variables.

`function_symbol` is all that the rest of the frontend needs for kernels and device functions;
`local_symbol` names variables of functions (`__shared__` and `static`). Names at namespace scope
of variables that are not in a namespace are not mangled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import ctype as ct
from .ctype import CType
from .nominal import ClosureName, Instance, LocalName, Pack
from .symbols import Function

_REFS = {"": "", "&": "R", "&&": "O"}
"""Ref-qualifiers ([ABI] <ref-qualifier>)."""
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def function_symbol(
    name: str, params: Sequence[CType], scope: Sequence[str] = (), vararg: bool = False, result: CType | None = None, const: bool = False, ref: str = ""
) -> str:
    """`_Z…` for a function `name` in the namespaces or classes `scope` with these parameter types.

    An instance of a template has an `Instance` as its name, and `result` and `params` are the types as the template writes them.
    """
    return "_Z" + encoding(name, params, scope, vararg, result, const, ref)


def encoding(
    name: str, params: Sequence[CType], scope: Sequence[str] = (), vararg: bool = False, result: CType | None = None, const: bool = False, ref: str = ""
) -> str:
    """The ABI's <encoding> of a function: its name and its parameter types, and a template instance's result."""
    return _Mangler().encoding(name, params, scope, vararg, result, const, ref)


def operator_name(name: str, operands: int) -> str:
    """The code of `operator+` and its kin ([ABI] <operator-name>) as a source name cannot collide with it; other names as they are."""
    if not name.startswith("operator"):
        return name
    symbol = name.removeprefix("operator")
    return Code((_UNARY.get(symbol) if operands == 1 else None) or _OPERATORS[symbol])


def conversion_name(t: CType) -> str:
    """The code of a conversion function ([ABI] `cv <type>`)."""
    return Code("cv" + _Mangler().type(t))


_UNARY = {"+": "ps", "-": "ng", "*": "de", "&": "ad"}
_OPERATORS = {
    "+": "pl", "-": "mi", "*": "ml", "/": "dv", "%": "rm", "^": "eo", "&": "an", "|": "or", "~": "co", "!": "nt", "=": "aS", "<": "lt",
    ">": "gt", "+=": "pL", "-=": "mI", "*=": "mL", "/=": "dV", "%=": "rM", "^=": "eO", "&=": "aN", "|=": "oR", "<<": "ls", ">>": "rs",
    "<<=": "lS", ">>=": "rS", "==": "eq", "!=": "ne", "<=": "le", ">=": "ge", "&&": "aa", "||": "oo", "++": "pp", "--": "mm", ",": "cm",
    "()": "cl", "[]": "ix", " new": "nw", " new[]": "na", " delete": "dl", " delete[]": "da",
}  # fmt: skip

class Code(str):
    """A name that is spelled as it stands: an operator's or a constructor's."""


def variable_symbol(name: str, scope: Sequence[str] = ()) -> str:
    """The symbol of a variable at namespace scope."""
    return "_Z" + _Mangler().nested((*scope, name), is_type=False) if scope else name


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


class _Mangler:
    """One encoding: remembers the substitution candidates in the order they appear."""

    def __init__(self) -> None:
        self.seen: dict[object, int] = {}

    def encoding(self, name: str, params: Sequence[CType], scope: Sequence[str], vararg: bool, result: CType | None, const: bool, ref: str = "") -> str:
        text = self.nested((*scope, name), is_type=False, qualifiers=("K" if const else "") + _REFS[ref])
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
        if number == 0:
            return "S_"
        digits, number = "", number - 1
        while True:
            number, digit = divmod(number, 36)
            digits = _DIGITS[digit] + digits
            if number == 0:
                return f"S{digits}_"

    def remember(self, key: object) -> None:
        self.seen.setdefault(key, len(self.seen))

    def nested(self, names: tuple[str, ...], is_type: bool, qualifiers: str = "") -> str:
        """A name; qualified ones as N…E, whose prefixes are substitution candidates."""
        names = tuple(name.symbol if isinstance(name, LocalName) else name for name in names)
        found = self.known(names) if is_type else None
        if found:
            return found
        last = names[-1]
        if len(names) == 1:
            text = self._with_arguments(names) if isinstance(last, Instance) else _source_name(last)
        elif isinstance(last, Instance):
            text = f"N{qualifiers}{self._with_arguments(names)}E"
        else:
            text = f"N{qualifiers}{self.prefix(names[:-1])}{_source_name(last)}E"
        if is_type:
            self.remember(names)
        return text

    def _with_arguments(self, names: tuple[str, ...]) -> str:
        """A template's name, which is a substitution candidate, and the arguments."""
        last = names[-1]
        assert isinstance(last, Instance)
        bare = (*names[:-1], f"{last.base}<")
        text = self.known(bare)
        if text is None:
            base = last.base
            text = (self.prefix(names[:-1]) if len(names) > 1 else "") + _source_name(base)
            self.remember(bare)
        return f"{text}I{''.join(self.argument(a) for a in last.args)}E"

    def argument(self, arg: object) -> str:
        """A template argument: a type, or (type, value)."""
        if isinstance(arg, CType):
            return self.type(arg)
        if isinstance(arg, Pack):
            return f"J{''.join(self.argument(a) for a in arg.elements)}E"
        assert isinstance(arg, tuple)
        t, value = arg
        if isinstance(value, CType):
            return f"X{self.type(value)}E"
        if isinstance(t, ct.Pointer):
            assert isinstance(value, Function)
            inner = self.encoding(*value.encoding) if value.encoding is not None else _source_name(value.name)
            return f"XadL_Z{inner}EE"
        return f"L{self.type(t)}{'n' if value < 0 else ''}{abs(value)}E"

    def prefix(self, names: tuple[str, ...]) -> str:
        found = self.known(names)
        if found:
            return found
        if isinstance(names[-1], Instance):
            text = self._with_arguments(names)
            self.remember(names)
            return text
        if names[-1] == "(anonymous namespace)":
            names = (*names[:-1], "_GLOBAL__N_1")
        text = (self.prefix(names[:-1]) if len(names) > 1 else "") + _source_name(names[-1])
        self.remember(names)
        return text

    def type(self, t: CType) -> str:
        if isinstance(t, ct.Array):
            return self.candidate(t, lambda: f"A{'' if t.count is None else t.count}_{self.type(t.element)}")
        if t.quals:
            order = ((ct.RESTRICT, "r"), (ct.VOLATILE, "V"), (ct.CONST, "K"))
            letters = "".join(letter for bit, letter in order if t.quals & bit)
            return self.candidate(t, lambda: letters + self.type(t.unqualified))
        if isinstance(t, ct.Scalar):
            return t.code
        if isinstance(t, ct.Record | ct.Enum):
            decl = t.decl
            name = decl.name if isinstance(decl, ct.RecordDecl) else decl.tag
            return self.nested((*decl.scope, name or "Ut_"), is_type=True)
        if isinstance(t, ct.Pointer):
            return self.candidate(t, lambda: "P" + self.type(t.pointee))
        if isinstance(t, ct.Reference):
            return self.candidate(t, lambda: ("O" if t.rvalue else "R") + self.type(t.referred))
        if isinstance(t, ct.Parameter):
            return self.candidate(t, lambda: t.code)
        if isinstance(t, ct.Expansion):
            return self.candidate(t, lambda: "Dp" + self.type(t.pattern))
        assert isinstance(t, ct.Function)
        return self.candidate(t, lambda: f"F{self.type(t.ret)}{self.parameters(t.params, t.vararg)}E")

    def candidate(self, key: object, text: Callable[[], str]) -> str:
        found = self.known(key)
        if found:
            return found
        result = text()
        self.remember(key)
        return result
