"""Rules of the declarations of a module: sizes, banks, versions, and each declaration by itself
(`variable_rules`, `function_rules`).

Modules of PTX 1.x follow the 1.1 document, which of these rules has only that on linkage.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..model import Directive, Function, Variable
from ..parsing.const_banks import BANK_BYTES, EXTERNAL_ONLY, banked_variables, is_whole_bank
from ..ptxtypes import TYPES, VECTOR_SIZES
from .function_rules import LIMIT_GATES, check_alias, check_declarations, check_header
from .reports import VerifierReports, dotted
from .variable_rules import NO_GATE, check_global

LINKAGE_GATES = {"weak": (3, 1), "common": (5, 0)}
"""The first PTX version of a linkage (11.6)."""
PRAGMA_GATES = {"used_bytes_mask": (8, 3), "enable_smem_spilling": (9, 0), "frequency": (9, 0)}
"""The first PTX version with a meaning for a string of `.pragma` (11.4); others are ignored."""
OPAQUE_SINCE = (1, 5)
"""The first PTX version with opaque types for textures, samplers and surfaces (5.3)."""
PARAMETER_BYTES = {False: 4352, True: 32764}
"""The most bytes of a kernel's parameters: before PTX 8.1 or sm_70, and from then on."""
LARGE_PARAMETERS = (8, 1), 70
"""The first PTX version and architecture with the larger limit."""
CONSTANT_BYTES = 1 << 16


def check_module(verifier: VerifierReports) -> None:
    """Check the declarations at module level, and those of functions' headers."""
    _check_sizes(verifier)
    _check_banks(verifier)
    for item in verifier.module.items:
        if isinstance(item, Directive) and item.name == "pragma":
            check_pragma(verifier, item)
    if verifier.module.version < (6, 3):
        for item in verifier.module.items:
            if isinstance(item, Directive) and item.name == "alias":
                verifier.report(
                    2,
                    f"'.alias' requires PTX version 6.3, the module has {dotted(verifier.module.version)}",
                    item.location,
                )
                return
    _check_versions(verifier)
    if verifier.module.version < (2, 0):
        return
    check_declarations(verifier)
    for item in verifier.module.items:
        if isinstance(item, Variable):
            check_global(verifier, item)
        elif isinstance(item, Function):
            check_header(verifier, item)
        elif item.name == "alias":
            check_alias(verifier, item)


def check_pragma(verifier: VerifierReports, pragma: Directive) -> None:
    """Check that the module's version has the pragma."""
    since = PRAGMA_GATES.get(pragma.text.strip('"').partition(" ")[0], (1, 0))
    if since > verifier.module.version:
        verifier.report(
            23,
            f"'.pragma {pragma.text}' requires PTX version {dotted(since)}, the module has"
            f" {dotted(verifier.module.version)}",
            pragma.location,
            len(".pragma"),
        )


def _check_versions(verifier: VerifierReports) -> None:
    """Check that the module's version has each linkage and, in PTX 1.x, each directive."""

    def report_too_new(item: Function | Variable, directive: str, since: tuple[int, int]) -> None:
        verifier.report_declaration(
            23,
            f"'.{directive}' requires PTX version {dotted(since)}, the module has"
            f" {dotted(verifier.module.version)}",
            item,
        )

    version = verifier.module.version
    for item in verifier.module.items:
        if (
            isinstance(item, (Function, Variable))
            and item.linkage in LINKAGE_GATES
            and version < LINKAGE_GATES[item.linkage]
        ):
            report_too_new(item, item.linkage, LINKAGE_GATES[item.linkage])
        if isinstance(item, Function) and version < (2, 0):
            for name in item.limits:
                if LIMIT_GATES.get(name, NO_GATE)[0] > (2, 0):
                    report_too_new(item, name, LIMIT_GATES[name][0])
        elif isinstance(item, Variable) and item.attributes and version < (2, 0):
            report_too_new(item, "attribute", (4, 0))
        elif (
            isinstance(item, Variable)
            and TYPES[item.type].kind == "opaque"
            and item.space == "global"
            and version < OPAQUE_SINCE
        ):
            report_too_new(item, item.type, OPAQUE_SINCE)


def _check_sizes(verifier: VerifierReports) -> None:
    """Check the limits on parameters of kernels and constant memory (CUDA's limits, as in ptxas)."""
    module = verifier.module
    large = module.version >= LARGE_PARAMETERS[0] and verifier.sm >= LARGE_PARAMETERS[1]
    end = 0
    for item in module.items:
        if isinstance(item, Function) and item.is_entry:
            size = parameter_bytes(item.params)
            most = PARAMETER_BYTES[large]
            if size > most:
                hint = "" if large else f" ({PARAMETER_BYTES[True]} from PTX 8.1 and sm_70 on)"
                verifier.report_declaration(
                    17,
                    f"kernel '{item.name}' takes {size} bytes of parameters; at most {most} are"
                    f" possible{hint}",
                    item,
                )
        elif (
            isinstance(item, Variable)
            and item.space == "const"
            and item.linkage != "extern"
            and item.binding is None
        ):
            end = _end(end, item)
            if end > CONSTANT_BYTES:
                verifier.report_declaration(
                    22,
                    f"'{item.name}' makes {end} bytes of constants; at most {CONSTANT_BYTES} are possible",
                    item,
                )
                return


def _check_banks(verifier: VerifierReports) -> None:
    """Check the contents of constant banks after the first (`const_banks`), each of the size of the first."""
    ends: dict[int, int] = {}
    for item in banked_variables(item for item in verifier.module.items if isinstance(item, Variable)):
        bank = item.binding or 0
        if not is_whole_bank(item):
            if verifier.module.version >= EXTERNAL_ONLY:
                verifier.report_declaration(
                    22,
                    f"constant bank {bank} holds external arrays without a size only, '{item.name}' is none",
                    item,
                )
            ends[bank] = _end(ends.get(bank, 0), item)
            if ends[bank] > BANK_BYTES:
                verifier.report_declaration(
                    22,
                    f"'{item.name}' makes {ends[bank]} bytes in constant bank {bank}; at most {BANK_BYTES}"
                    " are possible",
                    item,
                )


def parameter_bytes(params: Iterable[Variable]) -> int:
    """Return the total size of parameters, with alignment, in bytes."""
    size = 0
    for param in params:
        size = _end(size, param)
    return size


def _end(start: int, variable: Variable) -> int:
    """Return the end of `variable` if it is placed at the first aligned offset after `start`."""
    size = TYPES[variable.type].bytes * VECTOR_SIZES.get(variable.vector, 1)
    align = max(variable.align, size, 1)
    for dimension in variable.shape:
        size *= dimension or 0
    return -(-start // align) * align + size
