"""The grammar, and the LALR(1) automaton that PLY makes of it.

Reading order: `productions` (how rules are registered), `declarator_builders` (specifiers and declarators
before there are nodes), `folds`; the rules: `start`, `literals`, `expressions`, `lambdas`, `new`,
`declarators`, `declarations`, `methods`, `records`, `statements`, `templates`; `grammar` (all rules),
`tables` (makes the automaton), `parsetab`, `automaton`.
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("templates", "methods", "records", "lambdas", "new"))
