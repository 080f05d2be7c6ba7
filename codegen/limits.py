"""The PTX version that a module needs: many bytes of parameters need a newer one than few, and so do some
directives and texts of inline assembly.
"""

from __future__ import annotations

from ..ir.core import Function, Module
from ..lift.equivalents import LIMITS
from ..ptx.rules.function_rules import LIMIT_GATES
from ..ptx.rules.module_rules import LARGE_PARAMETERS, PARAMETER_BYTES, parameter_bytes
from ..support.diagnostics import CompileError, Diagnostic
from ..support.fast_dataclass import replace
from . import abi, inline_asm
from .options import CodegenOptions


def fit_options(module: Module, options: CodegenOptions) -> CodegenOptions:
    """Return the options with the PTX version that the largest kernel and all inline assembly need.
    CompileError for a kernel that no version, or not the requested version, allows.
    """
    is_open = options.ptx_version is None
    if is_open:
        needed = [LIMIT_GATES[LIMITS[a]][0] for fn in module.definitions for a in fn.attrs if a in LIMITS]
        least = max([inline_asm.required_version(module, options), *needed])
        options = replace(options, ptx_version=least)
    version, sm = LARGE_PARAMETERS
    for fn in module.definitions:
        if not fn.is_kernel:
            continue
        size = parameter_bytes(abi.signature(fn)[0])
        if size <= PARAMETER_BYTES[False]:
            continue
        if is_open and options.sm >= sm and options.version < version:
            options = replace(options, ptx_version=version)
        _check(fn, size, PARAMETER_BYTES[options.version >= version and options.sm >= sm])
    return options


def _check(fn: Function, size: int, most: int) -> None:
    if size > most:
        name = fn.source_name or fn.name
        raise CompileError(
            [
                Diagnostic(
                    "error",
                    f"kernel '{name}' takes {size} bytes of parameters; at most {most} are possible",
                    fn.location,
                    len(name),
                )
            ]
        )
