"""Inlines the functions that are marked so, whatever their size.

    define i32 @twice(i32 %x) alwaysinline { … }
    %r = call i32 @twice(i32 %a)              →     %r = add i32 %a, %a

A module pass. requires: nothing. preserves: nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Function, Instr, Module
from .inlining import inline_calls, inline_single_calls

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(module: Module, analyses: Analyses) -> bool:
    """Run the pass. Return whether the module changed."""
    moved = inline_single_calls(module, analyses, lambda fn: "alwaysinline" in fn.attrs)
    return inline_calls(module, analyses, _judge) or moved


def _judge(call: Instr, callee: Function) -> str | None:
    return "marked to be always inlined" if "alwaysinline" in callee.attrs else None
