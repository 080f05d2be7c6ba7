"""What a kernel may take: many bytes of parameters need a newer PTX than small ones."""

from __future__ import annotations

from ..ir.core import Function, Module
from ..ptx.modules import LARGE_PARAMETERS, PARAMETER_BYTES, parameter_bytes
from ..support.diagnostics import CompileError, Diagnostic
from ..support.records import replace
from . import abi
from .options import CodegenOptions


def fitted(module: Module, options: CodegenOptions) -> CodegenOptions:
    """The options with the PTX version that the largest kernel needs. CompileError for one that no version, or not the version asked for, takes."""
    version, sm = LARGE_PARAMETERS
    for fn in module.definitions:
        if not fn.is_kernel:
            continue
        taken = parameter_bytes(abi.signature(fn)[0])
        if taken <= PARAMETER_BYTES[False]:
            continue
        if options.ptx_version is None and options.sm >= sm and options.version < version:
            options = replace(options, ptx_version=version)
        _check(fn, taken, PARAMETER_BYTES[options.version >= version and options.sm >= sm])
    return options


def _check(fn: Function, taken: int, most: int) -> None:
    if taken > most:
        name = fn.source_name or fn.name
        raise CompileError([Diagnostic("error", f"kernel '{name}' takes {taken} bytes of parameters; at most {most} are possible", fn.location, len(name))])
