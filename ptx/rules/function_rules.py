"""Rules of function headers and prototypes (rules 23 to 25 of the verifier; PTX ISA 5.1.6, 7.1, 11.4 to
11.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...support.diagnostics import Note
from ..model import Directive, Function, Module, Prototype, Variable
from ..ptxtypes import TYPES
from .reports import VerifierReports, dotted
from .variable_rules import LARGEST_ALIGNMENT, NO_GATE, alignment_of, check_type, vector_problem

_CLUSTER = ((7, 8), 90)
LIMIT_GATES: dict[str, tuple[tuple[int, int], int]] = {
    "maxnreg": ((1, 3), 0),
    "maxntid": ((1, 3), 0),
    "reqntid": ((2, 1), 0),
    "minnctapersm": ((2, 0), 0),
    "noreturn": ((6, 4), 30),
    "explicitcluster": _CLUSTER,
    "reqnctapercluster": _CLUSTER,
    "maxclusterrank": _CLUSTER,
    "blocksareclusters": ((9, 0), 90),
    "abi_preserve": ((9, 0), 80),
    "abi_preserve_control": ((9, 0), 80),
}
"""The first PTX version and target of a directive of a function (11.4)."""
OF_FUNCTIONS = frozenset({"noreturn", "abi_preserve", "abi_preserve_control"})
"""Directives of `.func`; all others are those of `.entry`."""
POSITIVE = frozenset({"maxnreg", "maxntid", "reqntid", "minnctapersm", "maxnctapersm"})
CONFLICTS = (("maxntid", "reqntid"), ("reqnctapercluster", "maxclusterrank"))
NEEDS = {"blocksareclusters": ("reqntid", "reqnctapercluster")}
LARGEST_COUNT = (1 << 32) - 1


def _is_small(param: Variable) -> bool:
    """Return whether the calling convention cannot pass the parameter or result: predicates and short
    integers.
    """
    row = TYPES[param.type]
    return (
        not param.shape and not param.vector and ((row.is_integer and row.bits < 32) or param.type == "pred")
    )


def follows_abi(module: Module) -> bool:
    """Return whether functions follow the calling convention: not if one has several results."""
    return all(len(fn.returns) < 2 for fn in module.functions.values())


def check_prototype(verifier: VerifierReports, prototype: Prototype) -> None:
    """Check that the module's version has the directives, and that several results are in registers."""
    if len(prototype.returns) > 1 and any(result.space == "param" for result in prototype.returns):
        verifier.report_declaration(25, "all of several results must be in '.reg' space", prototype)
    for name in prototype.limits:
        since, _ = LIMIT_GATES.get(name, NO_GATE)
        if since > verifier.module.version:
            verifier.report_declaration(
                23,
                f"'.{name}' requires PTX version {dotted(since)}, the module has"
                f" {dotted(verifier.module.version)}",
                prototype,
            )


def check_header(verifier: VerifierReports, fn: Function) -> None:
    """Check the header of a function."""

    def wrong(rule: int, message: str) -> None:
        verifier.report_declaration(rule, message, fn)

    if fn.linkage == "common":
        wrong(24, f"'.common' is for variables, '{fn.name}' is a function")
    elif fn.linkage == "extern" and fn.body is not None:
        wrong(24, f"external function '{fn.name}' cannot have a body")
    elif (
        fn.linkage != "extern"
        and verifier.functions[fn.name].body is None
        and not _is_alias(verifier, fn.name)
    ):
        if not any(
            f.linkage == "extern"
            for f in verifier.module.items
            if isinstance(f, Function) and f.name == fn.name
        ):
            wrong(24, f"function '{fn.name}' is declared but not defined; declare it '.extern'")
    _check_limits(verifier, fn)
    for params, results in ((fn.params, False), (fn.returns, True)):
        for index, param in enumerate(params):
            _check_parameter(verifier, fn, param, results, index == len(params) - 1)


def check_declarations(verifier: VerifierReports) -> None:
    """Check that all declarations of a function agree."""
    first: dict[str, Function] = {}
    for fn in (item for item in verifier.module.items if isinstance(item, Function)):
        previous = first.setdefault(fn.name, fn)
        problem = "" if previous.kind == fn.kind else "one is a kernel, the other is none"
        for own, other, role in (
            (fn.returns, previous.returns, "results"),
            (fn.params, previous.params, "parameters"),
        ):
            problem = problem or _difference(own, other, role)
        if problem:
            verifier.report_declaration(
                24,
                f"'{fn.name}' was declared otherwise: {problem}",
                fn,
                notes=(Note("previous declaration is here", previous.location, len(fn.name)),),
            )


def _difference(params: list[Variable], others: list[Variable], noun: str) -> str:
    """Return how two lists of parameters differ; '' if they do not."""
    if len(params) != len(others):
        return f"the numbers of {noun} differ"
    for param, other in zip(params, others):
        if param.space != other.space:
            return f"'{param.name}' is in '.{param.space}' space, it was in '.{other.space}'"
        if (param.type, param.vector, param.shape) != (other.type, other.vector, other.shape):
            return f"'{param.name}' has another type or size"
        if param.space == "param" and alignment_of(param) != alignment_of(other):
            return f"'{param.name}' has another alignment"
    return ""


def _is_alias(verifier: VerifierReports, name: str) -> bool:
    return any(
        isinstance(item, Directive) and item.name == "alias" and item.text.partition(",")[0] == name
        for item in verifier.module.items
    )


def _check_limits(verifier: VerifierReports, fn: Function) -> None:
    module = verifier.module
    for name, numbers in fn.limits.items():
        version, sm = LIMIT_GATES.get(name, NO_GATE)
        problem = ""
        if (name in OF_FUNCTIONS) == fn.is_entry:
            kind = "a kernel" if fn.is_entry else "a function that is not a kernel"
            problem = f"'.{name}' is not allowed on {kind}"
        elif name == "maxnctapersm" and module.version > (2, 0):
            problem = "'.maxnctapersm' was removed after PTX version 2.0; use '.minnctapersm'"
        elif version > module.version:
            problem = (
                f"'.{name}' requires PTX version {dotted(version)}, the module has {dotted(module.version)}"
            )
        elif sm > verifier.sm:
            problem = f"'.{name}' requires target sm_{sm} or higher, the module has {module.target[0]}"
        elif name in POSITIVE and 0 in numbers:
            problem = f"'.{name}' must be positive"
        elif any(number > LARGEST_COUNT for number in numbers):
            problem = f"{max(numbers)} is too large for '.{name}'"
        missing = [f"'.{other}'" for other in NEEDS.get(name, ()) if other not in fn.limits]
        if not problem and missing:
            problem = f"'.{name}' needs {' and '.join(missing)}"
        if problem:
            verifier.report_declaration(23, problem, fn)
            return
    for first, second in CONFLICTS:
        if first in fn.limits and second in fn.limits:
            verifier.report_declaration(23, f"'.{first}' and '.{second}' exclude each other", fn)


def _check_parameter(
    verifier: VerifierReports, fn: Function, param: Variable, result: bool, last: bool
) -> None:
    row = TYPES[param.type]
    unsized = bool(param.shape) and not all(param.shape)
    problem = ""
    if param.ptr_space is not None and not fn.is_entry:
        problem = f"'.ptr' is for parameters of kernels, '{param.name}' is one of a function"
    elif result and param.space == "param" and len(fn.returns) > 1:
        problem = f"'{param.name}' must be in '.reg' space, as all of several results"
    elif param.vector and param.space == "reg":
        problem = vector_problem(param.vector, param.type)
    elif not param.shape and (param.vector or (param.space == "param" and param.type == "f16x2")):
        problem = (
            f"parameter '{param.name}' cannot have type"
            f" '.{param.vector + ' .' if param.vector else ''}{param.type}'; use '.b{max(row.bits, 8)}'"
        )
    elif (
        param.type == "samplerref"
        and fn.is_entry
        and not param.shape
        and "texmode_independent" not in verifier.module.target
    ):
        problem = f"sampler '{param.name}' needs '.target texmode_independent'"
    elif param.space == "reg" and param.shape:
        problem = f"'{param.name}' is an array, which cannot be in a register"
    elif unsized and (fn.is_entry or result or not last):
        problem = f"'{param.name}' needs a size: only the last parameter of a function may be without"
    elif unsized and verifier.module.version < (6, 0):
        problem = f"'{param.name}' needs a size: arrays without one as parameters require PTX version 6.0"
    elif row.kind == "opaque" and not fn.is_entry and (result or fn.body is not None) and not param.shape:
        problem = (
            f"'{param.name}' of type '.{param.type}' cannot be passed to or from a function; use its handle"
            " as '.b64'"
        )
    elif verifier.follows_abi and _is_small(param) and not fn.is_entry and fn.body is not None:
        problem = (
            f"predicate '{param.name}' cannot be a parameter"
            if param.type == "pred"
            else (
                f"'{param.name}' of type '.{param.type}' cannot be passed to a function; use '.b{row.bits}'"
                f" or '.{param.type[0]}32'"
            )
        )
    elif param.align > LARGEST_ALIGNMENT and not fn.is_entry:
        problem = (
            f"the alignment of parameter '{param.name}' is at most {LARGEST_ALIGNMENT}, not {param.align}"
        )
    if problem:
        verifier.report_declaration(25, problem, param)
    elif param.space == "reg" or not param.shape:
        check_type(verifier, param.type, param.location, param.name)


def check_alias(verifier: VerifierReports, item: Directive) -> None:
    """Check an `.alias` directive."""
    names = [name.strip() for name in item.text.split(",")]
    alias, aliasee = (verifier.functions.get(name) for name in names)
    for name, fn in zip(names, (alias, aliasee)):
        if fn is None:
            verifier.report(24, f"function '{name}' of '.alias' is not declared", item.location)
            return
    assert alias is not None and aliasee is not None
    earlier = {
        fn.name
        for fn in verifier.module.items[: verifier.module.items.index(item)]
        if isinstance(fn, Function)
    }
    undeclared = next((name for name in names if name not in earlier), None)
    if undeclared is not None:
        verifier.report(24, f"'.alias' precedes the declaration of '{undeclared}'", item.location)
    elif ("noreturn" in alias.limits) != ("noreturn" in aliasee.limits):
        verifier.report(
            24, f"alias '{names[0]}' and '{names[1]}' must both be '.noreturn', or neither", item.location
        )
    elif alias.body is not None:
        verifier.report(24, f"'{names[0]}' is defined, so it cannot be an alias", item.location)
    elif _shapes(alias.params) != _shapes(aliasee.params) or _shapes(alias.returns) != _shapes(
        aliasee.returns
    ):
        verifier.report(24, f"alias '{names[0]}' and '{names[1]}' differ in their parameters", item.location)


def _shapes(params: Sequence[Variable]) -> list[tuple[Any, ...]]:
    return [(TYPES[param.type].bits, param.shape) for param in params]
