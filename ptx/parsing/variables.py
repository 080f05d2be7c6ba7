"""Variables, registers and parameters, and the names they declare (PTX ISA 5, 7.1).

`Variables` is the part of the parser that `declarations.Declarations` and `parser.Parser` build on.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Protocol

from ...support.diagnostics import Diagnostics, Location, Note
from ..model import Function, Module, Register, RegisterDecl, Variable
from ..ptxtypes import TYPES, VECTOR_SIZES
from .const_banks import read_bank
from .initializers import parse_initializer, parse_settings
from .lexer import Lexer
from .names import Names
from .operands import integer

_OLD_TYPES = frozenset(
    "s8 s16 s32 s64 u8 u16 u32 u64 f16 f32 f64 b8 b16 b32 b64 pred texref samplerref surfref".split()
)
"""The types of PTX 1.x (1.1, Table 6, and the handles of 1.5)."""

MAX_REGISTERS = 1 << 24
"""The largest N in `%r<N>`; a bound that keeps later tables of registers small."""


class Old(Protocol):
    """What modules of PTX 1.x declare otherwise; `dialect.Dialect` is it."""

    def item(self) -> bool: ...
    def finish(self) -> None: ...
    def debugging(self) -> list[Any]: ...
    def cta_shape(self) -> dict[str, tuple[int, ...]]: ...
    def body_parameters(self, fn: Function) -> None: ...
    def bound_variables(
        self, space: str, linkage: str, declare: Callable[[Variable], None]
    ) -> list[Variable] | None: ...
    def structure_variables(
        self, space: str, linkage: str, align: int, declare: Callable[[Variable], None]
    ) -> list[Variable]: ...


class Variables:
    """Declarations of storage; a mixin of `parser.Parser`, which owns the state."""

    old: Old | None
    linkages: dict[str, str]

    lexer: Lexer
    names: Names
    module: Module
    diags: Diagnostics
    places: dict[str, Location]

    def parameters(self) -> list[Variable]:
        """params = '(' [ ( '.param' | '.reg' ) declaration ] , … ')'"""
        lexer = self.lexer
        lexer.expect("(")
        params: list[Variable] = []
        if lexer.accept(")"):
            return params
        while True:
            space = lexer.token.text
            if space not in (".param", ".reg"):
                lexer.fail(f"expected '.param' or '.reg', found {lexer.found()}")
            lexer.advance()
            params.append(self.parameter(space[1:]))
            if not lexer.accept(","):
                break
        lexer.expect(")", " after parameters")
        return params

    def parameter(self, space: str) -> Variable:
        """declaration = [ '.align' n ] [ vector ] type [ '.ptr' [ space ] [ '.align' n ] ] name [ '[' n ']'
        ]
        """
        lexer = self.lexer
        layout = (
            self.names.structures.get(lexer.token.text)
            if lexer.token.kind == "name" and space == "param"
            else None
        )
        if layout is not None:
            lexer.advance()
            head = Variable("", space, "b8", layout.align)
        else:
            head = self.declaration_head(space)
        if lexer.accept(".ptr"):
            head.ptr_space, head.ptr_align = "", 0
            if lexer.token.text in (".const", ".global", ".local", ".shared"):
                head.ptr_space = lexer.advance().text[1:]
            if lexer.accept(".align"):
                head.ptr_align = self.alignment()
        token = lexer.expect_kind("name", "a parameter name")
        head.name, head.location = token.text, lexer.location(token.start)
        head.shape = self.dimensions()
        if layout is not None:
            self.names.layouts[head.name] = (layout, head.shape)
            head.shape = (math.prod(size or 0 for size in head.shape) * layout.size,)
        self.module.shorthand |= space == "reg" and bool(head.vector)
        if self.names.scopes and head.name != "_":
            register = Register(head.name, head.type, 0, head.vector)
            self.declare_local(head, register if space == "reg" else head)
        return head

    def declaration_head(self, space: str) -> Variable:
        """Alignment, vector size, attributes and type, in any order, up to the name."""
        lexer, start = self.lexer, self.lexer.token.start
        head = Variable("", space, "")
        attributes: list[str] = []
        while lexer.token.kind == "directive" and lexer.token.text != ".ptr":
            token = lexer.advance()
            name = token.text[1:]
            if name == "align":
                head.align = self.alignment()
            elif name in VECTOR_SIZES:
                head.vector = name
            elif name == "attribute":
                attributes += self.attribute_list()
            elif name in TYPES and not head.type:
                head.type = name
                if not TYPES[name].declarable:
                    lexer.error(
                        f"nothing can be declared with type '.{name}'; use '.b{max(TYPES[name].bits, 8)}'",
                        token.start,
                        len(token.text),
                    )
            else:
                lexer.fail(
                    (
                        f"unexpected second type '{token.text}'"
                        if name in TYPES
                        else f"unknown type '{token.text}'" + _meant(name)
                    ),
                    token.start,
                    len(token.text),
                )
        head.attributes = tuple(attributes)
        if head.type:
            self.check_head(head, start)
        else:
            lexer.fail(
                f"expected a type, found {lexer.found()}"
                + (_meant(lexer.token.text) if lexer.token.kind == "name" else "")
            )
        return head

    def check_head(self, head: Variable, start: int) -> None:
        """Predicates are registers; what else PTX 1.x says of a declaration's type (PTX ISA 1.1, 5.1.1,
        5.3.2).

        What later versions say is the verifier's business.
        """
        row, lanes, legacy = TYPES[head.type], VECTOR_SIZES.get(head.vector, 1), self.names.legacy
        problem = ""
        if head.type == "pred" and head.space != "reg":
            problem = f"a predicate must be a register, it cannot be in '.{head.space}' space"
        elif legacy and head.type not in _OLD_TYPES:
            problem = f"PTX 1.x has no type '.{head.type}'"
        elif legacy and lanes > 4:
            problem = "a vector has two, three or four elements"
        elif legacy and head.space == "reg" and row.bits == 8:
            problem = "registers of PTX 1.x are predicates or have 16, 32 or 64 bits"
        if problem:
            self.lexer.error(problem, start, max(self.lexer.previous_end - start, 1))

    def alignment(self) -> int:
        lexer, token = self.lexer, self.lexer.token
        value = integer(lexer, "an alignment")
        if value <= 0 or value & (value - 1) or value > 1 << 20:
            lexer.error(f"alignment must be a power of two, not {value}", token.start, len(token.text))
            return 1
        return value

    def attribute_list(self) -> list[str]:
        """attributes = '(' '.managed' | '.unified' '(' n ',' n ')' … ')'; kept as texts."""
        lexer = self.lexer
        lexer.expect("(", " after '.attribute'")
        start, depth = lexer.token.start, 1
        while depth:
            if lexer.token.kind == "end" or lexer.at(";"):
                lexer.fail("expected ')' after attribute")
            depth += {"(": 1, ")": -1}.get(lexer.token.text, 0)
            end = lexer.token.start
            lexer.advance()
        return [" ".join(lexer.text[start:end].split())]

    def dimensions(self) -> tuple[int | None, ...]:
        """dimensions = ( '[' [ constant ] ']' )*"""
        lexer = self.lexer
        shape: list[int | None] = []
        while lexer.accept("["):
            if lexer.accept("]"):
                shape.append(None)
                continue
            position, literal = lexer.token.start, lexer.end
            size = integer(lexer, "an array dimension")
            if not 0 <= size < 1 << 48:
                lexer.error(f"array dimension must not be {'negative' if size < 0 else 'so large'}", position)
                size = 0
            elif lexer.previous_end != literal and self.old is None:
                lexer.error("an array dimension is a single number", position, lexer.previous_end - position)
            shape.append(size)
            lexer.expect("]", " after array dimension")
        return tuple(shape)

    def variables(self, linkage: str, declare: Callable[[Variable], None]) -> list[Variable]:
        """variables = space head name dimensions [ '=' initializer ] , … ';'"""
        lexer = self.lexer
        space = lexer.advance().text[1:]
        bank = read_bank(lexer, self.module.version) if space == "const" and lexer.at("[") else 0
        result = self.old_variables(self.old, space, linkage, declare) if self.old is not None else None
        if result is None:
            result = self.declarators(self.declaration_head(space), linkage, declare)
        for variable in result if bank else ():
            variable.binding = bank
            if self.names.scopes:
                lexer.error(
                    f"a variable of constant bank {bank} must be declared outside functions",
                    *self._at(variable),
                )
        return result

    def declarators(
        self, head: Variable, linkage: str, declare: Callable[[Variable], None]
    ) -> list[Variable]:
        """declarators = name dimensions [ '=' initializer ] , … ';'"""
        lexer, space = self.lexer, head.space
        result: list[Variable] = []
        while True:
            token = lexer.expect_kind("name", "a variable name")
            variable = Variable(
                token.text,
                space,
                head.type,
                head.align,
                self.dimensions(),
                None,
                linkage,
                head.vector,
                attributes=head.attributes,
                location=lexer.location(token.start),
            )
            declare(variable)
            result.append(variable)
            if lexer.accept("="):
                position = lexer.token.start
                opaque = TYPES[head.type].kind == "opaque"
                value = parse_settings(lexer) if opaque else parse_initializer(lexer, self.names)
                scalar = not variable.shape and not variable.vector and not opaque
                if isinstance(value, tuple) == scalar and self.module.version >= (2, 0):
                    lexer.error(
                        (
                            f"'{variable.name}' is a single value, it takes no list"
                            if scalar
                            else f"'{variable.name}' needs a list of values in braces"
                        ),
                        position,
                    )
                variable.initializer = value if isinstance(value, tuple) else (value,)
                if space not in ("global", "const"):
                    lexer.error(f"a variable in '.{space}' cannot have an initializer", position)
                _infer_size(variable, self.names.legacy)
            self.check_shape(variable)
            if not lexer.accept(","):
                break
        lexer.expect(";", " after variable declaration")
        return result

    def check_shape(self, variable: Variable) -> None:
        """An array has a size, unless it is defined elsewhere or is what a function takes."""
        if variable.linkage == "extern" or variable.space == "param":
            return
        if None in variable.shape:
            self.lexer.error(f"array '{variable.name}' needs a size or an initializer", *self._at(variable))
        elif 0 in variable.shape and not variable.initializer:
            self.lexer.error(f"array '{variable.name}' has no elements", *self._at(variable))

    def _at(self, variable: Variable) -> tuple[int, int]:
        return self.lexer.position(variable.location), len(variable.name)

    def old_variables(
        self, old: Old, space: str, linkage: str, declare: Callable[[Variable], None]
    ) -> list[Variable] | None:
        """What PTX 1.x declares otherwise: structures, bindings; None if this is neither."""
        lexer = self.lexer
        if space in ("tex", "surf"):
            return old.bound_variables(space, linkage, declare)
        align = self.alignment() if lexer.accept(".align") else 0
        if lexer.token.kind == "name" and lexer.token.text in self.names.structures:
            return old.structure_variables(space, linkage, align, declare)
        if align:
            head = self.declaration_head(space)
            head.align = align
            return self.declarators(head, linkage, declare)
        return None

    def registers(self) -> RegisterDecl:
        """registers = '.reg' [ vector ] type ( name | name '<' n '>' ) , … ';'"""
        lexer = self.lexer
        location = lexer.location(lexer.token.start)
        lexer.advance()
        head = self.declaration_head("reg")
        declaration = RegisterDecl(head.type, [], head.vector, location)
        self.module.shorthand |= bool(head.vector)
        while True:
            token = lexer.expect_kind("name", "a register name")
            place = lexer.location(token.start)
            count: int | None = None
            if lexer.accept("<"):
                value = lexer.token
                if value.kind != "int" or not value.text.isdigit() or len(value.text) > 9:
                    lexer.fail(f"expected a number of registers, found {lexer.found()}")
                lexer.advance()
                count = int(value.text)
                if count > MAX_REGISTERS:
                    lexer.fail(
                        f"at most {MAX_REGISTERS} registers can be declared", value.start, len(value.text)
                    )
                lexer.expect(">", " after number of registers")
                clash = self.names.range_clashes(token.text, count)
                if clash is not None:
                    self.redefinition(clash, place, len(token.text))
                else:
                    self.names.declare_range(token.text, head.type, head.vector, count)
                    self.names.scopes[-1].places[token.text] = place
            else:
                register = Register(token.text, head.type, self.names.scopes[-1].number, head.vector)
                self.declare_local(Variable(token.text, "reg", head.type, location=place), register)
            declaration.names.append((token.text, count))
            if lexer.at("="):
                lexer.fail("a register cannot have an initializer")
            if not lexer.accept(","):
                break
        lexer.expect(";", " after register declaration")
        return declaration

    # --------------------------------------------------------------------------------------- names

    def declare_global(self, variable: Variable) -> None:
        if not variable.linkage and variable.name in self.linkages:
            variable.linkage = self.linkages[variable.name]
        known = self.names.module.get(variable.name)
        if known is not None and not (
            isinstance(known, Variable) and "extern" in (known.linkage, variable.linkage)
        ):
            self.redefinition(variable.name, variable.location)
            return
        if known is None or variable.linkage != "extern":
            self.names.module[variable.name] = variable
        self.places.setdefault(variable.name, variable.location)

    def declare_local(self, variable: Variable, what: Register | Variable) -> None:
        if self.names.declared_here(variable.name):
            self.redefinition(variable.name, variable.location)
            return
        self.names.declare(variable.name, what)
        self.names.scopes[-1].places[variable.name] = variable.location

    def redefinition(self, name: str, location: Location, length: int | None = None) -> None:
        notes: list[Note] = []
        place = (self.names.place(name) if self.names.scopes else None) or self.places.get(name)
        if place is not None and place != location:
            notes.append(Note("previous definition is here", place, len(name)))
        self.diags.error(f"redefinition of '{name}'", location, length=length or len(name), notes=notes)


def _meant(name: str) -> str:
    from .diagnose import suggest  # of no use until something is wrong

    return suggest(
        name,
        [*(t for t, row in TYPES.items() if row.declarable), *VECTOR_SIZES, "align", "attribute", "ptr"],
        dot=True,
    )


def _infer_size(variable: Variable, legacy: bool) -> None:
    """`x[] = {…}`, or `x[0]`, has as many elements as its initializer; in PTX 1.x further empty dimensions
    are those of its parts.
    """
    shape: list[int | None] = []
    level: list[Any] = [variable.initializer]
    for size in variable.shape:
        lists = [value for value in level if isinstance(value, tuple)]
        shape.append(
            size if size or (shape and not legacy) else max((len(value) for value in lists), default=0)
        )
        level = [item for value in lists for item in value]
    variable.shape = tuple(shape)
