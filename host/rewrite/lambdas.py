"""Lambdas for the device in host code: an object of the captures, whose class says which lambda it is.

each(n, [=] __device__ (int i) { p[i] = T(i); });
→  each(n, ::minicc_close<minicc_lambda_7_0, ::minicc_list<T>>(p));
"""

from __future__ import annotations

from collections.abc import Callable

from ...frontend.syntax.declarations.capture_analysis import TEMPLATE, TYPE, TYPES, VALUE, VALUES
from ...frontend.syntax.declarations.extended_lambdas import SELF, ExtendedLambda

_GIVEN = {TYPE: "{0}", VALUE: "::minicc_value<decltype({0}), {0}>", TYPES: "::minicc_list<{0}...>",
          VALUES: "::minicc_list<::minicc_value<decltype({0}), {0}>...>",
          TEMPLATE: "::minicc_template<{0}>"}  # fmt: skip
"""What stands for a name that a lambda takes along in the list of them."""


def declared(made: ExtendedLambda) -> str:
    """The class template, in the namespace of the function around. What it is to device code, device code
    says.
    """
    base = "both" if made.is_host else "captures"
    return (
        f'extern "C++" {{ namespace {{ template <class... T> struct {made.name} : ::minicc_{base}<T...> {{'
        f" using ::minicc_{base}<T...>::minicc_{base}; }}; }} }} "
    )


def made_of(made: ExtendedLambda, spelled: Callable[[int, int], str]) -> tuple[str, list[str]]:
    """The call that makes the object, up to its arguments, and these."""
    given = ", ".join(_GIVEN[kind].format(name) for name, kind in made.template_parameters)
    self = "*this" if made.copies_this else "this"
    arguments = [f"::minicc_decayed({spelled(c.first, c.end)})" if c.end else f"::minicc_packed({c.name}...)" if c.is_pack
                 else self if c.name == SELF else c.name for c in made.captures]  # fmt: skip
    return f"::minicc_close{'_both' if made.is_host else ''}<{made.name}, ::minicc_list<{given}>>(", arguments
