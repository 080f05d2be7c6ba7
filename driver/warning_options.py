"""The `-W` options: warnings that are shown and those that are errors, in order, as clang reads them.

Every warning is reported under its name, and this module filters them. `warning_table` has the names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..support.diagnostics import Diagnostic, UsageError
from ..support.fast_dataclass import field, record, replace
from .warning_table import ON, WARNINGS

GROUPS: dict[str, tuple[str, ...]] = {
    "all": ("sign-compare", "sometimes-uninitialized", "uninitialized", "unused-but-set-variable",
        "unused-function", "unused-label",
            "unused-variable", "misleading-indentation", "logical-op-parentheses", "bitwise-op-parentheses",
            "bank-conflict"),
    "extra": ("unused-but-set-parameter", "unused-parameter", "shift-negative-value",
        "tautological-unsigned-zero-compare"),
    "conversion": ("implicit-int-conversion", "implicit-float-conversion", "implicit-int-float-conversion",
        "sign-conversion", "shorten-64-to-32",
                   "float-conversion", "constant-conversion", "literal-conversion",
                   "implicit-const-int-float-conversion"),
    "format": ("format-extra-args", "format-insufficient-args", "format-invalid-specifier",
        "format-security"),
    "parentheses": ("logical-op-parentheses", "bitwise-op-parentheses", "logical-not-parentheses",
        "shift-op-parentheses", "dangling-else"),
    "tautological-compare": ("tautological-constant-out-of-range-compare",),
    "bool-conversion": ("pointer-bool-conversion",),
    "unused": ("unused-but-set-variable", "unused-function", "unused-label", "unused-variable",
        "unused-value", "unused-comparison"),
    "unreachable": ("unreachable-code",),
    "div-by-zero": ("division-by-zero",),
}  # fmt: skip
"""Names that stand for several warnings; a warning of the group's own name is among them."""

DEFAULT_ON = tuple(name for name, default, _ in WARNINGS if default == ON)
OFF = tuple(name for name, default, _ in WARNINGS if default != ON)
KNOWN = frozenset(DEFAULT_ON).union(OFF)


@record(eq=True)
class WarningPolicy:
    """The meaning of a list of `-W` words (without the `-W`)."""

    enabled: dict[str, bool] = field(default_factory=dict)
    errors: dict[str, bool] = field(default_factory=dict)
    all_errors: bool = False
    everything: bool | None = None
    unknown: list[Diagnostic] = field(default_factory=list)
    offered: Callable[[str], bool] = field(default_factory=lambda: lambda name: False)

    @classmethod
    def parse(
        cls, words: Iterable[str], offered: Callable[[str], bool] = lambda name: False
    ) -> WarningPolicy:
        """Parse `-W` words. Names that are not minicc's may be `offered` by packages; an unknown name is
        itself a warning (`unknown-warning-option`). Raises UsageError for ''.
        """
        policy = cls(enabled=dict.fromkeys(OFF, False), offered=offered)
        for word in words:
            policy._apply(word)
        return policy

    def _apply(self, word: str) -> None:
        positive = not word.startswith("no-")
        name = word.removeprefix("no-")
        if not name:
            raise UsageError("expected the name of a warning after '-W'")
        if name == "error":
            self.all_errors = positive
        elif name.startswith("error="):
            for flag in self._names(name.removeprefix("error=")):
                self.errors[flag] = positive
                if positive:
                    self.enabled[flag] = True
        elif name == "everything":
            self.everything = positive
            self.enabled.clear()
        else:
            for flag in self._names(name):
                self.enabled[flag] = positive

    def _names(self, name: str) -> tuple[str, ...]:
        if name in GROUPS:
            own = (name,) if name in KNOWN else ()
            return own + GROUPS[name] + (GROUPS["all"] if name == "extra" else ())
        if name not in KNOWN and not self.offered(name):
            import difflib

            close = difflib.get_close_matches(name, sorted(KNOWN | set(GROUPS)), 1)
            hint = f"; did you mean '-W{close[0]}'?" if close else ""
            self.unknown.append(
                Diagnostic(
                    "warning", f"unknown warning option '-W{name}'{hint}", flag="unknown-warning-option"
                )
            )
        return (name,)

    def shows(self, flag: str) -> bool:
        """Return whether warnings of that name are shown."""
        return self.enabled.get(flag, True if self.everything is None else self.everything)

    def filter(self, items: Iterable[Diagnostic]) -> list[Diagnostic]:
        """Return the diagnostics to show, with their final severity."""
        shown = []
        for item in [*self.unknown, *items]:
            if item.severity != "warning":
                shown.append(item)
                continue
            flag = item.flag or ""
            if not self.shows(flag):
                continue
            if self.errors.get(flag, self.all_errors):
                item = replace(item, severity="error", flag=f"error,-W{flag}" if flag else None)
            shown.append(item)
        return shown
