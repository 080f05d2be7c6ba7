"""Demangling of C++ symbols, by the grammar of the Itanium C++ ABI (section 5.1, "Mangling").

    >>> demangle("_Z4fillIfLi4EEvPT_")
    'void fill<float, 4>(float*)'
    >>> read("_Z4fillIfLi4EEvPT_").name
    'fill<float, 4>'
    >>> demangle("fill")
    'fill'

A symbol that is no mangled name is returned unchanged.
"""

from __future__ import annotations

from functools import lru_cache

from .demangle_expressions import ExpressionReader
from .fast_dataclass import record
from .mangled_names import FunctionName, NameNode, NotMangled, Phrase, Simple, bare
from .mangling_codes import SPECIAL_NAMES


@record(frozen=True)
class Demangled:
    """The parts of a symbol: the complete declaration as `c++filt` spells it; the qualified name with its
    template's arguments; the innermost name alone.
    """

    text: str
    name: str
    plain: str


@lru_cache(maxsize=4096)
def read(symbol: str) -> Demangled | None:
    """The names that `symbol` is mangled from; None when it is no mangled name."""
    if not symbol.startswith("_Z"):
        return None
    try:
        node = _NameReader(symbol).parse_symbol()
        name = node.name if isinstance(node, FunctionName) else node
        return Demangled(node.spell(), name.spell(), bare(name).spell())
    except (NotMangled, RecursionError):
        return None


def demangle(symbol: str) -> str:
    """Return the declaration that `symbol` is mangled from, as `c++filt` spells it; a symbol that is not
    mangled unchanged.
    """
    result = read(symbol)
    return symbol if result is None else result.text


def source_name(symbol: str) -> str:
    """Return the qualified name of an instance as a program writes it: functions among the arguments by their
    names alone. A symbol that is not mangled is returned unchanged.
    """
    try:
        node = _NameReader(symbol, by_name=True).parse_symbol()
        return (node.name if isinstance(node, FunctionName) else node).spell()
    except (NotMangled, RecursionError):
        return symbol


class _NameReader(ExpressionReader):
    """<mangled-name>, <encoding>, <special-name>; functions in expressions are spelled without parameters
    unless required.
    """

    def __init__(self, text: str, by_name: bool = False) -> None:
        super().__init__(text)
        self.by_name = by_name

    def literal(self) -> NameNode:
        result = super().literal()
        return Simple("", result.name) if self.by_name and isinstance(result, FunctionName) else result

    def parse_symbol(self) -> NameNode:
        self.expect("_Z")
        result = self.encoding()
        if self.at < len(self.text):
            raise NotMangled(f"nothing is known by '{self.text[self.at :]}'")
        return result

    def encoding(self) -> NameNode:
        for code, (words, operand) in SPECIAL_NAMES.items():
            if self.take(code):
                return Phrase(words, self._operand(operand))
        saved = self.arguments
        try:
            return self.function_or_variable()
        finally:
            self.arguments = saved

    def _operand(self, kind: str) -> NameNode:
        """Parse the rest after a special name's code; a <call-offset> is skipped."""
        if kind in ("type", "name"):
            return self.type() if kind == "type" else self.name()
        for _ in range({"encoding": 0, "offset": 1, "offsets": 2}[kind]):
            self.take("n")
            self.number()
            self.expect("_")
        return self.encoding()
