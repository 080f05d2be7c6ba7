"""Directives: the tokens of a source file, line by line (C99 6.10, C++17 [cpp]).

`DirectiveMachine` reads the logical lines of a file. Text between two directives is collected and expanded as
one list, since the arguments of a macro may span lines. Conditional directives are handled here; those that
need files, macros or pragmas belong to the derived class (`preprocess`).

Why not a library: importing pcpp took 15 ms, a tenth of a small compilation, and everything around its loop
(scanning, macros, conditions, locations, messages) had to be replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...support.diagnostics import Diagnostics, Note
from . import scan
from .scan import MISSING, NAME, NUMBER, RawToken

_ARGUMENTS = {"else": 0, "endif": 0, "ifdef": 1, "ifndef": 1, "undef": 1}
"""Directives that take a fixed number of tokens."""
_CONDITIONALS = frozenset({"if", "ifdef", "ifndef", "elif", "else", "endif"})


class OpenConditional:
    """An open conditional. `is_enclosing_live`: the enclosing text is read; `taken`: one of its groups was
    read; `live`: the current group is read.
    """

    __slots__ = ("is_enclosing_live", "directive", "has_else", "live", "taken")

    def __init__(self, directive: RawToken, is_enclosing_live: bool, live: bool) -> None:
        self.directive, self.is_enclosing_live = directive, is_enclosing_live
        self.live = self.taken = live
        self.has_else = False


class SourceFile:
    """A file being read: its name in locations, its text, its open conditionals, and the renumbering by
    `#line`.

    `guard` is the macro of its include guard, when the file is one `#ifndef guard` … `#endif`.
    """

    __slots__ = ("directory", "groups", "guard", "key", "name", "renamed", "shift", "text")

    def __init__(self, name: str, directory: str, text: str, key: str) -> None:
        self.name, self.directory, self.text, self.key = name, directory, text, key
        self.renamed: str | None = None
        self.shift = 0
        self.groups: list[OpenConditional] = []
        self.guard: str | None = None

    @property
    def live(self) -> bool:
        """True when the current text is read, not skipped."""
        return not self.groups or self.groups[-1].live

    def lines(self) -> Iterator[list[RawToken]]:
        """Yield the logical lines that hold tokens, at the locations that `#line` gives them."""
        for tokens in scan.lines(self.text, self.name):
            if self.shift or self.renamed is not None:
                for token in tokens:
                    token.lineno += self.shift
                    token.file = self.renamed or self.name
            yield tokens


def missing_after(tokens: list[RawToken], directive: RawToken) -> RawToken:
    """Return a MISSING token just past the tokens of a directive."""
    last = tokens[-1] if tokens else directive
    missing = RawToken(MISSING, "", last.file, last.lineno, last.column + last.length)
    missing.length = 1
    return missing


class DirectiveMachine:
    """Reads files: text of live groups is expanded, directives are executed.

    `files` are the files being read, innermost last.
    """

    def __init__(self, diags: Diagnostics) -> None:
        self.diags = diags
        self.files: list[SourceFile] = []

    # Provided by the derived class

    def expand(self, tokens: list[RawToken]) -> list[RawToken]:
        """Return the tokens with their macros expanded."""
        raise NotImplementedError

    def is_macro(self, name: RawToken) -> bool:
        """Return whether the operand of `#ifdef` is a macro; an operand that is not a name is reported."""
        raise NotImplementedError

    def condition(self, tokens: list[RawToken], directive: RawToken) -> bool:
        """Return the value of the condition of `#if` or `#elif`; an ill-formed one is reported and false."""
        raise NotImplementedError

    def handle_directive(
        self, directive: RawToken, args: list[RawToken], pound: RawToken
    ) -> Iterator[RawToken]:
        """Execute a directive, in live text, that is not a conditional; yield its replacement tokens."""
        raise NotImplementedError

    # The loop

    def read(self, file: SourceFile) -> Iterator[RawToken]:
        """Yield the tokens of a file, including those of the files that it includes."""
        self.files.append(file)
        first, is_guarded = True, True
        text: list[RawToken] = []
        for tokens in file.lines():
            if tokens[0].value != "#":
                first, is_guarded = False, is_guarded and bool(file.groups)
                if file.live:
                    text += tokens
                continue
            if len(tokens) == 1:
                continue
            pound, directive, args = tokens[0], tokens[1], tokens[2:]
            outermost = not file.groups
            self._check_argument_count(directive, args)
            if directive.value in _CONDITIONALS:
                if first:
                    file.guard = _guard(directive, args)
                _CONDITIONAL_RULES[directive.value](self, file, directive, args)
            elif file.live:
                yield from self.expand(text)
                text = []
                yield from self.handle_directive(directive, args, pound)
            is_guarded = is_guarded and (first or not outermost)
            first = False
        yield from self.expand(text)
        for group in file.groups:
            self.error("unterminated conditional directive", group.directive)
        if not is_guarded or file.groups:
            file.guard = None
        self.files.pop()

    def _check_argument_count(self, directive: RawToken, args: list[RawToken]) -> None:
        """Warn about superfluous tokens of a directive."""
        allowed = _ARGUMENTS.get(directive.value)
        if allowed is not None and len(args) > allowed:
            self.extra_tokens(directive.value, args[allowed])

    def error(self, message: str, token: RawToken, notes: Sequence[Note] = ()) -> None:
        """Report an error at a token."""
        self.diags.error(message, token.location, length=max(token.length, 1), notes=notes)

    def warn(self, flag: str, message: str, token: RawToken, notes: Sequence[Note] = ()) -> None:
        """Warn at a token."""
        self.diags.warning(flag, message, token.location, length=token.length, notes=notes)

    def extra_tokens(self, directive: str, token: RawToken) -> None:
        """Warn about tokens after the end of a directive."""
        self.warn("extra-tokens", f"extra tokens at end of #{directive} directive", token)

    # Conditions

    def _open_conditional(self, file: SourceFile, directive: RawToken, args: list[RawToken]) -> None:
        """Handle `#if`, `#ifdef` and `#ifndef`; in skipped text the condition is not evaluated."""
        live = file.live
        if live and directive.value == "if":
            holds = self.condition(args, directive)
        elif live:
            name = args[0] if args else missing_after(args, directive)
            holds = self.is_macro(name) == (directive.value == "ifdef")
        file.groups.append(OpenConditional(directive, live, live and holds))

    def _next_group(self, file: SourceFile, directive: RawToken, args: list[RawToken]) -> None:
        """Handle `#elif` and `#else`, whose group is read if no earlier one was."""
        if not file.groups:
            self.error(f"#{directive.value} without #if", directive)
            return
        group = file.groups[-1]
        if group.has_else:
            self.error(f"#{directive.value} after #else", directive)
            return
        group.has_else = directive.value == "else"
        if file.guard is not None and len(file.groups) == 1:
            file.guard = None
        group.live = (
            group.is_enclosing_live
            and not group.taken
            and (group.has_else or self.condition(args, directive))
        )
        group.taken = group.taken or group.live

    def _close_conditional(self, file: SourceFile, directive: RawToken, args: list[RawToken]) -> None:
        if file.groups:
            file.groups.pop()
        else:
            self.error("#endif without #if", directive)


_Rule = Callable[[DirectiveMachine, SourceFile, RawToken, list[RawToken]], None]
_CONDITIONAL_RULES: dict[str, _Rule] = {
    "if": DirectiveMachine._open_conditional,
    "ifdef": DirectiveMachine._open_conditional,
    "ifndef": DirectiveMachine._open_conditional,
    "elif": DirectiveMachine._next_group,
    "else": DirectiveMachine._next_group,
    "endif": DirectiveMachine._close_conditional,
}


def _guard(directive: RawToken, args: list[RawToken]) -> str | None:
    """Return the macro that an include guard tests: `#ifndef X`, `#if !defined(X)`, `#if !defined X`. None
    for another directive.
    """
    if directive.value == "if" and [t.value for t in args[:2]] == ["!", "defined"]:
        args = [t for t in args[2:] if t.value not in ("(", ")")]
    elif directive.value != "ifndef":
        return None
    return str(args[0].value) if len(args) == 1 and args[0].type == NAME else None


def is_line_marker(directive: RawToken) -> bool:
    """Return whether a directive is a line marker of compilers: `# 12 "k.cu"`."""
    return directive.type == NUMBER
