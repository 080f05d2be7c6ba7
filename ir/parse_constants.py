"""Reads operands and constants of IR text, constant addresses among them."""

from __future__ import annotations

import re
import struct
from typing import Any

from ..support.diagnostics import Diagnostics
from . import irtypes as ty
from .core import (
    AddressOf,
    Constant,
    Module,
    Value,
    address_of,
    aggregate,
    const_float_bits,
    const_int,
    null,
    poison,
    undef,
    zero,
)
from .irtypes import Type
from .lexer import plain, unescape
from .opcodes import INTRINSICS
from .parse_types import MAX_NESTING, TypeParser

REFUSED_EXPRESSIONS = (
    "ptrtoint",
    "inttoptr",
    "bitcast",
    "trunc",
    "add",
    "sub",
    "mul",
    "xor",
    "icmp",
    "select",
    "extractelement",
    "insertelement",
    "shufflevector",
    "blockaddress",
    "dso_local_equivalent",
    "no_cfi",
    "ptrauth",
    "ptrtoaddr",
)
"""LLVM's constant expressions that have no meaning here."""

OPERAND_WORDS = (
    "true",
    "false",
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "splat",
    "getelementptr",
    "addrspacecast",
    *REFUSED_EXPRESSIONS,
)
"""Words that can begin an operand."""


class ConstantParser(TypeParser):
    """`globals` holds every variable and function by name; `locals` the body parser, while one is at work."""

    def __init__(self, text: str, filename: str, diags: Diagnostics | None) -> None:
        super().__init__(text, filename, diags)
        self.module = Module(filename)
        self.globals: dict[str, Value] = {}
        self.locals: Any = None

    def operand(self) -> Value:
        """`type value`."""
        return self.value(self.type())

    def value(self, type: Type) -> Value:
        """A value of the given type: a local, a global or a constant."""
        kind = self.kind
        if kind == "local" and self.locals is not None:
            result: Value = self.locals.use(type)
            return result
        if kind == "global":
            return self.global_reference(type)
        result = self.constant(type)
        return result

    def constant(self, type: Type) -> Any:
        """A constant of the given type; a plain `@name` is the global itself."""
        start = self.pos
        kind, word, _ = self.tokens[start]
        if kind == "int":
            value = self.integer()
            if not isinstance(type, ty.IntType):
                self.fail(f"integer constant for type '{type}'", start)
            if not -(1 << type.bits - 1) <= value < 1 << type.bits:
                self.fail(f"{value} does not fit in '{type}'", start)
            return const_int(type, value)
        if kind == "float":
            return self.float_constant(type)
        if kind == "global":
            return self.global_reference(type)
        if kind == "string" and word[0] == "c":
            data = unescape(self.next()[2:-1])
            if type is not ty.array(len(data), ty.I8):
                self.fail(f"string of {len(data)} bytes for type '{type}'", start)
            return aggregate(type, tuple(const_int(ty.I8, b) for b in data))
        if kind == "punct" and word in "[{<":
            return self.aggregate_constant(type)
        if kind == "word":
            hexadecimal = re.fullmatch(r"([us])0x([0-9A-Fa-f]+)", word)
            return (
                self.word_constant(type)
                if hexadecimal is None
                else self.hexadecimal(type, hexadecimal[1] == "s", hexadecimal[2])
            )
        self.fail(f"expected a value, found {self.describe_token()}")

    def hexadecimal(self, type: Type, is_signed: bool, digits: str) -> Constant:
        """`u0xFF`, `s0xFF`: the latter's highest bit written is its sign."""
        start, value = self.pos, int(digits, 16)
        if not isinstance(type, ty.IntType) or value >> type.bits:
            self.fail(f"'{self.word}' does not fit in '{type}'", start)
        self.next()
        width = 4 * len(digits)
        return const_int(type, value - (1 << width) if is_signed and value >> width - 1 else value)

    def word_constant(self, type: Type) -> Constant:
        """Parse a constant that is a word: `true`, `null`, `undef`, `zeroinitializer`, …."""
        start, word = self.pos, self.word
        if word in ("true", "false"):
            if type is not ty.I1:
                self.fail(f"'{word}' for type '{type}'")
            self.next()
            return const_int(ty.I1, word == "true")
        if word in ("undef", "poison", "zeroinitializer"):
            self.next()
            return {"undef": undef, "poison": poison, "zeroinitializer": zero}[word](type)
        if word == "null":
            if not isinstance(type, ty.PointerType):
                self.fail(f"'null' for type '{type}'")
            self.next()
            return null(type.space)
        if word == "splat":
            self.next()
            if not isinstance(type, ty.VectorType):
                self.fail(f"'splat' for type '{type}'", start)
            self.expect("(")
            if self.type() is not type.element:
                self.fail(f"'splat' of the wrong element type for '{type}'", start)
            element = self.constant(type.element)
            self.expect(")")
            return aggregate(type, (element,) * type.count)
        if word in ("getelementptr", "addrspacecast"):
            result: Constant = self.address(type)
            return result
        if word in REFUSED_EXPRESSIONS:
            self.fail(f"constant expression '{word}' is not supported")
        self.fail(f"expected a value, found {self.describe_token()}")

    def float_constant(self, type: Type) -> Constant:
        """Parse a floating constant."""
        start, word = self.pos, self.next()
        if not isinstance(type, ty.FloatType):
            self.fail(f"floating-point constant for type '{type}'", start)
        if word.startswith("0x"):
            letter = word[2:3].upper()
            expected_prefix = {ty.HALF: "H", ty.BFLOAT: "R"}.get(type, "")
            digits = word[3:] if letter in "HRKLM" else word[2:]
            bits = int(digits, 16) if digits else -1
            width = 64 if not expected_prefix else 16
            if (letter if letter in "HRKLM" else "") != expected_prefix or not 0 <= bits < 1 << width:
                self.fail(f"hexadecimal constant '{word}' is not one of type '{type}'", start)
            if type is not ty.FLOAT:
                return const_float_bits(type, bits)
        else:
            bits = struct.unpack("<Q", struct.pack("<d", float(word)))[0]
            if type is ty.DOUBLE:
                return const_float_bits(type, bits)
        narrow = narrowed(bits, type)
        if narrow is None:
            self.fail(f"'{word}' is not exactly a value of type '{type}'", start)
        return const_float_bits(type, narrow)

    def aggregate_constant(self, type: Type) -> Constant:
        """Parse an array, structure or vector constant."""
        start = self.pos
        if self.nesting >= MAX_NESTING:
            self.fail(f"constants nested more than {MAX_NESTING} deep are not supported")
        self.nesting += 1
        opening = self.next()
        packed = opening == "<" and self.accept("{")
        closing = {"[": "]", "{": "}", "<": "}" if packed else ">"}[opening]
        elements = []
        while not self.accept(closing):
            elements.append(self.element_constant())
            if not self.at(closing):
                self.expect(",")
        if packed:
            self.expect(">")
        self.nesting -= 1
        match type:
            case ty.ArrayType(count, element):
                fits, shape = opening == "[", (element,) * count if count == len(elements) else None
            case ty.VectorType(count, element):
                fits, shape = (
                    opening == "<" and not packed,
                    ((element,) * count if count == len(elements) else None),
                )
            case ty.StructType(fields):
                fits, shape = opening == "{" or packed, fields
            case _:
                fits, shape = False, None
        if not fits or shape != tuple(e.type for e in elements):
            self.fail(f"this constant is not one of type '{type}'", start)
        return aggregate(type, tuple(elements))

    def element_constant(self) -> Any:
        """Parse a type and a constant of it."""
        return self.constant(self.type())

    def global_reference(self, type: Type) -> Value:
        """Parse the name of a global entity, whose type must be `type`."""
        pos = self.pos
        name = plain(self.next()[1:])
        result = self.global_value(name, pos)
        if result.type is not type:
            self.fail(f"'@{name}' has type '{result.type}', not '{type}'", pos)
        return result

    def global_value(self, name: str, pos: int) -> Value:
        """Return the variable or function of a name, which may be declared later."""
        result = self.globals.get(name)
        if result is None:
            result = self.globals[name] = self.late_global(name, pos)
        return result

    def late_global(self, name: str, pos: int) -> Value:
        """Return the value of a name that the module does not define: an intrinsic."""
        if name in INTRINSICS:
            return self.module.intrinsic(name)
        self.fail(
            (
                f"intrinsic '{name}' is not supported"
                if name.startswith("llvm.")
                else f"use of undefined global '@{name}'"
            ),
            pos,
        )

    def address(self, type: Type) -> Any:
        """The constant expressions `getelementptr` and `addrspacecast` over a global."""
        start = self.pos
        base, offset, result = self.address_parts()
        if result is not type:
            self.fail(f"this address has type '{result}', not '{type}'", start)
        assert isinstance(result, ty.PointerType)
        if offset == 0 and result is base.type:
            return base
        return address_of(base, offset, result.space)

    def address_parts(self) -> tuple[Any, int, Type]:
        """Base, byte offset and pointer type of an address constant without its leading type."""
        if self.kind == "global":
            pos = self.pos
            base = self.global_value(plain(self.next()[1:]), pos)
            if isinstance(base, AddressOf):
                return base.base, base.offset, base.type
            return base, 0, base.type
        start = self.pos
        if self.nesting >= MAX_NESTING:
            self.fail(f"constants nested more than {MAX_NESTING} deep are not supported")
        self.nesting += 1
        if self.accept("addrspacecast"):
            self.expect("(")
            base, offset, _ = self.typed_address()
            self.expect("to")
            result = self.type()
            if not isinstance(result, ty.PointerType):
                self.fail("addrspacecast to a type that is no pointer", start)
        elif self.accept("getelementptr"):
            while self.kind == "word" and self.word in ("inbounds", "nuw", "nusw", "inrange"):
                if self.next() == "inrange":
                    self.skip_balanced()
            self.expect("(")
            source = self.sized_type()
            self.expect(",")
            base, offset, result = self.typed_address()
            indices = []
            while self.accept(","):
                pos = self.pos
                index = self.element_constant()
                if not hasattr(index, "signed"):
                    self.fail("expected a constant integer index", pos)
                indices.append(index.signed)
            step = ty.constant_offset(source, indices)
            if step is None:
                self.fail(f"these indices do not fit type '{source}'", start)
            offset += step
        else:
            self.fail(f"expected the address of a global, found {self.describe_token()}")
        self.expect(")")
        self.nesting -= 1
        return base, offset, result

    def typed_address(self) -> tuple[Any, int, Type]:
        """Parse a pointer type and a constant address. Return base, offset and type."""
        start = self.pos
        type = self.type()
        base, offset, result = self.address_parts()
        if result is not type:
            self.fail(f"this address has type '{result}', not '{type}'", start)
        return base, offset, result


def narrowed(bits: int, type: ty.FloatType) -> int | None:
    """A double's encoding as one of `type` where that is exact (a NaN keeps its payload), else None."""
    if type is ty.BFLOAT:
        single = narrowed(bits, ty.FLOAT)
        return None if single is None or single & 0xFFFF else single >> 16
    if type is ty.FLOAT and bits >> 52 & 0x7FF == 0x7FF:
        return None if bits & (1 << 29) - 1 else bits >> 63 << 31 | 0xFF << 23 | bits >> 29 & 0x7FFFFF
    code = "<f" if type is ty.FLOAT else "<e"
    value = struct.unpack("<d", struct.pack("<Q", bits))[0]
    try:
        packed = struct.pack(code, value)
    except OverflowError:
        return None
    return int.from_bytes(packed, "little") if struct.unpack(code, packed)[0] == value else None
