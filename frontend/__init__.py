"""The front end: CUDA C source text to IR.

Reading order: `tokens`, `scan`, `macros`, `conditions`, `preprocess`, `literals`, `lexer` (text to tokens), `assembly` (PTX text to PTX text); `grammar` with its parts,
`declarators`, `scopes`, `outline`, `classify`, `tables`, `parser`, `syntax_errors` (tokens to a tree); `tree`, `treedump`; `ctype`, `bases`, `symbols`, `check…` (the typed
tree); `alignment`, `lower…` (IR). Each stage can be used alone; `compile_unit` runs them all.

Stages are imported when they are first used, so that `-E` pays for no checker.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..support.diagnostics import CompileError, Diagnostics
from .options import FrontendOptions

if TYPE_CHECKING:
    from ..ir.core import Module
    from . import tree
    from .tokens import Token

_RECURSION_LIMIT = 30_000
"""Enough Python frames for the checker and the lowering at `tree.MAX_DEPTH`, with several frames a level."""


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Lets recursive walks over the deepest tree that the parser accepts run."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _RECURSION_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


@contextmanager
def no_collection() -> Iterator[None]:
    """Keeps the garbage collector out while trees grow: nothing becomes garbage, and its passes over all of it are not linear."""
    import gc

    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def instance_tokens(options: FrontendOptions, diags: Diagnostics) -> list[list[Token]]:
    """The tokens of the instances that the options ask for."""
    from . import preprocess

    return [preprocess.preprocess(text, "<instantiate>", options, diags) for text in options.instances]


def parse_unit(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> tree.TranslationUnit:
    """The untyped tree of a translation unit. Raises CompileError when the text could not be read as a whole."""
    from . import parser, preprocess

    tokens = preprocess.preprocess(text, filename, options, diags)
    if any(d.severity == "error" and "file not found" in d.message for d in diags.items):
        diags.raise_if_errors(CompileError)
    unit = parser.parse(tokens, diags, instance_tokens(options, diags))
    if not unit.complete:
        diags.raise_if_errors(CompileError)
    return unit


def check_unit(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> tree.TranslationUnit:
    """The typed tree of a translation unit. Raises CompileError when there is any error."""
    unit = parse_unit(text, filename, options, diags)
    from . import check

    with deep_recursion():
        unit = check.check(unit, options, diags)
    diags.raise_if_errors(CompileError)
    return unit


def compile_unit(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> Module:
    """The IR of a translation unit, unoptimised. Raises CompileError with all diagnostics when there is any error."""
    with no_collection(), deep_recursion():
        unit = check_unit(text, filename, options, diags)
        from . import lower

        return lower.lower(unit, options, diags)
