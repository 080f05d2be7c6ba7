"""Which names are types, as far as the parser must know it.

The parser classifies identifiers before anything is checked, so this is all it keeps: for every scope, the names declared in
it and whether each is a type. What names mean is the checker's business (`symbols`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

VECTOR_TYPES = tuple(
    f"{element}{lanes}"
    for element in "char uchar short ushort int uint long ulong longlong ulonglong float double".split()
    for lanes in (1, 2, 3, 4)
)
"""CUDA's built-in vector types."""
INTEGER_TYPES = (
    "size_t clock_t uint ushort ulong int8_t int16_t int32_t int64_t u_int8_t u_int16_t u_int32_t u_int64_t"
    " u_char u_short u_int u_long ssize_t ptrdiff_t time_t"
).split()
PREDECLARED_TYPES = frozenset({"dim3", "cudaStream_t", "cudaEvent_t", *VECTOR_TYPES, *INTEGER_TYPES})
"""Names that are types in every program, as in nvcc's."""

STANDARD_NAMES = frozenset(
    (
        "size_t ptrdiff_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t intmax_t uintmax_t"
        " abs fabs sqrt cbrt hypot exp exp2 expm1 log log2 log10 log1p pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh"
        " atanh erf erfc tgamma lgamma floor ceil trunc round rint nearbyint lround lrint llround llrint fmod remainder modf frexp"
        " ldexp scalbn scalbln ilogb logb copysign nextafter fdim fma fmin fmax isnan isinf isfinite signbit isnormal isgreater"
        " isgreaterequal isless islessequal islessgreater isunordered remquo memcpy memset printf malloc free clock"
    ).split()
)
"""What device code may name with `std::`: nvcc declares these for the device too. `std::min` and `std::max` are not among them."""

VALUE, TYPE, HOST_TYPE = "value", "type", "host type"
TEMPLATE_TYPE, TEMPLATE_FUNCTION, NAMESPACE = "structure template", "function template", "namespace"


class Parameters(dict[str, str]):
    """The scope of a template's parameters: what the template declares belongs to the scope around it."""


class Scopes:
    """A stack of scopes. `unknown` are names that were taken for types because nothing else made sense (reported);
    `templates` are all names that function templates have, members' too."""

    def __init__(self) -> None:
        self.stack: list[dict[str, Any]] = [dict.fromkeys(PREDECLARED_TYPES, TYPE), {}]
        self.unknown: set[str] = set()
        self.templates: set[str] = set()

    def enter(self) -> ScopeMark:
        """Opens a scope; the mark closes it, and everything opened since."""
        mark = ScopeMark(len(self.stack))
        self.stack.append({})
        return mark

    def leave(self, mark: ScopeMark) -> None:
        """Closes the scope of the mark."""
        del self.stack[mark.depth :]

    def declare(self, name: str) -> None:
        """The name is a variable, function or enumerator from here on."""
        scope = self._declaring()
        if scope is not self.stack[-1]:
            scope[name] = TEMPLATE_FUNCTION
            self.templates.add(name)
        elif scope.get(name) != TEMPLATE_FUNCTION:
            scope[name] = VALUE

    def declare_type(self, name: str) -> None:
        """The name is a type from here on."""
        scope = self._declaring()
        scope[name] = TYPE if scope is self.stack[-1] else TEMPLATE_TYPE
        self.unknown.discard(name)

    def declare_tag(self, name: str) -> None:
        """The name is a struct, union or enum; a variable of the same name in this scope hides it."""
        if self._declaring().get(name) not in (VALUE, TEMPLATE_TYPE):
            self.declare_type(name)

    def _declaring(self) -> dict[str, Any]:
        for scope in reversed(self.stack):
            if type(scope) is not Parameters:
                return scope
        raise AssertionError("there is a file scope")

    def enter_named(self, name: str | None, kind: str | None = None) -> ScopeMark:
        """Opens the scope of a namespace or structure, an earlier part of it if there is one; `inner` finds it later."""
        around = self._declaring()
        mark = ScopeMark(len(self.stack))
        scope = around.setdefault(f"{name}::", {}) if name else {}
        if name and kind:
            around[name] = kind
        self.stack.append(scope)
        return mark

    def inner(self, names: Sequence[str]) -> dict[str, Any] | None:
        """The names inside `a::b`, None when that is no namespace or structure."""
        for scope in reversed(self.stack):
            found = scope.get(f"{names[0]}::")
            if found is not None:
                for name in names[1:]:
                    found = found.get(f"{name}::") if found is not None else None
                return found
        return None

    def use(self, names: dict[str, Any]) -> None:
        """`using namespace`: what the namespace declares so far is visible here."""
        for name, what in names.items():
            self.stack[-1].setdefault(name, what)

    def kind(self, name: str) -> str | None:
        """VALUE, TYPE, or None when the name was not declared."""
        for scope in reversed(self.stack):
            if name in scope:
                return scope[name]
        return None

    def names(self, kind: str) -> list[str]:
        """All names of one kind, innermost scope first."""
        found: dict[str, None] = {}
        for scope in reversed(self.stack):
            for name, what in scope.items():
                if isinstance(what, str) and what == kind:
                    found.setdefault(name)
        return list(found)


class ScopeMark:
    """How many scopes were open before one was entered."""

    __slots__ = ("depth",)

    def __init__(self, depth: int) -> None:
        self.depth = depth
