"""Reads the types of IR text; the base of the module parser."""

from __future__ import annotations

from ..support.diagnostics import Diagnostics
from . import dialect
from . import irtypes as ty
from .irtypes import Type
from .lexer import Cursor, plain

MAX_NESTING = 64
"""Largest nesting depth of types and constants, so that parsing never exhausts the stack."""

SIMPLE_TYPES: dict[str, Type] = {"void": ty.VOID, "label": ty.LABEL, **ty.FLOAT_TYPES}
SIMPLE_TYPES |= {f"i{n}": ty.int_type(n) for n in dialect.INT_WIDTHS}


def is_integer_type(word: str) -> bool:
    """Return whether a word is an integer type such as `i32`."""
    return word[:1] == "i" and word[1:].isdecimal()


class TypeParser(Cursor):
    """`struct_positions` maps each named structure to the token of its body, which is parsed on first use."""

    def __init__(self, text: str, filename: str, diags: Diagnostics | None) -> None:
        super().__init__(text, filename, diags)
        self.struct_positions: dict[str, int] = {}
        self.structs: dict[str, ty.StructType] = {}
        self.nesting = 0
        self.is_foreign = False
        """True when a type occurs that `legalize` rewrites."""

    def parenthesised_integer(self) -> int:
        """Parse an integer in parentheses."""
        self.expect("(")
        value = self.integer()
        self.expect(")")
        return value

    def type(self) -> Type:
        """A type; function types only where `call` writes them."""
        kind, word, _ = self.tokens[self.pos]
        simple = SIMPLE_TYPES.get(word) if kind == "word" else None
        if simple is not None:
            self.pos += 1
            result = simple
        elif kind == "word" and word == "ptr":
            self.pos += 1
            result = ty.pointer(self.parenthesised_integer() if self.accept("addrspace") else 0)
        elif kind == "local":
            result = self.named_struct(plain(word[1:]))
            self.pos += 1
        elif kind == "punct" and word in "[<{":
            result = self.composite_type()
        elif (
            kind == "word"
            and is_integer_type(word)
            and 0 < len(word) < 6
            and 0 < int(word[1:]) <= dialect.MAX_INT_WIDTH
        ):
            self.pos += 1
            result = ty.int_type(int(word[1:]))
            self.is_foreign = True
        elif kind == "word" and (is_integer_type(word) or word in dialect.REFUSED_TYPES):
            self.fail(f"type '{word}' is not supported")
        else:
            self.fail(f"expected a type, found {self.describe_token()}")
        if self.at("*"):
            self.fail("typed pointers are not supported; write 'ptr'")
        return result

    def sized_type(self) -> Type:
        """A type that has a size."""
        start = self.pos
        result = self.type()
        if not ty.is_sized(result):
            self.fail(f"type '{result}' has no size", start)
        return result

    def composite_type(self) -> Type:
        """Parse an array, vector or structure type."""
        if self.nesting >= MAX_NESTING:
            self.fail(f"types nested more than {MAX_NESTING} deep are not supported")
        self.nesting += 1
        packed = False
        opening = self.next()
        if opening == "<" and self.at("{"):
            packed, opening = True, self.next()
        if opening == "{":
            fields = []
            while not self.accept("}"):
                fields.append(self.element_type())
                if not self.at("}"):
                    self.expect(",")
            if packed:
                self.expect(">")
            result: Type = ty.struct(tuple(fields), None, packed)
        else:
            count = self.integer("a number of elements")
            if self.at("vscale"):
                self.fail("scalable vectors are not supported")
            self.expect("x")
            element = self.element_type()
            self.expect("]" if opening == "[" else ">")
            if count < (0 if opening == "[" else 1):
                self.fail("the number of elements is out of range")
            result = ty.array(count, element) if opening == "[" else ty.vector(count, element)
        self.nesting -= 1
        is_empty = result.is_aggregate and ty.is_sized(result) and ty.size_of(result) == 0
        self.is_foreign |= is_empty or (isinstance(result, ty.VectorType) and result.element is ty.I1)
        return result

    def element_type(self) -> Type:
        """Parse a type of elements. Reports void and label."""
        start = self.pos
        result = self.type()
        if result is ty.VOID or result is ty.LABEL:
            self.fail(f"'{result}' cannot be an element", start)
        return result

    def named_struct(self, name: str) -> ty.StructType:
        """Return a named structure type, whose definition may follow later."""
        result = self.structs.get(name)
        if result is not None:
            return result
        position = self.struct_positions.get(name)
        if position is None:
            self.fail(f"use of undefined type '%{name}'")
        if position < 0:
            self.fail(f"type '%{name}' contains itself")
        resume, self.pos = self.pos, position
        self.struct_positions[name] = -1
        if self.at("opaque"):
            self.fail(f"opaque type '%{name}' is not supported")
        body = self.composite_type() if self.at("{") or self.at("<") else None
        if not isinstance(body, ty.StructType):
            self.fail(f"type '%{name}' is not a structure", position)
        self.pos = resume
        self.struct_positions[name] = position
        result = self.structs[name] = ty.struct(body.fields, name, body.packed)
        return result
