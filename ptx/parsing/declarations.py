"""Parser of everything in a PTX file but instructions: directives, variables, registers, functions.

`Declarations` is the part of the parser for PTX ISA 5 and 11; `parser.Parser` adds bodies and
instructions. Rules of the grammar are in the docstrings of the methods that parse them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Literal

from ...support.diagnostics import Location
from ..model import Directive, Function, LinkingDirective, Loc, Statement
from ..ptxtypes import TYPES, VECTOR_SIZES
from . import ptxas_extensions
from .operands import parse_integer
from .scopes import uniquify_labels
from .variables import Variables

LINKAGE: tuple[LinkingDirective, ...] = ("extern", "visible", "weak", "common")
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
"""Performance-tuning directives of a function: the fewest and most numbers that each accepts."""

TARGET_OPTIONS = ("debug", "map_f64_to_f32", "texmode_independent", "texmode_unified")
"""The options beside the architecture in `.target` (11.1.2)."""

_SECTION_PART = re.compile(r"//[^\n]*|/\*.*?\*/|\"[^\"\n]*\"|[{}]", re.DOTALL)
_LOC = re.compile(
    r"\.loc[ \t]+(\d{1,9})[ \t]+(\d{1,9})(?:[ \t]+(\d{1,9}))?"
    r"(?:\s*,\s*function_name\s+([\w$]+(?:\s*\+\s*\d+)?)\s*,\s*inlined_at\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9}))?",
    re.ASCII,
)


_DIRECTIVES = (
    "version",
    "target",
    "address_size",
    "file",
    "section",
    "pragma",
    "alias",
    "loc",
    "entry",
    "func",
    "reg",
    "branchtargets",
    "calltargets",
    "callprototype",
    *LINKAGE,
    *VARIABLE_SPACES,
    *LIMITS,
)


def _suggestion(name: str) -> str:
    from .diagnose import suggest  # needed for messages only

    return suggest(name, _DIRECTIVES, dot=True)


class Declarations(Variables):
    """Declarations and directives; a mixin of `parser.Parser`, which owns the state."""

    has_locations: bool
    use_legacy_version: Callable[[], None]
    current: Function | None
    body: Callable[[], list[Statement]]
    statement: Callable[[list[Statement]], None]

    # --------------------------------------------------------------------------------- the module

    def module_item(self) -> None:
        """Parse item = version | target | … | [ linkage ] ( variable | function )"""
        lexer, token = self.lexer, self.lexer.token
        self.check_order(token.text)
        if self.legacy is not None and self.legacy.item():
            return
        if token.kind != "directive":
            lexer.fail(f"expected a directive, found {lexer.describe_token()}")
        name = token.text[1:]
        if name != "version" and self.module.version == (0, 0):
            self.module.version = (0, 1)  # so that it is reported once
            if not self.diags.has_errors:
                lexer.error("expected '.version' as the first directive")
        handler = self._handlers.get(name)
        if handler is not None:
            lexer.advance()
            handler(self)
            return
        linkage: LinkingDirective = ""
        if name in LINKAGE:
            linkage = name
            lexer.advance()
            name = lexer.token.text[1:] if lexer.token.kind == "directive" else ""
        if name in ("entry", "func"):
            self.function(linkage)
        elif name in VARIABLE_SPACES:
            self.module.items.extend(self.variables(linkage, self.declare_global))
        elif name == "sreg":
            lexer.fail("special registers are predefined, none can be declared")
        elif name == "reg":
            lexer.fail("registers must be declared inside a function")
        elif linkage:
            lexer.fail(f"expected a variable or function after '.{linkage}', found {lexer.describe_token()}")
        elif name in TYPES or name in VECTOR_SIZES:
            lexer.fail(f"expected a state space such as '.global' before '{token.text}'")
        else:
            lexer.fail(f"unknown directive '{token.text}'" + _suggestion(name))

    def check_order(self, text: str) -> None:
        """Check that `.target` follows `.version` immediately (11.1.1, 11.1.2); reported once."""
        if (
            text not in (".version", ".target")
            and self.module.version > (0, 1)
            and not self.module.target
            and not self.diags.has_errors
        ):
            self.lexer.error("expected '.target' right after '.version'")

    def check_header(self) -> None:
        """Check that the module has `.version` and `.target`; `.address_size` defaults to 32 (11.1.3)."""
        start = Location(self.module.filename, 1, 1)
        if self.module.version == (0, 0):
            self.diags.error("missing '.version' directive", start)
        elif not self.module.target:
            if not self.diags.has_errors:
                self.diags.error("missing '.target' directive", start)

    def version(self) -> None:
        """Parse version = '.version' major '.' minor"""
        lexer, token = self.lexer, self.lexer.token
        if not re.fullmatch(r"\d{1,3}\.\d{1,3}", token.text, re.ASCII):
            lexer.fail(f"expected a version such as '8.0', found {lexer.describe_token()}")
        lexer.advance()
        major, _, minor = token.text.partition(".")
        version = int(major), int(minor)
        if self.module.version >= (1, 0) and version != self.module.version:
            lexer.error(
                f"'.version {token.text}' does not match the module's"
                f" {self.module.version[0]}.{self.module.version[1]}",
                *token.span,
            )
            return
        if self.module.version_location.line and version >= (2, 0):
            lexer.error("a second '.version'", *token.span)
        self.module.version, self.module.version_location = version, lexer.location(token.start)
        if self.module.version < (2, 0):
            self.use_legacy_version()

    def target(self) -> None:
        """Parse target = '.target' name, …"""
        lexer = self.lexer
        position = lexer.token.start
        names = [lexer.expect_kind("name", "a target such as 'sm_80'").text]
        while lexer.accept(","):
            names.append(lexer.expect_kind("name", "a target option").text)
        pattern = r"(sm|compute)_\d{2}" if self.names.legacy else r"sm_\d{2,3}[af]?"
        if not any(re.fullmatch(pattern, name, re.ASCII) for name in names):
            lexer.error(f"unknown target '{names[0]}'; expected 'sm_NN'", position, len(names[0]))
        elif unknown := [
            name
            for name in names
            if name not in TARGET_OPTIONS and not re.fullmatch(r"(sm|compute)_\d{2,3}[af]?", name, re.ASCII)
        ]:
            lexer.error(
                f"unknown target option '{unknown[0]}'; expected "
                + ", ".join(f"'{name}'" for name in TARGET_OPTIONS),
                lexer.text.find(unknown[0], position),
                len(unknown[0]),
            )
        # The architecture comes first, wherever the text has it.
        self.module.target_location = lexer.location(position)
        previous, self.module.target = (
            self.module.target,
            sorted(names, key=lambda name: (not name.startswith("sm_"), not name.startswith("compute_"))),
        )
        if self.names.legacy and previous and previous != self.module.target:
            lexer.error(
                f"'.target {', '.join(names)}' does not match the module's {', '.join(previous)}",
                position,
                len(names[0]),
            )

    def address_size(self) -> None:
        """Parse `.address_size`."""
        lexer, token = self.lexer, self.lexer.token
        if (self.module.items or self.module.files) and not self.diags.has_errors:
            lexer.error(
                "'.address_size' must follow '.target'",
                lexer.previous_end - len(".address_size"),
                len(".address_size"),
            )
        if token.text not in ("32", "64"):
            lexer.fail(f"address size must be 32 or 64, found {lexer.describe_token()}")
        lexer.advance()
        if self.module.address_size_location.line:
            lexer.error("a second '.address_size'", *token.span)
        self.module.address_size, self.module.address_size_location = (
            int(token.text),
            lexer.location(token.start),
        )

    def file(self) -> None:
        """Parse file = '.file' number string [ ',' timestamp [ ',' size ] ]"""
        lexer = self.lexer
        number = int(self._digits("a file number"))
        self.module.files[number] = lexer.expect_kind("string", "a file name").text[1:-1]
        if lexer.accept(","):
            position = lexer.token.start
            stamp = self._digits("a timestamp")
            if lexer.accept(","):
                self._digits("a file size")
            else:
                lexer.diags.warning(
                    ptxas_extensions.FLAG,
                    "a timestamp without a file size",
                    lexer.location(position),
                    length=len(stamp),
                )

    def _digits(self, description: str) -> str:
        token = self.lexer.token
        if token.kind != "int" or not token.text.isdigit() or len(token.text) > 18:
            self.lexer.fail(f"expected {description}, found {self.lexer.describe_token()}")
        return self.lexer.advance().text

    def section(self) -> None:
        """Parse section = '.section' name '{' dwarf-data '}'; the data is stored as text."""
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
                        Directive("section", lexer.text[start : match.end()], lexer.location(start))
                    )
                    lexer.seek(match.end())
                    return
        lexer.fail("unterminated section")

    def pragma(self) -> Directive:
        """Parse pragma = '.pragma' string, … ';'"""
        lexer, start = self.lexer, self.lexer.token.start
        texts = [lexer.expect_kind("string", "a string").text for _ in lexer.separated()]
        lexer.expect(";", " after '.pragma'")
        return Directive("pragma", ", ".join(texts), lexer.location(start))

    def module_pragma(self) -> None:
        """Parse a pragma at module level."""
        self.module.items.append(self.pragma())

    def alias(self) -> None:
        """Parse alias = '.alias' name ',' name ';'"""
        lexer, start = self.lexer, self.lexer.token.start
        alias = lexer.expect_kind("name", "a function").text
        lexer.expect(",", " in '.alias'")
        aliasee = lexer.expect_kind("name", "a function").text
        lexer.expect(";", " after '.alias'")
        self.module.items.append(Directive("alias", f"{alias}, {aliasee}", lexer.location(start)))

    _handlers: dict[str, Callable[[Declarations], None]] = {
        "version": version,
        "target": target,
        "address_size": address_size,
        "file": file,
        "section": section,
        "pragma": module_pragma,
        "alias": alias,
    }

    # ---------------------------------------------------------------------------------- functions

    def function(self, linkage: LinkingDirective) -> None:
        """Parse a kernel or function.

        function = ('.entry' | '.func' ['(' param ')']) name ['(' params ')'] limits ( body | ';' )
        """
        lexer = self.lexer
        kind: Literal["entry", "func"] = "entry" if lexer.advance().text == ".entry" else "func"
        self.names.enter_function()
        lexer.constants = {}
        returns = self.parameters() if kind == "func" and lexer.at("(") else []
        token = lexer.expect_kind("name", f"the name of the {'kernel' if kind == 'entry' else 'function'}")
        fn = Function(token.text, kind, [], returns, linkage, {}, None, lexer.location(token.start))
        previous = self.names.module.get(fn.name)
        self.names.module.setdefault(fn.name, fn)
        self.locations.setdefault(fn.name, fn.location)
        self.current = fn
        if self.legacy is not None and kind == "entry" and lexer.at("["):
            fn.limits = self.legacy.cta_shape()
        fn.params = self.parameters() if lexer.at("(") else []
        fn.limits |= self.limits()
        header: list[Statement] = []
        while lexer.accept(".pragma"):
            header.append(self.pragma())
            fn.limits |= self.limits()
        if header and kind == "func" and lexer.at("{"):
            lexer.fail("a pragma of a function must be in its body")
        if lexer.accept("{"):
            if not isinstance(previous, Function) or previous.body is None:
                self.names.module[fn.name] = fn
            fn.body = []
            try:
                fn.body = header + self.body()
            finally:
                self.names.leave_function()
            uniquify_labels(fn)
        else:
            lexer.expect(";", " or a body after function header") if not lexer.at(";") else lexer.advance()
            self.names.leave_function()
        if previous is not None and not (
            isinstance(previous, Function) and (previous.body is None or fn.body is None)
        ):
            self.redefinition(fn.name, fn.location)
        self.module.items.append(fn)

    def limits(self) -> dict[str, tuple[int, ...]]:
        """Parse limits = ( '.maxntid' number, … | '.noreturn' | … )*"""
        lexer, result = self.lexer, {}
        while (token := lexer.token).kind == "directive" and token.text[1:] in LIMITS:
            lexer.advance()
            name = token.text[1:]
            fewest, most = LIMITS[name]
            numbers: list[int] = []
            while len(numbers) < most and lexer.token.kind == "int":
                numbers.append(parse_integer(lexer, f"the operand of '{token.text}'"))
                if not lexer.accept(","):
                    break
            if len(numbers) < fewest:
                lexer.fail(f"expected a number after '{token.text}', found {lexer.describe_token()}")
            result[name] = tuple(numbers)
        return result

    # ---------------------------------------------------------------------------------- in bodies

    def body_directive(self) -> Iterable[Statement]:
        """Parse a directive inside a function body."""
        lexer, name = self.lexer, self.lexer.token.text[1:]
        if name == "reg":
            return [self.registers()]
        if self.legacy is not None:
            if name == "param" and self.current is not None and self.current.is_entry:
                self.legacy.body_parameters(self.current)
                return []
            if name in ("section", "byte", "loc", "file"):
                return [
                    item
                    for item in self.legacy.debugging()
                    if not isinstance(item, Directive) or item.name != "section"
                ]
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
        if name in TYPES or name in VECTOR_SIZES:
            lexer.fail(f"expected a state space such as '.reg' before '.{name}'")
        if name in _DIRECTIVES:
            lexer.fail(f"directive '.{name}' is not allowed in a function body")
        lexer.fail(f"unknown directive '.{name}'" + _suggestion(name))

    def loc(self) -> Loc:
        """Parse a source location.

        loc = '.loc' file line column [ ',' 'function_name' label ',' 'inlined_at' file line column ]
        """
        lexer, start = self.lexer, self.lexer.token.start
        match = _LOC.match(lexer.text, start)
        if match is None:
            lexer.fail("expected a file number, line and column after '.loc'")
        if match[3] is None and not self.names.legacy:
            lexer.fail("expected a column after the line of '.loc'")
        lexer.seek(match.end())
        lexer.accept(";")
        file, line, column, function, *inlined = match.groups()
        call_location = (int(inlined[0]), int(inlined[1]), int(inlined[2])) if function else None
        self.has_locations = True
        return Loc(int(file), int(line), int(column or 0), function, call_location, lexer.location(start))
