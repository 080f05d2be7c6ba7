"""The token function: the tokens for the parser, given the names declared so far.

C++ cannot be parsed without knowing which names are types; here that knowledge enters. Besides the
classification of names the token function

* marks function-style casts, which an LALR(1) parser cannot recognise (see `grammar`), by a longer
  look-ahead;
* skips host code: at file scope, a function, variable or class without device qualifier becomes one HOST
  token;
* turns attributes into the specifiers they stand for, and drops those without meaning here;
* takes an unknown name for a type when nothing else can follow, and reports it.

The parser reads a token only after all actions that the tokens before it allow, so scopes are always up to
date.
"""

from __future__ import annotations

from collections.abc import Callable

from ...text import tokens as tok
from ...text.tokens import IDENTIFIER, TYPE_NAME, Token
from ..parse_state import ParseState
from . import classifier_names, classifier_punctuators, classifier_types
from .keywords import OBJECT_QUALIFIERS, TYPE_KEYWORDS
from .token_source import Handler, HostSeparation, TokenSource
from .token_stream import TokenStream

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
    **dict.fromkeys(TYPE_KEYWORDS, classifier_types.type_word),
    **dict.fromkeys(classifier_types.CASTS, classifier_types.cast),
    "[": classifier_punctuators.bracket,
    "::": classifier_punctuators.double_colon,
    "...": classifier_punctuators.ellipsis,
    tok.FOLD_OPERATOR: classifier_punctuators.fold_operator,
    "asm": classifier_punctuators.asm,
    "__asm__": classifier_punctuators.asm,
    "->": classifier_punctuators.arrow,
    **dict.fromkeys(OBJECT_QUALIFIERS, classifier_types.function_qualifier),
    "noexcept": classifier_types.noexcept,
    "<<": classifier_punctuators.launch,
    "extern": classifier_punctuators.extern,
    "__attribute__": classifier_punctuators.attribute,
}


def classify_tokens(
    tokens: list[Token],
    cx: ParseState,
    start: Token,
    separate: Callable[[ParseState, TokenStream], HostSeparation],
) -> TokenSource:
    """Return the token source of a parse; `start` is the start symbol. That of a unit has declarations at
    file scope. `separate` returns what separates host code from device code in the tokens.
    """
    return TokenSource(tokens, cx, start, _HANDLERS, separate)
