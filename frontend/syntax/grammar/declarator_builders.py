"""Builders of specifier lists and declarators, for the productions of declarations.

Specifiers come in any order, declarators inside out. `SpecifierList.resolve` sorts the former into a base
type and a `tree.Specifiers`; `Declarator.type` wraps the base into the syntax of the declared type.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...text.tokens import TYPE_NAME, Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.keywords import (
    QUALIFIERS,
    SPACE_SPECIFIERS,
    STORAGE,
    TYPE_KEYWORDS,
    builtin_name,
    is_extensible,
)
from ..tokens.scopes import ScopeMark
from ..tree import names
from ..tree.node import make_node


class ArgumentSpecifier:
    """A specifier with arguments: `__launch_bounds__(…)`, `__align__(…)`, `alignas(…)`."""

    __slots__ = ("args", "kind", "length", "location")

    def __init__(self, token: Token, args: list[tree.Expr]) -> None:
        self.kind = token.kind
        self.location = token.location
        self.length = token.length
        self.args = args

    def apply(self, node: tree.Specifiers, type: tree.TypeSyntax | None, before: Specifier | None) -> None:
        """Add the arguments to the specifiers. An alignment directly after a class's members, or after
        attributes there, is the class's.
        """
        if self.kind == "__launch_bounds__":
            node.launch_bounds = self.args
        elif isinstance(type, tree.RecordType) and before is type:
            type.align += self.args
        else:
            node.align += self.args


Specifier = Token | ArgumentSpecifier | tree.TypeSyntax


class SpecifierList:
    """A list of specifiers, and its meaning.

    `base` is the type that the declarators wrap; `node` holds the other specifiers. `missing`: there is no
    type, which the first declarator reports, at its name.
    """

    __slots__ = ("base", "type", "items", "missing", "node", "qualifiers", "words")

    def __init__(self, first: Specifier) -> None:
        self.items: list[Specifier] = [first]
        self.node = tree.Specifiers(first.location)
        self.node.length = first.length
        self.node.words, self.node.align = {}, []
        self.words: list[Token] = []
        self.type: tree.TypeSyntax | None = None
        self.qualifiers: set[str] = set()
        self.missing = False
        self.base: tree.TypeSyntax

    @classmethod
    def empty(cls, at: Token) -> SpecifierList:
        """Return a list without specifiers, before the name `at`."""
        specifiers = cls(at)
        specifiers.missing = True
        return specifiers

    def resolve(self, cx: ParseState) -> None:
        """Set `base` and `node`; report invalid combinations."""
        before: Specifier | None = None
        for item in self.items:
            if isinstance(item, ArgumentSpecifier):
                item.apply(self.node, self.type, before)
            elif isinstance(item, tree.TypeSyntax):
                self._set_type(cx, item)
            elif item.kind in TYPE_KEYWORDS:
                if self.type is not None or not is_extensible([*(w.kind for w in self.words), item.kind]):
                    self._report_combination(cx, item)
                else:
                    self.words.append(item)
            elif item.kind in (TYPE_NAME, "auto"):
                self._set_type(
                    cx,
                    _named_type(cx, item) if item.kind == TYPE_NAME else tree.AutoType(item.location),
                    item.length,
                )
            elif item.kind in QUALIFIERS:
                self._qualify(cx, item)
            elif item.kind in STORAGE:
                self._set_storage(cx, item)
            else:
                self._add_word(cx, item)
            if (
                before is None
                or before is not self.type
                or not (
                    isinstance(item, ArgumentSpecifier)
                    or (isinstance(item, Token) and item.kind == "__packed__")
                )
            ):
                before = item
        self.node.has_c_linkage |= cx.has_c_linkage
        self.base = self.type if self.type is not None else self._builtin(cx)
        self.base.const |= "const" in self.qualifiers
        self.base.volatile |= "volatile" in self.qualifiers

    def _set_type(self, cx: ParseState, type: tree.TypeSyntax, length: int = 0) -> None:
        type.length = length or type.length
        if self.type is not None or self.words:
            self._report_combination(cx, type)
        else:
            self.type = type

    def _qualify(self, cx: ParseState, word: Token) -> None:
        kind = word.kind.strip("_")
        if kind == "restrict":
            cx.error("restrict requires a pointer or reference", word.location, word.length)
        elif kind in self.qualifiers:
            _duplicate(cx, word)
        self.qualifiers.add(kind)

    def _set_storage(self, cx: ParseState, word: Token) -> None:
        before = self.node.storage
        assert word.kind in STORAGE
        if before is None:
            self.node.storage = word.kind
        elif before != word.kind:
            cx.error(
                f"cannot combine with previous '{before}' declaration specifier", word.location, word.length
            )
        else:
            _duplicate(cx, word)

    def _add_word(self, cx: ParseState, word: Token) -> None:
        """Add a specifier that is neither type, qualifier nor storage class."""
        kind, words = word.kind, self.node.words
        if kind == "EXTERN_C":
            self.node.has_c_linkage = True
            words.setdefault("extern", word.location)
        elif kind == "__packed__" and isinstance(self.type, tree.RecordType):
            self.type.packed = True
        elif kind in words:
            _duplicate(cx, word)
        elif kind != "__extension__":
            words[kind] = word.location

    def _builtin(self, cx: ParseState) -> tree.TypeSyntax:
        words = self.words
        if not words:
            self.missing = True
            return tree.BuiltinType(self.node.location, "int")
        return builtin_type(cx, words)

    def _report_combination(self, cx: ParseState, item: Token | tree.TypeSyntax) -> None:
        type = self.type
        if self.words:
            previous = " ".join(w.text for w in self.words)
        elif isinstance(type, tree.AutoType):
            previous = "auto"
        elif isinstance(type, tree.NamedType):
            previous = str(type.name)
        else:
            previous = type.key if isinstance(type, tree.RecordType) else "enum"
        cx.error(
            f"cannot combine with previous '{previous}' declaration specifier", item.location, item.length
        )


def builtin_type(cx: ParseState, words: Sequence[Token]) -> tree.BuiltinType:
    """Return the type that keywords like `unsigned` and `long` denote together; report invalid
    combinations.
    """
    name = builtin_name([w.kind for w in words])
    if name is None:
        cx.error(f"'{' '.join(w.text for w in words)}' is not a type", words[0].location, words[0].length)
    node = tree.BuiltinType(words[0].location, name or "int")
    first, last = words[0].location, words[-1].location
    node.length = words[0].length
    if first.line == last.line and first.file == last.file and not first.expansion:
        node.length = last.column + words[-1].length - first.column
    return node


def _named_type(cx: ParseState, token: Token) -> tree.NamedType:
    return tree.NamedType(token.location, names.name_of(token), None, token.text in cx.scopes.assumed_types)


def _duplicate(cx: ParseState, word: Token) -> None:
    text = f"duplicate '{word.text}' declaration specifier"
    cx.diags.warning("duplicate-decl-specifier", text, word.location, length=word.length)


ATTRIBUTES = SPACE_SPECIFIERS | {"__noinline__"}
"""Attributes of nvcc, which may also follow a ptr-operator: they belong to the declared name."""


class PointerLevel:
    """`*` with the qualifiers and attributes after it."""

    __slots__ = ("attributes", "qualifiers", "token")

    def __init__(self, token: Token, words: list[Token]) -> None:
        self.token = token
        self.qualifiers = [word for word in words if word.kind in QUALIFIERS]
        self.attributes = [word for word in words if word.kind in ATTRIBUTES]

    def wrap(self, cx: ParseState, inner: tree.TypeSyntax) -> tree.TypeSyntax:
        """Return the type that this level derives from `inner`."""
        node = tree.PointerSyntax(self.token.location, inner)
        kinds = {qualifier.kind for qualifier in self.qualifiers}
        node.const, node.restrict = "const" in kinds, "__restrict__" in kinds
        node.volatile = not kinds.isdisjoint(("volatile", "__volatile__"))
        return node


class MemberLevel(PointerLevel):
    """`C::*` with the qualifiers after it; the token's value is the name of the class."""

    __slots__ = ()

    def wrap(self, cx: ParseState, inner: tree.TypeSyntax) -> tree.TypeSyntax:
        """Return the type of a pointer to member."""
        owner = make_node(self.token, tree.NamedType, names.name_of(self.token))
        node = make_node(self.token, tree.MemberPointerType, inner, owner)
        kinds = {qualifier.kind for qualifier in self.qualifiers}
        node.const, node.volatile = "const" in kinds, not kinds.isdisjoint(("volatile", "__volatile__"))
        return node


class ReferenceLevel(PointerLevel):
    """`&` or `&&`."""

    __slots__ = ()

    def wrap(self, cx: ParseState, inner: tree.TypeSyntax) -> tree.TypeSyntax:
        """Return a reference type."""
        for qualifier in self.qualifiers:
            if qualifier.kind != "__restrict__":
                cx.error(
                    f"'{qualifier.text}' qualifier may not be applied to a reference",
                    qualifier.location,
                    qualifier.length,
                )
        return make_node(self.token, tree.ReferenceType, inner, self.token.kind == "&&")


class ArrayLevel:
    """`[size]`."""

    __slots__ = ("size", "token")

    def __init__(self, token: Token, size: tree.Expr | None) -> None:
        self.token, self.size = token, size

    def wrap(self, cx: ParseState, inner: tree.TypeSyntax) -> tree.TypeSyntax:
        """Return the type of the array."""
        return tree.ArraySyntax(self.token.location, inner, self.size)


Parameters = tuple[list[tree.ParamDecl], bool]
"""The parameters, and whether `...` follows them."""


class FunctionLevel:
    """`(params)`. `result` is the trailing return type."""

    __slots__ = ("params", "qualifiers", "result", "token", "variadic")

    def __init__(self, token: Token, params: list[tree.ParamDecl], variadic: bool) -> None:
        self.token, self.params, self.variadic = token, params, variadic
        self.qualifiers: list[Token] = []
        self.result: tree.TypeSyntax | None = None

    def qualify(self, word: Token) -> None:
        """Add a token after the parameters: a qualifier, or `->` with the result type as its value."""
        if isinstance(word.value, tree.TypeSyntax):
            self.result = word.value
        else:
            self.qualifiers.append(word)

    def function_type(self, result: tree.TypeSyntax) -> tree.FunctionSyntax:
        """Return the type of the function with that result."""
        type = tree.FunctionSyntax(self.token.location, result, self.params, self.variadic)
        words = [word.text.strip("_") for word in self.qualifiers]
        type.const, type.volatile = "const" in words, "volatile" in words
        type.ref = "&" if "&" in words else "&&" if "&&" in words else ""
        specify_exceptions(type, self.qualifiers)
        return type

    def wrap(self, cx: ParseState, inner: tree.TypeSyntax) -> tree.TypeSyntax:
        """Return the type of the function; a trailing return type requires `inner` to be `auto`."""
        if self.result is None:
            return self.function_type(inner)
        if not isinstance(inner, tree.AutoType):
            cx.error(
                "function with trailing return type must specify return type 'auto'",
                inner.location,
                inner.length,
            )
        type = self.function_type(self.result)
        type.trailing = True
        return type


def specify_exceptions(type: tree.FunctionSyntax, words: Iterable[Token]) -> None:
    """Set the exception specification of a function type from `noexcept` among `words` ([except.spec] p1)."""
    word = next((word for word in words if word.text == "noexcept"), None)
    type.is_noexcept = word is not None
    type.operand = word.value if word is not None and isinstance(word.value, tree.Expr) else None


DeclaratorLevel = PointerLevel | ArrayLevel | FunctionLevel


class Declarator:
    """A declarator: its name (a token, or None in an abstract one) and the levels around the name, innermost
    first.

    `mark` is that of the scope that a qualified name opened.
    """

    __slots__ = ("levels", "mark", "name")

    def __init__(self, name: Token | None) -> None:
        self.name = name
        self.mark: ScopeMark | None = None
        self.levels: list[DeclaratorLevel] = []

    def add_level(self, level: DeclaratorLevel) -> Declarator:
        """Add one more level around this declarator; return it."""
        self.levels.append(level)
        return self

    @property
    def is_function(self) -> bool:
        """True when it declares a function."""
        return bool(self.levels) and isinstance(self.levels[0], FunctionLevel)

    @property
    def function(self) -> FunctionLevel | None:
        """The function level whose parameters come last, to which trailing specifiers belong; None when an
        array bound comes last.
        """
        level = next((level for level in reversed(self.levels) if not isinstance(level, PointerLevel)), None)
        return level if isinstance(level, FunctionLevel) else None

    @property
    def attributes(self) -> list[Token]:
        """The attributes after its ptr-operators, which belong to the name."""
        return [word for level in self.levels if isinstance(level, PointerLevel) for word in level.attributes]

    def type(
        self, cx: ParseState, base: tree.TypeSyntax, specifiers: tree.Specifiers | None = None
    ) -> tree.TypeSyntax:
        """Return the type that the declarator derives from the base; its attributes join the specifiers."""
        for word in self.attributes:
            if specifiers is None:
                cx.error(
                    f"'{word.text}' attribute only applies to functions and variables",
                    word.location,
                    word.length,
                )
            else:
                specifiers.words.setdefault(word.kind, word.location)
        if len(self.levels) > tree.MAX_NESTING:
            cx.abort_too_deep("declarator", self.levels[-1].token.location)
        result = base
        for level in reversed(self.levels):
            result = level.wrap(cx, result)
        return result


class DeclaratorGroup:
    """The declarations built so far from one list of specifiers. # ----- declarators"""

    __slots__ = ("decls", "specifiers")

    def __init__(self, specifiers: SpecifierList) -> None:
        self.specifiers = specifiers
        self.decls: list[tree.Decl] = []
