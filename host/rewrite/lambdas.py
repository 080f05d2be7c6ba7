"""Device lambdas in host code: an object of the captures, whose class identifies the lambda.

each(n, [=] __device__ (int i) { p[i] = T(i); });
→  each(n, ::minicc_close<minicc_lambda_7_0, ::minicc_list<T>>(p));
"""

from __future__ import annotations

from collections.abc import Callable

from ...frontend.syntax.declarations.extended_lambdas import SELF, ExtendedLambda

_CAPTURED_NAMES = {
    "type": "{0}",
    "value": "::minicc_value<decltype({0}), {0}>",
    "types": "::minicc_list<{0}...>",
    "values": "::minicc_list<::minicc_value<decltype({0}), {0}>...>",
    "template": "::minicc_template<{0}>",
}
"""Expressions that represent captured names in the list of captures."""


def declare_closure(extended_lambda: ExtendedLambda) -> str:
    """Return the class template of a lambda, in the namespace of the enclosing function; device code defines
    it.
    """
    base = "both" if extended_lambda.is_host else "captures"
    return (
        f'extern "C++" {{ namespace {{ template <class... T> struct {extended_lambda.name} :'
        f" ::minicc_{base}<T...> {{ using ::minicc_{base}<T...>::minicc_{base}; }}; }} }} "
    )


def construct_closure(
    extended_lambda: ExtendedLambda, source_text: Callable[[int, int], str]
) -> tuple[str, list[str]]:
    """Return the call that makes the object, up to its arguments, and these."""
    types = ", ".join(
        _CAPTURED_NAMES[kind].format(name) for name, kind in extended_lambda.template_parameters
    )
    self = "*this" if extended_lambda.copies_this else "this"
    arguments = [
        f"::minicc_decayed({source_text(c.first, c.end)})"
        if c.end
        else f"::minicc_packed({c.name}...)"
        if c.is_pack
        else self
        if c.name == SELF
        else c.name
        for c in extended_lambda.captures
    ]
    return (
        f"::minicc_close{'_both' if extended_lambda.is_host else ''}<{extended_lambda.name},"
        f" ::minicc_list<{types}>>(",
        arguments,
    )
