"""The preprocessor: source text to tokens, through `#include`, conditions and macros.

`directives` reads the lines, `scan` their tokens, `macros` defines and expands, `conditions` evaluates,
`headers` finds files, `features` and `compiler_macros` describe the compiler; this file executes the
directives. Columns survive, and every message has its exact location.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence

from ...support.diagnostics import Diagnostics, Location, Note
from ...support.recursion import deep_recursion
from . import features, headers, lexer, library, scan
from .compiler_macros import compiler_macros, cuda_macros
from .conditions import Condition, ConditionError, UndefinedMacroCall
from .default_macros import DefaultMacro, default_macros, expand_keyword
from .directives import DirectiveMachine, SourceFile, is_line_marker, missing_after
from .literals import character, number
from .macros import Expander, LazyMacro, Macro, MacroError, macro_name, object_macro, parse_definition
from .macros import number as number_token
from .options import FrontendOptions
from .scan import MISSING, NAME, TEXT, RawToken
from .tokens import Token

MAX_INCLUDE_DEPTH = 200

_BUILTIN_MACROS = ("__FILE__", "__LINE__", "__COUNTER__", "__DATE__", "__TIME__")
_CONDITION_OPERATORS = features.OPERATORS | {"__has_include", "__has_include_next"}
_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
_PREDEFINED = {
    "__MINICC__": "1",
    "__cplusplus": "201703L",
    # nvcc includes its runtime header, which has these, before every program.
    "CUDART_VERSION": "13000",
    "__CUDART_API_VERSION": "13000",
    "NULL": "0L",
}


def preprocess(
    text: str, filename: str, options: FrontendOptions, diags: Diagnostics, is_unit: bool = True
) -> list[Token]:
    """Return the tokens of a translation unit, ending in an END token. Without `is_unit` the text is an
    expression that belongs to a unit (an explicit instance), and no headers are added.

    Problems go to `diags`; the tokens are usable in any case.
    """
    preprocessor = Preprocessor(options, diags)
    # Nested includes, macro arguments and conditions are each bounded, but their sum may exceed Python's
    # recursion limit.
    with deep_recursion():
        raw = preprocessor.run(text, filename)
        if is_unit:
            instance_tokens = [
                token for instance in options.instances for token in scan.scan(instance, filename)
            ]
            raw = [*preprocessor.library([*raw, *instance_tokens]), *raw]
    # The end of the file is located after the last character, not on a line that does not exist.
    body = scan.normalize(text).removesuffix("\n")
    last = Location(filename, body.count("\n") + 1, len(body) - (body.rfind("\n") + 1) + 1)
    return lexer.lex(raw, last, diags)


_COMMAND_LINE = "<command line>"
"""The file name of text from options."""


class Preprocessor(DirectiveMachine):
    """The preprocessing of one unit."""

    def __init__(self, options: FrontendOptions, diags: Diagnostics) -> None:
        super().__init__(diags)
        self.options = options
        self.expander = Expander(diags)
        self.macros = self.expander.macros
        self.include_once: dict[str, str | None] = {}
        """Files that are not read again: after `#pragma once` (None), or while the macro of their include
        guard is defined.
        """
        self.available_headers: set[str] = set(library.PREINCLUDED)
        """Headers of the standard library whose names the program may use."""
        self.built_in_tokens: list[RawToken] = []
        """The tokens of the built-in headers that the program includes."""
        self.counter = 0
        self.has_missing_header = False
        """True once a header was not found and its `#include` ignored."""
        self._predefine()

    # Predefined macros

    def _predefine(self) -> None:
        options = self.options
        self.macros.update(compiler_macros())
        self.macros.update(default_macros())
        for name, value in (*_PREDEFINED.items(), *cuda_macros(options).items()):
            self.macros[name] = object_macro(name, value, "<built-in>")
        if options.use_fast_math:
            self.macros["__USE_FAST_MATH__"] = object_macro("__USE_FAST_MATH__", "1", "<built-in>")
        self.macros["__LINE__"] = lambda at: number_token(at.lineno, at)
        self.macros["__COUNTER__"] = self._counter
        self.macros["__FILE__"] = lambda at: _text_token(at.file, at)
        self.macros["__DATE__"] = lambda at: _text_token(_date(), at)
        self.macros["__TIME__"] = lambda at: _text_token(time.strftime("%H:%M:%S", time.localtime()), at)
        self.built_in_macros = dict(self.macros)
        """The macros that apply within built-in headers. Macros of the program, even those named as keywords,
        do not affect them.
        """
        for definition in options.defines:
            name, equals, value = definition.partition("=")
            self._define_option(f"{name} {value if equals else 1}")
        for name in options.undefines:
            self.macros.pop(name, None)
        if "NDEBUG" in self.macros and isinstance(self.macros.get("assert"), DefaultMacro):
            self._define_option("assert(condition) ((void)0)")

    def _define_option(self, text: str) -> None:
        tokens = scan.scan(text.replace("\n", " "), _COMMAND_LINE)
        try:
            macro = parse_definition(
                [*tokens, RawToken(MISSING, "", _COMMAND_LINE, 1, 1)][: len(tokens) or 1]
            )
        except MacroError as error:
            self.diags.error(error.message, error.token.location)
            return
        macro.location = None
        self.macros[macro.name] = macro

    def _counter(self, at: RawToken) -> RawToken:
        self.counter += 1
        return number_token(self.counter - 1, at)

    # Files

    def run(self, text: str, filename: str) -> list[RawToken]:
        """Return all tokens of the unit, with macros expanded."""
        text = scan.normalize(text)
        self.diags.sources.setdefault(filename, text)
        pre_includes = "".join(f'#include "{name}"\n' for name in self.options.pre_includes)
        tokens: list[RawToken] = []
        if pre_includes:
            self.diags.sources.setdefault(_COMMAND_LINE, pre_includes)
            tokens += self.read(SourceFile(_COMMAND_LINE, "", pre_includes, _COMMAND_LINE))
        tokens += self.read(SourceFile(filename, os.path.dirname(filename), text, os.path.abspath(filename)))
        return tokens

    def library(self, tokens: list[RawToken]) -> Iterator[RawToken]:
        """Yield the tokens of the built-in headers that the program includes, and of the CUDA and standard
        library headers that declare a name which the program, or one of these headers, mentions.
        """
        own = [*self.built_in_tokens, *self._read_built_in(library.find_cuda_headers(tokens))]
        yield from self._read_built_in(library.find_std_headers([*own, *tokens], self.available_headers))
        yield from own

    def _read_built_in(self, names: list[str]) -> Iterator[RawToken]:
        for name in names:
            header = headers.built_in(name)
            if header.key not in self.include_once:
                yield from self._read_header(header, header.read())

    def _read_header(self, header: headers.Header, text: str, angled: bool = False) -> Iterator[RawToken]:
        self.diags.sources.setdefault(header.display, text)
        if angled or (self.files and self.files[-1].name in self.diags.system_headers):
            self.diags.system_headers.add(header.display)
        file = SourceFile(header.display, os.path.dirname(header.path), text, header.key)
        yield from self.read(file)
        if file.guard is not None and file.guard in self.macros:
            self.include_once.setdefault(header.key, file.guard)

    def include(self, args: list[RawToken], directive: RawToken) -> Iterator[RawToken]:
        """Yield the tokens of the file that an `#include` line names."""
        result = self._header_name(args, directive)
        if result is None:
            return
        name, angled, at, length = result
        if len(self.files) > MAX_INCLUDE_DEPTH:
            self.diags.error("#include nested too deeply", at.location, length=length)
            return
        header = headers.find(name, angled, self.files[-1].directory, self.options)
        angled = angled or (header is None and headers.is_host_header(name, self.options))
        if header is None:
            self._report_missing_header(name, angled, at.location, length)
            self.has_missing_header = True
            if not angled or name in headers.UNSUPPORTED:
                return
            # Nearly every library header includes the integer types, and it may include any header of the
            # standard library.
            self.available_headers |= library.ALL
            header = headers.built_in("stdint.h")
        if header.is_built_in and name.startswith(headers.CUDA_STD):
            self.available_headers |= library.transitive_headers(name.removeprefix(headers.CUDA_STD))
        part = os.path.basename(header.path) if header.is_built_in else ""
        if library.is_library_header(part) and not (
            self._is_in_built_in() and library.is_library_header(os.path.basename(self.files[-1].key))
        ):
            # `library` reads it, before any other header.
            self.available_headers |= library.transitive_headers(part)
            return
        if header.key in self.include_once:
            guard = self.include_once[header.key]
            if guard is None or guard in self.macros:
                return
        try:
            text = header.read()
        except OSError as error:
            self.diags.error(f"cannot read '{name}': {error.strerror}", at.location, length=length)
            return
        if header.is_built_in and not self._is_in_built_in():
            # It precedes the program, and so the headers that `library` adds, which may include it as well.
            self.built_in_tokens += self._read_header(header, text)
            return
        yield from self._read_header(header, text, angled)

    def _header_name(
        self, tokens: list[RawToken], directive: RawToken
    ) -> tuple[str, bool, RawToken, int] | None:
        """Parse the operand of `#include`. Returns (name, whether in <…>, first token, length in characters);
        None when the line is malformed, which is reported.
        """
        if tokens and tokens[0].value != "<" and tokens[0].type != TEXT:
            tokens = self.expander.expand(tokens)
        if tokens and tokens[0].type == TEXT and tokens[0].value.startswith('"'):
            first = tokens[0]
            if len(tokens) > 1:
                self.extra_tokens("include", tokens[1])
            if first.value == '""':
                self.error("empty filename", first)
                return None
            return first.value[1:-1], False, first, first.length
        if tokens and tokens[0].value == "<":
            return self._angled_name(tokens)
        self.error('expected "FILENAME" or <FILENAME>', tokens[0] if tokens else directive)
        return None

    def _angled_name(self, tokens: list[RawToken]) -> tuple[str, bool, RawToken, int] | None:
        close = next((i for i, t in enumerate(tokens) if t.value == ">"), None)
        if close is None:
            self.diags.error(
                "expected '>'", tokens[-1].location, notes=[Note("to match this '<'", tokens[0].location)]
            )
            return None
        if close + 1 < len(tokens):
            self.extra_tokens("include", tokens[close + 1])
        first, last = tokens[0], tokens[close]
        is_same_definition = first.file == last.file and first.lineno == last.lineno and not first.expansion
        return (
            _spelling(tokens[1:close]),
            True,
            first,
            last.column + 1 - first.column if is_same_definition else first.length,
        )

    def _report_missing_header(self, name: str, angled: bool, location: Location, length: int) -> None:
        if name in headers.UNSUPPORTED:
            self.diags.error(f"header '{name}' is not supported", location, length=length)
        elif angled:
            self.diags.warning(
                "unknown-header", f"'{name}' file not found; header ignored", location, length=length
            )
        else:
            self.diags.error(f"'{name}' file not found", location, length=length)

    # Overrides of DirectiveMachine

    def expand(self, tokens: list[RawToken]) -> list[RawToken]:
        """Return the tokens after macro expansion."""
        self.expander.macros = self.built_in_macros if self._is_in_built_in() else self.macros
        try:
            return self.expander.expand(tokens)
        finally:
            self.expander.macros = self.macros

    def _is_in_built_in(self) -> bool:
        """Return whether the current text is that of a built-in header."""
        return library.is_built_in(self.files[-1].name)

    def is_macro(self, name: RawToken) -> bool:
        """Return whether a name is a defined macro."""
        if name.value in self.macros or name.value in _CONDITION_OPERATORS:
            return True
        try:
            macro_name(name)
        except MacroError as error:
            self.error(error.message, name)
        return False

    def condition(self, tokens: list[RawToken], directive: RawToken) -> bool:
        """Return the value of an `#if` condition. Reports errors."""
        end = missing_after(tokens, directive)
        try:
            self.expander.in_condition = True
            expanded = self._replace_operators(
                self.expander.expand(self._replace_operators(tokens, end)), end
            )
            return bool(Condition(expanded, end, _condition_number, character).value())
        except ConditionError as error:
            if not (isinstance(error, UndefinedMacroCall) and self._lacks_headers()):
                self.error(error.message, error.token)
            return False
        finally:
            self.expander.in_condition = False

    def _lacks_headers(self) -> bool:
        """Return whether the text is a system header's after a missing header, whose macros are unknown."""
        return self.has_missing_header and self.files[-1].name in self.diags.system_headers

    def handle_directive(
        self, directive: RawToken, args: list[RawToken], pound: RawToken
    ) -> Iterator[RawToken]:
        """Handle a directive. Yield the tokens that it produces."""
        name = directive.value
        if name == "include":
            yield from self.include(args, directive)
        elif name == "define":
            self._handle_define(args or [missing_after(args, directive)])
        elif name == "undef":
            self._handle_undef(args or [missing_after(args, directive)])
        elif name == "pragma":
            yield from self._handle_pragma(args, pound)
        elif name in ("error", "warning"):
            message = _spelling(args)
            if name == "error" and not self._lacks_headers():
                self.error(message or "#error", directive)
            else:
                self.warn("#warnings", message or "#warning", directive)
        elif name == "line" or is_line_marker(directive):
            self._handle_line(args if name == "line" else [directive, *args], directive)
        elif name not in ("ident", "sccs"):
            self.error("invalid preprocessing directive", directive)

    def _handle_define(self, tokens: list[RawToken]) -> None:
        try:
            macro = parse_definition(tokens)
        except MacroError as error:
            self.error(error.message, error.token, error.notes)
            return
        name = tokens[0]
        if macro.params is None and len(tokens) > 1 and not tokens[1].space:
            self.warn("c99-extensions", "whitespace required after macro name", tokens[1])
        old = self.macros.get(macro.name)
        is_replaceable = old in (None, expand_keyword) or isinstance(old, LazyMacro)
        if not is_replaceable and not (isinstance(old, Macro) and old.is_same_definition(macro)):
            previous = old.location if isinstance(old, Macro) else None
            built_in = macro.name in _BUILTIN_MACROS or (
                isinstance(old, Macro) and old.value and old.value[0].file == "<built-in>"
            )
            if previous is None and built_in:
                self.warn("builtin-macro-redefined", "redefining builtin macro", name)
            else:
                notes = (
                    [Note("previous definition is here", previous, len(macro.name))]
                    if previous is not None
                    else []
                )
                self.warn("macro-redefined", f"'{macro.name}' macro redefined", name, notes)
        self.macros[macro.name] = macro
        if self._is_in_built_in():
            self.built_in_macros[macro.name] = macro

    def _handle_undef(self, tokens: list[RawToken]) -> None:
        try:
            name = macro_name(tokens[0])
        except MacroError as error:
            self.error(error.message, error.token)
            return
        if name in _BUILTIN_MACROS:
            self.warn("builtin-macro-redefined", "undefining builtin macro", tokens[0])
        self.macros.pop(name, None)
        if self._is_in_built_in():
            self.built_in_macros.pop(name, None)

    def _replace_operators(self, tokens: list[RawToken], end: RawToken) -> list[RawToken]:
        """Return the tokens with `defined X`, `defined(X)` and `__has_include(…)` replaced by their values.
        Raises ConditionError.
        """
        out: list[RawToken] = []
        i = 0
        while i < len(tokens):
            token = tokens[i]
            i += 1
            if token.type == NAME and token.value == "defined":
                i, value = self._evaluate_defined(tokens, i, end)
                out.append(number_token(value, token))
            elif token.type == NAME and token.value in ("__has_include", "__has_include_next"):
                i, value = self._evaluate_has_include(tokens, i, token, end)
                out.append(number_token(value, token))
            elif token.type == NAME and token.value in features.OPERATORS:
                i, value = self._evaluate_has_feature(tokens, i, token)
                out.append(number_token(value, token))
            else:
                out.append(token)
        return out

    def _evaluate_defined(self, tokens: list[RawToken], i: int, end: RawToken) -> tuple[int, int]:
        parenthesis = tokens[i] if i < len(tokens) and tokens[i].value == "(" else None
        i += parenthesis is not None
        name = tokens[i] if i < len(tokens) else end
        if name.type != NAME:
            missing = name.type == MISSING or name.value == ")"
            raise ConditionError(
                "macro name missing" if missing else "macro name must be an identifier", name
            )
        i += 1
        if parenthesis is not None:
            if i >= len(tokens) or tokens[i].value != ")":
                raise ConditionError("missing ')' after 'defined'", tokens[i] if i < len(tokens) else end)
            i += 1
        return i, int(name.value in self.macros or name.value in _CONDITION_OPERATORS)

    def _evaluate_has_feature(self, tokens: list[RawToken], i: int, at: RawToken) -> tuple[int, int]:
        close = next((j for j in range(i, len(tokens)) if tokens[j].value == ")"), None)
        operands = [token.value for token in tokens[i + 1 : close]]
        if i >= len(tokens) or tokens[i].value != "(" or close is None or not operands:
            raise ConditionError(f"missing '(' or ')' after '{at.value}'", at)
        return close + 1, int(features.has_feature(at.value, operands).rstrip("L"))

    def _evaluate_has_include(
        self, tokens: list[RawToken], i: int, at: RawToken, end: RawToken
    ) -> tuple[int, int]:
        close = next((j for j in range(i, len(tokens)) if tokens[j].value == ")"), None)
        if i >= len(tokens) or tokens[i].value != "(" or close is None:
            raise ConditionError("missing '(' or ')' after '__has_include'", at)
        result = self._header_name([t.copy() for t in tokens[i + 1 : close]], at)
        if result is None:
            return close + 1, 0
        name, angled, _, _ = result
        return close + 1, int(headers.find(name, angled, self.files[-1].directory, self.options) is not None)

    def _handle_pragma(self, args: list[RawToken], pound: RawToken) -> Iterator[RawToken]:
        """Handle `#pragma once`; a supported pragma becomes one PRAGMA token, others are reported as
        warnings.
        """
        if args and args[0].value == "once":
            self.include_once[self.files[-1].key] = None
            return
        tokens = lexer.pragma_tokens(pound, args, self.expander, self.diags)
        if tokens is not None:
            pound.type, pound.value = lexer.PRAGMA, tokens
            yield pound

    def _handle_line(self, toks: list[RawToken], directive: RawToken) -> None:
        toks = self.expander.expand(toks)
        file = self.files[-1]
        if not toks or not toks[0].value.isdecimal() or not 0 < int(toks[0].value) < 1 << 31:
            self.error("#line directive requires a positive integer argument", toks[0] if toks else directive)
            return
        if len(toks) > 1:
            if toks[1].type != TEXT:
                self.error("invalid filename for #line directive", toks[1])
                return
            file.renamed = toks[1].value[1:-1]
        file.shift += int(toks[0].value) - directive.lineno - 1


def _spelling(tokens: Sequence[RawToken]) -> str:
    return "".join((" " if t.space and i else "") + t.value for i, t in enumerate(tokens))


def _text_token(text: str, at: RawToken) -> RawToken:
    token = at.copy()
    token.type = TEXT
    token.value = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return token


def _condition_number(text: str) -> tuple[int, str, int] | float:
    kind, value = number(text)
    if kind == "FLOATING":
        return 0.0
    return value[0], value[1], value[2]


def _date() -> str:
    now = time.localtime()
    return f"{_MONTHS[now.tm_mon - 1]} {now.tm_mday:2d} {now.tm_year}"
