"""Macros: their definition and their expansion (C99 6.10.3, C++20 [cpp.subst] for `__VA_OPT__`).

Expansion follows Dave Prosser's algorithm (from which the committee wrote the standard's text): every token
carries the set of macros that may not be expanded in it any more. Pending tokens form a stack, so long texts
and long chains of macros cost linear time and no recursion. Only arguments, which are expanded on their own
first, recurse.

Every resulting token locates the text the user wrote (the macro's use, or the argument as it was spelled) and
lists the macros that it went through (`expansion`, outermost macro first).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...support.diagnostics import Diagnostics, Location, MacroExpansion, Note
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
"""The maximum nesting of macro calls within macro arguments."""
OPTIONAL = "__VA_OPT__"
MAX_EXPANDED_TOKENS = 2_000_000
"""The maximum number of tokens from macros per translation unit (`billion laughs`)."""


class Macro:
    """A macro. `params` is None for an object-like macro. With `variadic` the last parameter takes the rest.

    `value` is the replacement list; for each of its tokens `slots` has the index of the parameter that it
    names, or -1. `optional` maps the index of each `__VA_OPT__` to that of its closing parenthesis.
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
            {i: _find_closing(value, i + 1) for i, t in enumerate(value) if t.value == OPTIONAL}
            if variadic
            else {}
        )

    def is_same_definition(self, other: Macro) -> bool:
        """Return whether a redefinition changes nothing (C99 6.10.3 §2)."""
        if (self.params, self.variadic, len(self.value)) != (other.params, other.variadic, len(other.value)):
            return False
        return all(
            a.value == b.value and (i == 0 or a.space == b.space)
            for i, (a, b) in enumerate(zip(self.value, other.value))
        )


class LazyMacro(Macro):
    """A predefined macro, whose definition is read when it is first used."""

    __slots__ = ("define",)

    def __init__(self, name: str, define: Callable[[], Macro]) -> None:
        self.name, self.define = name, define
        self.location = None

    params = property(lambda self: self.define().params)
    variadic = property(lambda self: self.define().variadic)
    value = property(lambda self: self.define().value)
    slots = property(lambda self: self.define().slots)
    optional = property(lambda self: self.define().optional)


class MacroError(Exception):
    """A malformed `#define`; the message is clang's."""

    def __init__(self, message: str, token: RawToken, notes: tuple[Note, ...] = ()) -> None:
        self.message, self.token, self.notes = message, token, notes
        super().__init__(message)


def macro_name(token: RawToken) -> str:
    """Return the macro's name in a directive. Raises MacroError."""
    if token.type == MISSING:
        raise MacroError("macro name missing", token)
    if token.type != NAME:
        raise MacroError("macro name must be an identifier", token)
    if token.value == "defined":
        raise MacroError("'defined' cannot be used as a macro name", token)
    return str(token.value)


def parse_definition(tokens: Sequence[RawToken]) -> Macro:
    """Return the macro that the tokens after `#define` define. Raises MacroError."""
    name = macro_name(tokens[0])
    params: list[str] | None = None
    variadic = False
    body = list(tokens[1:])
    if body and body[0].value == "(" and not body[0].space:
        params, variadic, used = _parse_parameters(body)
        body = body[used:]
    _check_body(body, params, variadic)
    return Macro(name, params, variadic, body, tokens[0].location)


def _parse_parameters(tokens: list[RawToken]) -> tuple[list[str], bool, int]:
    """Parse the parameters in parentheses. Returns their names, whether the last one is variadic, and the
    number of tokens read.
    """
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
            message = (
                "missing ')' in macro parameter list"
                if variadic
                else "expected comma in macro parameter list"
            )
            raise MacroError(message, tokens[i])
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
            inside = _find_closing(body, i + 1)
            if inside < 0:
                raise MacroError(f"unterminated {OPTIONAL}", token)
            _check_pasting(body[i + 2 : inside], OPTIONAL)


def _check_pasting(body: list[RawToken], what: str) -> None:
    if body and body[0].value == "##":
        raise MacroError(f"'##' cannot appear at start of {what}", body[0])
    if body and body[-1].value == "##":
        raise MacroError(f"'##' cannot appear at end of {what}", body[-1])


def _find_closing(tokens: list[RawToken], i: int) -> int:
    """Return the index of the parenthesis that closes the one at `i`, or -1."""
    depth = 0
    for j in range(i, len(tokens)):
        if tokens[j].type == PUNCTUATOR:
            depth += {"(": 1, ")": -1}.get(tokens[j].value, 0)
        if not depth:
            return j
    return -1


class _ExpansionLimitError(Exception):
    """The unit's macros expanded to more than `MAX_EXPANDED_TOKENS`."""


class Expander:
    """Expands macros in token lists. `macros` maps names to a `Macro`, or to a function for macros whose
    value is computed.
    """

    def __init__(self, diags: Diagnostics) -> None:
        self.diags = diags
        self.macros: dict[str, Macro | Callable[[RawToken], RawToken]] = {}
        self.depth = 0
        self.count = 0
        self.is_too_large = False
        self.in_condition = False
        """True in `#if`, where `defined` protects its operand from expansion, even when `defined` comes from
        a macro.
        """

    def expand(self, tokens: Sequence[RawToken]) -> list[RawToken]:
        """Return the tokens with every macro expanded; none once the unit has exceeded the limit, which is
        reported.
        """
        try:
            return self._expand_tokens(tokens)
        except _ExpansionLimitError:
            return []

    def _expand_tokens(self, tokens: Sequence[RawToken]) -> list[RawToken]:
        macros = self.macros
        out: list[RawToken] = []
        pending = list(tokens)
        pending.reverse()
        while pending:
            token = pending.pop()
            if token.type != NAME or token.value not in macros or token.value in token.hide_set:
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
                hide_set = token.hide_set | {macro.name}
                self._push(pending, self._substitute(macro, token, [], hide_set), token)
                continue
            if not pending or pending[-1].value != "(":
                out.append(token)
                continue
            call = self._take_arguments(macro, token, pending)
            if call is None:
                invalid = token.copy()
                invalid.type = REPORTED
                out.append(invalid)
                continue
            args, close = call
            hide_set = (token.hide_set & close.hide_set) | {macro.name}
            self._push(pending, self._substitute(macro, token, args, hide_set), token)
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
            raise _ExpansionLimitError
        replacement.reverse()
        pending += replacement

    def _take_arguments(
        self, macro: Macro, use: RawToken, pending: list[RawToken]
    ) -> tuple[list[list[RawToken]], RawToken] | None:
        """Take the parenthesized arguments off `pending`, and return them with the closing parenthesis.
        Returns None, reported, when they do not fit the macro.
        """
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
                notes=_definition_notes(macro),
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
                notes=_definition_notes(macro),
            )
            return None
        return args, token

    def _substitute(
        self, macro: Macro, use: RawToken, args: list[list[RawToken]], hide_set: frozenset[str]
    ) -> list[RawToken]:
        """Return the replacement list with arguments substituted and `#` and `##` applied."""
        return [
            t
            for t in self._substitute_range(macro, use, args, hide_set, (0, len(macro.value)), {})
            if t.type != MISSING
        ]

    def _substitute_range(
        self, macro: Macro, use: RawToken, args: list[list[RawToken]], hide_set: frozenset[str],
        bounds: tuple[int, int], expanded: dict[int, list[RawToken]],
    ) -> list[RawToken]:  # fmt: skip
        """Return the replacement tokens of a range of the replacement list, with placemarkers. `expanded`
        caches the expanded arguments.
        """
        out: list[RawToken] = []
        value, slots, optional = macro.value, macro.slots, macro.optional
        i, count = bounds

        def argument(slot: int) -> list[RawToken]:
            if slot not in expanded:
                expanded[slot] = self._expand_argument(args[slot], use)
            return expanded[slot]

        def va_opt_tokens(i: int) -> list[RawToken]:
            """Return the replacement of `__VA_OPT__` at `i`."""
            if not argument(len(args) - 1):
                return []
            result = self._substitute_range(macro, use, args, hide_set, (i + 2, optional[i]), expanded)
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
                operand = va_opt_tokens(i) if i in optional else args[slots[i]]
                out.append(
                    self._copy_from_body(
                        _stringize([t for t in operand if t.type != MISSING], token), macro, use, hide_set
                    )
                )
                i = optional.get(i, i) + 1
                continue
            if token.value == "##" and token.type == PUNCTUATOR and i:
                i += 1
                self._paste(out, macro, use, args, i, hide_set, va_opt_tokens(i) if i in optional else None)
                i = optional.get(i, i) + 1
                continue
            end = optional.get(i, i) + 1
            pastes = end < count and value[end].value == "##"
            if i in optional:
                replacement = va_opt_tokens(i)
            elif slot >= 0:
                replacement = self._copy_from_argument(
                    args[slot] if pastes else argument(slot), token, macro, hide_set
                )
            else:
                replacement = [self._copy_from_body(token, macro, use, hide_set)]
            # An empty operand of `##` is a placemarker: the other operand stays as it is.
            out += replacement or (
                [RawToken(MISSING, "", use.file, use.lineno, use.column, token.space)] if pastes else []
            )
            i = end
        return out

    def _paste(
        self, out: list[RawToken], macro: Macro, use: RawToken, args: list[list[RawToken]], i: int,
        hide_set: frozenset[str], optional: list[RawToken] | None,
    ) -> None:  # fmt: skip
        """Paste the last token of `out` and the first one of the operand at `i`. `optional` is the
        replacement of the operand when that is `__VA_OPT__`.
        """
        token, slot = macro.value[i], macro.slots[i]
        if optional is not None:
            right = optional
        elif slot < 0:
            right = [self._copy_from_body(token, macro, use, hide_set)]
        else:
            right = self._copy_from_argument(args[slot], token, macro, hide_set)
            if macro.variadic and slot == len(args) - 1 and out and out[-1].value == ",":
                # GNU's `, ## __VA_ARGS__`: the comma is dropped when nothing follows it, and stays unpasted
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
        scanned = (
            [t for line in lines(text, use.file) for t in line]
            if left.type != MISSING or right[0].type != MISSING
            else [left]
        )
        if [token.type for token in scanned] == [TEXT, NAME] and scanned[0].value == left.value:
            # A user-defined literal ([lex.ext] p1) is two tokens here.
            right[0].space = False
            out += right
            return
        if len(scanned) != 1 or scanned[0].value != text or scanned[0].type in (BAD_TEXT, BAD_CHAR):
            self.diags.error(
                f"pasting formed '{text}', an invalid preprocessing token", left.location, length=left.length
            )
            left.type = REPORTED
            return
        pasted = left.copy() if left.type != MISSING else right[0].copy()
        pasted.type, pasted.value, pasted.space = scanned[0].type, text, left.space
        pasted.hide_set = left.hide_set | right[0].hide_set
        out[-1] = pasted
        out += right[1:]

    def _expand_argument(self, tokens: list[RawToken], use: RawToken) -> list[RawToken]:
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
            return self._expand_tokens([t.copy() for t in tokens])
        finally:
            self.depth -= 1

    def _copy_from_body(
        self, token: RawToken, macro: Macro, use: RawToken, hide_set: frozenset[str]
    ) -> RawToken:
        copy = RawToken.__new__(RawToken)
        copy.type = token.type
        copy.value = token.value
        copy.file = use.file
        copy.lineno = use.lineno
        copy.column = use.column
        copy.length = use.length
        copy.space = token.space
        copy.fresh = False
        copy.hide_set = hide_set
        spelling = Location(token.file, token.lineno, token.column)
        copy.expansion = (*use.expansion, MacroExpansion(macro.name, spelling))
        return copy

    def _copy_from_argument(
        self, tokens: list[RawToken], param: RawToken, macro: Macro, hide_set: frozenset[str]
    ) -> list[RawToken]:
        step = MacroExpansion(macro.name, Location(param.file, param.lineno, param.column))
        out = []
        for token in tokens:
            copy = token.copy()
            copy.hide_set = token.hide_set | hide_set
            copy.expansion = (*token.expansion, step)
            copy.fresh = False
            out.append(copy)
        if out:
            out[0].space = param.space
        return out


def _stringize(tokens: list[RawToken], at: RawToken) -> RawToken:
    """Return the string literal of `#argument` (C99 6.10.3.2)."""
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
    """Return a number token at the location of a macro's name (`__LINE__`)."""
    token = at.copy()
    token.type, token.value = NUMBER, str(value)
    return token


def object_macro(name: str, value: str, file: str) -> Macro:
    """Return an object-like macro from an option or a built-in definition: `value` is scanned as text."""
    return Macro(name, None, False, scan(value, file), None)


def _definition_notes(macro: Macro) -> list[Note]:
    return [Note(f"macro '{macro.name}' defined here", macro.location)] if macro.location else []
