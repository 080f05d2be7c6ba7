"""Everything in a PTX file that is not an instruction: directives, variables, registers, functions.

`Declarations` is the half of the parser that reads PTX ISA 5 and 11; `parser.Parser` adds bodies and
instructions. Rules of the grammar stand in the docstrings of the methods that read them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ..support.diagnostics import Diagnostics, Location, Note
from .lexer import Lexer
from .model import (
    Directive,
    Function,
    Loc,
    Module,
    Register,
    RegisterDecl,
    Statement,
    Variable,
)
from .names import Names
from .operands import integer, parse_initializer
from .ptxtypes import TYPES, VECTOR_SIZES
from .scopes import separate_labels

LINKAGE = ("extern", "visible", "weak", "common")
VARIABLE_SPACES = ("const", "global", "local", "param", "shared", "tex", "surf")
LIMITS: dict[str, tuple[int, int]] = {
    "maxnreg": (1, 1),
    "maxntid": (1, 3),
    "reqntid": (1, 3),
    "minnctapersm": (1, 1),
    "maxnctapersm": (1, 1),
    "noreturn": (0, 0),
    "explicitcluster": (0, 0),
    "reqnctapercluster": (1, 3),
    "maxclusterrank": (1, 1),
    "blocksareclusters": (0, 0),
    "abi_preserve": (1, 1),
    "abi_preserve_control": (1, 1),
}
"""Performance-tuning directives of a function: the fewest and most numbers they take."""

MAX_REGISTERS = 1 << 24
"""The largest N in `%r<N>`; a bound that keeps later tables of registers small."""

_SECTION_PART = re.compile(r"//[^\n]*|/\*.*?\*/|\"[^\"\n]*\"|[{}]", re.DOTALL)
_LOC = re.compile(
    r"\.loc[ \t]+(\d{1,9})[ \t]+(\d{1,9})(?:[ \t]+(\d{1,9}))?"
    r"(?:\s*,\s*function_name\s+([\w$]+(?:\s*\+\s*\d+)?)\s*,\s*inlined_at\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9}))?",
    re.ASCII)


class Declarations:
    """Declarations and directives; a mixin of `parser.Parser`, which owns the state."""

    lexer: Lexer
    names: Names
    module: Module
    diags: Diagnostics
    places: dict[str, Location]
    has_locations: bool
    body: Callable[[], list[Statement]]

    # --------------------------------------------------------------------------------- the module

    def module_item(self) -> None:
        """item = version | target | … | [ linkage ] ( variable | function )"""
        lexer, token = self.lexer, self.lexer.token
        if lexer.accept(";"):
            return
        if token.kind != "directive":
            lexer.fail(f"expected a directive, found {lexer.found()}")
        name = token.text[1:]
        if name != "version" and self.module.version == (0, 0):
            self.module.version = (0, 1)  # say it once
            lexer.error("expected '.version' as the first directive")
        handler = self._handlers.get(name)
        if handler is not None:
            lexer.advance()
            handler(self)
            return
        linkage = ""
        if name in LINKAGE:
            linkage = name
            lexer.advance()
            name = lexer.token.text[1:] if lexer.token.kind == "directive" else ""
        if name in ("entry", "func"):
            self.function(linkage)
        elif name in VARIABLE_SPACES:
            self.module.items.extend(self.variables(linkage, self.declare_global))
        elif name == "reg":
            lexer.fail("registers must be declared inside a function")
        elif linkage:
            lexer.fail(f"expected a variable or function after '.{linkage}', found {lexer.found()}")
        else:
            lexer.fail(f"unknown directive '{token.text}'")

    def check_header(self) -> None:
        """A module needs `.version` and `.target`; `.address_size` is 32 when absent (11.1.3)."""
        start = Location(self.module.filename, 1, 1)
        if self.module.version == (0, 0):
            self.diags.error("missing '.version' directive", start)
        elif not self.module.target:
            if not self.diags.has_errors:
                self.diags.error("missing '.target' directive", start)

    def version(self) -> None:
        """version = '.version' major '.' minor"""
        lexer, token = self.lexer, self.lexer.token
        if not re.fullmatch(r"\d{1,3}\.\d{1,3}", token.text, re.ASCII):
            lexer.fail(f"expected a version such as '8.0', found {lexer.found()}")
        lexer.advance()
        major, _, minor = token.text.partition(".")
        self.module.version = (int(major), int(minor))

    def target(self) -> None:
        """target = '.target' name, …"""
        lexer = self.lexer
        position = lexer.token.start
        names = [lexer.expect_kind("name", "a target such as 'sm_80'").text]
        while lexer.accept(","):
            names.append(lexer.expect_kind("name", "a target option").text)
        if not any(re.fullmatch(r"sm_\d{2,3}[af]?", name, re.ASCII) for name in names):
            lexer.error(f"unknown target '{names[0]}'; expected 'sm_NN'", position, len(names[0]))
        # The architecture comes first, wherever the text has it.
        self.module.target = sorted(names, key=lambda name: not name.startswith("sm_"))

    def address_size(self) -> None:
        lexer, token = self.lexer, self.lexer.token
        if token.text not in ("32", "64"):
            lexer.fail(f"address size must be 32 or 64, found {lexer.found()}")
        lexer.advance()
        self.module.address_size = int(token.text)

    def file(self) -> None:
        """file = '.file' number string [ ',' timestamp ',' size ]"""
        lexer = self.lexer
        number = int(self._digits("a file number"))
        self.module.files[number] = lexer.expect_kind("string", "a file name").text[1:-1]
        if lexer.accept(","):
            self._digits("a timestamp")
            lexer.expect(",", " after timestamp")
            self._digits("a file size")

    def _digits(self, what: str) -> str:
        token = self.lexer.token
        if token.kind != "int" or not token.text.isdigit() or len(token.text) > 18:
            self.lexer.fail(f"expected {what}, found {self.lexer.found()}")
        return self.lexer.advance().text

    def section(self) -> None:
        """section = '.section' name '{' dwarf-data '}'; the data is kept as text."""
        lexer, start = self.lexer, self.lexer.token.start
        lexer.expect_kind("directive", "a section name")
        if not lexer.at("{"):
            lexer.expect("{", " after section name")
        depth = 0
        for match in _SECTION_PART.finditer(lexer.text, lexer.token.start):
            if match.group() in "{}":
                depth += 1 if match.group() == "{" else -1
                if depth == 0:
                    self.module.items.append(
                        Directive("section", lexer.text[start:match.end()], lexer.location(start)))
                    lexer.seek(match.end())
                    return
        lexer.fail("unterminated section")

    def pragma(self) -> Directive:
        """pragma = '.pragma' string, … ';'"""
        lexer, start = self.lexer, self.lexer.token.start
        texts = [lexer.expect_kind("string", "a string").text]
        while lexer.accept(","):
            texts.append(lexer.expect_kind("string", "a string").text)
        lexer.expect(";", " after '.pragma'")
        return Directive("pragma", ", ".join(texts), lexer.location(start))

    def module_pragma(self) -> None:
        self.module.items.append(self.pragma())

    def alias(self) -> None:
        """alias = '.alias' name ',' name ';'"""
        lexer, start = self.lexer, self.lexer.token.start
        alias = lexer.expect_kind("name", "a function").text
        lexer.expect(",", " in '.alias'")
        aliasee = lexer.expect_kind("name", "a function").text
        lexer.expect(";", " after '.alias'")
        self.module.items.append(Directive("alias", f"{alias}, {aliasee}", lexer.location(start)))

    _handlers: dict[str, Callable[[Declarations], None]] = {
        "version": version, "target": target, "address_size": address_size, "file": file, "section": section,
        "pragma": module_pragma, "alias": alias,
    }

    # ---------------------------------------------------------------------------------- functions

    def function(self, linkage: str) -> None:
        """function = ('.entry' | '.func' ['(' param ')']) name ['(' params ')'] limits ( body | ';' )"""
        lexer = self.lexer
        kind = lexer.advance().text[1:]
        self.names.enter_function()
        returns = self.parameters() if kind == "func" and lexer.at("(") else []
        token = lexer.expect_kind("name", f"the name of the {'kernel' if kind == 'entry' else 'function'}")
        fn = Function(token.text, kind, [], returns, linkage, {}, None, lexer.location(token.start))
        known = self.names.module.get(fn.name)
        self.names.module.setdefault(fn.name, fn)
        self.places.setdefault(fn.name, fn.location)
        fn.params = self.parameters() if lexer.at("(") else []
        fn.limits = self.limits()
        header: list[Statement] = []
        while lexer.accept(".pragma"):
            header.append(self.pragma())
            fn.limits |= self.limits()
        if lexer.accept("{"):
            if not isinstance(known, Function) or known.body is None:
                self.names.module[fn.name] = fn
            fn.body = []
            try:
                fn.body = header + self.body()
            finally:
                self.names.leave_function()
            separate_labels(fn)
        else:
            lexer.expect(";", " or a body after function header") if not lexer.at(";") else lexer.advance()
            self.names.leave_function()
        if known is not None and not (isinstance(known, Function) and (known.body is None or fn.body is None)):
            self.redefinition(fn.name, fn.location)
        self.module.items.append(fn)

    def limits(self) -> dict[str, tuple[int, ...]]:
        """limits = ( '.maxntid' number, … | '.noreturn' | … )*"""
        lexer, found = self.lexer, {}
        while lexer.token.kind == "directive" and lexer.token.text[1:] in LIMITS:
            token = lexer.advance()
            name = token.text[1:]
            fewest, most = LIMITS[name]
            numbers: list[int] = []
            while len(numbers) < most and lexer.token.kind == "int":
                numbers.append(integer(lexer, f"the operand of '{token.text}'"))
                if not lexer.accept(","):
                    break
            if len(numbers) < fewest:
                lexer.fail(f"expected a number after '{token.text}', found {lexer.found()}")
            found[name] = tuple(numbers)
        return found

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
        """declaration = [ '.align' n ] [ vector ] type [ '.ptr' [ space ] [ '.align' n ] ] name [ '[' n ']' ]"""
        lexer = self.lexer
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
        if self.names.scopes and head.name != "_":
            register = Register(head.name, head.type, 0, head.vector)
            self.declare_local(head, register if space == "reg" else head)
        return head

    # ---------------------------------------------------------------------------------- variables

    def declaration_head(self, space: str) -> Variable:
        """Alignment, vector size, attributes and type, in any order, up to the name."""
        lexer = self.lexer
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
                    lexer.error(f"nothing can be declared with type '.{name}'; use '.b{max(TYPES[name].bits, 8)}'",
                                token.start, len(token.text))
            else:
                what = "second type" if name in TYPES else "type"
                lexer.fail(f"unexpected {what} '{token.text}'" if name in TYPES else f"unknown {what} '{token.text}'",
                           token.start, len(token.text))
        head.attributes = tuple(attributes)
        if not head.type:
            lexer.fail(f"expected a type, found {lexer.found()}")
        return head

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
            position = lexer.token.start
            size = integer(lexer, "an array dimension")
            if not 0 <= size < 1 << 48:
                lexer.error(f"array dimension must not be {'negative' if size < 0 else 'so large'}", position)
                size = 0
            shape.append(size)
            lexer.expect("]", " after array dimension")
        return tuple(shape)

    def variables(self, linkage: str, declare: Callable[[Variable], None]) -> list[Variable]:
        """variables = space head name dimensions [ '=' initializer ] , … ';'"""
        lexer = self.lexer
        space = lexer.advance().text[1:]
        head = self.declaration_head(space)
        found: list[Variable] = []
        while True:
            token = lexer.expect_kind("name", "a variable name")
            variable = Variable(token.text, space, head.type, head.align, self.dimensions(), None, linkage, head.vector,
                                attributes=head.attributes, location=lexer.location(token.start))
            declare(variable)
            found.append(variable)
            if lexer.accept("="):
                position = lexer.token.start
                value = parse_initializer(lexer, self.names)
                variable.initializer = value if isinstance(value, tuple) else (value,)
                if space not in ("global", "const"):
                    lexer.error(f"a variable in '.{space}' cannot have an initializer", position)
                _infer_size(variable)
            if not lexer.accept(","):
                break
        lexer.expect(";", " after variable declaration")
        return found

    def registers(self) -> RegisterDecl:
        """registers = '.reg' [ vector ] type ( name | name '<' n '>' ) , … ';'"""
        lexer = self.lexer
        location = lexer.location(lexer.token.start)
        lexer.advance()
        head = self.declaration_head("reg")
        declaration = RegisterDecl(head.type, [], head.vector, location)
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
                    lexer.fail(f"at most {MAX_REGISTERS} registers can be declared", value.start, len(value.text))
                lexer.expect(">", " after number of registers")
                clash = self.names.range_clashes(token.text, count)
                if clash is not None:
                    self.redefinition(clash, place, len(token.text))
                else:
                    self.names.declare_range(token.text, head.type, head.vector, count)
                    self.places.setdefault(token.text + "0", place)
            else:
                register = Register(token.text, head.type, self.names.scopes[-1].number, head.vector)
                self.declare_local(Variable(token.text, "reg", head.type, location=place), register)
            declaration.names.append((token.text, count))
            if not lexer.accept(","):
                break
        lexer.expect(";", " after register declaration")
        return declaration

    # ---------------------------------------------------------------------------------- in bodies

    def body_directive(self) -> Iterable[Statement]:
        """A directive inside a function body."""
        lexer, name = self.lexer, self.lexer.token.text[1:]
        if name == "reg":
            return [self.registers()]
        if name in VARIABLE_SPACES:
            return self.variables("", lambda variable: self.declare_local(variable, variable))
        if name == "loc":
            return [self.loc()]
        if name == "pragma":
            lexer.advance()
            return [self.pragma()]
        if name == "file":
            lexer.advance()
            self.file()
            return []
        lexer.fail(f"directive '.{name}' is not allowed in a function body")
        raise AssertionError("unreachable")

    def loc(self) -> Loc:
        """loc = '.loc' file line column [ ',' 'function_name' label ',' 'inlined_at' file line column ]"""
        lexer, start = self.lexer, self.lexer.token.start
        match = _LOC.match(lexer.text, start)
        if match is None:
            lexer.fail("expected a file number, line and column after '.loc'")
            raise AssertionError("unreachable")
        lexer.seek(match.end())
        lexer.accept(";")
        file, line, column, function, *inlined = match.groups()
        place = (int(inlined[0]), int(inlined[1]), int(inlined[2])) if function else None
        self.has_locations = True
        return Loc(int(file), int(line), int(column or 0), function, place, lexer.location(start))

    # --------------------------------------------------------------------------------------- names

    def declare_global(self, variable: Variable) -> None:
        known = self.names.module.get(variable.name)
        if known is not None and not (isinstance(known, Variable) and "extern" in (known.linkage, variable.linkage)):
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

    def redefinition(self, name: str, location: Location, length: int | None = None) -> None:
        notes: list[Note] = []
        known = self.names.scopes[-1].names.get(name) if self.names.scopes else None
        place = known.location if isinstance(known, Variable) else self.places.get(name)
        if place is not None and place != location:
            notes.append(Note("previous definition is here", place, len(name)))
        self.diags.error(f"redefinition of '{name}'", location, length=length or len(name), notes=notes)


def _infer_size(variable: Variable) -> None:
    """`x[] = {…}` has as many elements as its initializer."""
    if variable.shape and variable.shape[0] is None and variable.initializer is not None:
        variable.shape = (len(variable.initializer), *variable.shape[1:])


