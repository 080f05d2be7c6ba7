"""Variables, registers and parameters, and the names they declare (PTX ISA 5, 7.1).

`Variables` is the part of the parser that `declarations.Declarations` and `parser.Parser` build on.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Protocol, cast

from ...support.diagnostics import Diagnostics, Location, Note
from ..model import Function, LinkingDirective, Module, Register, RegisterDecl, Variable
from ..ptxtypes import TYPES, VECTOR_SIZES, StateSpace
from .const_banks import parse_bank
from .initializers import parse_initializer, parse_settings
from .lexer import Lexer
from .names import Names
from .operands import parse_integer

_OLD_TYPES = frozenset(
    "s8 s16 s32 s64 u8 u16 u32 u64 f16 f32 f64 b8 b16 b32 b64 pred texref samplerref surfref".split()
)
"""The types of PTX 1.x (1.1, Table 6, and the handles of 1.5)."""

MAX_REGISTERS = 1 << 24
"""The largest N in `%r<N>`; it bounds tables of registers."""


class LegacyDeclarations(Protocol):
    """Protocol of the declarations of PTX 1.x; implemented by `dialect.Dialect`."""

    def item(self) -> bool:
        """Parse a declaration of PTX 1.x. Return whether there was one."""

    def finish(self) -> None:
        """Complete the module at its end."""

    def debugging(self) -> list[Any]:
        """Parse a directive of debug information."""

    def cta_shape(self) -> dict[str, tuple[int, ...]]:
        """Parse the shape of the CTA in a kernel's header."""

    def body_parameters(self, fn: Function) -> None:
        """Parse parameters that are declared in the body."""

    def bound_variables(
        self, space: StateSpace, linkage: LinkingDirective, declare: Callable[[Variable], None]
    ) -> list[Variable] | None:
        """Parse variables that are bound to a register or bank; None if there are none."""

    def structure_variables(
        self, space: StateSpace, linkage: LinkingDirective, align: int, declare: Callable[[Variable], None]
    ) -> list[Variable]:
        """Parse variables of structure type."""


class Variables:
    """Declarations of storage; a mixin of `parser.Parser`, which owns the state."""

    legacy: LegacyDeclarations | None
    linkages: dict[str, LinkingDirective]

    lexer: Lexer
    names: Names
    module: Module
    diags: Diagnostics
    locations: dict[str, Location]

    def parameters(self) -> list[Variable]:
        """Parse params = '(' [ ( '.param' | '.reg' ) declaration ] , … ')'"""
        lexer = self.lexer
        lexer.expect("(")
        params: list[Variable] = []
        if lexer.accept(")"):
            return params
        for _ in lexer.separated():
            if not (lexer.at(".param") or lexer.at(".reg")):
                lexer.fail(f"expected '.param' or '.reg', found {lexer.describe_token()}")
            params.append(self.parameter("param" if lexer.advance().text == ".param" else "reg"))
        lexer.expect(")", " after parameters")
        return params

    def parameter(self, space: StateSpace) -> Variable:
        """Parse a parameter.

        declaration = [ '.align' n ] [ vector ] type [ '.ptr' [ space ] [ '.align' n ] ] name [ '[' n ']' ]
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
                head.ptr_space = cast(StateSpace, lexer.advance().text[1:])
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

    def declaration_head(self, space: StateSpace) -> Variable:
        """Parse alignment, vector size, attributes and type, in any order, up to the name."""
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
                        *token.span,
                    )
            else:
                lexer.fail(
                    (
                        f"unexpected second type '{token.text}'"
                        if name in TYPES
                        else f"unknown type '{token.text}'" + _suggestion(name)
                    ),
                    *token.span,
                )
        head.attributes = tuple(attributes)
        if head.type:
            self.check_head(head, start)
        else:
            lexer.fail(
                f"expected a type, found {lexer.describe_token()}"
                + (_suggestion(lexer.token.text) if lexer.token.kind == "name" else "")
            )
        return head

    def check_head(self, head: Variable, start: int) -> None:
        """Check that predicates are registers, and types by the rules of PTX 1.x (PTX ISA 1.1, 5.1.1, 5.3.2).

        The verifier checks the rules of later versions.
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
        """Parse an alignment, a power of two."""
        lexer, token = self.lexer, self.lexer.token
        value = parse_integer(lexer, "an alignment")
        if value <= 0 or value & (value - 1) or value > 1 << 20:
            lexer.error(f"alignment must be a power of two, not {value}", *token.span)
            return 1
        return value

    def attribute_list(self) -> list[str]:
        """Parse attributes = '(' '.managed' | '.unified' '(' n ',' n ')' … ')'; kept as texts."""
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
        """Parse dimensions = ( '[' [ constant ] ']' )*"""
        lexer = self.lexer
        shape: list[int | None] = []
        while lexer.accept("["):
            if lexer.accept("]"):
                shape.append(None)
                continue
            position, literal = lexer.token.start, lexer.end
            size = parse_integer(lexer, "an array dimension")
            if not 0 <= size < 1 << 48:
                lexer.error(f"array dimension must not be {'negative' if size < 0 else 'so large'}", position)
                size = 0
            elif lexer.previous_end != literal and self.legacy is None:
                lexer.error("an array dimension is a single number", position, lexer.previous_end - position)
            shape.append(size)
            lexer.expect("]", " after array dimension")
        return tuple(shape)

    def variables(self, linkage: LinkingDirective, declare: Callable[[Variable], None]) -> list[Variable]:
        """Parse variables = space head name dimensions [ '=' initializer ] , … ';'"""
        lexer = self.lexer
        space = cast(StateSpace, lexer.advance().text[1:])
        bank = parse_bank(lexer, self.module.version) if space == "const" and lexer.at("[") else 0
        result = (
            self.legacy_variables(self.legacy, space, linkage, declare) if self.legacy is not None else None
        )
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
        self, head: Variable, linkage: LinkingDirective, declare: Callable[[Variable], None]
    ) -> list[Variable]:
        """Parse declarators = name dimensions [ '=' initializer ] , … ';'"""
        lexer, space = self.lexer, head.space
        result: list[Variable] = []
        for _ in lexer.separated():
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
        lexer.expect(";", " after variable declaration")
        return result

    def check_shape(self, variable: Variable) -> None:
        """Check that an array has a size, unless it is external or a parameter."""
        if variable.linkage == "extern" or variable.space == "param":
            return
        if None in variable.shape:
            self.lexer.error(f"array '{variable.name}' needs a size or an initializer", *self._at(variable))
        elif 0 in variable.shape and not variable.initializer:
            self.lexer.error(f"array '{variable.name}' has no elements", *self._at(variable))

    def _at(self, variable: Variable) -> tuple[int, int]:
        return self.lexer.position(variable.location), len(variable.name)

    def legacy_variables(
        self,
        legacy: LegacyDeclarations,
        space: StateSpace,
        linkage: LinkingDirective,
        declare: Callable[[Variable], None],
    ) -> list[Variable] | None:
        """Parse structures and bindings of PTX 1.x; None if the declaration is neither."""
        lexer = self.lexer
        if space in ("tex", "surf"):
            return legacy.bound_variables(space, linkage, declare)
        align = self.alignment() if lexer.accept(".align") else 0
        if lexer.token.kind == "name" and lexer.token.text in self.names.structures:
            return legacy.structure_variables(space, linkage, align, declare)
        if align:
            head = self.declaration_head(space)
            head.align = align
            return self.declarators(head, linkage, declare)
        return None

    def registers(self) -> RegisterDecl:
        """Parse registers = '.reg' [ vector ] type ( name | name '<' n '>' ) , … ';'"""
        lexer = self.lexer
        location = lexer.location(lexer.token.start)
        lexer.advance()
        head = self.declaration_head("reg")
        declaration = RegisterDecl(head.type, [], head.vector, location)
        self.module.shorthand |= bool(head.vector)
        for _ in lexer.separated():
            token = lexer.expect_kind("name", "a register name")
            location_ = lexer.location(token.start)
            count: int | None = None
            if lexer.accept("<"):
                value = lexer.token
                if value.kind != "int" or not value.text.isdigit() or len(value.text) > 9:
                    lexer.fail(f"expected a number of registers, found {lexer.describe_token()}")
                lexer.advance()
                count = int(value.text)
                if count > MAX_REGISTERS:
                    lexer.fail(f"at most {MAX_REGISTERS} registers can be declared", *value.span)
                lexer.expect(">", " after number of registers")
                clash = self.names.range_clashes(token.text, count)
                if clash is not None:
                    self.redefinition(clash, location_, len(token.text))
                else:
                    self.names.declare_range(token.text, head.type, head.vector, count)
                    self.names.scopes[-1].locations[token.text] = location_
            else:
                register = Register(token.text, head.type, self.names.scopes[-1].number, head.vector)
                self.declare_local(Variable(token.text, "reg", head.type, location=location_), register)
            declaration.names.append((token.text, count))
            if lexer.at("="):
                lexer.fail("a register cannot have an initializer")
        lexer.expect(";", " after register declaration")
        return declaration

    # --------------------------------------------------------------------------------------- names

    def declare_global(self, variable: Variable) -> None:
        """Declare a variable of the module."""
        if not variable.linkage and variable.name in self.linkages:
            variable.linkage = self.linkages[variable.name]
        previous = self.names.module.get(variable.name)
        if previous is not None and not (
            isinstance(previous, Variable) and "extern" in (previous.linkage, variable.linkage)
        ):
            self.redefinition(variable.name, variable.location)
            return
        if previous is None or variable.linkage != "extern":
            self.names.module[variable.name] = variable
        self.locations.setdefault(variable.name, variable.location)

    def declare_local(self, variable: Variable, entity: Register | Variable) -> None:
        """Declare a variable in the innermost scope."""
        if self.names.is_declared_in_scope(variable.name):
            self.redefinition(variable.name, variable.location)
            return
        self.names.declare(variable.name, entity)
        self.names.scopes[-1].locations[variable.name] = variable.location

    def redefinition(self, name: str, location: Location, length: int | None = None) -> None:
        """Report a redefinition with a note on the earlier one."""
        notes: list[Note] = []
        previous = (
            self.names.declaration_location(name) if self.names.scopes else None
        ) or self.locations.get(name)
        if previous is not None and previous != location:
            notes.append(Note("previous definition is here", previous, len(name)))
        self.diags.error(f"redefinition of '{name}'", location, length=length or len(name), notes=notes)


def _suggestion(name: str) -> str:
    from .diagnose import suggest  # of no use until something is wrong

    return suggest(
        name,
        [*(t for t, row in TYPES.items() if row.declarable), *VECTOR_SIZES, "align", "attribute", "ptr"],
        dot=True,
    )


def _infer_size(variable: Variable, legacy: bool) -> None:
    """Infer the size of `x[] = {…}` or `x[0]` from its initializer; in PTX 1.x also inner dimensions."""
    shape: list[int | None] = []
    level: list[Any] = [variable.initializer]
    for size in variable.shape:
        lists = [value for value in level if isinstance(value, tuple)]
        shape.append(
            size if size or (shape and not legacy) else max((len(value) for value in lists), default=0)
        )
        level = [item for value in lists for item in value]
    variable.shape = tuple(shape)
