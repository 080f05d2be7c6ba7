"""Reads LLVM IR text into the graph. Refuses by name what is outside the subset (`dialect`).

`print(parse(t)) == t` for every text the printer makes; `.ll` files from clang, llvmlite or a person
are accepted in the subset, with attribute groups, forward references, any numbering and metadata.

Two rounds over the tokens: the first finds the top-level entities, so that types, globals, functions
and metadata may be used before they are defined; the second reads headers, then initialisers and
bodies (`parse_body`). The first error ends the parse with an `IRError` located at its token.
"""

from __future__ import annotations

import struct
from typing import Any

from ..support.diagnostics import Diagnostics
from . import dialect, parse_metadata
from . import irtypes as ty
from .core import (
    Constant,
    Function,
    Global,
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
from .lexer import Cursor, plain, unescape
from .opcodes import INTRINSICS

_MAX_NESTING = 64

_SIMPLE_TYPES: dict[str, Type] = {"void": ty.VOID, "label": ty.LABEL, **ty.FLOAT_TYPES}
_SIMPLE_TYPES |= {f"i{n}": ty.int_type(n) for n in dialect.INT_WIDTHS}

_TOP_LEVEL_WORDS = ("define", "declare", "attributes", "target", "source_filename", "module", "uselistorder")

_CONSTANT_EXPRESSIONS = (
    "ptrtoint", "inttoptr", "bitcast", "trunc", "add", "sub", "mul", "xor", "icmp", "select", "extractelement",
    "insertelement", "shufflevector", "blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth", "ptrtoaddr",
)


def parse_module(text: str, filename: str = "<string>", diags: Diagnostics | None = None) -> Module:
    """The module that `text` spells. Raises IRError (also recorded in `diags`) for anything else.

    `module.spelled` tells where each instruction stands in `text`.
    """
    return ModuleParser(text, filename, diags).module_text()


class ModuleParser(Cursor):
    """The parse of one module; `parse_body.BodyParser` borrows it for function bodies."""

    def __init__(self, text: str, filename: str, diags: Diagnostics | None) -> None:
        super().__init__(text, filename, diags)
        self.module = Module(filename)
        self.struct_places: dict[str, int] = {}
        self.structs: dict[str, ty.StructType] = {}
        self.groups: dict[str, dict[str, Any]] = {}
        self.globals: dict[str, Value] = {}
        self.metadata = parse_metadata.Metadata(self)
        self.locals: Any = None  # the body parser, while a body is read
        self.nesting = 0

    # -- top level

    def module_text(self) -> Module:
        from .parse_body import BodyParser

        variables, functions = self.find_entities()
        for name in self.struct_places:
            self.module.structs[name] = self.named_struct(name)
        initializers = [self.global_header(pos) for pos in variables]
        bodies = [self.function_header(pos) for pos in functions]
        for variable, pos in initializers:
            if pos is not None:
                self.pos = pos
                value = self.constant(variable.value_type)
                variable.initializer = None if value is undef(variable.value_type) else value
                self.global_tail(variable)
        for fn, pos in bodies:
            if fn is not None and pos is not None:
                self.pos = pos
                BodyParser(self, fn).body()
        self.metadata.annotations(self.globals)
        return self.module

    def find_entities(self) -> tuple[list[int], list[int]]:
        """First round: note where everything stands. Token positions of globals and functions."""
        variables: list[int] = []
        functions: list[int] = []
        while self.kind != "eof":
            start, kind, word = self.pos, self.kind, self.word
            if kind == "word" and word in ("define", "declare"):
                functions.append(start)
                self.skip_function(word == "define")
            elif kind == "global":
                variables.append(start)
                self.skip_entity()
            elif kind == "local":
                name = plain(self.next()[1:])
                if name in self.struct_places:
                    self.fail(f"redefinition of type '%{name}'", start)
                self.expect("=")
                self.expect("type")
                self.struct_places[name] = self.pos
                self.skip_entity()
            elif kind == "meta":
                self.metadata.define(self.next()[1:])
                self.skip_entity()
            elif kind == "word" and word == "source_filename":
                self.next()
                self.expect("=")
                self.module.name = plain(self.expect_kind("string", "a string"))
            elif kind == "word" and word == "target":
                self.target()
            elif kind == "word" and word == "attributes":
                self.next()
                group = self.expect_kind("group", "an attribute group number")
                self.expect("=")
                self.expect("{")
                self.groups[group] = self.function_attributes("group")
                self.expect("}")
            elif kind == "comdat":
                self.fail("comdats are not supported")
            elif kind == "word" and word in ("module", "uselistorder"):
                self.fail("module-level inline assembly is not supported" if word == "module" else f"'{word}' is not supported")
            else:
                self.fail(f"expected a top-level entity, found {self.found()}")
        return variables, functions

    def starts_entity(self) -> bool:
        kind, word, _ = self.tokens[self.pos]
        if kind in ("global", "local", "meta", "comdat"):
            return self.tokens[self.pos + 1][1] == "="
        return kind == "eof" or (kind == "word" and word in _TOP_LEVEL_WORDS)

    def skip_entity(self) -> None:
        self.next()
        while not self.starts_entity():
            self.next()

    def skip_function(self, has_body: bool) -> None:
        self.next()
        while self.kind != "global":
            if self.starts_entity():
                self.fail("expected a function name")
            self.next()
        self.next()
        if not self.at("("):
            self.fail(f"expected '(', found {self.found()}")
        self.skip_balanced()
        while not self.at("{") and not self.starts_entity():
            self.next()
        if self.at("{") and has_body:
            self.skip_balanced()
        elif has_body:
            self.fail(f"expected '{{', found {self.found()}")

    def target(self) -> None:
        self.next()
        what = self.expect_kind("word", "'datalayout' or 'triple'")
        self.expect("=")
        start = self.pos
        value = plain(self.expect_kind("string", "a string"))
        if what == "triple" and value and not value.startswith("nvptx64-"):
            self.fail(f"target '{value}' is not supported (expected {ty.TRIPLE})", start)

    def global_header(self, pos: int) -> tuple[Global, int | None]:
        """`@name = linkage addrspace(N) global|constant type [initializer] [, align N]`."""
        self.pos = pos
        name = plain(self.next()[1:])
        self.new_global(name, pos)
        self.expect("=")
        linkage, written, space = None, False, 0
        while not self.at("global") and not self.at("constant"):
            start, word = self.pos, self.next()
            if word in dialect.LINKAGES and linkage is None:
                linkage = word
            elif word == "addrspace":
                space = self.parenthesised_integer()
            elif word in dialect.IGNORED_WORDS:
                written |= word == "externally_initialized"
            elif word in ("alias", "ifunc", "thread_local", "appending", "available_externally", "dllimport", "dllexport"):
                self.fail(f"'{word}' is not supported", start)
            else:
                self.fail(f"expected 'global' or 'constant', found '{word}'", start)
        constant = self.next() == "constant" and not written
        value_type = self.sized_type()
        kind = dialect.LINKAGES[linkage or ""]
        variable = Global(name, value_type, space, linkage=kind, constant=constant, align=0)
        self.globals[name] = self.module.add_global(variable)
        if kind == "external":
            self.global_tail(variable)
            return variable, None
        return variable, self.pos

    def global_tail(self, variable: Global) -> None:
        while self.at(","):
            if self.accept_clause("align"):
                variable.align = self.integer()
            elif self.tokens[self.pos + 1][0] == "meta":
                self.next()
                self.metadata.skip_attachment()
            else:
                self.next()
                self.fail(f"'{self.word}' is not supported on a variable")
        if not self.starts_entity() and self.kind != "group":
            self.fail(f"unexpected {self.found()} after the variable '@{variable.name}'")

    def new_global(self, name: str, pos: int) -> None:
        if name in self.globals:
            self.fail(f"redefinition of '@{name}'", pos)

    # -- functions

    def function_header(self, pos: int) -> tuple[Function | None, int | None]:
        """`define|declare linkage conv type @name(parameters) attributes`; where its body starts."""
        self.pos = pos
        has_body = self.next() == "define"
        linkage, kernel = "", False
        while self.kind == "word":
            word = self.word
            if word in dialect.LINKAGES:
                linkage = dialect.LINKAGES[word]
            elif word == "ptx_kernel":
                kernel = True
            elif word.endswith(("cc", "_kernel")) and word not in dialect.IGNORED_WORDS:
                self.fail(f"calling convention '{word}' is not supported")
            elif word not in dialect.IGNORED_WORDS:
                break
            self.next()
        self.parameter_attributes()
        result = self.type()
        name_pos = self.pos
        name = plain(self.expect_kind("global", "a function name")[1:])
        self.new_global(name, name_pos)
        self.expect("(")
        types, names, attrs, vararg = [], [], [], False
        while not self.accept(")"):
            if self.accept("..."):
                vararg = True
            else:
                types.append(self.type())
                attrs.append(self.parameter_attributes())
                names.append((self.next()[1:], self.pos - 1) if self.kind == "local" else ("", self.pos))
            if not self.at(")"):
                self.expect(",")
                if self.at(")"):
                    self.fail("expected a type, found ')'")
        ftype = ty.function(result, tuple(types), vararg)
        if name.startswith("llvm."):
            return self.intrinsic_declaration(name, ftype, name_pos, has_body), None
        if not has_body:
            linkage = "external"
        fn = Function(name, ftype, is_kernel=kernel, linkage=linkage)
        for arg, (arg_name, _), arg_attrs in zip(fn.args, names, attrs):
            arg.name = "" if arg_name.isdecimal() else plain(arg_name)
            arg.attrs = arg_attrs
        fn.attrs = self.function_attributes("function")
        subprogram = self.metadata.function_attachments()
        if subprogram is not None:
            fn.location, fn.source_name = subprogram[0], subprogram[1] or name
        self.globals[name] = self.module.add_function(fn)
        fn_names = [n for n, _ in names]
        self.metadata.argument_names[fn] = list(zip(fn_names, [p for _, p in names]))
        return fn, self.pos if has_body else None

    def intrinsic_declaration(self, name: str, ftype: ty.FunctionType, pos: int, has_body: bool) -> Function | None:
        """Declarations of intrinsics without a row are dropped; a call of one is the error."""
        if has_body:
            self.fail(f"intrinsic '{name}' cannot be defined", pos)
        row = INTRINSICS.get(name)
        if row is None:
            return None
        if row.function_type is not ftype:
            self.fail(f"intrinsic '{name}' has type '{row.function_type}', not '{ftype}'", pos)
        fn = self.module.intrinsic(name)
        self.globals[name] = fn
        return fn

    def function_attributes(self, place: str) -> dict[str, Any]:
        """Attributes up to what cannot be one; those the dialect keeps, in order.

        `place` is 'group', 'function' or 'call'; after a call an unknown word is the next instruction.
        """
        attrs: dict[str, Any] = {}
        while True:
            kind, word, _ = self.tokens[self.pos]
            if kind == "string":
                name = plain(self.next())
                value = plain(self.expect_kind("string", "a string")) if self.accept("=") else ""
                if name.startswith(dialect.STRING_ATTRS_KEPT):
                    attrs[name] = value
            elif kind == "group" and place != "group":
                if word not in self.groups:
                    self.fail(f"use of undefined attribute group '{word}'")
                attrs |= self.groups[self.next()]
            elif kind != "word":
                return attrs
            elif word in dialect.FN_ATTRS_KEPT:
                attrs[self.next()] = True
            elif word in dialect.FN_ATTRS_DROPPED or word in dialect.IGNORED_WORDS:
                self.next()
                if self.at("("):
                    self.skip_balanced()
            elif word == "align" or word == "alignstack":
                self.next()
                if self.at("="):
                    self.next()
                if self.at("("):
                    self.skip_balanced()
                else:
                    self.integer()
            elif place == "call" or (place == "function" and word in _TOP_LEVEL_WORDS):
                return attrs
            else:
                self.fail(f"function attribute '{word}' is not supported")

    def parameter_attributes(self) -> dict[str, Any]:
        attrs: dict[str, Any] = {}
        while True:
            kind, word, _ = self.tokens[self.pos]
            if kind == "string":
                self.next()
                if self.accept("="):
                    self.next()
                continue
            if kind != "word" or word in _SIMPLE_TYPES or word == "ptr":
                return attrs
            how = dialect.PARAM_ATTRS.get(word)
            if how is None:
                if self.tokens[self.pos + 1][1] in (",", ")", "(") or self.tokens[self.pos + 1][0] in ("word", "local"):
                    if word in _OPERAND_WORDS:
                        return attrs
                    self.fail(f"'{word}' is not supported here (expected a type or a parameter attribute)")
                return attrs
            self.next()
            if how == "flag":
                attrs[word] = True
            elif how == "int":
                attrs[word] = self.parenthesised_integer() if self.at("(") else self.integer()
            elif how == "type":
                self.expect("(")
                attrs[word] = self.sized_type()
                self.expect(")")
            elif self.at("("):
                self.skip_balanced()

    def parenthesised_integer(self) -> int:
        self.expect("(")
        value = self.integer()
        self.expect(")")
        return value

    # -- types

    def type(self) -> Type:
        """A type; function types only where `call` writes them."""
        kind, word, _ = self.tokens[self.pos]
        simple = _SIMPLE_TYPES.get(word) if kind == "word" else None
        if simple is not None:
            self.pos += 1
            found = simple
        elif kind == "word" and word == "ptr":
            self.pos += 1
            found = ty.pointer(self.parenthesised_integer() if self.accept("addrspace") else 0)
        elif kind == "local":
            found = self.named_struct(plain(word[1:]))
            self.pos += 1
        elif kind == "punct" and word in "[<{":
            found = self.composite_type()
        elif kind == "word" and ((word[:1] == "i" and word[1:].isdecimal()) or word in dialect.REFUSED_TYPES):
            self.fail(f"type '{word}' is not supported")
        else:
            self.fail(f"expected a type, found {self.found()}")
        if self.at("*"):
            self.fail("typed pointers are not supported; write 'ptr'")
        return found

    def sized_type(self) -> Type:
        """A type that has a size."""
        start = self.pos
        found = self.type()
        if not ty.is_sized(found):
            self.fail(f"type '{found}' has no size", start)
        return found

    def composite_type(self) -> Type:
        if self.nesting >= _MAX_NESTING:
            self.fail(f"types nested more than {_MAX_NESTING} deep are not supported")
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
            found: Type = ty.struct(tuple(fields), None, packed)
        else:
            count = self.integer("a number of elements")
            if self.at("vscale"):
                self.fail("scalable vectors are not supported")
            self.expect("x")
            element = self.element_type()
            self.expect("]" if opening == "[" else ">")
            if count < (0 if opening == "[" else 1):
                self.fail("the number of elements is out of range")
            found = ty.array(count, element) if opening == "[" else ty.vector(count, element)
        self.nesting -= 1
        return found

    def element_type(self) -> Type:
        start = self.pos
        found = self.type()
        if found is ty.VOID or found is ty.LABEL:
            self.fail(f"'{found}' cannot be an element", start)
        return found

    def named_struct(self, name: str) -> ty.StructType:
        found = self.structs.get(name)
        if found is not None:
            return found
        place = self.struct_places.get(name)
        if place is None:
            self.fail(f"use of undefined type '%{name}'")
        if place < 0:
            self.fail(f"type '%{name}' contains itself")
        resume, self.pos = self.pos, place
        self.struct_places[name] = -1
        if self.at("opaque"):
            self.fail(f"opaque type '%{name}' is not supported")
        body = self.composite_type() if self.at("{") or self.at("<") else None
        if not isinstance(body, ty.StructType):
            self.fail(f"type '%{name}' is not a structure", place)
        self.pos = resume
        self.struct_places[name] = place
        found = self.structs[name] = ty.struct(body.fields, name, body.packed)
        return found

    # -- values

    def operand(self) -> Value:
        """`type value`."""
        return self.value(self.type())

    def value(self, type: Type) -> Value:
        """A value of the given type: a local, a global or a constant."""
        kind = self.kind
        if kind == "local" and self.locals is not None:
            return self.locals.use(type)
        if kind == "global":
            return self.global_reference(type)
        return self.constant(type)

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
            return self.word_constant(type)
        self.fail(f"expected a value, found {self.found()}")

    def word_constant(self, type: Type) -> Constant:
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
            return self.address(type)
        if word in _CONSTANT_EXPRESSIONS:
            self.fail(f"constant expression '{word}' is not supported")
        self.fail(f"expected a value, found {self.found()}")

    def float_constant(self, type: Type) -> Constant:
        start, word = self.pos, self.next()
        if not isinstance(type, ty.FloatType):
            self.fail(f"floating-point constant for type '{type}'", start)
        if word.startswith("0x"):
            letter = word[2:3].upper()
            wanted = {ty.HALF: "H", ty.BFLOAT: "R"}.get(type, "")
            digits = word[3:] if letter in "HRKLM" else word[2:]
            bits = int(digits, 16) if digits else -1
            width = 64 if not wanted else 16
            if (letter if letter in "HRKLM" else "") != wanted or not 0 <= bits < 1 << width:
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
        start = self.pos
        if self.nesting >= _MAX_NESTING:
            self.fail(f"constants nested more than {_MAX_NESTING} deep are not supported")
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
                fits, shape = opening == "<" and not packed, (element,) * count if count == len(elements) else None
            case ty.StructType(fields):
                fits, shape = opening == "{" or packed, fields
            case _:
                fits, shape = False, None
        if not fits or shape != tuple(e.type for e in elements):
            self.fail(f"this constant is not one of type '{type}'", start)
        return aggregate(type, tuple(elements))

    def element_constant(self) -> Any:
        return self.constant(self.type())

    def global_reference(self, type: Type) -> Value:
        pos = self.pos
        name = plain(self.next()[1:])
        found = self.global_value(name, pos)
        if found.type is not type:
            self.fail(f"'@{name}' has type '{found.type}', not '{type}'", pos)
        return found

    def global_value(self, name: str, pos: int) -> Value:
        found = self.globals.get(name)
        if found is None and name.startswith("llvm."):
            if name not in INTRINSICS:
                self.fail(f"intrinsic '{name}' is not supported", pos)
            found = self.globals[name] = self.module.intrinsic(name)
        if found is None:
            self.fail(f"use of undefined global '@{name}'", pos)
        return found

    def address(self, type: Type) -> Any:
        """The constant expressions `getelementptr` and `addrspacecast` over a global."""
        start = self.pos
        base, offset, found = self.address_parts()
        if found is not type:
            self.fail(f"this address has type '{found}', not '{type}'", start)
        assert isinstance(found, ty.PointerType)
        if offset == 0 and found is base.type:
            return base
        return address_of(base, offset, found.space)

    def address_parts(self) -> tuple[Any, int, Type]:
        """Base, byte offset and pointer type of an address constant without its leading type."""
        if self.kind == "global":
            pos = self.pos
            base = self.global_value(plain(self.next()[1:]), pos)
            return base, 0, base.type
        start = self.pos
        if self.nesting >= _MAX_NESTING:
            self.fail(f"constants nested more than {_MAX_NESTING} deep are not supported")
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
            self.fail(f"expected the address of a global, found {self.found()}")
        self.expect(")")
        self.nesting -= 1
        return base, offset, result

    def typed_address(self) -> tuple[Any, int, Type]:
        start = self.pos
        type = self.type()
        base, offset, found = self.address_parts()
        if found is not type:
            self.fail(f"this address has type '{found}', not '{type}'", start)
        return base, offset, found


_OPERAND_WORDS = ("true", "false", "null", "undef", "poison", "zeroinitializer", "splat", "getelementptr", "addrspacecast", *_CONSTANT_EXPRESSIONS)


def narrowed(bits: int, type: ty.FloatType) -> int | None:
    """A double's encoding as one of `type` where that is exact (a NaN keeps its payload), else None."""
    if type is ty.FLOAT:
        if bits >> 52 & 0x7FF == 0x7FF:
            return None if bits & (1 << 29) - 1 else bits >> 63 << 31 | 0xFF << 23 | bits >> 29 & 0x7FFFFF
        value = struct.unpack("<d", struct.pack("<Q", bits))[0]
        try:
            packed = struct.pack("<f", value)
        except OverflowError:
            return None
        return struct.unpack("<I", packed)[0] if struct.unpack("<f", packed)[0] == value else None
    if type is ty.BFLOAT:
        single = narrowed(bits, ty.FLOAT)
        return None if single is None or single & 0xFFFF else single >> 16
    value = struct.unpack("<d", struct.pack("<Q", bits))[0]
    try:
        packed = struct.pack("<e", value)
    except OverflowError:
        return None
    return struct.unpack("<H", packed)[0] if struct.unpack("<e", packed)[0] == value else None
