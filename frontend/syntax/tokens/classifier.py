"""The token function: what the parser sees of the tokens, given what the names mean so far.

C++ cannot be parsed without knowing which names are types; this is where that knowledge enters. Beside
classifying names it

* marks function-style casts, which look like something else to an LALR(1) parser (see `grammar`), by looking
  further ahead than it could;
* skips host code: at file scope, what has no device qualifier and is a function, a variable or a class
  becomes one HOST token;
* turns attributes into the specifiers they stand for, and drops the ones that mean nothing here;
* takes an unknown name for a type where nothing else can follow, and says so.

The parser asks for the next token only after all actions that the tokens before it allow, so scopes are
always up to date.
"""

from __future__ import annotations

from ...text import tokens as tok
from ...text.tokens import IDENTIFIER, TYPE_NAME, Token
from ..grammar.declarator_builders import OF_OBJECTS, TYPE_WORDS
from ..grammar.folds import with_folds
from ..parse_state import Reader
from . import classifier_names, classifier_punctuators, classifier_types
from .token_source import Handler, Source

_HANDLERS: dict[str, Handler] = {
    IDENTIFIER: classifier_names.name,
    TYPE_NAME: classifier_names.name,
    "~": classifier_names.tilde,
    "operator": classifier_names.operator_name,
    "new": classifier_types.new,
    **dict.fromkeys(tok.TYPE_OPERATORS, classifier_names.decltype),
    "template": classifier_types.template_head,
    "typename": classifier_types.typename,
    "class": classifier_types.typename,
    **dict.fromkeys(TYPE_WORDS, classifier_types.type_word),
    **dict.fromkeys(classifier_types.CASTS, classifier_types.cast),
    "[": classifier_punctuators.bracket,
    "::": classifier_punctuators.double_colon,
    "...": classifier_punctuators.ellipsis,
    tok.FOLD_OPERATOR: classifier_punctuators.fold_operator,
    "asm": classifier_punctuators.asm,
    "__asm__": classifier_punctuators.asm,
    "->": classifier_punctuators.arrow,
    **dict.fromkeys(OF_OBJECTS, classifier_types.function_qualifier),
    "noexcept": classifier_types.noexcept,
    "<<": classifier_punctuators.launch,
    "extern": classifier_punctuators.extern,
    "__attribute__": classifier_punctuators.attribute,
}


def classified(tokens: list[Token], cx: Reader, start: Token) -> Source:
    """The tokens as the parser sees them; `start` tells what is parsed, and whether declarations at file
    scope follow.
    """
    return Source(with_folds(tokens), cx, start, _HANDLERS)
