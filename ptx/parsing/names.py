"""Declared names and their scopes, while a module is read.

Invariants: a scope's number is unique in its function, 0 being the outermost; looking a name up goes
from the innermost scope out to the module; `operands` caches operand texts per scope and is emptied
whenever the scope gains a name, so a cached operand is never stale.
"""

from __future__ import annotations

from ...support.diagnostics import Location
from ..model import Function, Operand, Register, Special, SymbolAddress, Variable
from ..special import READABLE, SPECIALS

_ELEMENTS = {"x": 0, "y": 1, "z": 2, "w": 3, "r": 0, "g": 1, "b": 2, "a": 3}
_VECTOR_SPECIALS = {row.name for row in SPECIALS.values() if row.vector}


class DeclaredNames:
    """The names that one `{ … }` declares.

    `ranges` maps the prefix of `%r<9>` to (type, vector, 9), `locations` each name and prefix to its
    declaration.
    """

    __slots__ = ("labels", "locations", "names", "number", "operands", "ranges")

    def __init__(self, number: int) -> None:
        self.number = number
        self.names: dict[str, Register | Variable] = {}
        self.ranges: dict[str, tuple[str, str, int]] = {}
        self.operands: dict[str, Operand] = {}
        self.labels: dict[str, int] = {}
        self.locations: dict[str, Location] = {}


class Structure:
    """A `.struct` or `.union` of PTX 1.x.

    `members` maps names to (offset, type or structure, vector, shape).
    """

    __slots__ = ("align", "members", "name", "size")

    def __init__(self, name: str) -> None:
        self.name, self.size, self.align = name, 0, 1
        self.members: dict[str, tuple[int, str | Structure, str, tuple[int | None, ...]]] = {}


class Names:
    """The module's names and the stack of open scopes of the function being parsed.

    `swizzled` are the swizzles parsed since it was emptied: (the vector, the suffix's offset in the text, its
    length).
    """

    def __init__(self) -> None:
        self.module: dict[str, Variable | Function] = {}
        self.scopes: list[DeclaredNames] = []
        self.legacy = False
        self.structures: dict[str, Structure] = {}
        self.layouts: dict[str, tuple[Structure, tuple[int | None, ...]]] = {}
        self.swizzled: list[tuple[str, int, int]] = []
        self._next = 0

    def enter_function(self) -> None:
        """Open the scope of a function."""
        self._next = 0
        self.scopes = []
        self.push()

    def leave_function(self) -> None:
        """Close all scopes of the function."""
        self.scopes = []

    def push(self) -> DeclaredNames:
        """Open a nested scope."""
        self.scopes.append(DeclaredNames(self._next))
        self._next += 1
        return self.scopes[-1]

    def pop(self) -> None:
        """Close the innermost scope."""
        self.scopes.pop()

    def declaration_location(self, name: str) -> Location | None:
        """Return the location where the innermost scope declares `name`, alone or in a range, or None."""
        scope = self.scopes[-1]
        if name in scope.locations:
            return scope.locations[name]
        return next(
            (
                scope.locations[name[:end]]
                for end in range(len(name), 0, -1)
                if name[:end] in scope.ranges and name[:end] in scope.locations
            ),
            None,
        )

    def is_declared_in_scope(self, name: str) -> bool:
        """Return whether the innermost scope declares `name`, alone or in a range."""
        scope = self.scopes[-1]
        return name in scope.names or _in_ranges(scope, name) is not None

    def range_clashes(self, prefix: str, count: int) -> str | None:
        """Return a name of the innermost scope that `prefix<count>` would redeclare, or None."""
        scope = self.scopes[-1]
        if prefix in scope.ranges:
            return f"{prefix}0"
        for name in scope.names:
            if name.startswith(prefix) and _is_index(name[len(prefix) :], count):
                return name
        return None

    def declare(self, name: str, entity: Register | Variable) -> None:
        """Declare a register or variable in the innermost scope."""
        scope = self.scopes[-1]
        scope.names[name] = entity
        scope.operands.clear()

    def declare_range(self, prefix: str, type_: str, vector: str, count: int) -> None:
        """Declare the registers `prefix0` to `prefix(count - 1)`."""
        scope = self.scopes[-1]
        scope.ranges[prefix] = (type_, vector, count)
        scope.operands.clear()

    def resolve(self, name: str) -> Register | SymbolAddress | Special | None:
        """Return the register (or element of one), symbol or special that `name` denotes, or None."""
        for scope in reversed(self.scopes):
            result = scope.names.get(name)
            if result is None:
                row = _in_ranges(scope, name)
                if row is not None:
                    return Register(name, row[0], scope.number, row[1])
            elif isinstance(result, Register):
                return result
            else:
                return SymbolAddress(name, 0, scope.number)
        if name in READABLE or name in _VECTOR_SPECIALS:
            # Special registers of PTX 1.x have three elements.
            return Special(name) if not self.legacy or name[-2:] != ".w" else None
        if name in self.module:
            return SymbolAddress(name)
        stem, dot, element = name.rpartition(".")
        if dot:
            vector = self.resolve(stem)
            if isinstance(vector, Register) and vector.vector and _ELEMENTS[element] < int(vector.vector[1:]):
                # One spelling per element: '.r' is '.x'.
                return Register(f"{stem}.{'xyzw'[_ELEMENTS[element]]}", vector.type, vector.scope)
        return None

    def is_function(self, symbol: SymbolAddress) -> bool:
        """Return whether `symbol`, a result of `resolve`, names a function."""
        return not any(symbol.name in scope.names for scope in self.scopes) and isinstance(
            self.module.get(symbol.name), Function
        )

    def visible_names(self) -> list[str]:
        """Return every visible declared name, for suggestions."""
        result: dict[str, None] = {}
        for scope in reversed(self.scopes):
            result.update(dict.fromkeys(scope.names))
        result.update(dict.fromkeys(self.module))
        return [*result, *READABLE]

    def ranges(self) -> dict[str, int]:
        """Return every visible range of registers: its prefix and its length."""
        return {prefix: row[2] for scope in self.scopes for prefix, row in scope.ranges.items()}

    def range_of(self, name: str) -> str | None:
        """Return '%r<9>' if a longer range would contain `name`, else None."""
        stem = name.rstrip("0123456789")
        for scope in reversed(self.scopes):
            if stem != name and stem in scope.ranges:
                return f"{stem}<{scope.ranges[stem][2]}>"
        return None


def _is_index(digits: str, count: int) -> bool:
    return digits.isdigit() and len(digits) <= 9 and str(int(digits)) == digits and int(digits) < count


def _in_ranges(scope: DeclaredNames, name: str) -> tuple[str, str, int] | None:
    end = len(name.rstrip("0123456789"))
    # '%r1<5>' declares '%r10' … '%r14', so every split of the trailing digits counts.
    for split in range(max(end, len(name) - 9), len(name)):
        row = scope.ranges.get(name[:split])
        if row is not None and _is_index(name[split:], row[2]):
            return row
    return None
