"""Declarations of PTX 1.x: structures, texture bindings, CTA shapes, the anonymous entry.

The parser of a module whose `.version` is below 2.0 has a `Dialect`. Old constructs become their modern
equivalents: a structure is bytes and offsets, `.entry f[16][16]` is `.maxntid 16, 16`, parameters declared in
a kernel's body are its parameters. Source: PTX ISA 1.1, chapters 5, 6 and 9.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from typing import Any, Literal, cast

from ..model import (
    Directive,
    FloatImm,
    Function,
    IntImm,
    LinkingDirective,
    Loc,
    Scope,
    Statement,
    SymbolAddress,
    Variable,
)
from ..ptxtypes import TYPES, VECTOR_SIZES, StateSpace
from .initializers import parse_initializer
from .instructions import Instructions
from .lexer import SyntaxFailure, parse_int
from .names import DeclaredNames, Structure

StructureKind = Literal["struct", "union"]
"""The layout of a structure: members after each other, or all at its beginning."""
ANONYMOUS = "$anonymous"
"""The name of the kernel that consists of the instructions outside all functions."""
LAST_BINDING = 127
_LARGEST_INITIALIZED = 1 << 20
"""Bytes of a structure whose initial value is spelled out; it bounds the size of modules."""

_SECTION = re.compile(r"\.section[ \t]+([^\n;{]*?)[ \t]*(?=//|[;\n]|$)", re.ASCII)
_OLD_FILE = re.compile(r"\.file[ \t]+([^\s\";\d][^\s\";]*)[ \t]*(?=//|[;\n]|$)", re.ASCII)
_OLD_LOC = re.compile(r"\.loc[ \t]+(\d{1,9})[ \t]*(?=[;\n/]|$)", re.ASCII)


class Dialect:
    """The parser of declarations of PTX 1.x."""

    def __init__(self, parser: Instructions) -> None:
        self.parser, self.lexer, self.names, self.module = parser, parser.lexer, parser.names, parser.module
        self.anonymous: Function | None = None
        self.global_scopes: list[DeclaredNames] = []
        self.bindings: dict[str, int] = {}

    # --------------------------------------------------------------------------------- the module

    def item(self) -> bool:
        """Parse an item of PTX 1.x at module level; False if no such item comes next."""
        lexer, token = self.lexer, self.lexer.token
        if token.kind == "name" or token.text in ("@", "{"):
            self.global_instruction()
            return True
        if token.kind != "directive":
            return False
        name = token.text[1:]
        if name in ("struct", "union"):
            lexer.advance()
            structure = self.structure(
                cast(StructureKind, name), lexer.expect_kind("name", f"the name of the {name}").text
            )
            self.names.structures[structure.name] = structure
            lexer.accept(";")
            return True
        if name == "reg":
            self.in_global_scope(lambda: self.anonymous_body().append(self.parser.registers()))
            return True
        if name == "param":
            self.anonymous_body()
            fn = self.anonymous
            assert fn is not None
            self.in_global_scope(lambda: self.body_parameters(fn))
            return True
        if name in ("extern", "visible") and self._linkage_only(token.text):
            return True
        if name in ("byte", "section", "loc", "file"):
            self.module.items += [item for item in self.debugging() if isinstance(item, Directive)]
            return True
        return False

    def _linkage_only(self, text: str) -> bool:
        """Parse linkage = ( '.extern' | '.visible' ) name; it applies to the name's later declaration."""
        lexer = self.lexer
        match = re.compile(r"\s*([%$_A-Za-z][\w$]*)[ \t]*(;|(?=\n|//|$))").match(lexer.text, lexer.end)
        if match is None:
            return False
        self.parser.linkages[match[1]] = cast(LinkingDirective, text[1:])
        lexer.seek(match.end())
        return True

    def debugging(self) -> list[Statement | Directive]:
        """Parse '.section' type ',' name | '.byte' number, … | '.loc' line | '.file' name."""
        lexer, start = self.lexer, self.lexer.token.start
        name, location = lexer.token.text[1:], self.lexer.location(lexer.token.start)
        if name == "section":
            match = _SECTION.match(lexer.text, start)
            if match is None:
                lexer.advance()
                self.parser.section()
                return []
            lexer.seek(match.end())
            lexer.accept(";")
            return [Directive("section", match[1], location)]
        if name == "loc":
            match = _OLD_LOC.match(lexer.text, start)
            if match is None:
                return [self.parser.loc()]
            lexer.seek(match.end())
            lexer.accept(";")
            self.parser.has_locations = True
            return [Loc(1, int(match[1]), 0, location=location)]
        match = _OLD_FILE.match(lexer.text, start) if name == "file" else None
        if match is not None:
            self.module.files[1] = match[1]
            lexer.seek(match.end())
            lexer.accept(";")
            return []
        lexer.advance()
        if name == "file":
            if lexer.token.kind == "string":
                self.module.files[1] = lexer.advance().text.strip('"')
                lexer.accept(";")
            else:
                self.parser.file()
            return []
        texts = [str(self._byte()) for _ in lexer.separated()]
        lexer.accept(";")
        return [Directive("byte", ", ".join(texts), location)]

    def _byte(self) -> int:
        token = self.lexer.token
        if token.kind != "int":
            self.lexer.fail(f"expected a byte, found {self.lexer.describe_token()}")
        self.lexer.advance()
        value = parse_int(token.text).value if len(token.text) < 80 else 256
        if not 0 <= value < 256:
            self.lexer.error(f"a byte is 0 to 255, not {value}", *token.span)
        return value

    # ----------------------------------------------------------------------- the anonymous entry

    def finish(self) -> None:
        """Move the anonymous entry to the end: it sees every declaration before its last instruction."""
        if self.anonymous is not None and self.anonymous in self.module.items:
            self.module.items.remove(self.anonymous)
            self.module.items.append(self.anonymous)
        elif self.anonymous is not None and self.anonymous.params:
            param = self.anonymous.params[0]
            self.parser.diags.error(
                "parameters must be declared by a kernel", param.location, length=len(param.name)
            )

    def anonymous_body(self) -> list[Statement]:
        """Return the statements of the kernel that consists of the code outside all functions."""
        if self.anonymous is None:
            self.anonymous = Function(
                ANONYMOUS, "entry", body=[], location=self.lexer.location(self.lexer.token.start)
            )
        assert self.anonymous.body is not None
        return self.anonymous.body

    def in_global_scope(self, read: Callable[[], object]) -> None:
        """Call `read` with the names declared outside functions visible."""
        if not self.global_scopes:
            self.names.enter_function()
            self.global_scopes = self.names.scopes
        self.names.scopes = self.global_scopes
        try:
            read()
        finally:
            self.names.leave_function()

    def global_instruction(self) -> None:
        """Parse an instruction outside of functions, as PTX 1.x allows."""
        body = self.anonymous_body()
        assert self.anonymous is not None
        self.parser.current = self.anonymous
        self.set_constants((0, 0, 0))
        if self.anonymous not in self.module.items:
            self.module.items.append(self.anonymous)
        self.in_global_scope(lambda: self._global_statement(body))

    def _global_statement(self, body: list[Statement]) -> None:
        lexer = self.lexer
        start = lexer.token.start
        try:
            if lexer.at("@"):
                body.append(self.parser.instruction())
            elif lexer.accept("{"):
                scope = self.names.push()
                location = lexer.location(start)
                body.append(Scope(self.parser.body(), scope.number, location))
                self.names.pop()
            else:
                self.parser.statement(body)
        except SyntaxFailure:
            lexer.seek(start)
            while not lexer.at(";") and lexer.token.kind != "end":
                lexer.advance()
            lexer.accept(";")

    # -------------------------------------------------------------------------------- structures

    def structure(self, kind: StructureKind, name: str) -> Structure:
        """Parse a structure.

        structure = '{' ( head [ dimensions ] name dimensions ';'
                    | ( '.struct' | '.union' ) structure [ name ] ';' )* '}'
        """
        lexer, structure = self.lexer, Structure(name)
        lexer.expect("{", f" after '.{kind}'")
        while not lexer.accept("}"):
            if lexer.token.kind == "end":
                lexer.fail(f"expected '}}' at end of '.{kind}'")
            if lexer.token.text in (".struct", ".union"):
                inner_kind = cast(StructureKind, lexer.advance().text[1:])
                tag = lexer.advance().text if lexer.token.kind == "name" else ""
                inner = self.structure(inner_kind, tag)
                if tag:
                    self.names.structures[tag] = inner
                if lexer.token.kind == "name":
                    token = lexer.advance()
                    self._add_member(
                        structure, kind, token.text, inner, "", self.parser.dimensions(), token.start
                    )
                elif not tag:
                    self._add_anonymous(structure, kind, inner)
            else:
                self._member(structure, kind)
            lexer.expect(";", f" after member of '.{kind}'") if not lexer.at("}") else None
        structure.size = -(-structure.size // structure.align) * structure.align
        return structure

    def _member(self, structure: Structure, kind: StructureKind) -> None:
        lexer = self.lexer
        if lexer.token.kind == "name" and lexer.token.text in self.names.structures:
            type_: str | Structure = self.names.structures[lexer.advance().text]
            vector = ""
        else:
            head = self.parser.declaration_head(
                cast(StateSpace, "struct")
            )  # the name of a structure in messages
            type_, vector = head.type, head.vector
        shape = self.parser.dimensions()
        for _ in lexer.separated():
            token = lexer.expect_kind("name", "a member's name")
            self._add_member(
                structure, kind, token.text, type_, vector, (*shape, *self.parser.dimensions()), token.start
            )

    def _add_member(
        self,
        structure: Structure,
        kind: StructureKind,
        name: str,
        type_: str | Structure,
        vector: str,
        shape: tuple[int | None, ...],
        position: int,
    ) -> None:
        if name in structure.members:
            self.lexer.error(f"redefinition of member '{name}'", position, len(name))
        if isinstance(type_, Structure):
            size, align = type_.size, type_.align
        else:
            size = TYPES[type_].bytes * VECTOR_SIZES.get(vector, 1)
            align = 1 << max(size - 1, 0).bit_length()
        for count in shape:
            if count is None:
                self.lexer.error(f"member '{name}' has no size", position, len(name))
            size *= count or 0
        offset = 0 if kind == "union" else -(-structure.size // align) * align
        structure.members[name] = (offset, type_, vector, shape)
        structure.align = max(structure.align, align)
        structure.size = max(structure.size, offset + size)

    def _add_anonymous(self, structure: Structure, kind: StructureKind, inner: Structure) -> None:
        """Add the members of an anonymous structure to the enclosing one."""
        offset = 0 if kind == "union" else -(-structure.size // inner.align) * inner.align
        for name, (member_offset, type_, vector, shape) in inner.members.items():
            structure.members[name] = (offset + member_offset, type_, vector, shape)
        structure.align = max(structure.align, inner.align)
        structure.size = max(structure.size, offset + inner.size)

    def structure_variables(
        self, space: StateSpace, linkage: LinkingDirective, align: int, declare: Callable[[Variable], None]
    ) -> list[Variable]:
        """Parse variables whose type is the structure named by the next token; each is an array of bytes."""
        lexer = self.lexer
        layout = self.names.structures[lexer.advance().text]
        result: list[Variable] = []
        for _ in lexer.separated():
            token = lexer.expect_kind("name", "a variable name")
            shape = self.parser.dimensions()
            count = 1
            for size in shape:
                count *= size or 0
            # Defined elsewhere, an array of structures may be of any length.
            open_ended = linkage == "extern" and shape[:1] == (None,)
            size_in_bytes = None if open_ended else count * layout.size
            variable = Variable(
                token.text,
                space,
                "b8",
                max(align, layout.align),
                (size_in_bytes,),
                None,
                linkage,
                location=lexer.location(token.start),
            )
            declare(variable)
            self.names.layouts[variable.name] = (layout, shape)
            result.append(variable)
            if lexer.accept("="):
                position = lexer.token.start
                value = parse_initializer(lexer, self.names)
                if space not in ("global", "const"):
                    lexer.error(f"a variable in '.{space}' cannot have an initializer", position)
                if layout.size > _LARGEST_INITIALIZED:
                    lexer.fail(f"a structure of {layout.size} bytes cannot have an initializer", position)
                items = value if shape and isinstance(value, tuple) else (value,)
                variable.initializer = tuple(
                    byte for item in items for byte in self._encode(layout, item, position)
                )
        lexer.expect(";", " after variable declaration")
        return result

    def _encode(self, layout: Structure, value: object, position: int) -> list[IntImm | SymbolAddress]:
        """Return the bytes of a structure's initial value: its members' values in order."""
        result: list[IntImm | SymbolAddress] = [IntImm(0)] * layout.size
        values = value if isinstance(value, tuple) else (value,)
        if len(values) > len(layout.members):
            self.lexer.error(
                f"'{layout.name}' has {len(layout.members)} members, {len(values)} values are given", position
            )
        for (offset, type_, vector, shape), item in zip(layout.members.values(), values):
            pieces: list[IntImm | SymbolAddress] = []
            items = _leaves(item) if shape or vector else [item]
            for element_ in items:
                if (
                    isinstance(element_, FloatImm)
                    and not isinstance(type_, Structure)
                    and TYPES[type_].bytes == 1
                ):
                    self.lexer.error(f"floating-point constant where '.{type_}' is expected", position)
                    return result
                pieces += (
                    self._encode(type_, element_, position)
                    if isinstance(type_, Structure)
                    else _bytes(type_, element_)
                )
            result[offset : offset + len(pieces)] = pieces
        return result[: layout.size]

    # ------------------------------------------------------------------------ textures, surfaces

    def bound_variables(
        self, space: StateSpace, linkage: LinkingDirective, declare: Callable[[Variable], None]
    ) -> list[Variable] | None:
        """Parse '.tex' [ '[' number ']' ] name, … ';'; None if a type follows, as in later versions."""
        lexer = self.lexer
        explicit: int | None = None
        if lexer.at("["):
            position = lexer.token.start
            (explicit,) = self.parser.dimensions() or (None,)
            if explicit is None or not 0 <= explicit <= LAST_BINDING:
                lexer.error(f"a {space} binding is 0 to {LAST_BINDING}", position)
        elif lexer.token.kind == "directive":
            return None
        result: list[Variable] = []
        for _ in lexer.separated():
            token = lexer.expect_kind("name", "a variable name")
            number = explicit
            if number is None:
                number = self.bindings.get(space, 0)
                self.bindings[space] = number + 1
                if number > LAST_BINDING:
                    lexer.error(f"no {space} binding is left", *token.span)
            variable = Variable(
                token.text,
                space,
                "texref" if space == "tex" else "surfref",
                linkage=linkage,
                location=lexer.location(token.start),
                binding=number,
            )
            declare(variable)
            result.append(variable)
        lexer.expect(";", " after variable declaration")
        return result

    # ------------------------------------------------------------------------------- CTA entries

    def cta_shape(self) -> dict[str, tuple[int, ...]]:
        """Parse shape = ( '[' [ constant ] ']' )*, slowest dimension first.

        Returns a '.maxntid' if all sizes are constant, else nothing.
        """
        position = self.lexer.token.start
        shape = self.parser.dimensions()
        if len(shape) > 3:
            self.lexer.error("a CTA has at most three dimensions", position)
        sizes = tuple(size or 0 for size in reversed(shape))
        self.set_constants(sizes)
        return {"maxntid": sizes} if sizes and all(sizes) else {}

    def set_constants(self, sizes: tuple[int, ...]) -> None:
        """Set RANKTID and NTID.0 to NTID.2, constants in the kernel.

        0 is a size known at launch only, 1 that of an omitted dimension.
        """
        self.lexer.constants = {"RANKTID": len(sizes)}
        for number, size in enumerate((*sizes, 1, 1)[:3]):
            self.lexer.constants |= {f"NTID.{number}": size, f"NTID.{'xyz'[number]}": size}

    def body_parameters(self, fn: Function) -> None:
        """Parse '.param' declarations in the body of a kernel, in any scope, as its parameters."""
        inner = self.names.scopes
        self.names.scopes = inner[:1]
        try:
            fn.params += self.parser.variables(
                "", lambda variable: self.parser.declare_local(variable, variable)
            )
        finally:
            self.names.scopes = inner


def _leaves(value: object) -> list[Any]:
    return [leaf for item in value for leaf in _leaves(item)] if isinstance(value, tuple) else [value]


def _bytes(type_: str, value: object) -> list[IntImm | SymbolAddress]:
    """Return the little-endian bytes of a constant or address."""
    size = TYPES[type_].bytes
    if isinstance(value, SymbolAddress):
        return [
            SymbolAddress(value.name, value.offset, 0, value.generic, 0xFF << 8 * number)
            for number in range(size)
        ]
    number = 0
    if isinstance(value, FloatImm) or TYPES[type_].kind == "float":
        real = _real(value)
        code = {2: "<e", 4: "<f", 8: "<d"}[size]
        try:
            number = int.from_bytes(struct.pack(code, real), "little")
        except OverflowError:
            number = int.from_bytes(struct.pack(code, float("inf") if real > 0 else float("-inf")), "little")
    elif isinstance(value, IntImm):
        number = value.value & ((1 << 8 * size) - 1)
    return [IntImm(byte) for byte in number.to_bytes(size, "little")]


def _real(value: object) -> float:
    if isinstance(value, IntImm):
        return float(value.value)
    if isinstance(value, FloatImm):
        return float(
            struct.unpack(
                "<f" if value.width == 32 else "<d", value.bits.to_bytes(value.width // 8, "little")
            )[0]
        )
    return 0.0
