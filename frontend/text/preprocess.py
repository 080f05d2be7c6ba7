"""The preprocessor: source text to tokens, through `#include`, conditions and macros.

pcpp's directive machine (`Preprocessor.parsegen`: conditions, include guards, `#pragma once`) is driven token by token; its text
output is never used, so columns survive. What pcpp does with less care than a compiler needs is replaced here: scanning
(`scan`), macro definition and expansion (`macros`), the evaluation of conditions (`conditions`), the search for headers, and all
reporting, which goes to `Diagnostics` with exact places.

Built-in headers are package data (`include/`) and appear under the name `<minicc>/NAME`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

from pcpp.parser import Action, OutputDirective, PreprocessorHooks
from pcpp.preprocessor import Preprocessor as DirectiveMachine

from ...support.diagnostics import Diagnostics, Location, Note
from . import lexer, scan
from .conditions import Condition, ConditionError
from .default_macros import DefaultMacro, default_macros
from .literals import character, number
from .macros import Expander, Macro, MacroError, macro_name, parse_definition, predefined
from .macros import number as number_token
from .options import FrontendOptions
from .recursion import deep_recursion
from .scan import MISSING, NAME, TEXT, RawToken
from .tokens import END, PRAGMA_END, Token

MAX_INCLUDE_DEPTH = 200

_HEADERS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "include")
_ALIASES = {
    "cassert": "assert.h", "cfloat": "float.h", "climits": "limits.h", "cmath": "math.h", "cstddef": "stddef.h",
    "cstdint": "stdint.h", "cstdio": "stdio.h", "cuda_runtime_api.h": "cuda_runtime.h",
    "cstdlib": "stdlib.h", "cstring": "stddef.h", "string.h": "stddef.h",
    "device_launch_parameters.h": "cuda_runtime.h", "vector_types.h": "cuda_runtime.h", "inttypes.h": "stdint.h",
    "cooperative_groups/reduce.h": "cooperative_groups_reduce.h", "cooperative_groups/scan.h": "cooperative_groups_scan.h",
}  # fmt: skip
_REFUSED_HEADERS = frozenset({"cuda_fp6.h", "cuda_fp4.h", "mma.h"})
_BUILTIN_MACROS = ("__FILE__", "__LINE__", "__COUNTER__", "__DATE__", "__TIME__")
_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def preprocess(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> list[Token]:
    """The tokens of a translation unit, ending in an END token. Problems go to `diags`; the tokens are usable in any case."""
    machine = _Preprocessor(options, diags)
    # Nested includes, macro arguments and conditions are each bounded, but their sum may pass Python's own limit.
    with deep_recursion():
        raw = machine.run(text, filename)
    # The end of the file is shown after the last character, not on a line that is not there.
    body = scan.normalize(text).removesuffix("\n")
    last = Location(filename, body.count("\n") + 1, len(body) - (body.rfind("\n") + 1) + 1)
    return lexer.lex(raw, last, diags)

_ARGUMENTS = {"else": 0, "endif": 0, "ifdef": 1, "ifndef": 1, "undef": 1}
"""Directives that take a fixed number of tokens."""


class _Open:
    """An open condition: its directive, and whether its `#else` was seen."""

    __slots__ = ("directive", "else_seen")

    def __init__(self, directive: RawToken) -> None:
        self.directive = directive
        self.else_seen = False


class _File:
    """One file being read: its name for locations, its text, and what `#line` made of its line numbers."""

    __slots__ = ("conditions", "directory", "name", "renamed", "shift", "text")

    def __init__(self, name: str, directory: str, text: str) -> None:
        self.name = name
        self.directory = directory
        self.text = text
        self.renamed: str | None = None
        self.shift = 0
        self.conditions: list[_Open] = []


class _Preprocessor(DirectiveMachine):
    """pcpp's machine with our tokens, macros, conditions and messages.

    The base class's constructor is not run: it would build a lexer and an expression parser that nothing here uses.
    The attributes below are the ones `parsegen` reads.
    """

    def __init__(self, options: FrontendOptions, diags: Diagnostics) -> None:
        PreprocessorHooks.__init__(self)
        self.t_WS = self.t_COMMENT = ()
        self.t_SPACE, self.t_STRING, self.t_ID = "", TEXT, NAME
        self.rewrite_paths: list[Any] = []
        self.include_times: list[Any] = []
        self.include_once: dict[str, str | None] = {}
        self.temp_path: list[str] = []
        self.include_depth = 0
        self.auto_pragma_once_enabled = True
        self.expand_filemacro = False
        self.debugout = None

        self.diags = diags
        self.options = options
        self.files: list[_File] = []
        self.expander = Expander(diags)
        self.macros = self.expander.macros
        self.counter = 0
        self._predefine()

    # Predefined macros

    def _predefine(self) -> None:
        options = self.options
        self.macros.update(default_macros())
        for name, value in (
            ("__CUDACC__", "1"),
            # The CUDA whose language this is.
            ("__CUDACC_VER_MAJOR__", "12"),
            ("__CUDACC_VER_MINOR__", "0"),
            ("__CUDACC_VER_BUILD__", "0"),
            ("__MINICC__", "1"),
            ("__CUDA_ARCH__", str(options.arch_number * 10)),
            ("__cplusplus", "201703L"),
            ("__STDC__", "1"),
            ("__STDC_HOSTED__", "1"),
            ("__LP64__", "1"),
            ("__CHAR_BIT__", "8"),
            # nvcc includes its runtime header, which has this one, before every program.
            ("NULL", "0L"),
        ):
            self.macros[name] = predefined(name, value, "<built-in>")
        if options.use_fast_math:
            self.macros["__USE_FAST_MATH__"] = predefined("__USE_FAST_MATH__", "1", "<built-in>")
        self.macros["__LINE__"] = lambda at: number_token(at.lineno, at)
        self.macros["__COUNTER__"] = self._counter
        self.macros["__FILE__"] = lambda at: _text_token(at.file, at)
        self.macros["__DATE__"] = lambda at: _text_token(_date(), at)
        self.macros["__TIME__"] = lambda at: _text_token(_time(), at)
        for definition in options.defines:
            name, equals, value = definition.partition("=")
            self._define_option(f"{name} {value if equals else 1}")
        for name in options.undefines:
            self.macros.pop(name, None)
        if "NDEBUG" in self.macros and isinstance(self.macros.get("assert"), DefaultMacro):
            self._define_option("assert(condition) ((void)0)")

    def _define_option(self, text: str) -> None:
        tokens = scan.scan(text.replace("\n", " "), "<command line>")
        try:
            macro = parse_definition([*tokens, RawToken(MISSING, "", "<command line>", 1, 1)][: len(tokens) or 1])
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
        """All tokens of the unit, macros expanded."""
        text = scan.normalize(text)
        self.diags.sources.setdefault(filename, text)
        self.files.append(_File(filename, os.path.dirname(filename), text))
        tokens = list(self.parsegen("", filename, os.path.abspath(filename)))
        traits = self._type_traits(tokens)
        return [*traits, *(t for t in tokens if t.type != MISSING and (not traits or t.file != traits[0].file))]

    def _type_traits(self, tokens: list[RawToken]) -> list[RawToken]:
        """<type_traits>, which nvcc reads before every program, for a program that asks something of types before it includes it, or never does."""
        header = os.path.join(_HEADERS, "type_traits")
        if not any(t.value == "std" and i + 2 < len(tokens) and _is_trait(tokens[i + 2].value) for i, t in enumerate(tokens)):
            return []
        if os.path.abspath(header) in self.include_once:
            return [t for t in tokens if t.type != MISSING and t.file == "<minicc>/type_traits"]
        display = "<minicc>/type_traits"
        with open(header, encoding="utf-8") as stream:
            text = scan.normalize(stream.read())
        self.diags.sources.setdefault(display, text)
        self.files.append(_File(display, _HEADERS, text))
        found = [t for t in self.parsegen("", display, os.path.abspath(header)) if t.type != MISSING]
        self.files.pop()
        return found

    def group_lines(self, input: str, abssource: str) -> Iterator[list[RawToken]]:
        """The logical lines of the innermost file; pcpp's own text is not looked at, it has lost trigraph-like characters."""
        file = self.files[-1]
        for tokens in scan.lines(file.text, file.name):
            if file.shift or file.renamed is not None:
                for token in tokens:
                    token.lineno += file.shift
                    token.file = file.renamed or file.name
            yield tokens

    def include(self, tokens: Sequence[RawToken], original_line: Any) -> Iterator[RawToken]:
        """The tokens of the file that an `#include` line names."""
        found = self._header_name(list(tokens))
        if found is None:
            return
        name, angled, at, length = found
        if self.include_depth >= MAX_INCLUDE_DEPTH:
            self.diags.error("#include nested too deeply", at.location, length=length)
            return
        path, display = self._find(name, angled)
        if path is None:
            self._not_found(name, angled, at.location, length)
            if not angled or name in _REFUSED_HEADERS:
                return
            # Nearly every header of a library brings the integer types.
            path, display = os.path.join(_HEADERS, "stdint.h"), "<minicc>/stdint.h"
        key = os.path.abspath(path)
        if key in self.include_once:
            guard = self.include_once[key]
            if guard is None or guard in self.macros:
                return
        try:
            with open(path, encoding="utf-8", errors="surrogateescape", newline="") as stream:
                text = scan.normalize(stream.read())
        except OSError as error:
            self.diags.error(f"cannot read '{name}': {error.strerror}", at.location, length=length)
            return
        self.diags.sources.setdefault(display, text)
        self.files.append(_File(display, os.path.dirname(path), text))
        yield from self.parsegen("", display, key)
        self.files.pop()

    def _header_name(self, tokens: list[RawToken]) -> tuple[str, bool, RawToken, int] | None:
        """(name, whether in <…>, where, how long); None when the line is malformed (reported)."""
        while tokens and tokens[-1].type == MISSING:
            tokens.pop()
        if tokens and tokens[0].value != "<" and tokens[0].type != TEXT:
            tokens = self.expander.expand(tokens)
        if tokens and tokens[0].type == TEXT and tokens[0].value.startswith('"'):
            first = tokens[0]
            if len(tokens) > 1:
                self._extra_tokens("include", tokens[1])
            if first.value == '""':
                self.diags.error("empty filename", first.location, length=2)
                return None
            return first.value[1:-1], False, first, first.length
        if tokens and tokens[0].value == "<":
            close = next((i for i, t in enumerate(tokens) if t.value == ">"), None)
            if close is None:
                self.diags.error("expected '>'", tokens[-1].location, notes=[Note("to match this '<'", tokens[0].location)])
                return None
            if close + 1 < len(tokens):
                self._extra_tokens("include", tokens[close + 1])
            name = "".join((" " if t.space and i else "") + t.value for i, t in enumerate(tokens[1:close]))
            first, last = tokens[0], tokens[close]
            same = first.file == last.file and first.lineno == last.lineno and not first.expansion
            return name, True, first, last.column + 1 - first.column if same else first.length
        at = tokens[0] if tokens else self.lastdirective
        self.diags.error('expected "FILENAME" or <FILENAME>', at.location, length=at.length)
        return None

    def _find(self, name: str, angled: bool) -> tuple[str | None, str]:
        """The path of a header and the name under which locations show it."""
        directories = [] if angled else [self.files[-1].directory]
        for directory in (*directories, *self.options.include_dirs):
            path = os.path.join(directory, name)
            if os.path.isfile(path):
                return path, path
        builtin = _ALIASES.get(name, name)
        path = os.path.join(_HEADERS, builtin)
        if "/" not in builtin and os.path.isfile(path):
            return path, f"<minicc>/{builtin}"
        return None, name

    def _not_found(self, name: str, angled: bool, location: Location, length: int) -> None:
        if name in _REFUSED_HEADERS:
            self.diags.error(f"header '{name}' is not supported", location, length=length)
        elif angled:
            self.diags.warning("unknown-header", f"'{name}' file not found; header ignored", location, length=length)
        else:
            self.diags.error(f"'{name}' file not found", location, length=length)

    # What parsegen calls

    def expand_macros(self, tokens: Sequence[RawToken], expanding_from: Any = ()) -> list[RawToken]:
        return self.expander.expand(tokens)

    def tokenstrip(self, tokens: list[RawToken]) -> list[RawToken]:
        """Nothing to strip: white space leaves no tokens."""
        return tokens

    def define(self, tokens: Sequence[RawToken] | str) -> None:
        tokens = [t for t in tokens if isinstance(t, RawToken)]
        try:
            macro = parse_definition(tokens if tokens[0].type == MISSING else _trimmed(tokens))
        except MacroError as error:
            self.diags.error(error.message, error.token.location, length=error.token.length, notes=error.notes)
            return
        name = tokens[0]
        if macro.params is None and len(tokens) > 1 and not tokens[1].space and tokens[1].type != MISSING:
            self.diags.warning(
                "c99-extensions", "whitespace required after macro name", tokens[1].location, length=tokens[1].length
            )
        old = self.macros.get(macro.name)
        if old is not None and not isinstance(old, DefaultMacro) and not (isinstance(old, Macro) and old.same(macro)):
            if isinstance(old, Macro) and old.location is not None:
                notes = [Note("previous definition is here", old.location, len(macro.name))]
                self.diags.warning(
                    "macro-redefined", f"'{macro.name}' macro redefined", name.location, length=name.length, notes=notes
                )
            elif macro.name in _BUILTIN_MACROS or (isinstance(old, Macro) and old.value and old.value[0].file == "<built-in>"):
                self.diags.warning(
                    "builtin-macro-redefined", "redefining builtin macro", name.location, length=name.length
                )
            else:
                self.diags.warning(
                    "macro-redefined", f"'{macro.name}' macro redefined", name.location, length=name.length
                )
        self.macros[macro.name] = macro

    def undef(self, tokens: Sequence[RawToken] | str) -> None:
        tokens = [t for t in tokens if isinstance(t, RawToken)]
        try:
            name = macro_name(tokens[0])
        except MacroError as error:
            self.diags.error(error.message, error.token.location, length=error.token.length)
            return
        if name in _BUILTIN_MACROS:
            self.diags.warning(
                "builtin-macro-redefined", "undefining builtin macro", tokens[0].location, length=tokens[0].length
            )
        self.macros.pop(name, None)

    def evalexpr(self, tokens: Sequence[RawToken]) -> tuple[int, None]:
        """The value of a condition; an ill-formed one is reported and false."""
        end = next((t for t in tokens if t.type == MISSING), tokens[-1])
        try:
            plain = self._with_defined([t for t in tokens if t.type != MISSING], end)
            expanded = self._with_defined(self.expander.expand(plain), end)
            return Condition(expanded, end, _condition_number, character).value(), None
        except ConditionError as error:
            token = error.token
            self.diags.error(error.message, token.location, length=max(token.length, 1))
            return 0, None

    def _with_defined(self, tokens: list[RawToken], end: RawToken) -> list[RawToken]:
        """The tokens with `defined X`, `defined(X)` and `__has_include(…)` replaced by their values."""
        out: list[RawToken] = []
        i = 0
        while i < len(tokens):
            token = tokens[i]
            i += 1
            if token.type == NAME and token.value == "defined":
                i, value = self._defined(tokens, i, end)
                out.append(number_token(value, token))
            elif token.type == NAME and token.value == "__has_include":
                i, value = self._has_include(tokens, i, token, end)
                out.append(number_token(value, token))
            else:
                out.append(token)
        return out

    def _defined(self, tokens: list[RawToken], i: int, end: RawToken) -> tuple[int, int]:
        parenthesis = tokens[i] if i < len(tokens) and tokens[i].value == "(" else None
        i += parenthesis is not None
        name = tokens[i] if i < len(tokens) else end
        if name.type != NAME:
            missing = name.type == MISSING or name.value == ")"
            raise ConditionError("macro name missing" if missing else "macro name must be an identifier", name)
        i += 1
        if parenthesis is not None:
            if i >= len(tokens) or tokens[i].value != ")":
                raise ConditionError("missing ')' after 'defined'", tokens[i] if i < len(tokens) else end)
            i += 1
        return i, int(name.value in self.macros or name.value == "__has_include")

    def _has_include(self, tokens: list[RawToken], i: int, at: RawToken, end: RawToken) -> tuple[int, int]:
        close = next((j for j in range(i, len(tokens)) if tokens[j].value == ")"), None)
        if i >= len(tokens) or tokens[i].value != "(" or close is None:
            raise ConditionError("missing '(' or ')' after '__has_include'", at)
        found = self._header_name([t.copy() for t in tokens[i + 1 : close]])
        if found is None:
            return close + 1, 0
        name, angled, _, _ = found
        return close + 1, int(self._find(name, angled)[0] is not None)

    # Hooks

    def on_directive_handle(
        self, directive: RawToken, toks: list[RawToken], ifpassthru: bool, precedingtoks: list[RawToken]
    ) -> bool:
        """Called before every directive, in skipped text too."""
        self.lastdirective = directive
        name = directive.value
        if name == "else" or name == "elif":
            opened = self.files[-1].conditions
            if opened and opened[-1].else_seen:
                self.diags.error(f"#{name} after #else", directive.location, length=directive.length)
                raise OutputDirective(Action.IgnoreAndRemove)
            if opened and name == "else":
                opened[-1].else_seen = True
        elif name in ("if", "ifdef", "ifndef"):
            self.files[-1].conditions.append(_Open(directive))
        elif name == "endif" and self.files[-1].conditions:
            self.files[-1].conditions.pop()
        allowed = _ARGUMENTS.get(name)
        if allowed is not None and len(toks) > allowed:
            self._extra_tokens(name, toks[allowed])
        # The machine looks at arguments without counting them.
        last = toks[-1] if toks else directive
        for _ in range(4):
            missing = RawToken(MISSING, "", last.file, last.lineno, last.column + last.length)
            missing.length = 1
            toks.append(missing)
        return True

    def on_unknown_macro_in_defined_expr(self, tok: RawToken) -> bool:
        """Called for the name after `#ifdef` and `#ifndef` when it is not a macro."""
        try:
            macro_name(tok)
        except MacroError as error:
            self.diags.error(error.message, tok.location, length=tok.length)
        return False

    def on_directive_unknown(
        self, directive: RawToken, toks: list[RawToken], ifpassthru: bool, precedingtoks: list[RawToken]
    ) -> bool | None:
        """Called for every other directive in text that is not skipped; None lets its tokens through."""
        while toks and toks[-1].type == MISSING:
            toks.pop()
        name = directive.value
        if name == "pragma":
            return self._pragma(directive, toks, precedingtoks)
        if name in ("error", "warning"):
            message = _spelling(toks)
            if name == "error":
                self.diags.error(message or "#error", directive.location, length=directive.length)
            else:
                self.diags.warning("#warnings", message or "#warning", directive.location, length=directive.length)
        elif name == "line" or directive.type == scan.NUMBER:
            self._line(toks if name == "line" else [directive, *toks], directive)
        elif name not in ("ident", "sccs"):
            self.diags.error("invalid preprocessing directive", directive.location, length=directive.length)
        return True

    def _pragma(self, directive: RawToken, toks: list[RawToken], precedingtoks: list[RawToken]) -> bool | None:
        """Lets `#pragma unroll` through as one token; the lexer takes its argument from there."""
        pound = precedingtoks[0]
        tokens = lexer.pragma_tokens(pound, toks, self.expander, self.diags)
        if tokens is None:
            return True
        # The machine passes on the tokens of the line; they become the ones that stand for the pragma.
        pound.type, pound.value = lexer.PRAGMA, tokens
        for token in (directive, *toks):
            token.type = MISSING
        return None

    def _line(self, toks: list[RawToken], directive: RawToken) -> None:
        toks = self.expander.expand(toks)
        file = self.files[-1]
        if not toks or not toks[0].value.isdecimal() or not 0 < int(toks[0].value) < 1 << 31:
            at = toks[0] if toks else directive
            self.diags.error(
                "#line directive requires a positive integer argument", at.location, length=max(at.length, 1)
            )
            return
        if len(toks) > 1:
            if toks[1].type != TEXT:
                self.diags.error("invalid filename for #line directive", toks[1].location, length=toks[1].length)
                return
            file.renamed = toks[1].value[1:-1]
        file.shift += int(toks[0].value) - directive.lineno - 1

    def on_error(self, file: RawToken, line: int, msg: str) -> None:
        """What `parsegen` itself finds wrong; `file` is the token it concerns."""
        kind, _, what = msg.partition(" ")
        if kind == "Misplaced":
            self.diags.error(f"{what} without #if", file.location, length=file.length)
        else:
            directive = self.files[-1].conditions.pop(0).directive
            self.diags.error("unterminated conditional directive", directive.location, length=directive.length)

    def _extra_tokens(self, directive: str, token: RawToken) -> None:
        self.diags.warning(
            "extra-tokens",
            f"extra tokens at end of #{directive} directive",
            token.location,
            length=token.length,
        )


def _trimmed(tokens: list[RawToken]) -> list[RawToken]:
    return [t for t in tokens if t.type != MISSING]


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
    import time

    now = time.localtime()
    return f"{_MONTHS[now.tm_mon - 1]} {now.tm_mday:2d} {now.tm_year}"


def _time() -> str:
    import time

    return time.strftime("%H:%M:%S", time.localtime())


def _is_trait(name: str) -> bool:
    return name.startswith(("is_", "remove_", "make_", "enable_if", "conditional", "integral_constant", "true_type", "false_type", "forward", "move", "index_sequence", "integer_sequence"))


_MERGING = frozenset("+-*/%&|^<>=!:#.")


def render(tokens: Sequence[Token]) -> str:
    """The text that `-E` prints: the tokens at their lines and columns, with markers (`# line "file"`) where the place jumps."""
    out: list[str] = []
    file, line = "", 0
    previous: Token | None = None
    for token in tokens:
        if token.kind == END:
            break
        at = token.location
        if token.fresh or previous is None or at.file != file or previous.kind == PRAGMA_END:
            out.append("\n" if out else "")
            if at.file != file or not line < at.line <= line + 8:
                escaped = at.file.replace("\\", "\\\\").replace('"', '\\"')
                out.append(f'# {at.line} "{escaped}"\n')
            else:
                out.append("\n" * (at.line - line - 1))
            file, line = at.file, at.line
            out.append(" " * (at.column - 1))
        elif token.space or _would_merge(previous.text, token.text):
            out.append(" ")
        out.append(token.text)
        line += token.text.count("\n")
        previous = token
    out.append("\n" if out else "")
    return "".join(out)


def _would_merge(left: str, right: str) -> bool:
    """Whether two tokens without a space between would be read as one."""
    if not left or not right:
        return False
    a, b = left[-1], right[0]
    word = (a.isalnum() or a in "_$") and (b.isalnum() or b in "_$\"'")
    if b == "." and (left[0].isdigit() or left[0] == "."):
        return True
    return word or (a == "." and b.isdigit()) or (a in _MERGING and b in _MERGING)

