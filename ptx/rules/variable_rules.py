"""Rules of declarations of variables and registers (rule 22 of the verifier; PTX ISA 5.1 to 5.5).

Modules of PTX 1.x follow the 1.1 document, which has none of these rules.
"""

from __future__ import annotations

from typing import Any

from ...support.diagnostics import Location
from ..model import RegisterDecl, SymbolAddress, Variable
from ..ptxtypes import TYPES, VECTOR_SIZES
from .reports import VerifierReports, dotted

NO_GATE = ((1, 0), 0)
TYPE_GATES = {"b128": ((8, 3), 70), "f16x2": ((1, 0), 53)}
LARGEST_ALIGNMENT = 128
"""The largest alignment of a parameter, in bytes (5.1.6)."""


def alignment_of(variable: Variable) -> int:
    """Return the declared alignment in bytes, else the size of an element."""
    return variable.align or TYPES[variable.type].bytes


def check_local(verifier: VerifierReports, item: Variable | RegisterDecl) -> None:
    """Check a variable or registers declared in a function's body."""
    if verifier.module.version < (2, 0):
        return
    if isinstance(item, Variable):
        if item.shape and not all(item.shape) and item.initializer is None and item.space == "param":
            verifier.report_declaration(22, f"array '{item.name}' needs a size", item)
        else:
            _check_variable(verifier, item)
        return
    problem = vector_problem(item.vector, item.type)
    if TYPES[item.type].kind == "opaque":
        problem = f"'.{item.type}' cannot be the type of a register"
    if problem:
        verifier.report(22, problem, item.location)
    else:
        check_type(verifier, item.type, item.location, item.names[0][0])


def vector_problem(vector: str, type_: str) -> str:
    """Return why no register is a vector of this length and type; '' if one may be."""
    if vector and type_ == "pred":
        return "there are no vectors of predicates"
    if vector not in ("", "v2", "v4"):
        return f"a vector register has 2 or 4 elements, not '.{vector}'"
    if TYPES[type_].bits * VECTOR_SIZES.get(vector, 1) > 128:
        return f"a vector register has at most 128 bits, not '.{vector} .{type_}'"
    return ""


def check_type(verifier: VerifierReports, type_: str, location: Location, name: str) -> None:
    """Check that the version and the target have a type."""
    version, sm = TYPE_GATES.get(type_, NO_GATE)
    if version > verifier.module.version:
        verifier.report(
            2,
            f"type '.{type_}' of '{name}' requires PTX version {dotted(version)}, the module has "
            f"{dotted(verifier.module.version)}",
            location,
            len(name),
        )
    elif sm > verifier.sm:
        verifier.report(
            3,
            f"type '.{type_}' of '{name}' requires target sm_{sm} or higher, the module has "
            f"{verifier.module.target[0]}",
            location,
            len(name),
        )


def check_global(verifier: VerifierReports, variable: Variable) -> None:
    """Check a variable of the module."""

    def wrong(message: str) -> None:
        verifier.report_declaration(22, message, variable)

    if variable.space == "param":
        wrong(f"parameter '{variable.name}' must be declared with a function")
    elif variable.space == "local" and verifier.module.version >= (3, 0):
        wrong(f"'.local' variable '{variable.name}' must be declared in a function")
    elif variable.space in ("tex", "surf"):
        wrong(
            f"'.{variable.space}' is of PTX 1.x only; declare '.global .{variable.space}ref {variable.name}'"
        )
    elif variable.linkage == "common" and variable.space != "global":
        wrong(f"a '.common' variable must be in '.global' space, '{variable.name}' is in '.{variable.space}'")
    elif variable.linkage == "extern" and variable.initializer is not None:
        wrong(f"external variable '{variable.name}' cannot have an initializer")
    else:
        _check_variable(verifier, variable)


def _check_variable(verifier: VerifierReports, variable: Variable) -> None:
    row = TYPES[variable.type]

    def wrong(message: str) -> None:
        verifier.report_declaration(22, message, variable)

    if variable.space in ("tex", "surf"):
        wrong(f"'.{variable.space}' variable '{variable.name}' must be declared outside functions")
    elif variable.vector and (
        variable.vector not in ("v2", "v4")
        or row.bits * VECTOR_SIZES[variable.vector] > 128
        or row.kind == "opaque"
    ):
        wrong(f"a vector has 2 or 4 elements and at most 128 bits, not '.{variable.vector} .{variable.type}'")
    elif None in variable.shape[1:]:
        wrong(f"only the first dimension of '{variable.name}' may be left out")
    elif row.kind == "opaque" and variable.space not in ("global", "param"):
        wrong(f"'.{variable.type}' variable '{variable.name}' must be in '.global' space")
    elif variable.initializer is not None and variable.type == "f16":
        wrong(f"'{variable.name}' of type '.f16' cannot have an initializer; use '.b16'")
    elif ".managed" in variable.attributes and variable.space != "global":
        wrong(f"managed variable '{variable.name}' must be in '.global' space")
    elif variable.space == "param" and not variable.shape and (variable.vector or variable.type == "f16x2"):
        wrong(
            f"parameter '{variable.name}' cannot have type"
            f" '.{variable.vector + ' .' if variable.vector else ''}{variable.type}'; use"
            f" '.b{max(row.bits, 8)}'"
        )
    elif unknown := [word for word in variable.attributes if not word.startswith((".managed", ".unified"))]:
        wrong(f"unknown attribute '{unknown[0]}'; expected '.managed' or '.unified'")
    elif variable.attributes and verifier.module.version < (4, 0):
        wrong(f"attributes require PTX version 4.0, the module has {dotted(verifier.module.version)}")
    elif variable.initializer is not None and row.kind == "opaque":
        _check_settings(verifier, variable)
    elif variable.initializer is not None:
        _check_addresses(verifier, variable)
    elif (
        variable.type == "samplerref"
        and not variable.shape
        and "texmode_independent" not in verifier.module.target
    ):
        wrong(f"sampler '{variable.name}' needs '.target texmode_independent'")
    elif variable.space == "param" and variable.align > LARGEST_ALIGNMENT:
        wrong(
            f"the alignment of parameter '{variable.name}' is at most {LARGEST_ALIGNMENT}, not"
            f" {variable.align}"
        )
    # array elements may have types that registers of the version cannot have
    if variable.type != "b128" or not variable.shape or variable.space == "param":
        check_type(verifier, variable.type, variable.location, variable.name)


_NUMBERS = (
    "width height depth array_size num_samples num_mipmap_levels channel_data_type channel_order".split()
)
_SAMPLING = "filter_mode addr_mode_0 addr_mode_1 addr_mode_2".split()
FIELDS: dict[str, tuple[str, ...]] = {
    "texref": (*_NUMBERS, "normalized_coords", *_SAMPLING),
    "samplerref": ("force_unnormalized_coords", *_SAMPLING),
    "surfref": (*_NUMBERS, "memory_layout"),
}
"""The fields of initial values (Tables 11 and 12 of 5.3)."""
FIELD_VALUES = frozenset(
    {"wrap", "mirror", "clamp_ogl", "clamp_to_edge", "clamp_to_border", "nearest", "linear"}
)


def _check_settings(verifier: VerifierReports, variable: Variable) -> None:
    pending: list[Any] = list(variable.initializer or ())
    while pending:
        setting = pending.pop()
        if isinstance(setting, tuple):
            pending += setting
        elif setting.name not in FIELDS[variable.type]:
            verifier.report_declaration(
                19,
                f"'.{variable.type}' has no field '{setting.name}'; expected one of "
                + ", ".join(FIELDS[variable.type]),
                variable,
            )
        elif isinstance(setting.value, str) and setting.value not in FIELD_VALUES:
            verifier.report_declaration(
                19, f"unknown value '{setting.value}' of field '{setting.name}'", variable
            )
        elif (
            variable.type == "samplerref"
            and not variable.shape
            and "texmode_independent" not in verifier.module.target
        ):
            verifier.report_declaration(
                19,
                f"sampler '{variable.name}' can be initialized with '.target texmode_independent' only",
                variable,
            )


def _check_addresses(verifier: VerifierReports, variable: Variable) -> None:
    """Check that addresses in an initializer are of `.global` or `.const` variables or functions."""
    pending: list[Any] = list(variable.initializer or ())
    if len(variable.shape) > 1 and not all(isinstance(part, tuple) for part in pending):
        verifier.report_declaration(
            19, f"each part of '{variable.name}' needs a list of values in braces", variable
        )
        return
    while pending:
        leaf = pending.pop()
        if isinstance(leaf, tuple):
            pending += leaf
        elif isinstance(leaf, SymbolAddress):
            if (
                TYPES[variable.type].kind in ("signed", "bits")
                and TYPES[variable.type].bits >= 32
                and not leaf.mask
            ):
                verifier.report_declaration(
                    19,
                    f"an address is an initial value of '.u32' or '.u64', not of '.{variable.type}'",
                    variable,
                )
                return
            target = verifier.globals.get(leaf.name)
            if target is not None and target.space not in ("global", "const"):
                verifier.report_declaration(
                    19,
                    f"'{leaf.name}' is in '.{target.space}' space; only addresses of '.global' and '.const' "
                    "variables and of functions are initial values",
                    variable,
                )
                return
