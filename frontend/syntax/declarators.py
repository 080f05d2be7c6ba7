"""What the productions of declarations build before nodes exist: specifier lists and declarators.

Specifiers come in any order, declarators inside out. `Specifiers.resolve` sorts the first into a base type and a
`tree.Specifiers`; `Declarator.type` wraps the base into the syntax of the declared type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...support.diagnostics import Location
from ..text.tokens import TYPE_NAME, Token
from . import tree
from .scopes import ScopeMark

STORAGE = frozenset({"typedef", "extern", "static", "register", "thread_local", "__thread"})
QUALIFIERS = frozenset({"const", "volatile", "__restrict__", "__volatile__"})
SPACES = frozenset({"__global__", "__device__", "__host__", "__shared__", "__constant__", "__managed__"})
WORDS = SPACES | {
    "inline", "__inline__", "__forceinline__", "__noinline__", "constexpr", "__grid_constant__", "__packed__",
    "__extension__", "explicit", "mutable",
}  # fmt: skip
TYPE_WORDS = frozenset(
    "void bool char short int long float double signed unsigned wchar_t char16_t char32_t __int128".split()
)

_COMBINATIONS = {
    "void": "void", "bool": "bool", "float": "float", "double": "double", "wchar_t": "wchar_t",
    "char16_t": "char16_t", "char32_t": "char32_t",
    "char": "char", "char signed": "signed char", "char unsigned": "unsigned char",
    "short": "short", "int short": "short", "short signed": "short", "int short signed": "short",
    "short unsigned": "unsigned short", "int short unsigned": "unsigned short",
    "int": "int", "signed": "int", "int signed": "int",
    "unsigned": "unsigned int", "int unsigned": "unsigned int",
    "long": "long", "int long": "long", "long signed": "long", "int long signed": "long",
    "long unsigned": "unsigned long", "int long unsigned": "unsigned long",
    "long long": "long long", "int long long": "long long", "long long signed": "long long",
    "int long long signed": "long long",
    "long long unsigned": "unsigned long long", "int long long unsigned": "unsigned long long",
    "double long": "long double",
    "__int128": "__int128", "__int128 signed": "__int128", "__int128 unsigned": "unsigned __int128",
}  # fmt: skip


def builtin_name(words: Sequence[str]) -> str | None:
    """The canonical name of a combination of type words, None when there is no such type."""
    return _COMBINATIONS.get(" ".join(sorted(words)))


def _extensible(words: list[str]) -> bool:
    """Whether some type is spelled with at least these words."""
    for known in _COMBINATIONS:
        rest = known.split()
        for word in words:
            if word not in rest:
                break
            rest.remove(word)
        else:
            return True
    return False


class Specifiers:
    """A list of specifiers with what it came to mean.

    `base` is the type that the declarators wrap; `node` the rest. `missing` says that no type was given: the first
    declarator reports it, at its name.
    """

    __slots__ = ("aligns", "base", "close", "items", "location", "missing", "node", "token")

    def __init__(self, first: Any) -> None:
        self.items: list[Any] = [first]
        self.base: tree.TypeSyntax = None  # type: ignore[assignment]
        self.node: tree.Specifiers = None  # type: ignore[assignment]
        self.missing = False

    @classmethod
    def none(cls, at: Token) -> Specifiers:
        """No specifiers at all, before the name `at`."""
        made = cls(at)
        made.missing = True
        made.node = tree.Specifiers(at.location)
        made.node.words, made.node.align = {}, []
        made.missing = True
        return made

    def resolve(self, cx: Any) -> None:
        """Fills `base` and `node`; reports combinations that mean nothing."""
        first = self.items[0]
        location = first.location
        node = self.node = tree.Specifiers(location)
        node.length = first.length
        node.words, node.align = {}, []
        words: list[Token] = []
        given: tree.TypeSyntax | None = None
        const = volatile = False
        for item in self.items:
            if not isinstance(item, Token):
                if isinstance(item, Argued):
                    item.apply(node, given, self.items)
                elif given is not None or words:
                    self._combined(cx, item, given, words)
                else:
                    given = item
                continue
            kind = item.kind
            if kind in TYPE_WORDS:
                if given is not None or not _extensible([w.kind for w in words] + [kind]):
                    self._combined(cx, item, given, words)
                else:
                    words.append(item)
            elif kind == TYPE_NAME:
                if given is not None or words:
                    self._combined(cx, item, given, words)
                else:
                    given = tree.NamedType(item.location, item.value, None, item.text in cx.scopes.unknown)
                    given.length = item.length
            elif kind == "auto":
                if given is not None or words:
                    self._combined(cx, item, given, words)
                else:
                    given = tree.AutoType(item.location)
                    given.length = 4
            elif kind == "const":
                if const:
                    _duplicate(cx, item)
                const = True
            elif kind in ("volatile", "__volatile__"):
                if volatile:
                    _duplicate(cx, item)
                volatile = True
            elif kind in STORAGE:
                if node.storage is not None and node.storage != kind:
                    message = f"cannot combine with previous '{node.storage}' declaration specifier"
                    cx.error(message, item.location, item.length)
                elif node.storage is None:
                    node.storage = kind
                else:
                    _duplicate(cx, item)
            elif kind == "EXTERN_C":
                node.linkage = "C"
                node.words.setdefault("extern", item.location)
            elif kind == "__restrict__":
                cx.error("restrict requires a pointer or reference", item.location, item.length)
            elif kind == "__packed__" and isinstance(given, tree.RecordType):
                given.packed = True
            elif kind in node.words:
                _duplicate(cx, item)
            elif kind != "__extension__":
                node.words[kind] = item.location
        if node.linkage is None:
            node.linkage = cx.linkage
        if given is None:
            given = self._builtin(cx, words, location)
        if const:
            given.const = True
        if volatile:
            given.volatile = True
        self.base = given

    def _builtin(self, cx: Any, words: list[Token], location: Location) -> tree.TypeSyntax:
        if not words:
            self.missing = True
            return tree.BuiltinType(location, "int")
        name = builtin_name([w.kind for w in words])
        if name is None:
            cx.error(f"'{' '.join(w.text for w in words)}' is not a type", words[0].location, words[0].length)
        node = tree.BuiltinType(words[0].location, name or "int")
        first, last = words[0].location, words[-1].location
        node.length = words[0].length
        if first.line == last.line and first.file == last.file and not first.expansion:
            node.length = last.column + words[-1].length - first.column
        return node

    def _combined(self, cx: Any, item: Any, given: Any, words: list[Token]) -> None:
        if words:
            previous = " ".join(w.text for w in words)
        elif isinstance(given, tree.AutoType):
            previous = "auto"
        elif isinstance(given, tree.NamedType):
            previous = str(given.name)
        else:
            previous = getattr(given, "key", "enum")
        cx.error(f"cannot combine with previous '{previous}' declaration specifier", item.location, item.length)


class Argued:
    """A specifier with arguments: `__launch_bounds__(…)`, `__align__(…)`, `alignas(…)`."""

    __slots__ = ("args", "kind", "length", "location")

    def __init__(self, token: Token, args: list[tree.Expr]) -> None:
        self.kind = token.kind
        self.location = token.location
        self.length = token.length
        self.args = args

    def apply(self, node: tree.Specifiers, given: Any, items: list[Any]) -> None:
        """Puts the arguments where they belong; right after a struct's members an alignment is the struct's."""
        if self.kind == "__launch_bounds__":
            node.launch_bounds = self.args
        elif isinstance(given, tree.RecordType) and items[items.index(self) - 1] is given:
            given.align += self.args
        else:
            node.align += self.args


class Declarator:
    """A declarator: its name (a token, or None in an abstract one) and the levels around the name, innermost first.

    A level is (kind, token, …): ('pointer', token, qualifiers), ('reference', token), ('array', token, size) or
    ('function', token, params, variadic).
    """

    __slots__ = ("levels", "mark", "name")

    def __init__(self, name: Token | None) -> None:
        self.name = name
        self.mark: ScopeMark | None = None
        self.levels: list[tuple[Any, ...]] = []

    def type(self, cx: Any, base: tree.TypeSyntax) -> tree.TypeSyntax:
        """The type that the declarator makes out of the base."""
        if len(self.levels) > tree.MAX_NESTING:
            cx.too_deep("declarator", self.levels[-1][1].location)
        result = base
        for kind, token, *rest in reversed(self.levels):
            result = _WRAP[kind](cx, token, result, *rest)
        return result


def _duplicate(cx: Any, word: Token) -> None:
    text = f"duplicate '{word.text}' declaration specifier"
    cx.diags.warning("duplicate-decl-specifier", text, word.location, length=word.length)


def _pointer(cx: Any, token: Token, inner: tree.TypeSyntax, qualifiers: list[Token]) -> tree.TypeSyntax:
    node = tree.PointerType(token.location, inner)
    for qualifier in qualifiers:
        if qualifier.kind == "const":
            node.const = True
        elif qualifier.kind == "__restrict__":
            node.restrict = True
        else:
            node.volatile = True
    return node


def _reference(cx: Any, token: Token, inner: tree.TypeSyntax, qualifiers: list[Token]) -> tree.TypeSyntax:
    for qualifier in qualifiers:
        if qualifier.kind != "__restrict__":
            cx.error(f"'{qualifier.text}' qualifier may not be applied to a reference", qualifier.location, qualifier.length)
    node = tree.ReferenceType(token.location, inner, token.kind == "&&")
    node.length = token.length
    return node


def _array(cx: Any, token: Token, inner: tree.TypeSyntax, size: tree.Expr | None) -> tree.TypeSyntax:
    return tree.ArrayType(token.location, inner, size)


def _function(
    cx: Any, token: Token, inner: tree.TypeSyntax, params: list[tree.ParamDecl], variadic: bool
) -> tree.TypeSyntax:
    return tree.FunctionType(token.location, inner, params, variadic)


_WRAP: dict[str, Callable[..., tree.TypeSyntax]] = {"pointer": _pointer, "reference": _reference, "array": _array, "function": _function}
