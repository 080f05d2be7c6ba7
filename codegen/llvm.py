"""The second code generator: passes the IR's text to LLVM's NVPTX backend (llvmlite).

It shares nothing with the first below the IR, so the two check each other. LLVM's output is checked: text on
the standard error stream is an error here (it drops all debug information with a mere warning), and so is an
`llvm.` symbol left in the PTX (an unknown intrinsic).

llvmlite is imported on first use: compiling with the first code generator must not pay for it.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from ..ir.core import Module
from ..ir.irtypes import TRIPLE
from ..ir.printer import print_module
from ..lift.equivalents import REFERENCES
from ..support.diagnostics import InternalError, UsageError
from . import inline_asm, limits
from .machine import symbol_name
from .options import CodegenOptions

_WHERE = "codegen/llvm"
_ADDRESS = re.compile(r"\bmov\.b64(?=\s+%rd\d+, (\w+);)")
_LEFT_OVER = re.compile(r"\bllvm[.$_]\w[\w.$]*")


def generate(module: Module, options: CodegenOptions) -> str:
    """Return the PTX text that LLVM makes of `module`. Raises InternalError when LLVM rejects the IR."""
    options = limits.fit_options(module, options)
    inline_asm.check_module(module, options)
    with quiet() as messages:
        target = target_machine(options)
        parsed = parse(print_module(module, debug=options.lineinfo))
        optimize(parsed, target, options.opt_level)
        try:
            ptx = target.emit_assembly(parsed)
        except RuntimeError as error:
            raise InternalError(f"LLVM cannot generate code: {error}", _WHERE) from None
    if messages:
        raise InternalError(f"LLVM complains: {messages[0]}", _WHERE)
    left = _LEFT_OVER.search(ptx)
    if left:
        raise InternalError(f"LLVM does not know the intrinsic '{left[0]}'", _WHERE)
    # The address of an opaque variable is a .u64 to ptxas, and LLVM writes .b64.
    opaque = {symbol_name(g.name) for g in module.globals.values() if g.annotation in REFERENCES}
    result: str = _ADDRESS.sub(lambda m: "mov.u64" if m[1] in opaque else m[0], ptx) if opaque else ptx
    return result


def parse(text: str) -> Any:
    """The llvmlite module of IR text, verified. Raises InternalError with LLVM's words.

    Each module has a context of its own: in a shared one LLVM renames the structures of the second.
    """
    llvm = binding()
    try:
        parsed = llvm.parse_assembly(text, llvm.create_context())
        parsed.verify()
    except RuntimeError as error:
        raise InternalError(f"LLVM rejects the module: {error}", _WHERE) from None
    return parsed


@cache
def binding() -> Any:
    """`llvmlite.binding`, initialised for NVPTX."""
    try:
        import llvmlite.binding as llvm
    except ImportError:
        raise UsageError("--codegen=llvm needs the package llvmlite") from None
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm


@contextmanager
def quiet() -> Iterator[list[str]]:
    """Collects what native code writes to the standard error stream; the list is filled at exit."""
    messages: list[str] = []
    sys.stderr.flush()
    saved = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            yield messages
        finally:
            os.dup2(saved, 2)
            os.close(saved)
            file.seek(0)
            text = file.read().decode(errors="replace").strip()
            if text:
                messages.append(text)


def target_machine(options: CodegenOptions) -> Any:
    """Return LLVM's target machine for the options."""
    llvm = binding()
    major, minor = options.version
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        cpu=options.arch, features=f"+ptx{major}{minor}", opt=options.opt_level, codemodel="default"
    )


def optimize(parsed: Any, target: Any, level: int) -> None:
    """LLVM's default pipeline of the level; at 0 only what the backend itself needs."""
    llvm = binding()
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    builder = llvm.create_pass_builder(target, options)
    builder.getModulePassManager().run(parsed, builder)
