"""How a parse goes on after a syntax error, and what of the parser's stack tells what was meant."""

from __future__ import annotations

from ...support.diagnostics import Note
from ..text.tokens import END, Token
from . import tree
from .grammar.declarator_builders import Declarator, Group
from .parse_aborts import Abort, Broken
from .parse_state import Reader
from .tokens.scopes import ScopeMark

OPENERS = {"(": ")", "[": "]", "{": "}"}


def require_progress(cx: Reader) -> None:
    """Gives up when repairs at one place follow each other without a token of the text being used up."""
    place = cx.source.index - len(cx.source.queue)
    cx.repairs = cx.repairs + 1 if place <= cx.repaired_at else 0
    cx.repaired_at = place
    if cx.repairs > 8:
        give_up()


def give_up() -> None:
    """Ends the parse; why is reported."""
    raise Abort


def report(cx: Reader, message: str, token: Token, notes: tuple[Note, ...] = ()) -> None:
    """Reports an error at a token."""
    cx.error(message, token.location, max(token.length, 1), notes)


def report_after(cx: Reader, message: str, notes: tuple[Note, ...] = (), fix: str | None = None) -> None:
    """Reports what is missing right after the last token."""
    cx.error(message, cx.last.end, 1, notes, fix)


def shown(token: Token) -> str:
    """A token as messages show it."""
    if token.kind == END:
        return "end of file"
    return f"'{token.text}'"


def innermost(cx: Reader) -> Token | None:
    """The innermost bracket that is open."""
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


def insert(cx: Reader, kind: str, token: Token) -> Token:
    """Goes on as if a token of this kind stood before `token`."""
    cx.source.put_back(token)
    return Token(kind, kind, cx.last.end, 0)


def declares_function(cx: Reader) -> bool:
    """Return whether the declarator that was read last is a function's."""
    for value in reversed(cx.values):
        if isinstance(value, Declarator):
            return value.is_function
        if isinstance(value, Group) and value.decls:
            return isinstance(value.decls[-1], tree.FunctionDecl)
    return False


def is_for(cx: Reader, opener: Token) -> bool:
    """Return whether the parenthesis is that of a `for`."""
    for i, value in enumerate(cx.values):
        if value is opener:
            before = cx.values[i - 1]
            return isinstance(before, Token) and before.kind == "for"
    return False


def starts_line(cx: Reader, token: Token) -> bool:
    """Return whether a token stands in another line than the last one."""
    return token.location.line != cx.last.location.line or token.location.file != cx.last.location.file


def last_key(cx: Reader, opening: Token | None = None) -> str | None:
    """The `struct`, `union` or `enum` whose members the brace opens; by default the brace whose partner was
    the last token.
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


def word_before(cx: Reader, opener: Token | None) -> Token | None:
    """The token before the bracket, where it is a name."""
    if opener is None:
        return None
    position = cx.source.position(opener)
    return cx.source.tokens[position - 1] if position else None


def in_block(cx: Reader, opener: Token) -> bool:
    """Return whether the brace opens a block of statements (rather than a list of initialisers or
    enumerators).
    """
    for i, value in enumerate(cx.values):
        if value is opener:
            return i + 1 < len(cx.values) and isinstance(cx.values[i + 1], ScopeMark)
    return False


# Skipping


def skip(cx: Reader, token: Token) -> Token:
    """Drops the statement, member or declaration with the error and goes on after it."""
    cx.complete = False
    if cx.fragments:
        raise Broken
    source = cx.source
    at = source.position(token)
    at = at if at is not None else source.index - 1
    while not cx.in_list():
        cx.states.pop()
        value = cx.values.pop()
        mark = value.mark if isinstance(value, Declarator) else value
        if isinstance(mark, ScopeMark):
            cx.scopes.leave(mark)
        elif isinstance(value, Token) and value.kind in ("(", "["):
            # What stands in brackets belongs to what is dropped.
            at = max(at, source.closer(value) or at)
    block = innermost(cx)
    source.skip_from(at, source.closer(block), at_file_scope=block is None)
    return Token("BAD", "", token.location, token.length)
