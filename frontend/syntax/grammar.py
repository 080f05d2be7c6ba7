"""The grammar of the language: its productions, in order.

PLY makes the LALR tables from them (`tables`), which are committed as `parsetab` and checked by a test; at run time only `parsetab` is
read.

What makes C++ fit LALR(1) here is the token function (`classify`): it makes one token of every name, whatever its qualifiers and template
arguments (these are fragments with start symbols of their own), tells type names from other names, marks function-style casts (FUNCTIONAL)
and skips host code. Empty productions with
actions open scopes; LALR reduces them before it looks at the next token (`compound : '{' block items '}'`), because nothing else is
possible there.
"""

from __future__ import annotations

from ..text.tokens import Token
from . import (
    grammar_declarations,
    grammar_declarators,
    grammar_expressions,
    grammar_lambdas,
    grammar_literals,
    grammar_methods,
    grammar_new,
    grammar_records,
    grammar_statements,
    grammar_templates,
    tree,
)  # fmt: skip
from .productions import Production, Productions
from .reader import Reader
from .scopes import ScopeMark

_START = Productions([("S'", ("start",), None, None)])


_START.inner("start : START_UNIT externals | START_EXPRESSION expression | START_TYPE type_id | START_ARGUMENTS template_args | START_CONVERSION type_id | START_BODY function_body")


@_START.rule("start : START_PARAMETERS template_scope template_params")
def start_parameters(
    cx: Reader, _: Token, scope: ScopeMark, params: list[tree.TemplateParam]
) -> tuple[ScopeMark, list[tree.TemplateParam]]:
    return scope, params


PRODUCTIONS: tuple[Production, ...] = (
    *_START,
    *grammar_declarations.PRODUCTIONS,
    *grammar_declarators.PRODUCTIONS,
    *grammar_expressions.PRODUCTIONS,
    *grammar_literals.PRODUCTIONS,
    *grammar_records.PRODUCTIONS,
    *grammar_statements.PRODUCTIONS,
    *grammar_templates.PRODUCTIONS,
    *grammar_methods.PRODUCTIONS,
    *grammar_lambdas.PRODUCTIONS,
    *grammar_new.PRODUCTIONS,
)
