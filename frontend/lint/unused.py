"""Variables, parameters and functions that are never used, or only assigned."""

from __future__ import annotations

from collections.abc import Iterable

from ...support.diagnostics import UNKNOWN
from ..types.symbols import FunctionSymbol
from .report import Lint
from .uses import Uses


def warn_unused_functions(lint: Lint, functions: Iterable[FunctionSymbol]) -> None:
    """Warn about functions that only this file could call, and that it never uses."""
    for fn in functions:
        is_local = (
            fn.is_internal and fn.body is not None and fn.object is None and fn.args is None and not fn.record
        )
        if is_local and not (fn.used or fn.is_kernel or fn.from_library or fn.declaration.is_constexpr):
            lint.diags.warning(
                "unused-function", f"unused function '{fn.name}'", fn.location, length=len(fn.name)
            )


def warn_unused(lint: Lint, fn: FunctionSymbol, uses: Uses) -> None:
    """Warn about unused variables and parameters of one function. Volatile ones may exist for the
    hardware.
    """
    in_inits = bool(fn.definition.inits)
    for kind, symbols in (("variable", fn.definition.locals), ("parameter", fn.params)):
        for symbol in symbols:
            if not symbol.name or symbol.location is UNKNOWN:
                continue
            text = ""
            if not symbol.used:
                flag, text = f"unused-{kind}", f"unused {kind} '{symbol.name}'"
            elif (
                symbol.space in ("local", "param")
                and symbol.ctype.is_scalar
                and not in_inits
                and id(symbol) not in uses.read
            ):
                flag, text = f"unused-but-set-{kind}", f"{kind} '{symbol.name}' set but not used"
            if text and not symbol.ctype.is_volatile:
                lint.diags.warning(flag, text, symbol.location, length=len(symbol.name))
