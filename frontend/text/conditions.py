"""The controlling expressions of `#if` and `#elif` (C99 6.10.1).

Values are 64-bit, signed or unsigned as C's `intmax_t` and `uintmax_t`; operands that are not evaluated may
divide by zero.
"""

from __future__ import annotations

import operator
from collections.abc import Callable

from .scan import CHAR, MISSING, NAME, NUMBER, PUNCTUATOR, RawToken

MAX_DEPTH = 256


class ConditionError(Exception):
    """A malformed expression; `token` locates the error."""

    def __init__(self, message: str, token: RawToken) -> None:
        self.message, self.token = message, token
        super().__init__(message)


class UndefinedMacroCall(ConditionError):
    """A name that is not a macro has arguments: the header that defines it was not read."""


_BINARY: dict[str, int] = {
    "*": 10, "/": 10, "%": 10, "+": 9, "-": 9, "<<": 8, ">>": 8, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "==": 6, "!=": 6, "&": 5, "^": 4, "|": 3, "&&": 2, "||": 1,
}  # fmt: skip

_ALTERNATIVE_TOKENS = {
    "and": "&&", "or": "||", "not": "!", "bitand": "&", "bitor": "|", "xor": "^", "compl": "~",
    "not_eq": "!=",
}  # fmt: skip


def _normalize_operator(token: RawToken) -> RawToken:
    """Return the operator for an alternative token such as `and` (C++17 5.5); other tokens as they are."""
    if token.type == NAME and token.value in _ALTERNATIVE_TOKENS:
        token = token.copy()
        token.type, token.value = PUNCTUATOR, _ALTERNATIVE_TOKENS[token.value]
    return token


Value = tuple[int, bool]
"""A value, wrapped to 64 bits, and whether it is unsigned."""


def _wrap(value: int, unsigned: bool) -> Value:
    value &= (1 << 64) - 1
    if not unsigned and value >> 63:
        value -= 1 << 64
    return value, unsigned


def _divide(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "*": operator.mul, "/": _divide, "%": lambda a, b: a - _divide(a, b) * b, "+": operator.add,
    "-": operator.sub,
    "&": operator.and_, "^": operator.xor, "|": operator.or_,
}  # fmt: skip
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge, "==": operator.eq,
    "!=": operator.ne,
}  # fmt: skip


class Condition:
    """One expression. `number` returns the value of a preprocessing number, `character` that of a character
    literal; both raise ValueError.
    """

    def __init__(
        self,
        tokens: list[RawToken],
        end: RawToken,
        number: Callable[[str], tuple[int, str, int] | float],
        character: Callable[[str], int],
    ) -> None:
        self.tokens = [_normalize_operator(token) for token in tokens]
        self.end, self.number, self.character = end, number, character
        self.at = self.depth = 0

    def value(self) -> int:
        """Return the value of the expression. Raises ConditionError."""
        value, _ = self.conditional(True)
        if self.at < len(self.tokens):
            token = self.tokens[self.at]
            raise ConditionError(
                "token is not a valid binary operator in a preprocessor subexpression", token
            )
        return value

    def peek(self) -> RawToken:
        """Return the current token."""
        return self.tokens[self.at] if self.at < len(self.tokens) else self.end

    def expect(self, text: str) -> None:
        """Skip the token with this text. Raises ConditionError."""
        if self.peek().value != text or self.peek().type == MISSING:
            raise ConditionError(f"expected '{text}' in preprocessor expression", self.peek())
        self.at += 1

    def conditional(self, live: bool) -> Value:
        """Evaluate a conditional expression."""
        condition = self.binary(1, live)
        if self.peek().value != "?":
            return condition
        self.at += 1
        self.enter()
        then = self.conditional(live and condition[0] != 0)
        self.expect(":")
        otherwise = self.conditional(live and condition[0] == 0)
        self.depth -= 1
        return _wrap((then if condition[0] else otherwise)[0], then[1] or otherwise[1])

    def enter(self) -> None:
        """Count a nested expression. Raises ConditionError if there are too many."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise ConditionError(
                f"preprocessor expression nests deeper than {MAX_DEPTH} levels", self.tokens[self.at - 1]
            )

    def binary(self, lowest: int, live: bool) -> Value:
        """Evaluate binary operators of at least this precedence."""
        left = self.unary(live)
        while (rank := _BINARY.get(self.peek().value, 0)) >= lowest:
            sign = self.peek()
            self.at += 1
            op = sign.value
            if op in ("&&", "||"):
                needed = live and (left[0] != 0) == (op == "&&")
                right = self.binary(rank + 1, needed)
                truth = (left[0] and right[0]) if op == "&&" else (left[0] or right[0])
                left = (int(bool(truth)), False)
                continue
            self.enter()
            right = self.binary(rank + 1, live)
            self.depth -= 1
            left = self.apply(sign, left, right, live)
        return left

    def apply(self, sign: RawToken, left: Value, right: Value, live: bool) -> Value:
        """Return the result of a binary operator."""
        op = sign.value
        if op in ("<<", ">>"):
            count = right[0] if op == "<<" else -right[0]
            shifted = left[0] << min(count, 64) if count >= 0 else left[0] >> min(-count, 64)
            return _wrap(shifted, left[1])
        unsigned = left[1] or right[1]
        a, b = _wrap(left[0], unsigned)[0], _wrap(right[0], unsigned)[0]
        if op in _COMPARE:
            return int(_COMPARE[op](a, b)), False
        if op in ("/", "%") and not b:
            if live:
                verb = "division" if op == "/" else "remainder"
                raise ConditionError(f"{verb} by zero in preprocessor expression", sign)
            return 0, unsigned
        return _wrap(_ARITHMETIC[op](a, b), unsigned)

    def unary(self, live: bool) -> Value:
        """Evaluate unary operators and their operand."""
        signs = []
        while self.peek().value in ("-", "+", "!", "~") and self.peek().type != MISSING:
            signs.append(self.peek().value)
            self.at += 1
        value = self.primary(live)
        for sign in reversed(signs):
            if sign == "!":
                value = (int(not value[0]), False)
            elif sign == "-":
                value = _wrap(-value[0], value[1])
            elif sign == "~":
                value = _wrap(~value[0], value[1])
        return value

    def primary(self, live: bool) -> Value:
        """Evaluate a number, a character or a parenthesised expression."""
        token = self.peek()
        self.at += 1
        if token.type == MISSING:
            raise ConditionError("expected value in expression", token)
        if token.type == NAME:
            if self.peek().value == "(" and token.value not in ("true", "false"):
                raise UndefinedMacroCall(f"function-like macro '{token.value}' is not defined", token)
            return int(token.value == "true"), False
        if token.type == NUMBER:
            try:
                number = self.number(token.value)
            except ValueError as error:
                raise ConditionError(str(error), token) from None
            if isinstance(number, float):
                raise ConditionError("floating point literal in preprocessor expression", token)
            unsigned = "u" in number[1] or (number[0] >> 63 != 0)
            return _wrap(number[0], unsigned)
        if token.type == CHAR:
            try:
                return self.character(token.value), False
            except ValueError as error:
                raise ConditionError(str(error), token) from None
        if token.value == "(":
            self.enter()
            value = self.conditional(live)
            self.depth -= 1
            if self.peek().value != ")":
                raise ConditionError("expected ')' in preprocessor expression", self.peek())
            self.at += 1
            return value
        raise ConditionError("invalid token at start of a preprocessor expression", token)
