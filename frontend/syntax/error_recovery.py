"""Continuing a parse after a syntax error, and queries of the parser's stack for messages."""

from __future__ import annotations

from ...support.diagnostics import Note
from ..text.tokens import END, Token
from . import tree
from .grammar.declarator_builders import Declarator, DeclaratorGroup
from .parse_state import FragmentAbort, ParseAbort, ParseState
from .tokens.scopes import ScopeMark

OPENERS = {"(": ")", "[": "]", "{": "}"}


def require_progress(cx: ParseState) -> None:
    """Abort when repairs at one position follow each other without consuming a token. Raises ParseAbort."""
    position = cx.source.index - len(cx.source.queue)
    cx.repairs = cx.repairs + 1 if position <= cx.repair_position else 0
    cx.repair_position = position
    if cx.repairs > 8:
        abort_parse()


def abort_parse() -> None:
    """End the parse, whose error is reported. Raises ParseAbort."""
    raise ParseAbort


def report(cx: ParseState, message: str, token: Token, notes: tuple[Note, ...] = ()) -> None:
    """Report an error at a token."""
    cx.error(message, token.location, max(token.length, 1), notes)


def report_after(cx: ParseState, message: str, notes: tuple[Note, ...] = (), fix: str | None = None) -> None:
    """Report that something is missing directly after the last token."""
    cx.error(message, cx.last.end, 1, notes, fix)


def describe_token(token: Token) -> str:
    """Return a token as messages show it."""
    if token.kind == END:
        return "end of file"
    return f"'{token.text}'"


def innermost_bracket(cx: ParseState) -> Token | None:
    """Return the innermost open bracket; None without one."""
    closed = 0
    for value in reversed(cx.values):
        if isinstance(value, Token):
            if value.kind in (")", "]", "}"):
                closed += 1
            elif value.kind in OPENERS:
                if not closed:
                    return value
                closed -= 1
    return None


def insert_token(cx: ParseState, kind: str, token: Token) -> Token:
    """Continue as if a token of this kind preceded `token`; return that token."""
    cx.source.put_back(token)
    return Token(kind, kind, cx.last.end, 0)


def declares_function(cx: ParseState) -> bool:
    """Return whether the last declarator declares a function."""
    for value in reversed(cx.values):
        if isinstance(value, Declarator):
            return value.is_function
        if isinstance(value, DeclaratorGroup) and value.decls:
            return isinstance(value.decls[-1], tree.FunctionDecl)
    return False


def is_for_parenthesis(cx: ParseState, opener: Token) -> bool:
    """Return whether the parenthesis is that of a `for`."""
    for i, value in enumerate(cx.values):
        if value is opener:
            before = cx.values[i - 1]
            return isinstance(before, Token) and before.kind == "for"
    return False


def starts_line(cx: ParseState, token: Token) -> bool:
    """Return whether a token is in another line than the last one."""
    return token.location.line != cx.last.location.line or token.location.file != cx.last.location.file


def class_key_of(cx: ParseState, opening: Token | None = None) -> str | None:
    """Return the `struct`, `union` or `enum` whose members the brace opens; by default the brace that the
    last token closed. None for another brace.
    """
    i = (
        cx.source.position(opening)
        if opening is not None
        else cx.source.opener(cx.last)
        if cx.last.kind == "}"
        else None
    )
    while i is not None and i > 0:
        i -= 1
        kind = cx.source.tokens[i].kind
        if kind in ("struct", "union", "enum"):
            return kind
        if kind in (";", "{", "}"):
            break
    return None


def token_before(cx: ParseState, opener: Token | None) -> Token | None:
    """Return the token before a bracket; None without one."""
    if opener is None:
        return None
    position = cx.source.position(opener)
    return cx.source.tokens[position - 1] if position else None


def opens_block(cx: ParseState, opener: Token) -> bool:
    """Return whether the brace opens a block of statements rather than a list of initialisers or
    enumerators.
    """
    for i, value in enumerate(cx.values):
        if value is opener:
            return i + 1 < len(cx.values) and isinstance(cx.values[i + 1], ScopeMark)
    return False


# Skipping


def skip(cx: ParseState, token: Token) -> Token:
    """Skip the statement, member or declaration with the error; return a BAD token in its place. Raises
    FragmentAbort within a fragment.
    """
    cx.complete = False
    if cx.fragments:
        raise FragmentAbort
    source = cx.source
    at = source.position(token)
    at = at if at is not None else source.index - 1
    while not cx.is_in_list():
        cx.states.pop()
        value = cx.values.pop()
        mark = value.mark if isinstance(value, Declarator) else value
        if isinstance(mark, ScopeMark):
            cx.scopes.leave(mark)
        elif isinstance(value, Token) and value.kind in ("(", "["):
            # The contents of brackets are part of the skipped text.
            # ---------------- parser
            at = max(at, source.closer(value) or at)
    block = innermost_bracket(cx)
    source.skip_from(at, source.closer(block), at_file_scope=block is None)
    return Token("BAD", "", token.location, token.length)
