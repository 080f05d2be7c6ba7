"""Reads LLVM IR text into the graph. Refuses by name what is outside the subset (`dialect`).

`print(parse(t)) == t` for every text the printer makes; `.ll` files from clang, llvmlite or a person
are accepted in the subset, with attribute groups, forward references, any numbering and metadata.

Two rounds over the tokens: the first finds the top-level entities, so that types, globals, functions
and metadata may be used before they are defined; the second reads headers, then initialisers and
bodies (`parse_body`). The first error ends the parse with an `IRError` located at its token.
"""

from __future__ import annotations

from ..support.diagnostics import Diagnostics
from . import dialect
from . import irtypes as ty
from .core import Function, Global, Module, undef
from .lexer import plain
from .opcodes import INTRINSICS
from .parse_attributes import TOP_LEVEL_WORDS, AttributeParser
from .parse_body import BodyParser


def parse_module(text: str, filename: str = "<string>", diags: Diagnostics | None = None) -> Module:
    """The module that `text` spells. Raises IRError (also recorded in `diags`) for anything else.

    `module.spelled` tells where each instruction stands in `text`.
    """
    return ModuleParser(text, filename, diags).module_text()


class ModuleParser(AttributeParser):
    """The parse of one module; `parse_body.BodyParser` borrows it for function bodies."""

    # -- top level

    def module_text(self) -> Module:
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
        return kind == "eof" or (kind == "word" and word in TOP_LEVEL_WORDS)

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
