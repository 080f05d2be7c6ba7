"""Macros: their definition and their expansion (C99 6.10.3, C++20 [cpp.subst] for `__VA_OPT__`).

Expansion follows Dave Prosser's algorithm (the one the committee wrote the standard's text from): every token
carries the set of macros that may not be expanded in it any more. Work is a stack of pending tokens, so long
texts and long chains of macros cost linear time and no recursion; only arguments, which are expanded on their
own first, recurse.

Every token that comes out names the text the user wrote (the macro's use, or the argument as it was spelled)
and the way it took (`expansion`, outermost macro first).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...support.diagnostics import Diagnostics, Expansion, Location, Note
from .scan import (
    BAD_CHAR,
    BAD_TEXT,
    CHAR,
    MISSING,
    NAME,
    NUMBER,
    PUNCTUATOR,
    REPORTED,
    TEXT,
    RawToken,
    lines,
    scan,
)

MAX_ARGUMENT_DEPTH = 128
"""How deep macro arguments may contain macro calls that contain arguments, and so on."""
OPTIONAL = "__VA_OPT__"
MAX_EXPANDED_TOKENS = 2_000_000
"""How many tokens one translation unit may expand to before the expansion is refused (`billion laughs`)."""


class Macro:
    """`params` is None for an object-like macro. With `variadic` the last parameter takes the rest.

    `value` is the replacement list; for each token `slots` has the index of the parameter that it names, or
    -1. `optional` has the index of the parenthesis that closes each `__VA_OPT__(…)`, by that of the word.
    """

    __slots__ = ("location", "name", "optional", "params", "slots", "value", "variadic")

    def __init__(
        self,
        name: str,
        params: list[str] | None,
        variadic: bool,
        value: list[RawToken],
        location: Location | None,
    ) -> None:
        self.name, self.params, self.variadic, self.value, self.location = (
            name,
            params,
            variadic,
            value,
            location,
        )
        index = {p: i for i, p in enumerate(params or ())}
        self.slots = [index.get(t.value, -1) if t.type == NAME else -1 for t in value]
        self.optional = (
            {i: _closing(value, i + 1) for i, t in enumerate(value) if t.value == OPTIONAL}
            if variadic
            else {}
        )

    def same(self, other: Macro) -> bool:
        """Whether a redefinition changes nothing (C99 6.10.3 §2)."""
        if (self.params, self.variadic, len(self.value)) != (other.params, other.variadic, len(other.value)):
            return False
        return all(
            a.value == b.value and (i == 0 or a.space == b.space)
            for i, (a, b) in enumerate(zip(self.value, other.value))
        )


class MacroError(Exception):
    """A `#define` line that is none; the message is clang's."""

    def __init__(self, message: str, token: RawToken, notes: tuple[Note, ...] = ()) -> None:
        self.message, self.token, self.notes = message, token, notes
        super().__init__(message)


def macro_name(token: RawToken) -> str:
    """The macro's name in a directive, or MacroError."""
    if token.type == MISSING:
        raise MacroError("macro name missing", token)
    if token.type != NAME:
        raise MacroError("macro name must be an identifier", token)
    if token.value == "defined":
        raise MacroError("'defined' cannot be used as a macro name", token)
    return str(token.value)


def parse_definition(tokens: Sequence[RawToken]) -> Macro:
    """The macro that the tokens after `#define` define, or MacroError."""
    name = macro_name(tokens[0])
    params: list[str] | None = None
    variadic = False
    body = list(tokens[1:])
    if body and body[0].value == "(" and not body[0].space:
        params, variadic, used = _parameters(body)
        body = body[used:]
    _check_body(body, params, variadic)
    return Macro(name, params, variadic, body, tokens[0].location)


def _parameters(tokens: list[RawToken]) -> tuple[list[str], bool, int]:
    """The parameters in parentheses: names, whether the last one is variadic, how many tokens they take."""
    params: list[str] = []
    i = 1
    if len(tokens) > 1 and tokens[1].value == ")":
        return params, False, 2
    while i < len(tokens):
        token = tokens[i]
        if token.value == "...":
            params.append("__VA_ARGS__")
            variadic = True
            i += 1
        elif token.type == NAME:
            if token.value in params:
                raise MacroError(f"duplicate macro parameter name '{token.value}'", token)
            params.append(token.value)
            i += 1
            variadic = i < len(tokens) and tokens[i].value == "..."
            i += variadic
        else:
            raise MacroError("invalid token in macro parameter list", token)
        if i >= len(tokens):
            break
        if tokens[i].value == ")":
            return params, variadic, i + 1
        if variadic or tokens[i].value != ",":
            wanted = (
                "missing ')' in macro parameter list"
                if variadic
                else "expected comma in macro parameter list"
            )
            raise MacroError(wanted, tokens[i])
        i += 1
    raise MacroError("missing ')' in macro parameter list", tokens[-1])


def _check_body(body: list[RawToken], params: list[str] | None, variadic: bool) -> None:
    _check_pasting(body, "macro expansion")
    inside = -1
    for i, token in enumerate(body):
        if token.value == "#" and params is not None:
            if i + 1 >= len(body) or not (
                body[i + 1].value in params or (variadic and body[i + 1].value == OPTIONAL)
            ):
                raise MacroError("'#' is not followed by a macro parameter", token)
        elif token.value == "__VA_ARGS__" and (params is None or "__VA_ARGS__" not in params):
            raise MacroError("__VA_ARGS__ can only appear in the expansion of a variadic macro", token)
        elif token.value == OPTIONAL:
            if not variadic:
                raise MacroError(f"{OPTIONAL} can only appear in the expansion of a variadic macro", token)
            if i < inside:
                raise MacroError(f"{OPTIONAL} cannot be nested within its own replacement tokens", token)
            if i + 1 >= len(body) or body[i + 1].value != "(":
                raise MacroError(f"missing '(' following {OPTIONAL}", token)
            inside = _closing(body, i + 1)
            if inside < 0:
                raise MacroError(f"unterminated {OPTIONAL}", token)
            _check_pasting(body[i + 2 : inside], OPTIONAL)


def _check_pasting(body: list[RawToken], what: str) -> None:
    if body and body[0].value == "##":
        raise MacroError(f"'##' cannot appear at start of {what}", body[0])
    if body and body[-1].value == "##":
        raise MacroError(f"'##' cannot appear at end of {what}", body[-1])


def _closing(tokens: list[RawToken], i: int) -> int:
    """The index of the parenthesis that closes the one at `i`, or -1."""
    depth = 0
    for j in range(i, len(tokens)):
        if tokens[j].type == PUNCTUATOR:
            depth += {"(": 1, ")": -1}.get(tokens[j].value, 0)
        if not depth:
            return j
    return -1


class _TooLargeError(Exception):
    """The unit's macros have expanded to more than `MAX_EXPANDED_TOKENS`."""


class Expander:
    """Expands macros in token lists. `macros` maps names to `Macro`, or to a function for the ones that
    compute their value.
    """

    def __init__(self, diags: Diagnostics) -> None:
        self.diags = diags
        self.macros: dict[str, Macro | Callable[[RawToken], RawToken]] = {}
        self.depth = 0
        self.count = 0
        self.is_too_large = False
        self.in_condition = False
        """Whether `defined` keeps what follows it: in `#if`, also where a macro says it."""

    def expand(self, tokens: Sequence[RawToken]) -> list[RawToken]:
        """The tokens with every macro in them replaced; none once the unit has grown too large, which is
        reported.
        """
        try:
            return self._expanded(tokens)
        except _TooLargeError:
            return []

    def _expanded(self, tokens: Sequence[RawToken]) -> list[RawToken]:
        macros = self.macros
        out: list[RawToken] = []
        pending = list(tokens)
        pending.reverse()
        while pending:
            token = pending.pop()
            if token.type != NAME or token.value not in macros or token.value in token.hidden:
                out.append(token)
                if self.in_condition and token.value == "defined" and not self.depth:
                    opening = pending and pending[-1].value == "("
                    out += [pending.pop() for _ in range(min(len(pending), 2 if opening else 1))]
                continue
            macro = macros[token.value]
            if not isinstance(macro, Macro):
                out.append(macro(token))
                continue
            if macro.params is None:
                hidden = token.hidden | {macro.name}
                self._push(pending, self._substitute(macro, token, [], hidden), token)
                continue
            if not pending or pending[-1].value != "(":
                out.append(token)
                continue
            call = self._arguments(macro, token, pending)
            if call is None:
                invalid = token.copy()
                invalid.type = REPORTED
                out.append(invalid)
                continue
            args, close = call
            hidden = (token.hidden & close.hidden) | {macro.name}
            self._push(pending, self._substitute(macro, token, args, hidden), token)
        return out

    def _push(self, pending: list[RawToken], replacement: list[RawToken], use: RawToken) -> None:
        if replacement:
            replacement[0].space = use.space
            replacement[0].fresh = use.fresh
        elif pending and use.fresh:
            pending[-1].fresh = True
        elif pending and use.space:
            pending[-1].space = True
        self.count += len(replacement)
        if self.count > MAX_EXPANDED_TOKENS:
            if not self.is_too_large:
                self.diags.error("macro expansion is too large", use.location, length=use.length)
            self.is_too_large = True
            raise _TooLargeError
        replacement.reverse()
        pending += replacement

    def _arguments(
        self, macro: Macro, use: RawToken, pending: list[RawToken]
    ) -> tuple[list[list[RawToken]], RawToken] | None:
        """Takes the parenthesized arguments off `pending`; None (reported) when they do not fit the macro."""
        params = macro.params or []
        pending.pop()
        args: list[list[RawToken]] = [[]]
        nesting = 1
        while pending:
            token = pending.pop()
            if token.value == "(" and token.type == PUNCTUATOR:
                nesting += 1
            elif token.value == ")" and token.type == PUNCTUATOR:
                nesting -= 1
                if not nesting:
                    break
            elif (
                token.value == ","
                and nesting == 1
                and token.type == PUNCTUATOR
                and not (macro.variadic and len(args) >= len(params))
            ):
                args.append([])
                continue
            args[-1].append(token)
        else:
            self.diags.error(
                "unterminated function-like macro invocation",
                use.location,
                length=use.length,
                notes=_defined(macro),
            )
            return None
        if not params and args == [[]]:
            args = []
        if macro.variadic and len(args) == len(params) - 1:
            args.append([])
        if len(args) != len(params):
            few = "few" if len(args) < len(params) else "many"
            at = token if few == "few" else (args[len(params)] or [token])[0]
            self.diags.error(
                f"too {few} arguments provided to function-like macro invocation",
                at.location,
                length=at.length,
                notes=_defined(macro),
            )
            return None
        return args, token

    def _substitute(
        self, macro: Macro, use: RawToken, args: list[list[RawToken]], hidden: frozenset[str]
    ) -> list[RawToken]:
        """The replacement list with arguments put in, `#` and `##` done."""
        return [
            t
            for t in self._replaced(macro, use, args, hidden, (0, len(macro.value)), {})
            if t.type != MISSING
        ]

    def _replaced(
        self, macro: Macro, use: RawToken, args: list[list[RawToken]], hidden: frozenset[str],
        part: tuple[int, int], expanded: dict[int, list[RawToken]],
    ) -> list[RawToken]:  # fmt: skip
        """A part of the replacement list, with placemarkers. `expanded` keeps the arguments that were
        expanded.
        """
        out: list[RawToken] = []
        value, slots, optional = macro.value, macro.slots, macro.optional
        i, count = part

        def argument(slot: int) -> list[RawToken]:
            if slot not in expanded:
                expanded[slot] = self._expanded_argument(args[slot], use)
            return expanded[slot]

        def chosen(i: int) -> list[RawToken]:
            """What `__VA_OPT__` at `i` stands for."""
            if not argument(len(args) - 1):
                return []
            result = self._replaced(macro, use, args, hidden, (i + 2, optional[i]), expanded)
            if result:
                result[0].space = value[i].space
            return result

        while i < count:
            token, slot = value[i], slots[i]
            if (
                macro.params is not None
                and token.value == "#"
                and i + 1 < count
                and (slots[i + 1] >= 0 or i + 1 in optional)
            ):
                i += 1
                given = chosen(i) if i in optional else args[slots[i]]
                out.append(
                    self._from_body(
                        _stringized([t for t in given if t.type != MISSING], token), macro, use, hidden
                    )
                )
                i = optional.get(i, i) + 1
                continue
            if token.value == "##" and token.type == PUNCTUATOR and i:
                i += 1
                self._paste(out, macro, use, args, i, hidden, chosen(i) if i in optional else None)
                i = optional.get(i, i) + 1
                continue
            end = optional.get(i, i) + 1
            pastes = end < count and value[end].value == "##"
            if i in optional:
                put = chosen(i)
            elif slot >= 0:
                put = self._from_argument(args[slot] if pastes else argument(slot), token, macro, hidden)
            else:
                put = [self._from_body(token, macro, use, hidden)]
            # An empty operand of `##` is a placemarker: the other operand stays as it is.
            out += put or (
                [RawToken(MISSING, "", use.file, use.lineno, use.column, token.space)] if pastes else []
            )
            i = end
        return out

    def _paste(
        self, out: list[RawToken], macro: Macro, use: RawToken, args: list[list[RawToken]], i: int,
        hidden: frozenset[str], optional: list[RawToken] | None,
    ) -> None:  # fmt: skip
        """Joins the last token of `out` with the first one of the operand at `i`, which `optional` stands for
        where it is `__VA_OPT__`.
        """
        token, slot = macro.value[i], macro.slots[i]
        if optional is not None:
            right = optional
        elif slot < 0:
            right = [self._from_body(token, macro, use, hidden)]
        else:
            right = self._from_argument(args[slot], token, macro, hidden)
            if macro.variadic and slot == len(args) - 1 and out and out[-1].value == ",":
                # GNU's `, ## __VA_ARGS__`: the comma goes when nothing follows it, and stays unpasted
                # otherwise.
                if right:
                    right[0].space = macro.value[i - 1].space
                else:
                    out.pop()
                out += right
                return
        if not right:
            return
        if not out:
            out += right
            return
        left = out[-1]
        text = left.value + right[0].value
        joined = (
            [t for line in lines(text, use.file) for t in line]
            if left.type != MISSING or right[0].type != MISSING
            else [left]
        )
        if [token.type for token in joined] == [TEXT, NAME] and joined[0].value == left.value:
            # A suffix makes a literal of the user's ([lex.ext] p1), which are two tokens here.
            right[0].space = False
            out += right
            return
        if len(joined) != 1 or joined[0].value != text or joined[0].type in (BAD_TEXT, BAD_CHAR):
            self.diags.error(
                f"pasting formed '{text}', an invalid preprocessing token", left.location, length=left.length
            )
            left.type = REPORTED
            return
        pasted = left.copy() if left.type != MISSING else right[0].copy()
        pasted.type, pasted.value, pasted.space = joined[0].type, text, left.space
        pasted.hidden = left.hidden | right[0].hidden
        out[-1] = pasted
        out += right[1:]

    def _expanded_argument(self, tokens: list[RawToken], use: RawToken) -> list[RawToken]:
        if not any(t.type == NAME and t.value in self.macros for t in tokens):
            return tokens
        if self.depth >= MAX_ARGUMENT_DEPTH:
            self.diags.error(
                f"macro arguments nest deeper than {MAX_ARGUMENT_DEPTH} levels",
                use.location,
                length=use.length,
            )
            return []
        self.depth += 1
        try:
            return self._expanded([t.copy() for t in tokens])
        finally:
            self.depth -= 1

    def _from_body(self, token: RawToken, macro: Macro, use: RawToken, hidden: frozenset[str]) -> RawToken:
        copy = RawToken.__new__(RawToken)
        copy.type = token.type
        copy.value = token.value
        copy.file = use.file
        copy.lineno = use.lineno
        copy.column = use.column
        copy.length = use.length
        copy.space = token.space
        copy.fresh = False
        copy.hidden = hidden
        spelled = Location(token.file, token.lineno, token.column)
        copy.expansion = (*use.expansion, Expansion(macro.name, spelled))
        return copy

    def _from_argument(
        self, tokens: list[RawToken], param: RawToken, macro: Macro, hidden: frozenset[str]
    ) -> list[RawToken]:
        step = Expansion(macro.name, Location(param.file, param.lineno, param.column))
        out = []
        for token in tokens:
            copy = token.copy()
            copy.hidden = token.hidden | hidden
            copy.expansion = (*token.expansion, step)
            copy.fresh = False
            out.append(copy)
        if out:
            out[0].space = param.space
        return out


def _stringized(tokens: list[RawToken], at: RawToken) -> RawToken:
    """`#argument`: a string literal that spells the argument (C99 6.10.3.2)."""
    parts = []
    for i, token in enumerate(tokens):
        if i and (token.space or token.fresh):
            parts.append(" ")
        value = token.value
        if token.type in (TEXT, CHAR, BAD_TEXT, BAD_CHAR):
            value = value.replace("\\", "\\\\").replace('"', '\\"')
        parts.append(value)
    return RawToken(TEXT, '"' + "".join(parts) + '"', at.file, at.lineno, at.column, at.space)


def number(value: int | str, at: RawToken) -> RawToken:
    """A number in the place of a macro's name (`__LINE__`)."""
    token = at.copy()
    token.type, token.value = NUMBER, str(value)
    return token


def predefined(name: str, value: str, file: str) -> Macro:
    """A macro from an option: `value` is scanned as text."""
    return Macro(name, None, False, scan(value, file), None)


def _defined(macro: Macro) -> list[Note]:
    return [Note(f"macro '{macro.name}' defined here", macro.location)] if macro.location else []
