"""Expressions ([expr]).

Reading order: `exprs` (literals and names), `members`, `member_pointers`, `operators` and `assignment`
(operators of classes), `unary`, `ops` (binary operators), `conditional`, `calls`, `launches`, `allocation`,
`destruction`, `traits`, `closures` and `lambda_function_pointers` (lambdas), `user_literals`,
`statement_exprs`.
"""
