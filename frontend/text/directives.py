"""Directives: what a file of source text gives, line by line (C99 6.10, C++17 [cpp]).

`DirectiveMachine` reads the logical lines of a file. Text between two directives is collected and its macros
are expanded as a whole, since the arguments of a macro may go over many lines. Directives come from a table;
those that need files, macros or pragmas are the business of the class that derives from it (`preprocess`).

Why not a library: pcpp's loop did this once, but its import took 15 ms, a tenth of a small compilation, and
everything around the loop (scanning, macros, conditions, places, messages) had to be replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...support.diagnostics import Diagnostics, Note
from . import scan
from .scan import MISSING, NAME, NUMBER, RawToken

_ARGUMENTS = {"else": 0, "endif": 0, "ifdef": 1, "ifndef": 1, "undef": 1}
"""Directives that take a fixed number of tokens."""
_CONDITIONALS = frozenset({"if", "ifdef", "ifndef", "elif", "else", "endif"})


class Group:
    """An open condition. `around`: the text around it is read; `taken`: one of its groups was; `live`: the
    present one is.
    """

    __slots__ = ("around", "directive", "else_seen", "live", "taken")

    def __init__(self, directive: RawToken, around: bool, live: bool) -> None:
        self.directive, self.around = directive, around
        self.live = self.taken = live
        self.else_seen = False


class SourceFile:
    """A file being read: its name for locations, its text, its open conditions, and what `#line` made of its
    line numbers.

    `guard` is the macro that keeps a second reading of it from giving anything: the file is one
    `#ifndef guard` … `#endif`.
    """

    __slots__ = ("directory", "groups", "guard", "key", "name", "renamed", "shift", "text")

    def __init__(self, name: str, directory: str, text: str, key: str) -> None:
        self.name, self.directory, self.text, self.key = name, directory, text, key
        self.renamed: str | None = None
        self.shift = 0
        self.groups: list[Group] = []
        self.guard: str | None = None

    @property
    def live(self) -> bool:
        """Whether the text here is read, not skipped."""
        return not self.groups or self.groups[-1].live

    def lines(self) -> Iterator[list[RawToken]]:
        """The logical lines that hold tokens, with the places that `#line` gives them."""
        for tokens in scan.lines(self.text, self.name):
            if self.shift or self.renamed is not None:
                for token in tokens:
                    token.lineno += self.shift
                    token.file = self.renamed or self.name
            yield tokens


def missing_after(tokens: list[RawToken], directive: RawToken) -> RawToken:
    """The place right after a directive's tokens, where a token is wanted that is not there."""
    last = tokens[-1] if tokens else directive
    missing = RawToken(MISSING, "", last.file, last.lineno, last.column + last.length)
    missing.length = 1
    return missing


class DirectiveMachine:
    """Reads files: text of live groups is expanded and handed on, directives are carried out.

    `files` are the files being read, innermost last.
    """

    def __init__(self, diags: Diagnostics) -> None:
        self.diags = diags
        self.files: list[SourceFile] = []

    # What the deriving class provides

    def expand(self, tokens: list[RawToken]) -> list[RawToken]:
        """The tokens with their macros expanded."""
        raise NotImplementedError

    def is_macro(self, name: RawToken) -> bool:
        """Whether the name after `#ifdef` is a macro; reports what is no name."""
        raise NotImplementedError

    def condition(self, tokens: list[RawToken], directive: RawToken) -> bool:
        """The value of the condition of `#if` or `#elif`; an ill-formed one is reported and false."""
        raise NotImplementedError

    def carry_out(self, directive: RawToken, args: list[RawToken], pound: RawToken) -> Iterator[RawToken]:
        """Every directive that is no conditional, in text that is read; gives the tokens that stand for
        it.
        """
        raise NotImplementedError

    # The loop

    def read(self, file: SourceFile) -> Iterator[RawToken]:
        """The tokens of a file, of the files that it includes among them."""
        self.files.append(file)
        first, wrapped = True, True
        text: list[RawToken] = []
        for tokens in file.lines():
            if tokens[0].value != "#":
                first, wrapped = False, wrapped and bool(file.groups)
                if file.live:
                    text += tokens
                continue
            if len(tokens) == 1:
                continue
            pound, directive, args = tokens[0], tokens[1], tokens[2:]
            outermost = not file.groups
            self._count(directive, args)
            if directive.value in _CONDITIONALS:
                if first:
                    file.guard = _guard(directive, args)
                _CONDITIONAL_RULES[directive.value](self, file, directive, args)
            elif file.live:
                yield from self.expand(text)
                text = []
                yield from self.carry_out(directive, args, pound)
            wrapped = wrapped and (first or not outermost)
            first = False
        yield from self.expand(text)
        for group in file.groups:
            self.error("unterminated conditional directive", group.directive)
        if not wrapped or file.groups:
            file.guard = None
        self.files.pop()

    def _count(self, directive: RawToken, args: list[RawToken]) -> None:
        """Warn of tokens that a directive has no use for."""
        allowed = _ARGUMENTS.get(directive.value)
        if allowed is not None and len(args) > allowed:
            self.extra_tokens(directive.value, args[allowed])

    def error(self, message: str, token: RawToken, notes: Sequence[Note] = ()) -> None:
        self.diags.error(message, token.location, length=max(token.length, 1), notes=notes)

    def warn(self, flag: str, message: str, token: RawToken, notes: Sequence[Note] = ()) -> None:
        self.diags.warning(flag, message, token.location, length=token.length, notes=notes)

    def extra_tokens(self, directive: str, token: RawToken) -> None:
        self.warn("extra-tokens", f"extra tokens at end of #{directive} directive", token)

    # Conditions

    def _open(self, file: SourceFile, directive: RawToken, args: list[RawToken]) -> None:
        """`#if`, `#ifdef`, `#ifndef`; in skipped text what they ask is not looked at."""
        live = file.live
        if live and directive.value == "if":
            holds = self.condition(args, directive)
        elif live:
            name = args[0] if args else missing_after(args, directive)
            holds = self.is_macro(name) == (directive.value == "ifdef")
        file.groups.append(Group(directive, live, live and holds))

    def _next(self, file: SourceFile, directive: RawToken, args: list[RawToken]) -> None:
        """`#elif` and `#else`: read if no group before was."""
        if not file.groups:
            self.error(f"#{directive.value} without #if", directive)
            return
        group = file.groups[-1]
        if group.else_seen:
            self.error(f"#{directive.value} after #else", directive)
            return
        group.else_seen = directive.value == "else"
        if file.guard is not None and len(file.groups) == 1:
            file.guard = None
        group.live = group.around and not group.taken and (group.else_seen or self.condition(args, directive))
        group.taken = group.taken or group.live

    def _close(self, file: SourceFile, directive: RawToken, args: list[RawToken]) -> None:
        if file.groups:
            file.groups.pop()
        else:
            self.error("#endif without #if", directive)


_Rule = Callable[[DirectiveMachine, SourceFile, RawToken, list[RawToken]], None]
_CONDITIONAL_RULES: dict[str, _Rule] = {
    "if": DirectiveMachine._open,
    "ifdef": DirectiveMachine._open,
    "ifndef": DirectiveMachine._open,
    "elif": DirectiveMachine._next,
    "else": DirectiveMachine._next,
    "endif": DirectiveMachine._close,
}


def _guard(directive: RawToken, args: list[RawToken]) -> str | None:
    """The macro that an include guard asks for: `#ifndef X`, `#if !defined(X)`, `#if !defined X`."""
    if directive.value == "if" and [t.value for t in args[:2]] == ["!", "defined"]:
        args = [t for t in args[2:] if t.value not in ("(", ")")]
    elif directive.value != "ifndef":
        return None
    return str(args[0].value) if len(args) == 1 and args[0].type == NAME else None


def is_line_marker(directive: RawToken) -> bool:
    """Whether a directive is what compilers write between lines: `# 12 "k.cu"`."""
    return directive.type == NUMBER
