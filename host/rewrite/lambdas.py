"""Lambdas for the device in host code: an object of the captures, whose class says which lambda it is.

    each(n, [=] __device__ (int i) { p[i] = T(i); });
    →  each(n, ::minicc_close<minicc_lambda_7_0, ::minicc_list<T>>(p));
"""

from __future__ import annotations

from collections.abc import Callable

from ...frontend.syntax.extended_lambdas import SELF, ExtendedLambda
from ...frontend.syntax.local_names import TYPE


def declared(made: ExtendedLambda) -> str:
    """The class template, in the namespace of the function around. What it is to device code, device code says."""
    base = "both" if made.is_host else "captures"
    return f'extern "C++" {{ namespace {{ template <class... T> struct {made.name} : ::minicc_{base}<T...> {{ using ::minicc_{base}<T...>::minicc_{base}; }}; }} }} '


def problem_of(made: ExtendedLambda) -> str:
    """Why there can be no such lambda; empty where there can."""
    if made.by_reference:
        return "captures by reference: device code cannot reach the variables of host functions"
    if made.is_host and any(capture.end for capture in made.captures):
        return "has init-captures, which are not allowed for extended '__host__ __device__' lambdas"
    return made.problem


def made_of(made: ExtendedLambda, spelled: Callable[[int, int], str]) -> tuple[str, list[str]]:
    """The call that makes the object, up to its arguments, and these."""
    given = ", ".join(name if kind == TYPE else f"::minicc_value<decltype({name}), {name}>" for name, kind in made.given)
    self = "*this" if made.copies_self else "this"
    arguments = [f"::minicc_decayed({spelled(c.first, c.end)})" if c.end else self if c.name == SELF else c.name for c in made.captures]
    return f"::minicc_close{'_both' if made.is_host else ''}<{made.name}, ::minicc_list<{given}>>(", arguments
