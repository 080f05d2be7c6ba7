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

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from . import mangling_grammar as grammar
from .fast_dataclass import record
from .mangled_names import (
    STD,
    ArgumentPack,
    BuiltinNode,
    Conversion,
    FunctionName,
    InstanceNode,
    Local,
    NameNode,
    NotMangled,
    PackNode,
    ParameterNode,
    Path,
    Production,
    Source,
    Structor,
    bare,
    content,
)
from .mangling_codes import ABBREVIATIONS


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
        node = Parser(symbol).symbol()
        name = node.parts[0] if isinstance(node, FunctionName) else node
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
        node = Parser(symbol, by_name=True).symbol()
        return (node.parts[0] if isinstance(node, FunctionName) else node).spell()
    except (NotMangled, RecursionError):
        return symbol


_LEXEMES = {
    "number": "[0-9]+",
    "digits": "[0-9A-Z]*",
    "offset": "n?[0-9]+_",
    "depth": "[0-9]*p",
    "width": "[0-9]+[_x]",
    "language": "Y?",
    "cv_qualifiers": "[rVK]*",
    "qualifiers": "[rVK]*[RO]?",
    "discriminator": "(__[0-9]+_|_[0-9])?",
    "value": "[^E]*",
    "structor": "CI.|[CD].",
}
"""Nonterminals that are texts: their patterns."""


class Parser:
    """One mangled name and how far it is read. A method is a nonterminal of the ABI.

    Invariant: `seen` holds the substitution candidates in the order the ABI counts them (5.1.10); `arguments`
    those that `T_` speaks of. With `by_name`, functions among the arguments are read as their names.
    """

    def __init__(self, text: str, by_name: bool = False) -> None:
        self.text, self.at, self.by_name = text, 0, by_name
        self.seen: list[NameNode] = []
        self.arguments: list[NameNode] = []
        self.forward: list[ParameterNode] = []
        self.lambdas = 0
        self.is_conversion = False

    # -- characters

    def take(self, word: str) -> bool:
        """Skip a word if it is next. Return whether it is."""
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def expect(self, word: str) -> None:
        """Skip a word that must be next. Raises NotMangled."""
        if not self.take(word):
            raise NotMangled(f"expected '{word}' at {self.at}")

    def peek(self, length: int = 1) -> str:
        """Return the next characters."""
        return self.text[self.at : self.at + length]

    def match(self, field: str) -> str:
        """Read a lexeme such as a number. Raises NotMangled."""
        result = re.compile(_LEXEMES[field]).match(self.text, self.at)
        if result is None:
            raise NotMangled(f"expected a {field} at {self.at}")
        self.at = result.end()
        return result.group()

    def index(self) -> int:
        """`_` is 0, `0_` is 1."""
        number = 0 if self.peek() == "_" else int(self.match("number")) + 1
        self.expect("_")
        return number

    def sequence(self) -> int:
        """<seq-id>: `_` is 0, `0_` is 1, in base 36."""
        digits = self.match("digits")
        self.expect("_")
        if len(digits) > 6:
            raise NotMangled("a substitution's number is too long")
        return int(digits, 36) + 1 if digits else 0

    # -- productions

    def until_end(self, read: Callable[[], NameNode]) -> tuple[NameNode, ...]:
        """Read items up to `E`."""
        result = []
        while not self.take("E"):
            result.append(read())
        return tuple(result)

    def produce(self, production: Production, *parts: Any) -> NameNode:
        """Read the fields of a production after `parts`."""
        read = list(parts)
        for field in production.fields[len(parts) :]:
            if field in _LEXEMES:
                read.append(self.match(field))
            elif field[-1] == "*":
                read.append(self.until_end(getattr(self, field[:-1])))
            elif field.islower():
                read.append(getattr(self, field)())
            else:
                self.expect(field)
        return production(*read)

    def choose(self, table: grammar.Table) -> NameNode | None:
        """Read the production of a table whose code comes next; None if there is none."""
        for length in table.lengths.get(self.peek(), ()):
            code = self.peek(length)
            if code in table.rows:
                self.at += length
                return self.produce(table[code])
        return None

    def remember(self, node: NameNode) -> NameNode:
        """Add a node to the substitution candidates and return it."""
        self.seen.append(node)
        return node

    def symbol(self) -> NameNode:
        """Read a whole mangled name. Raises NotMangled."""
        self.expect("_Z")
        result = self.encoding()
        if self.at < len(self.text):
            raise NotMangled(f"nothing is known by '{self.text[self.at :]}'")
        return result

    def encoding(self) -> NameNode:
        """Read an <encoding>."""
        saved = self.arguments
        try:
            return self.choose(grammar.SPECIAL_NAMES) or self.function_or_variable()
        finally:
            self.arguments = saved

    def address(self) -> NameNode:
        """Read the entity of an address in a template argument."""
        result = self.encoding()
        return result.parts[0] if self.by_name and isinstance(result, FunctionName) else result

    def function_or_variable(self) -> NameNode:
        """<encoding>, less special names."""
        outer_forward, self.forward = self.forward, []
        name, qualifiers = self.name_and_qualifiers()
        for parameter in self.forward:
            parameter.target = self.argument(parameter.parts[0])
        self.forward = outer_forward
        if self.peek() in ("", "E", "."):
            return name
        innermost = name.last
        is_plain = isinstance(innermost, InstanceNode) and not isinstance(
            innermost.parts[0], Conversion | Structor
        )
        result = self.type() if is_plain else None
        return FunctionName(name, qualifiers, result, self.parameters())

    def parameters(self) -> tuple[NameNode, ...]:
        """<bare-function-type>, less the result: at least one type; a lone `v` is none."""
        if self.peek() == "v" and self.peek(2)[1:] in ("", "E", ".", "R", "O"):
            self.at += 1
            return ()
        result = [self.type()]
        while self.peek() not in ("", "E", ".") and self.peek(2) not in ("RE", "OE"):
            result.append(self.type())
        return tuple(result)

    # -- names

    def name(self) -> NameNode:
        """Read a <name>."""
        return self.name_and_qualifiers(False)[0]

    def name_and_qualifiers(self, is_function: bool = True) -> tuple[NameNode, str]:
        """<name>, and what qualifies the function that it names. Its template's arguments are what `T_`
        speaks of from then on.
        """
        if self.take("N"):
            return self.nested(is_function)
        if self.take("Z"):
            return self.local(is_function)
        if self.peek() == "S" and self.peek(2) != "St":
            result = self.substitution()
            if self.peek() != "I":
                raise NotMangled("a function named by a substitution")
        else:
            result = grammar.SCOPED(STD, self.unqualified(STD)) if self.take("St") else self.unqualified()
            if self.peek() == "I":
                self.remember(result)
        if self.peek() == "I":
            result = grammar.INSTANCE(result, self.template_arguments(is_function))
        return result, ""

    def nested(self, is_function: bool) -> tuple[NameNode, str]:
        """<nested-name> after its `N`."""
        qualifiers = self.match("qualifiers")
        result: NameNode | None = None
        is_added = False
        while not self.take("E"):
            if self.peek() == "S" and result is None:
                result, is_added = STD if self.take("St") else self.substitution(), False
                continue
            if self.peek() == "I" and result is not None:
                result = grammar.INSTANCE(result, self.template_arguments(is_function))
            elif self.peek() == "T" and result is None:
                result = self.parameter()
            elif self.peek(2) in ("DT", "Dt") and result is None:
                result = self.choose(grammar.TYPES)
                assert result is not None
            else:
                production = grammar.MEMBER if self.take("M") else grammar.SCOPED
                name = self.unqualified(result)
                result = name if result is None else production(result, name)
            self.remember(result)
            is_added = True
        if result is None or not is_added:
            raise NotMangled("an empty name")
        self.seen.pop()  # the whole is a candidate as a type only
        return result, qualifiers

    def local(self, is_function: bool) -> tuple[NameNode, str]:
        """<local-name> after its `Z`."""
        function = self.encoding()
        self.expect("E")
        entity, qualifiers = self.choose(grammar.ENTITIES), ""
        if entity is None:
            entity, qualifiers = self.name_and_qualifiers(is_function)
        return Local(function, entity, self.match("discriminator")), qualifiers

    def unqualified(self, scope: NameNode | None = None) -> NameNode:
        """<unqualified-name>; constructors are named after `scope`."""
        result: NameNode | None
        if self.peek().isdigit():
            result = self.source()
        elif self.peek() in ("C", "D") and scope is not None and self.peek(2) != "DC":
            result = Structor(self.match("structor"), scope)
        else:
            result = self.choose(grammar.UNQUALIFIED)
        if result is None:
            raise NotMangled(f"no name begins with '{self.peek(2)}'")
        while self.take("B"):
            result = grammar.TAGGED(result, self.source())
        return result

    def source(self) -> NameNode:
        """Read a <source-name>."""
        length = int(self.match("number"))
        name = self.peek(length)
        if len(name) < length or not length:
            raise NotMangled("a name ends early")
        self.at += length
        return Source(name)

    def conversion_type(self) -> NameNode:
        """Read the type of a conversion function."""
        outer, self.is_conversion = self.is_conversion, True
        result = self.type()
        self.is_conversion = outer
        return result

    def lambda_parameters(self) -> tuple[NameNode, ...]:
        """Read the parameter types of a closure type."""
        self.lambdas += 1
        try:
            return self.parameters()
        finally:
            self.lambdas -= 1

    def substitution(self) -> NameNode:
        """Read a <substitution>."""
        self.expect("S")
        if self.peek() in ABBREVIATIONS:
            code = self.peek()
            self.at += 1
            return grammar.abbreviation(code)
        number = self.sequence()
        if number >= len(self.seen):
            raise NotMangled("a substitution for nothing")
        return self.seen[number]

    # -- template arguments

    def template_arguments(self, is_function: bool = False) -> tuple[NameNode, ...]:
        """<template-args>. A function's own are what its type's `T_` speak of, later ones of their number
        included.
        """
        self.expect("I")
        result: list[NameNode] = []
        if is_function:
            self.arguments = result
        while not self.take("E"):
            result.append(self.template_argument())
        return tuple(result)

    def template_argument(self) -> NameNode:
        """Read a <template-arg>."""
        return self.choose(grammar.TEMPLATE_ARGUMENTS) or (
            self.expression() if self.peek() == "L" else self.type()
        )

    def argument(self, index: int) -> NameNode | None:
        """Return what parameter `index` stands for, as far as it is known."""
        if index >= len(self.arguments):
            return None
        result = content(self.arguments[index])
        return PackNode(result.parts[0]) if isinstance(result, ArgumentPack) else result

    def parameter(self) -> ParameterNode:
        """<template-param>"""
        self.expect("T")
        index = self.sequence()
        result = ParameterNode(index, None if self.lambdas else self.argument(index))
        if result.is_forward:
            self.forward.append(result)
        return result

    # -- types

    def type(self) -> NameNode:
        """Read a <type>."""
        start = self.peek(2)
        if start[:1] == "S" and start != "St":
            result = self.substitution()
            return self.instance_of(result) if self.peek() == "I" else result
        if start[:1] == "T" and start not in grammar.TYPES.rows:
            result = self.remember(self.parameter())
            return self.instance_of(result) if self.peek() == "I" and not self.is_conversion else result
        if start[:1] in ("r", "V", "K", "F") or start in grammar.EXCEPTIONS.rows:
            qualifiers = self.match("cv_qualifiers")
            is_function = self.peek() == "F" or self.peek(2) in grammar.EXCEPTIONS.rows
            production = grammar.FUNCTION if is_function else grammar.QUALIFIED
            return self.remember(self.produce(production, qualifiers))
        result = self.choose(grammar.TYPES) or self.name()
        return result if isinstance(result, BuiltinNode) else self.remember(result)

    def instance_of(self, template: NameNode) -> NameNode:
        """Read template arguments and return the specialisation."""
        return self.remember(grammar.INSTANCE(template, self.template_arguments()))

    def exceptions(self) -> NameNode | str:
        """Read an exception specification, '' if there is none."""
        return self.choose(grammar.EXCEPTIONS) or ""

    def bound(self) -> NameNode | str:
        """Read an array bound, '' if it is unknown."""
        if self.peek() == "_":
            return ""
        return self.match("number") if self.peek().isdigit() else self.expression()

    # -- expressions

    def expression(self) -> NameNode:
        """Read an <expression>."""
        if self.peek() == "T":
            return self.parameter()
        if self.peek().isdigit() or self.peek(2) in ("sr", "on", "dn"):
            return self.unresolved()
        result = self.choose(grammar.EXPRESSIONS)
        if result is None:
            raise NotMangled(f"no expression begins with '{self.peek(2)}'")
        return result

    operand = expression

    def operator(self) -> NameNode:
        """Read an <operator-name>. Raises NotMangled."""
        result = self.choose(grammar.OPERATIONS)
        if result is None:
            raise NotMangled("a fold over no operator")
        return result

    def simple_id(self) -> NameNode:
        """Read a <simple-id>."""
        return self.with_arguments(self.source())

    def with_arguments(self, name: NameNode) -> NameNode:
        """Return a name with the template arguments that follow, if any."""
        return grammar.SIMPLE_ID(name, self.template_arguments()) if self.peek() == "I" else name

    def unresolved(self) -> NameNode:
        """<unresolved-name>."""
        if self.take("srN"):
            return self.produce(grammar.PATH_OF_TYPE)
        if self.take("sr"):
            return self.path_of_names() if self.peek().isdigit() else self.produce(grammar.PATH)
        if self.peek().isdigit():
            return self.simple_id()
        name = self.choose(grammar.EXPRESSIONS)
        if name is None:
            raise NotMangled(f"no name begins with '{self.peek(2)}'")
        return self.with_arguments(name)

    def path_of_names(self) -> NameNode:
        """`sr` and names as far as an `E`. g++ ends names with none: the last is then no scope."""
        names = []
        while self.peek().isdigit():
            names.append(self.simple_id())
        after = self.text[self.at + 1 : self.at + 3]
        is_ended = self.peek() == "E" and (after[:1].isdigit() or after in ("on", "dn"))
        if not is_ended and len(names) > 1:
            return Production("sr", "simple_id " * len(names), "", Path)(*names)
        self.expect("E")
        return self.produce(grammar.PATH_OF_NAMES, tuple(names))

    def destroyed(self) -> NameNode:
        """Read the name after `~`."""
        return self.source() if self.peek().isdigit() else self.produce(grammar.UNRESOLVED_TYPE)
