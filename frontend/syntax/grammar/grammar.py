"""The grammar of the language: its productions, in order.

PLY makes the LALR tables from them (`tables`), which are committed as `parsetab` and checked by a test; at
run time only `parsetab` is read, and a file of the grammar when one of its productions is first used
(`automaton.ACTIONS`).

What makes C++ fit LALR(1) here is the token function (`classifier`): it makes one token of every name,
whatever its qualifiers and template arguments (these are fragments with start symbols of their own), tells
type names from other names, marks function-style casts (FUNCTIONAL) and skips host code. Empty productions
with actions open scopes; LALR reduces them before it looks at the next token
(`compound : '{' block items '}'`), because nothing else is possible there.
"""

from __future__ import annotations

from . import (
    declarations,
    declarators,
    expressions,
    lambdas,
    literals,
    methods,
    new,
    records,
    start,
    statements,
    templates,
)
from .productions import Production

FILES = (
    start,
    declarations,
    declarators,
    expressions,
    literals,
    records,
    statements,
    templates,
    methods,
    lambdas,
    new,
)
PRODUCTIONS: list[Production] = [production for file in FILES for production in file.PRODUCTIONS.all()]
