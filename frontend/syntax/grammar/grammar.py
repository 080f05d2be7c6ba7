"""The grammar of the language: its productions, in order.

PLY computes the LALR tables from them (`tables`), which are committed as `parsetab` and checked by a test. At
run time only `parsetab` is read, and a file of the grammar when one of its productions is first used
(`automaton.ACTIONS`).

The token function (`classifier`) is what makes C++ fit LALR(1). It returns one token for every name, whatever
its qualifiers and template arguments (these are fragments with start symbols of their own). It distinguishes
type names from other names, marks function-style casts (FUNCTIONAL) and skips host code. Empty productions
with actions open scopes; LALR reduces them before it reads the next token (`compound : '{' block items '}'`),
because nothing else is possible there.
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
    statements,
    templates,
)
from .productions import Production

FILES = (
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
