"""Messages for syntax errors, and repairs.

Messages follow clang. The cause is found by querying the automaton for the tokens that it accepts: a missing
`;` `)` `]` or `}` is reported where it belongs and inserted. Anything else is reported at its token, and the
rest of the statement, member or declaration is skipped, brackets in balance. One cause gives one message.
"""

from __future__ import annotations

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
from .error_recovery import (
    OPENERS,
    abort_parse,
    class_key_of,
    declares_function,
    describe_token,
    innermost_bracket,
    insert_token,
    is_for_parenthesis,
    opens_block,
    report,
    report_after,
    require_progress,
    skip,
    starts_line,
    token_before,
)  # fmt: skip
from .grammar import automaton
from .parse_state import ParseState

_UNSUPPORTED_KEYWORDS = {
    "throw": "exceptions are not supported in device code",
    "try": "exceptions are not supported in device code",
    "catch": "exceptions are not supported in device code",
    "typeid": "'typeid' is not supported in device code",
    "virtual": "virtual functions are not supported",
    "export": "'export' is not supported",
}
"""The message for a keyword that is C++ but not in the language."""


def recover(cx: ParseState, token: Token) -> Token:
    """Report the error at `token` and repair the parse; return the token to continue with. Raises
    ParseAbort.
    """
    require_progress(cx)
    if token.kind == INVALID:
        return skip(cx, token)
    opener = innermost_bracket(cx)
    if token.kind in _UNSUPPORTED_KEYWORDS:
        cx.reject(_UNSUPPORTED_KEYWORDS[token.kind], token)
        following = skip(cx, token)
        if token.kind == "try":
            cx.source.skip_handlers()
        return following
    if token.kind in _LITERALS and _is_reported(cx, token):
        return skip(cx, token)
    if token.kind == PRAGMA_UNROLL:
        return _misplaced_pragma(cx, token)
    for handler in (
        _unsupported_feature,
        _stray_closer,
        _missing_semicolon,
        _missing_bracket,
        _special_cases,
        _expected_construct,
    ):
        result = handler(cx, token, opener)
        if result is not None:
            return result
    return _report_and_skip(
        cx, "expected expression" if cx.accepts(INTEGER) else f"unexpected {describe_token(token)}", token
    )


def _report_and_skip(cx: ParseState, message: str, token: Token) -> Token:
    """Report an error at a token and skip the rest of its statement, member or declaration."""
    report(cx, message, token)
    return skip(cx, token)


_LITERALS = frozenset({INTEGER, FLOATING, CHARACTER, STRING})


def _is_reported(cx: ParseState, token: Token) -> bool:
    """Return whether the lexer reported an error in the literal."""
    at = token.location
    return any(
        d.severity == "error"
        and d.location is not None
        and (d.location.file, d.location.line) == (at.file, at.line)
        and at.column <= d.location.column < at.column + token.length
        for d in cx.diags.items
    )


# The causes, in the order in which they are tried


def _stray_closer(cx: ParseState, token: Token, opener: Token | None) -> Token | None:
    """Handle a closing bracket that closes nothing."""
    if token.kind not in (")", "]", "}") or cx.source.opener(token) is not None:
        return None
    if token.kind == "}":
        if opener is not None:
            return None
        report(cx, "extraneous closing brace ('}')", token)
        cx.source.restart_external()
        return cx.source.next()
    if opener is not None and OPENERS[opener.kind] == token.kind:
        return None
    if cx.accepts(INTEGER):
        return _report_and_skip(cx, "expected expression", token)
    if (
        opener is not None
        and opener.kind != "{"
        and cx.accepts(OPENERS[opener.kind])
        and cx.source.closer(opener) is None
    ):
        close = OPENERS[opener.kind]
        report(cx, f"expected '{close}'", token, (Note(f"to match this '{opener.text}'", opener.location),))
        return Token(close, close, token.location, 0)
    following = cx.source.peek()
    where = f" before {describe_token(following)}" if following.kind != END else ""
    report(cx, f"extraneous '{token.kind}'{where}", token)
    return cx.source.next()


def _missing_semicolon(cx: ParseState, token: Token, opener: Token | None) -> Token | None:
    symbol = automaton.symbol_below_shift(cx.states, ";")
    if (
        symbol not in _BEFORE_SEMICOLON
        or token.kind in (")", "]", ",")
        or (token.kind in _OPERATORS and not starts_line(cx, token))
    ):
        return None
    if opener is not None and opener.kind == "(":
        # A separator within the parentheses of a `for`.
        if not is_for_parenthesis(cx, opener) or not cx.accepts(";", token.kind):
            return None
        report_after(cx, "expected ';' in 'for' statement specifier", fix=";")
        return insert_token(cx, ";", token)
    if symbol in ("named", "initialized") and opener is None and declares_function(cx) and token.kind != END:
        return _report_and_skip(cx, "expected function body after function declarator", token)
    plausible = cx.accepts(";", token.kind) or token.kind in (END, "}") or starts_line(cx, token)
    if not plausible and token.kind not in (IDENTIFIER, TYPE_NAME, INTEGER, FLOATING, STRING, "{"):
        return None
    if symbol == "specs" and not starts_line(cx, token) and cx.last.kind != "}":
        return None
    if symbol in ("named", "initialized") and token.kind == "{":
        return None
    report_after(cx, _semicolon_message(cx, symbol), fix=";")
    if plausible:
        return insert_token(cx, ";", token)
    return skip(cx, token)


_BEFORE_SEMICOLON = frozenset({
    "expression", "initializer_value", "initialized", "named", "fields", "specs", "for_test",
    "break", "continue", "return", IDENTIFIER, ")",
})  # fmt: skip


_OPERATORS = frozenset(
    "= += -= *= /= %= <<= >>= &= ^= |= . -> ? : < > <= >= == != && || | ^ / % :: ...".split()
)


def _semicolon_message(cx: ParseState, symbol: str) -> str:
    if symbol in ("initialized", "named"):
        in_function = any(isinstance(v, Token) and v.kind == "{" for v in cx.values)
        return (
            "expected ';' at end of declaration" if in_function else "expected ';' after top level declarator"
        )
    if symbol == "fields":
        return "expected ';' at end of declaration list"
    if symbol == "specs":
        key = class_key_of(cx)
        return f"expected ';' after {key}" if key else "expected ';' after declaration"
    if symbol in ("break", "continue", "return"):
        return f"expected ';' after {symbol} statement"
    if symbol == IDENTIFIER:
        return "expected ';' after goto statement"
    if symbol == ")":
        keywords = [
            v.kind
            for v in cx.values
            if isinstance(v, Token) and v.kind in ("static_assert", "asm", "__asm__", "do")
        ]
        statement = (
            "do/while statement"
            if not keywords or keywords[-1] == "do"
            else f"{keywords[-1].strip('_')} statement"
        )
        return f"expected ';' after {statement}"
    if any(isinstance(v, Token) and v.kind == "return" for v in cx.values[-4:]):
        return "expected ';' after return statement"
    return "expected ';' after expression"


def _missing_bracket(cx: ParseState, token: Token, opener: Token | None) -> Token | None:
    if opener is None:
        return None
    close = OPENERS[opener.kind]
    if close == "}" and token.kind != END and not cx.accepts("}"):
        return None
    if close == "}" and token.kind != END and opens_block(cx, opener):
        return None
    if token.kind != END and (not cx.accepts(close) or cx.last.kind == ","):
        return None
    note = (Note(f"to match this '{opener.text}'", opener.location),)
    if token.kind == END:
        report(cx, f"expected '{close}'", token, note)
        abort_parse()
    if close == "}" and token.kind == IDENTIFIER and cx.accepts(",") and class_key_of(cx, opener) == "enum":
        report_after(cx, "missing ',' between enumerators", fix=",")
        return insert_token(cx, ",", token)
    report(cx, f"expected '{close}'", token, note)
    if close == "}" and token.kind == ";":
        return insert_token(cx, close, token)
    close_index = cx.source.closer(opener)
    if close_index is not None and close_index >= cx.source.index - 1:
        # The closing bracket exists: skip to it.
        cx.complete = False
        cx.source.go_to(close_index)
        return cx.source.next()
    return insert_token(cx, close, token)


_UNSUPPORTED_NAMES = {
    "_Complex": "complex types",
    "_Imaginary": "complex types",
    "_Atomic": "'_Atomic' types",
    "_Generic": "generic selections",
    "requires": "constraints",
    "concept": "concepts",
    "co_return": "coroutines",
    "co_await": "coroutines",
    "co_yield": "coroutines",
}
"""Names that are keywords in C or in a later C++, and the features that they belong to."""


def _unsupported_feature(cx: ParseState, token: Token, opener: Token | None) -> Token | None:
    """Report a feature of C or of a later C++ that the last tokens show."""
    last = cx.last
    for at in (token, last, token_before(cx, opener)):
        if at is not None and at.kind == IDENTIFIER and at.text in _UNSUPPORTED_NAMES:
            report(cx, f"{_UNSUPPORTED_NAMES[at.text]} are not supported", at)
            return skip(cx, token)
    if last.kind == IDENTIFIER and last.text == "restrict" and token.kind == IDENTIFIER:
        report(cx, "'restrict' is C; use '__restrict__'", last)
        cx.complete = False
        return skip(cx, token)
    return None


def _special_cases(cx: ParseState, token: Token, opener: Token | None) -> Token | None:
    source = cx.source
    last = cx.last
    if last.kind == "<<" and token.kind == "<":
        cx.error("expected '>>>' after the launch configuration", last.location, 3)
        return skip(cx, token)
    if token.kind == "[" and cx.accepts(INTEGER):
        return _report_and_skip(cx, "lambda expressions are not supported", token)
    if token.kind == "{" and cx.accepts("=") and cx.accepts(";") and last.kind == ")" and opener is not None:
        return _report_and_skip(cx, "function definition is not allowed here", token)
    if last.kind in ("if", "while", "for", "switch", "asm") and token.kind != "(":
        return _report_and_skip(cx, f"expected '(' after '{last.kind}'", token)
    if token.kind == "else":
        # A statement follows in any case.
        report(cx, "expected expression", token)
        cx.complete = False
        return cx.source.next()
    if token.kind == PRAGMA_END or (token.kind in ("case", "default") and cx.accepts(INTEGER)):
        return _report_and_skip(cx, "expected expression", token)
    if last.kind == PRAGMA_UNROLL or cx.accepts(PRAGMA_END):
        cx.error("extra tokens at end of '#pragma unroll'", token.location, token.length)
        while source.peek().kind not in (PRAGMA_END, END):
            source.next()
        return source.next()
    return None


def _expected_construct(cx: ParseState, token: Token, opener: Token | None) -> Token | None:
    """Report the construct that the grammar expects at `token`."""
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
    elif accepts("int") and opener is not None and opener.kind == "{" and class_key_of(cx, opener):
        message = "expected member name or ';' after declaration specifiers"
    elif accepts("int"):
        message = "expected unqualified-id"
    elif accepts(STRING):
        message = "expected string literal"
    elif accepts("(") and last.kind in KEYWORDS:
        message = f"expected '(' after '{last.text}'"
    elif accepts(":") and not (opener is not None and is_for_parenthesis(cx, opener)):
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
    if message == "expected ',' or ';'" and opener is not None and is_for_parenthesis(cx, opener):
        message = "expected ';' in 'for' statement specifier"
    if message == "expected ':'":
        report_after(cx, _colon_message(cx))
        if cx.accepts(":", token.kind):
            return insert_token(cx, ":", token)
        return skip(cx, token)
    return _report_and_skip(cx, message, token)


def _colon_message(cx: ParseState) -> str:
    for value in reversed(cx.values):
        if isinstance(value, Token) and value.kind in ("case", "default", "?"):
            return "expected ':'" if value.kind == "?" else f"expected ':' after '{value.kind}'"
    return "expected ':'"


def _misplaced_pragma(cx: ParseState, token: Token) -> Token:
    cx.diags.warning(
        "ignored-pragmas", "'#pragma unroll' is only allowed before a loop; ignored", token.location
    )
    while cx.source.next().kind != PRAGMA_END:
        pass
    return cx.source.next()
