"""What to say about a syntax error, and how to go on after it.

Messages follow clang. What is wrong is found by asking the automaton which token it would have taken: a missing `;` `)` `]` or `}` is
reported where it belongs and put in; anything else is reported where it stands, and the rest of the statement (member,
declaration) is skipped, brackets in balance. One cause gives one message.
"""

from __future__ import annotations

from typing import Any

from ...support.diagnostics import Note
from ..text.lexer import KEYWORDS
from ..text.tokens import (
    CHARACTER,
    END,
    FLOATING,
    IDENTIFIER,
    INTEGER,
    INVALID,
    PRAGMA_END,
    PRAGMA_UNROLL,
    STRING,
    TYPE_NAME,
    Token,
)
from . import tree
from .aborts import Abort, Broken
from .declarators import Declarator, Group
from .scopes import ScopeMark

_REFUSED = {
    "throw": "exceptions are not supported in device code",
    "try": "exceptions are not supported in device code",
    "catch": "exceptions are not supported in device code",
    "typeid": "'typeid' is not supported in device code",
    "virtual": "virtual functions are not supported",
    "class": "'class' is not supported; use 'struct'",
    "template": "templates are not supported",
    "typename": "templates are not supported",
    "namespace": "namespaces are not supported",
    "operator": "operator functions are not supported",
    "friend": "'friend' is not supported",
    "explicit": "constructors are not supported",
    "mutable": "'mutable' is not supported",
    "this": "'this' is not supported outside member functions",
    "export": "'export' is not supported",
    "noexcept": "'noexcept' is not supported",
    "::": "qualified names are not supported",
}
_OPENERS = {"(": ")", "DIRECT(": ")", "[": "]", "{": "}", "INIT{": "}"}


def refusal(token: Token) -> str:
    """The message for a keyword that is C++ but not in the language."""
    return _REFUSED.get(token.kind, f"'{token.text}' is not supported")


def recover(cx: Any, token: Token) -> Token:
    """Reports the error at `token` and repairs the parse; returns the token to go on with."""
    _require_progress(cx)
    if token.kind == INVALID:
        return _skip(cx, token)
    opener = _innermost(cx)
    if token.kind in _REFUSED:
        cx.refuse(token)
        following = _skip(cx, token)
        if token.kind == "try":
            cx.source.skip_handlers()
        return following
    if token.kind in _LITERALS and _is_reported(cx, token):
        return _skip(cx, token)
    if token.kind == PRAGMA_UNROLL:
        return _misplaced_pragma(cx, token)
    for attempt in (_foreign, _stray_closer, _missing_semicolon, _missing_bracket, _special_cases, _wanted):
        found = attempt(cx, token, opener)
        if found is not None:
            return found
    _report(cx, "expected expression" if cx.accepts(INTEGER) else f"unexpected {_shown(token)}", token)
    return _skip(cx, token)


_LITERALS = frozenset({INTEGER, FLOATING, CHARACTER, STRING})


def _is_reported(cx: Any, token: Token) -> bool:
    """Whether the lexer found an error in the literal."""
    at = token.location
    return any(
        d.severity == "error"
        and d.location is not None
        and (d.location.file, d.location.line) == (at.file, at.line)
        and at.column <= d.location.column < at.column + token.length
        for d in cx.diags.items
    )


def _require_progress(cx: Any) -> None:
    """Gives up when repairs at one place follow each other without a token of the text being used up."""
    place = cx.source.index - len(cx.source.queue)
    cx.repairs = cx.repairs + 1 if place <= cx.repaired_at else 0
    cx.repaired_at = place
    if cx.repairs > 8:
        _give_up()


def _give_up() -> None:
    raise Abort


def _report(cx: Any, message: str, token: Token, notes: tuple[Note, ...] = ()) -> None:
    cx.error(message, token.location, max(token.length, 1), notes)


def _after_last(cx: Any, message: str, notes: tuple[Note, ...] = (), fix: str | None = None) -> None:
    """Reports what is missing right after the last token."""
    cx.error(message, cx.last.end, 1, notes, fix)


def _shown(token: Token) -> str:
    if token.kind == END:
        return "end of file"
    return f"'{token.text}'"


def _innermost(cx: Any) -> Token | None:
    """The innermost bracket that is open."""
    closed = 0
    for value in reversed(cx.values):
        if isinstance(value, Token):
            if value.kind in (")", "]", "}"):
                closed += 1
            elif value.kind in _OPENERS:
                if not closed:
                    return value
                closed -= 1
    return None


def _insert(cx: Any, kind: str, token: Token) -> Token:
    """Goes on as if a token of this kind stood before `token`."""
    cx.source.put_back(token)
    return Token(kind, kind, cx.last.end, 0)


# The causes, in the order in which they are tried


def _stray_closer(cx: Any, token: Token, opener: Token | None) -> Token | None:
    """A closing bracket that closes nothing."""
    if token.kind not in (")", "]", "}") or cx.source.is_paired(token):
        return None
    if token.kind == "}":
        if opener is not None:
            return None
        _report(cx, "extraneous closing brace ('}')", token)
        cx.source.restart_external()
        return cx.source.next()
    if opener is not None and _OPENERS[opener.kind] == token.kind:
        return None
    if cx.accepts(INTEGER):
        _report(cx, "expected expression", token)
        return _skip(cx, token)
    if opener is not None and opener.kind != "{" and cx.accepts(_OPENERS[opener.kind]) and not cx.source.is_closed(opener):
        close = _OPENERS[opener.kind]
        _report(cx, f"expected '{close}'", token, (Note(f"to match this '{opener.text}'", opener.location),))
        return Token(close, close, token.location, 0)
    following = cx.source.peek()
    where = f" before {_shown(following)}" if following.kind != END else ""
    _report(cx, f"extraneous '{token.kind}'{where}", token)
    return cx.source.next()


def _missing_semicolon(cx: Any, token: Token, opener: Token | None) -> Token | None:
    symbol = cx.expected_symbol(";")
    if symbol not in _BEFORE_SEMICOLON or token.kind in (")", "]", ",") or (token.kind in _OPERATORS and not _starts_line(cx, token)):
        return None
    after = cx.stack_after(";")
    if opener is not None and opener.kind in ("(", "DIRECT("):
        # Between the parts of a `for`.
        if not _is_for(cx, opener) or cx.stack_after(token.kind, after) is None:
            return None
        _after_last(cx, "expected ';' in 'for' statement specifier", fix=";")
        return _insert(cx, ";", token)
    if symbol in ("named", "initialized") and opener is None and _declares_function(cx) and token.kind != END:
        _report(cx, "expected function body after function declarator", token)
        return _skip(cx, token)
    plausible = cx.stack_after(token.kind, after) is not None or token.kind in (END, "}") or _starts_line(cx, token)
    if not plausible and token.kind not in (IDENTIFIER, TYPE_NAME, INTEGER, FLOATING, STRING, "{"):
        return None
    if symbol == "specs" and not _starts_line(cx, token) and cx.last.kind != "}":
        return None
    if symbol in ("named", "initialized") and token.kind == "{":
        return None
    _after_last(cx, _semicolon_message(cx, symbol), fix=";")
    if plausible:
        return _insert(cx, ";", token)
    return _skip(cx, token)


_BEFORE_SEMICOLON = frozenset({
    "expression", "initializer_value", "initialized", "named", "fields", "specs", "for_test",
    "break", "continue", "return", IDENTIFIER, ")",
})  # fmt: skip


def _declares_function(cx: Any) -> bool:
    """Whether the declarator that was read last is a function's."""
    for value in reversed(cx.values):
        if isinstance(value, Declarator):
            return value.is_function
        if isinstance(value, Group) and value.decls:
            return isinstance(value.decls[-1], tree.FunctionDecl)
    return False


def _is_for(cx: Any, opener: Token) -> bool:
    """Whether the parenthesis is that of a `for`."""
    for i, value in enumerate(cx.values):
        if value is opener:
            return isinstance(cx.values[i - 1], Token) and cx.values[i - 1].kind == "for"
    return False


_OPERATORS = frozenset("= += -= *= /= %= <<= >>= &= ^= |= . -> ? : < > <= >= == != && || | ^ / % :: ...".split())


def _starts_line(cx: Any, token: Token) -> bool:
    return token.location.line != cx.last.location.line or token.location.file != cx.last.location.file


def _semicolon_message(cx: Any, symbol: str) -> str:
    if symbol in ("initialized", "named"):
        in_function = any(isinstance(v, Token) and v.kind == "{" for v in cx.values)
        return "expected ';' at end of declaration" if in_function else "expected ';' after top level declarator"
    if symbol == "fields":
        return "expected ';' at end of declaration list"
    if symbol == "specs":
        key = _last_key(cx)
        return f"expected ';' after {key}" if key else "expected ';' after declaration"
    if symbol in ("break", "continue", "return"):
        return f"expected ';' after {symbol} statement"
    if symbol == IDENTIFIER:
        return "expected ';' after goto statement"
    if symbol == ")":
        words = [v.kind for v in cx.values if isinstance(v, Token) and v.kind in ("static_assert", "asm", "__asm__", "do")]
        what = "do/while statement" if not words or words[-1] == "do" else f"{words[-1].strip('_')} statement"
        return f"expected ';' after {what}"
    if any(isinstance(v, Token) and v.kind == "return" for v in cx.values[-4:]):
        return "expected ';' after return statement"
    return "expected ';' after expression"


def _last_key(cx: Any, opening: Token | None = None) -> str | None:
    """The `struct`, `union` or `enum` whose members the brace opens; by default the brace whose partner was the last token."""
    if opening is not None:
        i = cx.source.position(opening)
    else:
        i = cx.source.openers.get(cx.source.position(cx.last)) if cx.last.kind == "}" else None
    while i is not None and i > 0:
        i -= 1
        kind = cx.source.tokens[i].kind
        if kind in ("struct", "union", "enum"):
            return str(kind)
        if kind in (";", "{", "}"):
            break
    return None


def _missing_bracket(cx: Any, token: Token, opener: Token | None) -> Token | None:
    if opener is None:
        return None
    close = _OPENERS[opener.kind]
    if close == "}" and token.kind != END and not cx.accepts("}"):
        return None
    if close == "}" and token.kind != END and _in_block(cx, opener):
        return None
    if token.kind != END and (not cx.accepts(close) or cx.last.kind == ","):
        return None
    note = (Note(f"to match this '{opener.text}'", opener.location),)
    if token.kind == END:
        _report(cx, f"expected '{close}'", token, note)
        _give_up()
    if close == "}" and token.kind == IDENTIFIER and cx.accepts(",") and _last_key(cx, opener) == "enum":
        _after_last(cx, "missing ',' between enumerators", fix=",")
        return _insert(cx, ",", token)
    _report(cx, f"expected '{close}'", token, note)
    if close == "}" and token.kind == ";":
        return _insert(cx, close, token)
    partner = cx.source.pairs.get(cx.source.position(opener))
    if partner is not None and partner >= cx.source.index - 1:
        # The closer is there: what stands before it is skipped.
        cx.complete = False
        cx.source.go_to(partner)
        return cx.source.next()
    return _insert(cx, close, token)


def _in_block(cx: Any, opener: Token) -> bool:
    """Whether the brace opens a block of statements (rather than a list of initialisers or enumerators)."""
    for i, value in enumerate(cx.values):
        if value is opener:
            return i + 1 < len(cx.values) and isinstance(cx.values[i + 1], ScopeMark)
    return False


_OF_C = {"_Complex": "complex types", "_Imaginary": "complex types", "_Atomic": "'_Atomic' types", "_Generic": "generic selections",
         "requires": "constraints", "concept": "concepts", "co_return": "coroutines", "co_await": "coroutines", "co_yield": "coroutines"}
"""What a name that nothing declares would begin in C, or in a later C++."""


def _foreign(cx: Any, token: Token, opener: Token | None) -> Token | None:
    """Features of C or C++ that are not in the language, where what was read shows them."""
    last = cx.last
    for at in (token, last, _before(cx, opener)):
        if at is not None and at.kind == IDENTIFIER and at.text in _OF_C:
            _report(cx, f"{_OF_C[at.text]} are not supported", at)
            return _skip(cx, token)
    if last.kind == IDENTIFIER and last.text == "restrict" and token.kind == IDENTIFIER:
        _report(cx, "'restrict' is C; use '__restrict__'", last)
        cx.complete = False
        return _skip(cx, token)
    return None


def _before(cx: Any, opener: Token | None) -> Token | None:
    """The token before the bracket, where it is a name."""
    if opener is None:
        return None
    position = cx.source.position(opener)
    return cx.source.tokens[position - 1] if position else None


def _special_cases(cx: Any, token: Token, opener: Token | None) -> Token | None:
    source = cx.source
    last = cx.last
    if last.kind == "<<" and token.kind == "<":
        cx.error("kernel launches from device code are not supported", last.location, 3)
        return _skip(cx, token)
    if token.kind == "[" and cx.accepts(INTEGER):
        _report(cx, "lambda expressions are not supported", token)
        return _skip(cx, token)
    if token.kind == "{" and cx.accepts("=") and cx.accepts(";") and last.kind == ")" and opener is not None:
        _report(cx, "function definition is not allowed here", token)
        return _skip(cx, token)
    if last.kind in ("if", "while", "for", "switch", "asm") and token.kind != "(":
        _report(cx, f"expected '(' after '{last.kind}'" if last.kind != "asm" else "expected '(' after 'asm'", token)
        return _skip(cx, token)
    if token.kind == "else":
        # What follows is a statement all the same.
        _report(cx, "expected expression", token)
        cx.complete = False
        return cx.source.next()
    if token.kind in ("case", "default") and cx.accepts(INTEGER):
        _report(cx, "expected expression", token)
        return _skip(cx, token)
    if token.kind == PRAGMA_END:
        _report(cx, "expected expression", token)
        return _skip(cx, token)
    if last.kind == PRAGMA_UNROLL or cx.accepts(PRAGMA_END):
        cx.error("extra tokens at end of '#pragma unroll'", token.location, token.length)
        while source.peek().kind not in (PRAGMA_END, END):
            source.next()
        return source.next()
    return None


def _wanted(cx: Any, token: Token, opener: Token | None) -> Token | None:
    """Says what kind of thing would have been right here."""
    last = cx.last
    accepts = cx.accepts
    message: str | None
    if cx.fragments and accepts(END):
        message = "expected '>'"
    elif last.kind in ("sizeof", "alignof") and accepts(INTEGER):
        message = f"expected parentheses around type name in {last.kind} expression"
    elif accepts(INTEGER) and accepts("("):
        message = "expected statement" if token.kind == "}" and accepts("if") else "expected expression"
    elif last.kind in ("static_cast", "reinterpret_cast", "const_cast", "dynamic_cast"):
        message = f"expected '<' after '{last.kind}'"
    elif last.kind in (".", "->"):
        message = "expected unqualified-id"
    elif last.kind in ("struct", "union", "enum") or (accepts(TYPE_NAME) and accepts("{")):
        message = "expected identifier or '{'"
    elif last.kind == "goto":
        message = "expected identifier"
    elif accepts("while") and not accepts(INTEGER):
        message = "expected 'while' in do/while loop"
    elif accepts(TYPE_NAME) and accepts("}") and not accepts("int"):
        message = "expected identifier"
    elif accepts(IDENTIFIER) and not accepts("int"):
        message = "expected unqualified-id"
    elif accepts("int") and opener is not None and opener.kind == "(":
        message = "expected parameter declarator"
    elif accepts("int") and opener is not None and opener.kind == "{" and _last_key(cx, opener):
        message = "expected member name or ';' after declaration specifiers"
    elif accepts("int"):
        message = "expected unqualified-id"
    elif accepts(STRING):
        message = "expected string literal"
    elif accepts("(") and last.kind in KEYWORDS:
        message = f"expected '(' after '{last.text}'"
    elif accepts(":") and not (opener is not None and _is_for(cx, opener)):
        message = "expected ':'"
    elif accepts(","):
        message = "expected ',' or ';'" if accepts(";") else "expected ','"
    elif accepts("="):
        message = "expected '='"
    elif accepts(">"):
        message = "expected '>'"
    else:
        return None
    if token.kind == ":" and message == "expected ':'":
        return None
    if message == "expected ',' or ';'" and opener is not None and _is_for(cx, opener):
        message = "expected ';' in 'for' statement specifier"
    if message == "expected ':'":
        _after_last(cx, _colon_message(cx))
        if cx.stack_after(token.kind, cx.stack_after(":")) is not None:
            return _insert(cx, ":", token)
        return _skip(cx, token)
    _report(cx, message, token)
    return _skip(cx, token)


def _colon_message(cx: Any) -> str:
    for value in reversed(cx.values):
        if isinstance(value, Token) and value.kind in ("case", "default", "?"):
            return "expected ':'" if value.kind == "?" else f"expected ':' after '{value.kind}'"
    return "expected ':'"


def _misplaced_pragma(cx: Any, token: Token) -> Token:
    cx.diags.warning("ignored-pragmas", "'#pragma unroll' is only allowed before a loop; ignored", token.location)
    while cx.source.next().kind != PRAGMA_END:
        pass
    return cx.source.next()


# Skipping


def _skip(cx: Any, token: Token) -> Token:
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
        elif isinstance(value, Token) and value.kind in ("(", "[", "DIRECT("):
            # What stands in brackets belongs to what is dropped.
            at = max(at, source.pairs.get(source.position(value), at))
    block = _innermost(cx)
    end = source.pairs.get(source.position(block)) if block is not None else None
    source.skip_from(at, end, at_file_scope=block is None)
    return Token("BAD", "", token.location, token.length)

