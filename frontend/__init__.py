"""The front end: CUDA C source text to IR.

Reading order, lowest first: `text/` (sources, preprocessor, tokens), `syntax/` (tokens to a tree), `types/`
(types, names, layout and the typed tree), `check/` (the tree to the typed tree), `lint/` (warnings about the
typed tree), `lower/` (the typed tree to IR). Each stage can be used alone; the function compile_unit runs
them all.

Stages are imported when they are first used, so that `-E` does not load the checker.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..support.diagnostics import CompileError, Diagnostics
from ..support.recursion import deep_recursion, no_collection
from .text.options import FrontendOptions

if TYPE_CHECKING:
    from ..ir.core import Module
    from .syntax import tree
    from .text.tokens import Token


def parse_unit(
    text: str, filename: str, options: FrontendOptions, diags: Diagnostics
) -> tree.TranslationUnit:
    """Return the untyped tree of a translation unit.

    Raises CompileError when the parser could not get to the end of the text, or an included file is missing.
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
    """Return the untyped tree of a translation unit's tokens, with the template instances of
    `options.instances`.
    """
    from .syntax import parser
    from .syntax.declarations import lambda_outlining
    from .text import preprocess

    def preprocess_text(text: str, filename: str) -> list[Token]:
        return preprocess.preprocess(text, filename, options, diags, is_unit=False)

    _check_lambdas(tokens, options, diags)
    instances = [preprocess_text(text, "<instantiate>") for text in options.instances]
    instance_names = {token.text for instance in instances for token in instance}
    return parser.parse(
        lambda_outlining.outline_lambdas(
            tokens, instance_names, lambda text: preprocess_text(text, "<lambda>")[:-1]
        ),
        diags,
        instances,
    )


def _check_lambdas(tokens: list[Token], options: FrontendOptions, diags: Diagnostics) -> None:
    """Report extended lambdas that break a restriction on them ([extended-lambda] of CUDA's guide)."""
    if not any(b.kind in ("__device__", "__host__") and a.kind == "]" for a, b in pairwise(tokens)):
        return
    from .syntax.declarations import capture_analysis, extended_lambdas

    words = capture_analysis.LexicalScopes([token.text for token in tokens])
    has_flag = any(
        definition.partition("=")[0] == "__CUDACC_EXTENDED_LAMBDA__" for definition in options.defines
    )
    for i, problem in extended_lambdas.check_lambdas(
        words, [token.location.line for token in tokens], has_flag
    ):
        diags.error(problem, tokens[i].location, length=1)


def check_unit(
    text: str, filename: str, options: FrontendOptions, diags: Diagnostics
) -> tree.TranslationUnit:
    """Return the typed tree of a translation unit. Raises CompileError when there is any error."""
    unit = parse_unit(text, filename, options, diags)
    unit = check_tree(unit, options, diags)
    diags.raise_if_errors(CompileError)
    return unit


def check_tree(
    unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics
) -> tree.TranslationUnit:
    """Return the typed tree of a parsed unit, and report warnings about it."""
    from . import check, lint

    with deep_recursion():
        checked = check.check(unit, options, diags)
        lint.warn(checked.functions, diags)
    return checked


def compile_unit(text: str, filename: str, options: FrontendOptions, diags: Diagnostics) -> Module:
    """Return the unoptimised IR of a translation unit. Raises CompileError with all diagnostics when there is
    any error.
    """
    with no_collection(), deep_recursion():
        unit = check_unit(text, filename, options, diags)
        from . import lower

        return lower.lower(unit, options, diags)
