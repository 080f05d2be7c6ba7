"""Which names are types, as far as the parser must know it.

The parser classifies identifiers before anything is checked, so this is all it keeps: for every scope, the names declared in
it and whether each is a type. What names mean is the checker's business (`symbols`).
"""

from __future__ import annotations

VECTOR_TYPES = tuple(
    f"{element}{lanes}"
    for element in "char uchar short ushort int uint long ulong longlong ulonglong float double".split()
    for lanes in (1, 2, 3, 4)
)
"""CUDA's built-in vector types."""
PREDECLARED_TYPES = frozenset({"size_t", "dim3", *VECTOR_TYPES, "clock_t", "uint", "ushort", "ulong", "uchar"} - {"uchar"})
"""Names that are types in every program, as in nvcc's."""

VALUE, TYPE, HOST_TYPE = "value", "type", "host type"


class Scopes:
    """A stack of scopes. `unknown` are names that were taken for types because nothing else made sense (reported)."""

    def __init__(self) -> None:
        self.stack: list[dict[str, str]] = [dict.fromkeys(PREDECLARED_TYPES, TYPE), {}]
        self.unknown: set[str] = set()

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
        self.stack[-1][name] = VALUE

    def declare_type(self, name: str) -> None:
        """The name is a type from here on."""
        self.stack[-1][name] = TYPE
        self.unknown.discard(name)

    def declare_tag(self, name: str) -> None:
        """The name is a struct, union or enum; a variable of the same name in this scope hides it."""
        if self.stack[-1].get(name) != VALUE:
            self.declare_type(name)

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
                if what == kind:
                    found.setdefault(name)
        return list(found)


class ScopeMark:
    """How many scopes were open before one was entered."""

    __slots__ = ("depth",)

    def __init__(self, depth: int) -> None:
        self.depth = depth
