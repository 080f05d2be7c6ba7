"""Reads LLVM IR text into the graph. Refuses by name what is outside the subset (`dialect`).

`print(parse(t)) == t` for every text the printer makes; `.ll` files from clang, llvmlite or a person
are accepted in the subset, with attribute groups, forward references, any numbering and metadata.

Two rounds over the tokens: the first finds the top-level entities, so that types, globals, functions
and metadata may be used before they are defined; the second reads headers, then initialisers and
bodies (`parse_body`). The first error ends the parse with an `IRError` located at its token.
"""

from __future__ import annotations

from ..support.diagnostics import Diagnostic, Diagnostics, IRError, Location
from . import dialect, legalize, library
from . import irtypes as ty
from .builder import Builder
from .core import AddressOf, Function, Global, Instr, Int, Linkage, Module, Value, erase_all, undef
from .lexer import plain
from .opcodes import INTRINSICS
from .parse_attributes import TOP_LEVEL_WORDS, AttributeParser
from .parse_body import BodyParser
from .verifier import verify


def parse_module(text: str, filename: str = "<string>", diags: Diagnostics | None = None) -> Module:
    """Parse a module. Raises IRError (also recorded in `diags`) for text that is none.

    `module.spelled` maps each instruction to its location in `text`. Types stay as they are written.
    """
    return ModuleParser(text, filename, diags).module_with_library()


def read_module(text: str, filename: str = "<string>") -> Module:
    """The valid module that `text` spells, with the integers that machines have. Raises IRError."""
    parser = ModuleParser(text, filename, None)
    module = parser.module_with_library()
    errors = verify(module)
    if not errors and parser.is_foreign:
        try:
            legalize.legalize(module, parser.helper)
        except legalize.Unsupported as reason:
            position = (
                module.spelled.get(reason.origin)
                if isinstance(reason.origin, Instr)
                else parser.headers.get(reason.origin)
            )
            errors = [Diagnostic("error", str(reason), position)]
    if errors:
        raise IRError(errors, {filename: text})
    return module


def inline_library(module: Module, library: dict[Function, None]) -> None:
    """Inline the library's functions of one block into their calls, and drop those without calls."""
    for fn in module.definitions:
        waiting = [instr for instr in fn.instrs() if instr.op == "call"]
        dead = []
        while waiting:
            call = waiting.pop()
            callee = call.function
            if callee not in library or callee is None or len(callee.blocks) != 1 or fn is callee:
                continue
            values: dict[Value, Value] = dict(zip(callee.args, call.call_args))
            position = module.spelled.get(call)
            for instr in callee.entry.instrs[:-1]:
                operands = [values.get(operand, operand) for operand in instr.operands]
                copy = Instr(
                    instr.op,
                    instr.type,
                    operands,
                    flags=instr.flags,
                    attrs=dict(instr.attrs),
                    location=call.location,
                )
                copy.insert_before(call)
                if (
                    copy.op == "load"
                    and callee.args[-1].name == "align"
                    and isinstance(call.call_args[-1], Int)
                ):
                    copy.attrs["align"] = call.call_args[-1].value or copy.attrs["align"]
                if position is not None:
                    module.spelled[copy] = position
                values[instr] = copy
                if copy.op == "call":
                    waiting.append(copy)
            for result in callee.entry.instrs[-1].operands:
                result = values.get(result, result)
                if isinstance(result, Instr) and not result.name:
                    result.name = call.name
                call.replace_uses(result)
            dead.append(call)
        erase_all(dead)
    while unused := [fn for fn in library if fn.name in module.functions and not fn.users]:
        for fn in unused:
            for instr in fn.instrs():
                instr.drop_operands()
            del module.functions[fn.name]


class ModuleParser(AttributeParser):
    """The parse of one module; `parse_body.BodyParser` borrows it for function bodies."""

    def __init__(self, text: str, filename: str, diags: Diagnostics | None) -> None:
        super().__init__(text, filename, diags)
        self.aliases: dict[str, int] = {}
        """By the name of an alias, the position of its aliasee in the text."""
        self.linkages: dict[str, Linkage] = {}
        self.resolving: dict[str, None] = {}
        self.library: dict[Function, None] = {}
        """Functions of `library` that the module has got."""
        self.headers: dict[Function, Location] = {}
        """The location of each function's name in its header."""
        self.is_library = False

    def module_with_library(self) -> Module:
        """Parse the module and inline the functions of the library that it calls."""
        module = self.module_text()
        if self.library:
            inline_library(module, self.library)
            self.library = {fn: None for fn in self.library if fn.name in module.functions}
            dropped = [
                name
                for name, value in self.globals.items()
                if isinstance(value, Function) and value.name not in module.functions
            ]
            for name in dropped:
                del self.globals[name]
        return module

    def helper(self, name: str) -> Function:
        """A function of the library, by its name there."""
        function = self.global_value(name, 0)
        assert isinstance(function, Function)
        return function

    # -- top level

    def module_text(self) -> Module:
        """Parse the text of the module."""
        variables, functions = self.find_entities()
        for name in self.struct_positions:
            self.module.structs[name] = self.named_struct(name)
        initializers = [self.global_header(pos) for pos in variables]
        bodies = [self.function_header(pos) for pos in functions]
        for name, pos in self.aliases.items():
            self.global_value(name, pos)
        for variable, position in initializers:
            if variable is not None and position is not None:
                self.pos = position
                value = self.constant(variable.value_type)
                variable.initializer = None if value is undef(variable.value_type) else value
                self.global_tail(variable)
        for fn, position in bodies:
            if fn is not None and position is not None:
                self.pos = position
                BodyParser(self, fn).body()
        self.metadata.annotations(self.globals)
        self.metadata.declarations(self.globals)
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
                if name in self.struct_positions:
                    self.fail(f"redefinition of type '%{name}'", start)
                self.expect("=")
                self.expect("type")
                self.struct_positions[name] = self.pos
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
                self.fail(
                    "module-level inline assembly is not supported"
                    if word == "module"
                    else f"'{word}' is not supported"
                )
            else:
                self.fail(f"expected a top-level entity, found {self.describe_token()}")
        return variables, functions

    def starts_entity(self) -> bool:
        """Return whether the current token starts an entity at module level."""
        kind, word, _ = self.tokens[self.pos]
        if kind in ("global", "local", "meta", "comdat"):
            return self.tokens[self.pos + 1][1] == "="
        return kind == "eof" or (kind == "word" and word in TOP_LEVEL_WORDS)

    def skip_entity(self) -> None:
        """Skip to the next entity at module level."""
        self.next()
        while not self.starts_entity():
            self.next()

    def skip_function(self, has_body: bool) -> None:
        """Skip a function in the first pass."""
        self.next()
        while self.kind != "global":
            if self.starts_entity():
                self.fail("expected a function name")
            self.next()
        self.next()
        if not self.at("("):
            self.fail(f"expected '(', found {self.describe_token()}")
        self.skip_balanced()
        while not self.at("{") and not self.starts_entity():
            self.next()
        if self.at("{") and has_body:
            self.skip_balanced()
        elif has_body:
            self.fail(f"expected '{{', found {self.describe_token()}")

    def target(self) -> None:
        """Parse a `target` line and check its value."""
        self.next()
        what = self.expect_kind("word", "'datalayout' or 'triple'")
        self.expect("=")
        start = self.pos
        value = plain(self.expect_kind("string", "a string"))
        if what == "triple" and value and not value.startswith("nvptx64-"):
            self.fail(f"target '{value}' is not supported (expected {ty.TRIPLE})", start)

    def global_header(self, pos: int) -> tuple[Global | None, int | None]:
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
            elif word == "alias":
                self.aliases[name] = self.pos
                self.linkages[name] = dialect.LINKAGES[linkage or ""]
                return None, None
            elif word in (
                "ifunc",
                "thread_local",
                "appending",
                "available_externally",
                "dllimport",
                "dllexport",
            ):
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
        """Parse the alignment and attachments after a variable's initialiser."""
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
            self.fail(f"unexpected {self.describe_token()} after the variable '@{variable.name}'")

    def late_global(self, name: str, pos: int) -> Value:
        """An alias, an intrinsic, or a function of the library."""
        if name in self.aliases:
            return self.alias(name)
        text = library.definition(name) if name.startswith(("llvm.", library.PREFIX)) else None
        if text is None:
            return super().late_global(name, pos)
        try:
            return self.library_function(name, text)
        except IRError as error:
            self.fail(f"intrinsic '{name}' is not supported ({error.diagnostics[0].message})", pos)

    def alias(self, name: str) -> Value:
        """Return the value that an alias names. An alias of a function that other modules see is a function
        of its own, which calls the aliasee.
        """
        position = self.aliases[name]
        if name in self.resolving:
            self.fail(f"alias '@{name}' refers to itself", position)
        self.resolving[name] = None
        resume, self.pos = self.pos, position
        self.type()
        if self.at("("):
            self.skip_balanced()
        self.expect(",")
        type, start = self.type(), self.pos
        result: Value = self.constant(type)
        if not isinstance(result, Global | Function | AddressOf):
            self.fail(f"alias '@{name}' does not refer to a variable or function", start)
        if isinstance(result, Function):
            if result.is_kernel or result.intrinsic is not None:
                self.fail(
                    (
                        "an alias of a kernel is not supported"
                        if result.is_kernel
                        else "an alias of an intrinsic is not supported"
                    ),
                    start,
                )
            if self.linkages[name] != "internal":
                self.forward(name, result)
        self.pos = resume
        return result

    def forward(self, name: str, target: Function) -> None:
        """A function that calls another with its arguments."""
        fn = self.module.add_function(
            Function(name, target.ftype, [arg.name for arg in target.args], linkage=self.linkages[name])
        )
        for arg, same in zip(fn.args, target.args):
            arg.attrs = dict(same.attrs)
        builder = Builder(fn.add_block("entry"))
        result = builder.call(target, fn.args)
        builder.ret(None if target.ftype.ret.is_void else result)

    def library_function(self, name: str, text: str) -> Function:
        """Add a function of the library to the module."""
        parser = ModuleParser(text, f"<{name}>", None)
        parser.module, parser.globals, parser.library, parser.is_library = (
            self.module,
            self.globals,
            self.library,
            True,
        )
        parser.module_text()
        self.is_foreign |= parser.is_foreign
        fn = self.globals[name]
        assert isinstance(fn, Function)
        return fn

    def new_global(self, name: str, pos: int) -> None:
        """Report a global name that is already defined."""
        if name in self.globals or name in self.aliases:
            self.fail(f"redefinition of '@{name}'", pos)

    # -- functions

    def function_header(self, pos: int) -> tuple[Function | None, int | None]:
        """`define|declare linkage conv type @name(parameters) attributes`; where its body starts."""
        self.pos = pos
        has_body = self.next() == "define"
        linkage: Linkage = ""
        kernel = False
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
        if name.startswith("llvm.") and not self.is_library:
            return self.intrinsic_declaration(name, ftype, name_pos, has_body), None
        if not has_body:
            linkage = "external"
        symbol = name
        if self.is_library:
            symbol = (
                name if name.startswith(library.PREFIX) else f"{library.PREFIX}{name.removeprefix('llvm.')}"
            )
            while symbol in self.module.functions or symbol in self.module.globals:
                symbol += ".again"
            linkage = "internal"
        fn = Function(symbol, ftype, is_kernel=kernel, linkage=linkage)
        for arg, (arg_name, _), arg_attrs in zip(fn.args, names, attrs):
            arg.name = "" if arg_name.isdecimal() else plain(arg_name)
            arg.attrs = arg_attrs
        fn.attrs = self.function_attributes("function")
        subprogram = self.metadata.function_attachments()
        if subprogram is not None:
            fn.location, fn.source_name = subprogram[0], subprogram[1] or name
        self.globals[name] = self.module.add_function(fn)
        self.headers[fn] = self.location(name_pos)
        if self.is_library:
            self.library[fn] = None
            fn.attrs["alwaysinline"] = True
        fn_names = [n for n, _ in names]
        self.metadata.argument_names[fn] = list(zip(fn_names, [p for _, p in names]))
        return fn, self.pos if has_body else None

    def intrinsic_declaration(
        self, name: str, ftype: ty.FunctionType, pos: int, has_body: bool
    ) -> Function | None:
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
