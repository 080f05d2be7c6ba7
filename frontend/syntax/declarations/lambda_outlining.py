"""Outlining of extended lambdas: device code has them as class templates before the functions that contain
them.

    void f(float *p, int n) { each(n, [=] __device__ (int i) { p[i] = n; }); }
    →  template <class minicc_0, class minicc_1> struct minicc_lambda_1_0<minicc_list<>, minicc_0, minicc_1> {
           minicc_0 n; minicc_1 p; __device__ auto operator()(int i) const { p[i] = n; } };  void f …

Only lambdas with an explicit instance are outlined, whose types the host compiler has determined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...text.tokens import Token
from .capture_analysis import LexicalScopes, is_name
from .extended_lambdas import PREFIX, SELF, ExtendedLambda, extended_lambdas

_COMMON = """template <class...> struct minicc_list;
template <auto> struct minicc_value;
template <template <class...> class> struct minicc_template;
template <unsigned long...> struct minicc_numbers;
template <unsigned long, class T> struct minicc_slot { T minicc_value; };
template <class, class...> struct minicc_slots;
template <unsigned long... I, class... T>
struct minicc_slots<minicc_numbers<I...>, T...> : minicc_slot<I, T>... {};
template <unsigned long I, class T>
__device__ const T &minicc_at(const minicc_slot<I, T> &slot) { return slot.minicc_value; }
template <unsigned long I, class T>
__device__ T &minicc_at(minicc_slot<I, T> &slot) { return slot.minicc_value; }
template <unsigned long S, unsigned long A> struct minicc_host { alignas(A) char minicc_own[S]; };
template <unsigned long A> struct minicc_host<0, A> {};"""
"""Helper templates of the closure types: lists of template arguments, packs of captures, host storage."""

_PARAMETER_FORMS = {
    "type": ("class {}", "{}"),
    "value": ("auto {}", "minicc_value<{}>"),
    "types": ("class... {}", "minicc_list<{}...>"),
    "values": ("auto... {}", "minicc_list<minicc_value<{}>...>"),
    "template": ("template <class...> class {}", "minicc_template<{}>"),
}
"""The declaration of a template parameter of the closure type, and its form in `minicc_list`, by kind."""
Lex = Callable[[str], list[Token]]


def outline_lambdas(tokens: list[Token], instance_names: set[str], lex: Lex) -> list[Token]:
    """Return the tokens of a unit with the outlined lambdas that `instance_names` names; `lex` lexes
    generated text.
    """
    if not any(name.startswith(PREFIX) for name in instance_names):
        return tokens
    scopes = LexicalScopes([token.text for token in tokens])
    lines = [token.location.line for token in tokens]
    before: dict[int, list[Token]] = {}
    for closure in extended_lambdas(scopes, lines):
        if closure.name in instance_names and not closure.error:
            before.setdefault(closure.outermost_declaration, []).extend(
                _ClosureTemplate(tokens, scopes, closure, lex).tokens()
            )
    result = lex(_COMMON) if before else []
    for i, token in enumerate(tokens):
        result += before.get(i, ())
        result.append(token)
    return result


def _pack_type(number: int) -> str:
    return f"minicc_slots<minicc_numbers<minicc_i{number}...>, minicc_t{number}...>"


class _ClosureTemplate:
    """Generates the class template of one lambda."""

    def __init__(self, tokens: list[Token], scopes: LexicalScopes, closure: ExtendedLambda, lex: Lex) -> None:
        self.unit, self.scopes, self.closure, self.lex = tokens, scopes, closure, lex
        self.location = tokens[closure.opening].location

    def tokens(self) -> list[Token]:
        """Return the tokens of the closure's class."""
        return list(self._tokens())

    def _tokens(self) -> Iterator[Token]:
        closure = self.closure
        parameters = [_PARAMETER_FORMS[kind][0].format(name) for name, kind in closure.template_parameters]
        types = [
            _pack_type(number) if capture.is_pack else f"minicc_{number}"
            for number, capture in enumerate(closure.captures)
        ]
        classes = [
            (
                f"unsigned long... minicc_i{number}, class... minicc_t{number}"
                if capture.is_pack
                else f"class minicc_{number}"
            )
            for number, capture in enumerate(closure.captures)
        ]
        host = "minicc_host<minicc_size, minicc_alignment>" if closure.is_host else ""
        sizes = ["unsigned long minicc_size", "unsigned long minicc_alignment"] if closure.is_host else []
        template_arguments = ", ".join(
            _PARAMETER_FORMS[kind][1].format(name) for name, kind in closure.template_parameters
        )
        arguments = ", ".join([*([host] if host else []), f"minicc_list<{template_arguments}>", *types])
        head = ", ".join([*sizes, *parameters, *classes])
        members = " ".join(
            f"{kind} {f'minicc_pack{number}' if capture.is_pack else capture.name};"
            for number, (kind, capture) in enumerate(zip(types, closure.captures))
        )
        yield from self._lex(
            f"namespace {{ template <class...> struct {closure.name}; template <{head}> struct"
            f" {closure.name}<{arguments}> {': ' + host if host else ''} {{ {members}"
        )
        yield from self._operator()
        yield from self._lex("}; }")

    def _operator(self) -> Iterator[Token]:
        """Yield the call operator: parameters declared with `auto` make it a template
        ([expr.prim.lambda.closure] p3).
        """
        closure, unit, text = self.closure, self.unit, self.scopes.text
        close = self.scopes.partner[closure.params] if closure.params >= 0 else -1
        parameter_types = (
            {
                i: f"minicc_auto_{i - closure.params}"
                for i in range(closure.params, close)
                if text[i] == "auto"
            }
            if close >= 0
            else {}
        )
        if parameter_types:
            kinds = ", ".join(
                f"class{'...' if self._is_pack(i, close) else ''} {name}"
                for i, name in parameter_types.items()
            )
            yield from self._lex(f"template <{kinds}>")
        yield from self._lex("__device__ auto operator()(")
        for i in range(closure.params + 1, close):
            yield from self._lex(parameter_types[i]) if i in parameter_types else [unit[i]]
        yield from self._lex(") " if closure.is_mutable else ") const ")
        if closure.arrow >= 0:
            yield from self._body_tokens(closure.arrow, closure.body - 1)
        yield from self._lex("{")
        for constant in closure.constants:
            yield from unit[constant.first : constant.end]
        yield from self._body_tokens(closure.body, closure.end)
        yield from self._lex("}")

    def _is_pack(self, i: int, close: int) -> bool:
        first, end = next(
            part
            for part in self.scopes.split_at_commas(self.closure.params + 1, close)
            if part[0] <= i < part[1]
        )
        return "..." in self.scopes.text[first:end]

    def _body_tokens(self, first: int, last: int) -> Iterator[Token]:
        """Yield the tokens [first, last] of the body or the result type.

        A nested lambda that captures a capture copies the member; members of the enclosing class become
        members of the captured object; captured packs become elements of the object that holds them.
        """
        closure, text = self.closure, self.scopes.text
        names = {capture.name for capture in closure.captures}
        packs = {capture.name: number for number, capture in enumerate(closure.captures) if capture.is_pack}
        init_captures: dict[int, str] = {}
        for i in range(first, last):
            if (
                text[i] == "["
                and text[i - 1] in ("(", ",", "=", "return", "{", ";")
                and i in self.scopes.partner
            ):
                for _, end in self.scopes.split_at_commas(i + 1, self.scopes.partner[i]):
                    if text[end - 1] in names and text[end - 2] in ("[", ",", "&"):
                        init_captures[end - 1] = f"= {text[end - 1]}"
        object_prefix = f"{SELF}{'.' if closure.copies_this else '->'}"
        for i in range(first, last + 1):
            if text[i] in packs and self._is_captured_name(i):
                number = packs[text[i]]
                is_counted = text[i - 3 : i] == ["sizeof", "...", "("]
                yield from self._lex(
                    f"minicc_t{number}"
                    if is_counted
                    else f"minicc_at<minicc_i{number}, minicc_t{number}>(minicc_pack{number})"
                )
                continue
            if closure.captures_this and text[i] == "this":
                yield from self._lex(f"(&{SELF})" if closure.copies_this else SELF)
                continue
            if closure.captures_this and self._is_member(i):
                yield from self._lex(object_prefix)
            yield self.unit[i]
            if i in init_captures:
                yield from self._lex(init_captures[i])

    def _is_captured_name(self, i: int) -> bool:
        """Return whether an unqualified name is declared outside of the lambda."""
        closure, text = self.closure, self.scopes.text
        local = self.scopes.resolve(text[i], i) if text[i - 1] not in (".", "->", "::") else None
        return local is not None and not closure.opening <= local.first < closure.end

    def _is_member(self, i: int) -> bool:
        """Return whether an unqualified name is a member of the enclosing class."""
        closure, text = self.closure, self.scopes.text
        if not is_name(text[i]) or text[i - 1] in (".", "->", "::") or text[i + 1] == "::":
            return False
        local = self.scopes.resolve(text[i], i)
        return (
            local is not None
            and local.kind in ("member", "static")
            and not closure.opening <= local.first < closure.end
        )

    def _lex(self, text: str) -> Iterator[Token]:
        """Yield generated tokens, at the location of the lambda. # ---- launches"""
        for token in self.lex(text):
            token.location, token.length = self.location, 1
            yield token
