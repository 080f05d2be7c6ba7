"""Expressions ([expr]).

Reading order: `exprs` (literals and names), `members`, `member_pointers`, `operators` and `assignment`
(operators of classes), `unary`, `ops` (binary operators), `conditional`, `calls`, `launches`, `allocation`,
`destruction`, `traits`, `closures` and `lambda_function_pointers` (lambdas), `user_literals`,
`statement_exprs`.
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(
    __name__,
    (
        "exprs",
        "members",
        "member_pointers",
        "operators",
        "assignment",
        "unary",
        "ops",
        "conditional",
        "calls",
        "launches",
        "allocation",
        "destruction",
        "traits",
        "closures",
        "lambda_function_pointers",
        "user_literals",
        "statement_exprs",
    ),
)
