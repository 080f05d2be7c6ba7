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
from . import token_classifier_names, token_classifier_punctuators, token_classifier_types
from .declarators import OF_OBJECTS, TYPE_WORDS
from .folds import with_folds
from .parse_state import Reader
from .token_source import Handler, Source

_HANDLERS: dict[str, Handler] = {
    IDENTIFIER: token_classifier_names.name,
    TYPE_NAME: token_classifier_names.name,
    "~": token_classifier_names.tilde,
    "operator": token_classifier_names.operator_name,
    "new": token_classifier_types.new,
    **dict.fromkeys(tok.TYPE_OPERATORS, token_classifier_names.decltype),
    "template": token_classifier_types.template_head,
    "typename": token_classifier_types.typename,
    "class": token_classifier_types.typename,
    **dict.fromkeys(TYPE_WORDS, token_classifier_types.type_word),
    **dict.fromkeys(token_classifier_types.CASTS, token_classifier_types.cast),
    "[": token_classifier_punctuators.bracket,
    "::": token_classifier_punctuators.double_colon,
    "...": token_classifier_punctuators.ellipsis,
    tok.FOLD_OPERATOR: token_classifier_punctuators.fold_operator,
    "asm": token_classifier_punctuators.asm,
    "__asm__": token_classifier_punctuators.asm,
    "->": token_classifier_punctuators.arrow,
    **dict.fromkeys(OF_OBJECTS, token_classifier_types.function_qualifier),
    "noexcept": token_classifier_types.noexcept,
    "<<": token_classifier_punctuators.launch,
    "extern": token_classifier_punctuators.extern,
    "__attribute__": token_classifier_punctuators.attribute,
}


def classified(tokens: list[Token], cx: Reader, start: Token) -> Source:
    """The tokens as the parser sees them; `start` tells what is parsed, and whether declarations at file scope follow."""
    return Source(with_folds(tokens), cx, start, _HANDLERS)
