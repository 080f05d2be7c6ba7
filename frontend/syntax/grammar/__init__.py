"""The grammar, and the LALR(1) automaton that PLY computes from it.

Reading order: `productions` (registration of rules), `declarator_builders` (specifiers and declarators before
there are nodes), `folds`; the rules: `literals`, `expressions`, `lambdas`, `new`, `declarators`,
`declarations` (with the start symbols), `methods`, `records`, `statements`, `templates`; `grammar` (all
rules), `tables` (computes the automaton), `parsetab`, `automaton`.
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("templates", "methods", "records", "lambdas", "new"))
