"""The front end: CUDA C source text to IR.

Reading order, lowest first: `lazy_modules` (modules that are loaded when they are needed), `text/` (sources,
preprocessor, tokens), `syntax/` (tokens to a tree), `types/` (types, names, layout and the typed tree),
`check/` (the tree to the typed tree), `lint/` (warnings about the typed tree), `lower/` (the typed tree to
IR). Each stage can be used alone; the function compile_unit runs them all.

Stages are imported when they are first used, so that `-E` pays for no checker.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..support.diagnostics import CompileError, Diagnostics
from . import lazy_modules  # noqa: F401 - its modules wait from here on
from .text.options import FrontendOptions
from .text.recursion import deep_recursion, no_collection

if TYPE_CHECKING:
    from ..ir.core import Module
    from .syntax import tree
    from .text.tokens import Token


def parse_unit(
    text: str, filename: str, options: FrontendOptions, diags: Diagnostics
) -> tree.TranslationUnit:
    """The untyped tree of a translation unit. Raises CompileError when the text could not be read as a
    whole.
    """
    from .text import preprocess

    tokens = preprocess.preprocess(text, filename, options, diags)
    if any(d.severity == "error" and "file not found" in d.message for d in diags.items):
        diags.raise_if_errors(CompileError)
    unit = parse_tokens(tokens, options, diags)
    if not unit.complete:
        diags.raise_if_errors(CompileError)
    return unit


def parse_tokens(tokens: list[Token], options: FrontendOptions, diags: Diagnostics) -> tree.TranslationUnit:
    """The untyped tree of a translation unit's tokens, with the instances that the options ask for."""
    from .syntax import parser
    from .syntax.declarations import lambda_outlining
    from .text import preprocess

    def read(text: str, what: str) -> list[Token]:
        return preprocess.preprocess(text, what, options, diags, is_unit=False)

    _check_lambdas(tokens, options, diags)
    instances = [read(text, "<instantiate>") for text in options.instances]
    asked = {token.text for wanted in instances for token in wanted}
    return parser.parse(
        lambda_outlining.hoisted(tokens, asked, lambda text: read(text, "<lambda>")[:-1]), diags, instances
    )


def _check_lambdas(tokens: list[Token], options: FrontendOptions, diags: Diagnostics) -> None:
    """Report the lambdas for the device that host code cannot have."""
    if not any(b.kind in ("__device__", "__host__") and a.kind == "]" for a, b in pairwise(tokens)):
        return
    from .syntax.declarations import capture_analysis, extended_lambdas

    words = capture_analysis.Words([token.text for token in tokens])
    has_flag = any(
        definition.partition("=")[0] == "__CUDACC_EXTENDED_LAMBDA__" for definition in options.defines
    )
    for i, problem in extended_lambdas.problems(words, [token.location.line for token in tokens], has_flag):
        diags.error(problem, tokens[i].location, length=1)


def check_unit(
    text: str, filename: str, options: FrontendOptions, diags: Diagnostics
) -> tree.TranslationUnit:
    """The typed tree of a translation unit. Raises CompileError when there is any error."""
    unit = parse_unit(text, filename, options, diags)
    unit = check_tree(unit, options, diags)
    diags.raise_if_errors(CompileError)
    return unit


def check_tree(
    unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics
) -> tree.TranslationUnit:
    """The typed tree of a parsed unit, which is looked through for what deserves a warning."""
    from . import check, lint

    with deep_recursion():
        checked = check.check(unit, options, diags)
        lint.warn(checked.functions, diags)
    return checked


def compile_unit(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> Module:
    """The IR of a translation unit, unoptimised. Raises CompileError with all diagnostics when there is any
    error.
    """
    with no_collection(), deep_recursion():
        unit = check_unit(text, filename, options, diags)
        from . import lower

        return lower.lower(unit, options, diags)
