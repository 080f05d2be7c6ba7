"""The token function: what the parser sees of the tokens, given what the names mean so far.

C++ cannot be parsed without knowing which names are types; this is where that knowledge enters. Beside classifying names it

* marks function-style casts, which look like something else to an LALR(1) parser (see `grammar`), by looking further ahead than it could;
* skips host code: at file scope, what has no device qualifier and is a function, a variable or a class becomes one HOST token;
* turns attributes into the specifiers they stand for, and drops the ones that mean nothing here;
* takes an unknown name for a type where nothing else can follow, and says so.

The parser asks for the next token only after all actions that the tokens before it allow, so scopes are always up to date.
"""

from __future__ import annotations

from ..text import tokens as tok
from ..text.tokens import IDENTIFIER, TYPE_NAME, Token
from . import classify_marks, classify_names, classify_types
from .declarators import OF_OBJECTS, TYPE_WORDS
from .folds import with_folds
from .reader import Reader
from .source import Handler, Source

_HANDLERS: dict[str, Handler] = {
    IDENTIFIER: classify_names.name,
    TYPE_NAME: classify_names.name,
    "~": classify_names.tilde,
    "operator": classify_names.operator_name,
    "new": classify_types.new,
    **dict.fromkeys(tok.TYPE_OPERATORS, classify_names.decltype),
    "template": classify_types.template_head,
    "typename": classify_types.typename,
    "class": classify_types.typename,
    **dict.fromkeys(TYPE_WORDS, classify_types.type_word),
    **dict.fromkeys(classify_types.CASTS, classify_types.cast),
    "[": classify_marks.bracket,
    "::": classify_marks.double_colon,
    "...": classify_marks.ellipsis,
    tok.FOLD_OPERATOR: classify_marks.fold_operator,
    "asm": classify_marks.asm,
    "__asm__": classify_marks.asm,
    "->": classify_marks.arrow,
    **dict.fromkeys(OF_OBJECTS, classify_types.function_qualifier),
    "noexcept": classify_types.noexcept,
    "<<": classify_marks.launch,
    "extern": classify_marks.extern,
    "__attribute__": classify_marks.attribute,
}


def classified(tokens: list[Token], cx: Reader, start: Token) -> Source:
    """The tokens as the parser sees them; `start` tells what is parsed, and whether declarations at file scope follow."""
    return Source(with_folds(tokens), cx, start, _HANDLERS)
