"""Lambdas of host code as device code has them: class templates before the functions that they stand in.

    void f(float *p, int n) { each(n, [=] __device__ (int i) { p[i] = n; }); }
    →  template <class minicc_0, class minicc_1> struct minicc_lambda_1_0<minicc_list<>, minicc_0, minicc_1> {
           minicc_0 n; minicc_1 p; __device__ auto operator()(int i) const { p[i] = n; } };  void f …

Only those are made that an instance asks for, which the host compiler has found out the types for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...text.tokens import Token
from .capture_analysis import MEMBER, STATIC, TEMPLATE, TYPE, TYPES, VALUE, VALUES, Words, is_name
from .extended_lambdas import PREFIX, SELF, ExtendedLambda, extended_lambdas

_COMMON = """template <class...> struct minicc_list; template <auto> struct minicc_value; template <template <class...> class> struct minicc_template;
template <unsigned long...> struct minicc_numbers; template <unsigned long, class T> struct minicc_slot { T minicc_value; };
template <class, class...> struct minicc_slots;
template <unsigned long... I, class... T> struct minicc_slots<minicc_numbers<I...>, T...> : minicc_slot<I, T>... {};
template <unsigned long I, class T> __device__ const T &minicc_at(const minicc_slot<I, T> &slot) { return slot.minicc_value; }
template <unsigned long I, class T> __device__ T &minicc_at(minicc_slot<I, T> &slot) { return slot.minicc_value; }
template <unsigned long S, unsigned long A> struct minicc_host { alignas(A) char minicc_own[S]; }; template <unsigned long A> struct minicc_host<0, A> {};"""

_GIVEN = {TYPE: ("class {}", "{}"), VALUE: ("auto {}", "minicc_value<{}>"),
    TYPES: ("class... {}", "minicc_list<{}...>"),
          VALUES: ("auto... {}", "minicc_list<minicc_value<{}>...>"), TEMPLATE: ("template <class...> class "
                                                                                 "{}", "minicc_template<{}>")}  # fmt: skip
"""How a name that a lambda takes along is a template's parameter, and how it stands in the list of them."""
Lex = Callable[[str], list[Token]]


def hoisted(tokens: list[Token], asked: set[str], lex: Lex) -> list[Token]:
    """The tokens of a unit with the lambdas that are `asked` for by the names of their classes; `lex` reads
    what is written here.
    """
    if not any(name.startswith(PREFIX) for name in asked):
        return tokens
    words = Words([token.text for token in tokens])
    lines = [token.location.line for token in tokens]
    before: dict[int, list[Token]] = {}
    for made in extended_lambdas(words, lines):
        if made.name in asked and not made.problem:
            before.setdefault(made.outermost, []).extend(_Hoist(tokens, words, made, lex).tokens())
    result = lex(_COMMON) if before else []
    for i, token in enumerate(tokens):
        result += before.get(i, ())
        result.append(token)
    return result


def _packed(number: int) -> str:
    return f"minicc_slots<minicc_numbers<minicc_i{number}...>, minicc_t{number}...>"


class _Hoist:
    """One class template."""

    def __init__(self, tokens: list[Token], words: Words, made: ExtendedLambda, lex: Lex) -> None:
        self.unit, self.words, self.made, self.lex = tokens, words, made, lex
        self.location = tokens[made.opening].location

    def tokens(self) -> list[Token]:
        return list(self._tokens())

    def _tokens(self) -> Iterator[Token]:
        made = self.made
        parameters = [_GIVEN[kind][0].format(name) for name, kind in made.given]
        own = [
            _packed(number) if capture.is_pack else f"minicc_{number}"
            for number, capture in enumerate(made.captures)
        ]
        classes = [
            (
                f"unsigned long... minicc_i{number}, class... minicc_t{number}"
                if capture.is_pack
                else f"class minicc_{number}"
            )
            for number, capture in enumerate(made.captures)
        ]
        host = "minicc_host<minicc_size, minicc_alignment>" if made.is_host else ""
        sizes = ["unsigned long minicc_size", "unsigned long minicc_alignment"] if made.is_host else []
        given = ", ".join(_GIVEN[kind][1].format(name) for name, kind in made.given)
        arguments = ", ".join([*([host] if host else []), f"minicc_list<{given}>", *own])
        head = ", ".join([*sizes, *parameters, *classes])
        members = " ".join(
            f"{kind} {f'minicc_pack{number}' if capture.is_pack else capture.name};"
            for number, (kind, capture) in enumerate(zip(own, made.captures))
        )
        yield from self._written(
            f"namespace {{ template <class...> struct {made.name}; template <{head}> struct"
            f" {made.name}<{arguments}> {': ' + host if host else ''} {{ {members}"
        )
        yield from self._operator()
        yield from self._written("}; }")

    def _operator(self) -> Iterator[Token]:
        """The call operator: parameters declared with `auto` make it a template ([expr.prim.lambda.closure]
        p3).
        """
        made, unit, text = self.made, self.unit, self.words.text
        close = self.words.partner[made.params] if made.params >= 0 else -1
        invented = (
            {i: f"minicc_auto_{i - made.params}" for i in range(made.params, close) if text[i] == "auto"}
            if close >= 0
            else {}
        )
        if invented:
            kinds = ", ".join(
                f"class{'...' if self._is_pack(i, close) else ''} {name}" for i, name in invented.items()
            )
            yield from self._written(f"template <{kinds}>")
        yield from self._written("__device__ auto operator()(")
        for i in range(made.params + 1, close):
            yield from self._written(invented[i]) if i in invented else [unit[i]]
        yield from self._written(") " if made.is_mutable else ") const ")
        if made.arrow >= 0:
            yield from self._words(made.arrow, made.body - 1)
        yield from self._written("{")
        for constant in made.constants:
            yield from unit[constant.first : constant.end]
        yield from self._words(made.body, made.end)
        yield from self._written("}")

    def _is_pack(self, i: int, close: int) -> bool:
        first, end = next(
            part for part in self.words.parts(self.made.params + 1, close) if part[0] <= i < part[1]
        )
        return "..." in self.words.text[first:end]

    def _words(self, first: int, last: int) -> Iterator[Token]:
        """The words [first, last] of the body or the result. A lambda in it that names a capture in its own
        captures copies the member; members of the class around are those of the object that was captured;
        packs that were captured are elements of what holds them.
        """
        made, text = self.made, self.words.text
        names = {capture.name for capture in made.captures}
        packs = {capture.name: number for number, capture in enumerate(made.captures) if capture.is_pack}
        again: dict[int, str] = {}
        for i in range(first, last):
            if (
                text[i] == "["
                and text[i - 1] in ("(", ",", "=", "return", "{", ";")
                and i in self.words.partner
            ):
                for _, end in self.words.parts(i + 1, self.words.partner[i]):
                    if text[end - 1] in names and text[end - 2] in ("[", ",", "&"):
                        again[end - 1] = f"= {text[end - 1]}"
        through = f"{SELF}{'.' if made.copies_self else '->'}"
        for i in range(first, last + 1):
            if text[i] in packs and self._is_outside(i):
                number = packs[text[i]]
                is_counted = text[i - 3 : i] == ["sizeof", "...", "("]
                yield from self._written(
                    f"minicc_t{number}"
                    if is_counted
                    else f"minicc_at<minicc_i{number}, minicc_t{number}>(minicc_pack{number})"
                )
                continue
            if made.has_self and text[i] == "this":
                yield from self._written(f"(&{SELF})" if made.copies_self else SELF)
                continue
            if made.has_self and self._is_member(i):
                yield from self._written(through)
            yield self.unit[i]
            if i in again:
                yield from self._written(again[i])

    def _is_outside(self, i: int) -> bool:
        """Return whether a word alone names what is declared outside of the lambda."""
        made, text = self.made, self.words.text
        local = self.words.meaning(text[i], i) if text[i - 1] not in (".", "->", "::") else None
        return local is not None and not made.opening <= local.first < made.end

    def _is_member(self, i: int) -> bool:
        """Return whether a word alone names a member of the class around."""
        made, text = self.made, self.words.text
        if not is_name(text[i]) or text[i - 1] in (".", "->", "::") or text[i + 1] == "::":
            return False
        local = self.words.meaning(text[i], i)
        return (
            local is not None
            and local.kind in (MEMBER, STATIC)
            and not made.opening <= local.first < made.end
        )

    def _written(self, text: str) -> Iterator[Token]:
        """Tokens that nobody wrote, at the place of the lambda."""
        for token in self.lex(text):
            token.location, token.length = self.location, 1
            yield token
