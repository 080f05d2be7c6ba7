"""Reading the expressions of the Itanium C++ ABI (5.1.6): template arguments and what depends on them."""

from __future__ import annotations

from collections.abc import Callable

from .demangle_names import TypeReader
from .mangled_names import (
    InstanceNode,
    Listing,
    Literal,
    NameNode,
    NotMangled,
    PackExpansionNode,
    Phrase,
    Scoped,
    Simple,
)
from .mangling_codes import BINARY, CASTS, QUERIES, STEPS, UNARY


def _operand(node: NameNode) -> NameNode:
    """In parentheses where it is not a name, a parameter or a list."""
    return node if isinstance(node, Simple | Scoped | InstanceNode) else Phrase("(", node, ")")


class ExpressionReader(TypeReader):
    """<expression> and <expr-primary>."""

    def literal(self) -> NameNode:
        """<expr-primary>."""
        self.expect("L")
        if self.take("_Z") or self.take("Z"):
            result = self.encoding()
            self.expect("E")
            return result
        type_ = self.type()
        end = self.text.find("E", self.at)
        digits, self.at = self.text[self.at : end], end + 1
        if end < 0:
            raise NotMangled("a literal without an end")
        return Literal(type_, digits)

    def expression(self) -> NameNode:
        if self.peek() == "L":
            return self.literal()
        if self.peek() == "T":
            return self.template_parameter()
        if self.peek() == "f" and (
            self.peek(2) in ("fp", "fL") and self.text[self.at + 2 : self.at + 3] not in tuple(BINARY)
        ):
            return self.function_parameter()
        if self.take("gs"):
            return Phrase("::", self.expression())
        if self.peek().isdigit() or self.peek(2) in ("sr", "on", "dn"):
            return self.unresolved_name()
        code = self.peek(2)
        self.at += 2
        for table, read in (
            (UNARY, self.unary), (BINARY, self.binary), (STEPS, self.step), (CASTS, self.cast),
            (QUERIES, self.query), (_FOLDS, self.fold), (_OTHERS, self.other),
        ):  # fmt: skip
            if code in table:
                return read(code)
        raise NotMangled(f"no expression begins with '{code}'")

    def unary(self, code: str) -> NameNode:
        return Phrase(UNARY[code], _operand(self.expression()))

    def binary(self, code: str) -> NameNode:
        left, right = self.expression(), self.expression()
        result = Phrase(_operand(left), BINARY[code], _operand(right))
        return Phrase("(", result, ")") if code == "gt" else result

    def step(self, code: str) -> NameNode:
        if self.take("_"):
            return Phrase(STEPS[code], _operand(self.expression()))
        return Phrase(_operand(self.expression()), STEPS[code])

    def cast(self, code: str) -> NameNode:
        type_ = self.type()
        return Phrase(f"{CASTS[code]}<", type_, ">(", self.expression(), ")")

    def query(self, code: str) -> NameNode:
        words, of_type = QUERIES[code]
        return Phrase(words, "(", self.type() if of_type else self.expression(), ")")

    def fold(self, code: str) -> NameNode:
        operator = self.peek(2)
        if operator not in BINARY:
            raise NotMangled("a fold over no operator")
        self.at += 2
        word, first = BINARY[operator], _operand(self.expression())
        if code == "fl":
            return Phrase("(...", word, first, ")")
        if code == "fr":
            return Phrase("(", first, word, "...)")
        return Phrase("(", first, word, "...", word, _operand(self.expression()), ")")

    def other(self, code: str) -> NameNode:
        return _OTHERS[code](self)

    def function_parameter(self) -> NameNode:
        """<function-param>."""
        if self.take("fpT"):
            return Simple("this")
        if self.take("fL"):
            self.number()
        else:
            self.at += 1
        self.expect("p")
        self.qualifiers()
        return Simple(f"{{parm#{self.optional_number() + 1}}}")

    def call(self) -> NameNode:
        function, *arguments = self.until_end(self.expression) or [Simple("")]
        return Phrase(_operand(function), "(", Listing(arguments), ")")

    def conversion(self) -> NameNode:
        type_ = self.type()
        operands = self.until_end(self.expression) if self.take("_") else [self.expression()]
        return Phrase("(", type_, ")(", Listing(operands), ")")

    def braces(self, type_: NameNode | None) -> NameNode:
        result = Listing(self.until_end(self.expression))
        return Simple(*(() if type_ is None else (type_,)), "{", result, "}")

    def member(self, mark: str) -> NameNode:
        left = _operand(self.expression())
        return Phrase(left, mark, self.expression())

    def subscript(self) -> NameNode:
        left = _operand(self.expression())
        return Phrase(left, "[", self.expression(), "]")

    def choice(self) -> NameNode:
        condition, first, second = (_operand(self.expression()) for _ in range(3))
        return Phrase(condition, "?", first, " : ", second)

    def pack_size(self) -> NameNode:
        result = self.template_parameter() if self.peek() == "T" else self.function_parameter()
        return Phrase("sizeof...(", result, ")") if result.pack is None else Simple(str(result.pack))

    def unresolved_name(self) -> NameNode:
        """<unresolved-name>."""
        if self.take("sr"):
            return self.scoped_name()
        if self.take("dn"):
            return Phrase("~", self.source_name() if self.peek().isdigit() else self.type())
        if self.take("on"):
            return self._with_arguments(self.operator())
        return self._with_arguments(self.source_name())

    def scoped_name(self) -> NameNode:
        """`sr` and scopes: a type, or names as far as an `E`. g++ ends names with none: the last is then no
        scope.
        """
        if self.peek().isdigit():
            first, *levels = self._levels()
            ended = self.peek() == "E" and (
                self.text[self.at + 1 : self.at + 2].isdigit()
                or self.text[self.at + 1 : self.at + 3] in ("on", "dn")
            )
            if not ended and levels:
                return _scoped(first, levels)
            self.expect("E")
            scope = _scoped(first, levels)
        elif self.take("N"):
            scope = _scoped(self.type(), self._levels())
            self.expect("E")
        else:
            scope = self.type()
        return Scoped(scope, self.unresolved_name())

    def _levels(self) -> list[NameNode]:
        result = []
        while self.peek().isdigit():
            result.append(self._with_arguments(self.source_name()))
        return result

    def _with_arguments(self, name: NameNode) -> NameNode:
        return InstanceNode(name, self.template_arguments()) if self.peek() == "I" else name


def _scoped(scope: NameNode, levels: list[NameNode]) -> NameNode:
    for level in levels:
        scope = Scoped(scope, level)
    return scope


_FOLDS = ("fl", "fr", "fL", "fR")
_OTHERS: dict[str, Callable[[ExpressionReader], NameNode]] = {
    "cl": ExpressionReader.call,
    "cv": ExpressionReader.conversion,
    "il": lambda r: r.braces(None),
    "tl": lambda r: r.braces(r.type()),
    "dt": lambda r: r.member("."),
    "pt": lambda r: r.member("->"),
    "ix": ExpressionReader.subscript,
    "qu": ExpressionReader.choice,
    "sZ": ExpressionReader.pack_size,
    "sP": lambda r: Simple(str(len(r.until_end(r.template_argument)))),
    "sp": lambda r: PackExpansionNode(r.expression()),
    "tr": lambda r: Simple("throw"),
    "tw": lambda r: Phrase("throw ", r.expression()),
}
"""Expressions other than plain operators, by code."""
