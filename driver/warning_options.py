"""Which warnings are shown, and which become errors: the `-W` options, in order, as clang reads them.

The frontend reports every warning it knows under its clang name; this table decides what the user
sees. A name in no group is on by default.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..support.diagnostics import Diagnostic, UsageError
from ..support.records import field, record, replace

GROUPS: dict[str, tuple[str, ...]] = {
    "all": ("sign-compare", "sometimes-uninitialized", "uninitialized", "unused-but-set-variable", "unused-function", "unused-label",
            "unused-variable", "misleading-indentation", "reorder", "infinite-recursion", "bank-conflict"),
    "extra": ("unused-but-set-parameter", "unused-parameter", "missing-field-initializers", "ignored-qualifiers"),
    "conversion": ("implicit-int-conversion", "implicit-float-conversion", "sign-conversion", "shorten-64-to-32", "float-conversion"),
}  # fmt: skip
"""Warnings that are off until their group (or they themselves) are asked for."""

DEFAULT_ON = (
    "absolute-value", "array-bounds", "attributes", "bool-conversion", "c++11-narrowing", "constant-conversion", "comment",
    "divergent-barrier", "division-by-zero", "enum-compare", "excess-initializers", "extra-semi", "extra-tokens",
    "float-overflow", "format", "implicit-const-int-float-conversion", "implicitly-unsigned-literal",
    "empty-body", "ignored-attributes", "incompatible-pointer-types", "int-conversion", "int-to-pointer-cast", "jump-misses-init",
    "parentheses", "self-assign", "integer-overflow", "invalid-pp-token", "literal-conversion",
    "literal-range", "logical-not-parentheses", "macro-redefined", "main", "missing-declarations", "null-character",
    "null-dereference", "overflow", "pass-failed", "pragma-once-outside-header", "return-type",
    "shared-initializer", "shift-count-negative", "shift-count-overflow", "shift-negative-value",
    "string-compare", "switch", "tautological-compare", "tautological-constant-out-of-range-compare",
    "unknown-include", "unknown-pragmas", "unknown-escape-sequence", "unused-comparison", "unused-value",
    "unreachable-barrier", "unsupported-host-code", "varargs", "visibility", "warnings",
)  # fmt: skip
"""Warnings that are on by default."""

ON_REQUEST = ("shadow", "unreachable-code")
"""Warnings that only their own name (or `everything`) turns on."""

KNOWN = frozenset(DEFAULT_ON).union(ON_REQUEST, *GROUPS.values())


@record(eq=True)
class WarningPolicy:
    """The meaning of a list of `-W` words (without the `-W`)."""

    enabled: dict[str, bool] = field(default_factory=dict)
    errors: dict[str, bool] = field(default_factory=dict)
    all_errors: bool = False
    everything: bool | None = None
    unknown: list[Diagnostic] = field(default_factory=list)

    @classmethod
    def parse(cls, words: Iterable[str]) -> WarningPolicy:
        """Unknown names are themselves a warning (`unknown-warning-option`). Raises UsageError for ''."""
        policy = cls(enabled={name: False for group in (*GROUPS.values(), ON_REQUEST) for name in group})
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
            return GROUPS[name] + (GROUPS["all"] if name == "extra" else ())
        if name not in KNOWN:
            import difflib

            close = difflib.get_close_matches(name, sorted(KNOWN | set(GROUPS)), 1)
            hint = f"; did you mean '-W{close[0]}'?" if close else ""
            self.unknown.append(Diagnostic("warning", f"unknown warning option '-W{name}'{hint}", flag="unknown-warning-option"))
        return (name,)

    def shows(self, flag: str) -> bool:
        """Whether warnings of that name are asked for."""
        return self.enabled.get(flag, True if self.everything is None else self.everything)

    def filter(self, items: Iterable[Diagnostic]) -> list[Diagnostic]:
        """The diagnostics to show, with their final severity."""
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
