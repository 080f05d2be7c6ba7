"""Which warnings are shown, and which become errors: the `-W` options, in order, as clang reads them.

The frontend reports every warning it knows under its clang name; this table decides what the user
sees.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..support.diagnostics import Diagnostic, UsageError
from ..support.records import field, record, replace

GROUPS: dict[str, tuple[str, ...]] = {
    "all": ("sign-compare", "sometimes-uninitialized", "uninitialized", "unused-but-set-variable", "unused-function", "unused-label",
            "unused-variable", "misleading-indentation", "logical-op-parentheses", "bitwise-op-parentheses", "bank-conflict"),
    "extra": ("unused-but-set-parameter", "unused-parameter", "shift-negative-value", "tautological-unsigned-zero-compare"),
    "conversion": ("implicit-int-conversion", "implicit-float-conversion", "implicit-int-float-conversion", "sign-conversion", "shorten-64-to-32",
                   "float-conversion", "constant-conversion", "literal-conversion", "implicit-const-int-float-conversion"),
    "format": ("format-extra-args", "format-insufficient-args", "format-invalid-specifier", "format-security"),
    "parentheses": ("logical-op-parentheses", "bitwise-op-parentheses", "logical-not-parentheses", "shift-op-parentheses", "dangling-else"),
    "tautological-compare": ("tautological-constant-out-of-range-compare",),
    "bool-conversion": ("pointer-bool-conversion",),
    "unused": ("unused-but-set-variable", "unused-function", "unused-label", "unused-variable", "unused-value", "unused-comparison"),
    "unreachable": ("unreachable-code",),
    "div-by-zero": ("division-by-zero",),
}  # fmt: skip
"""Names that stand for several warnings; a warning of the group's own name is among them."""

DEFAULT_ON = (
    "#warnings", "array-bounds", "builtin-macro-redefined", "c++11-narrowing", "c99-extensions", "constant-conversion", "dangling-else",
    "divergent-barrier", "division-by-zero", "duplicate-decl-specifier", "enum-compare", "empty-body", "extra-tokens",
    "format", "format-extra-args", "format-insufficient-args", "format-invalid-specifier", "format-security",
    "ignored-attributes", "ignored-pragmas", "implicit-const-int-float-conversion", "implicitly-unsigned-literal", "int-to-pointer-cast", "integer-overflow",
    "jump-misses-init", "kernel-not-instantiated", "literal-conversion", "logical-not-parentheses", "macro-redefined", "missing-declarations", "null-dereference",
    "parentheses", "pointer-bool-conversion", "ptx-constant-address", "ptx-constant-bank", "ptx-constant-operand", "ptx-constant-range",
    "ptx-extension", "ptx-short-address", "ptx-vector-repeats", "return-type", "self-assign", "shift-count-negative", "shift-count-overflow",
    "shift-op-parentheses", "string-compare", "switch", "tautological-compare", "tautological-constant-out-of-range-compare", "unknown-attributes",
    "unknown-escape-sequence", "unknown-header", "unknown-pragmas", "unused-comparison", "unused-value", "xor-used-as-pow",
)  # fmt: skip
"""Warnings that are on by default."""

ON_REQUEST = ("double-promotion", "float-equal", "implicit-fallthrough", "shadow", "unreachable-code")
"""Warnings that only their own name (or `everything`) turns on."""

OFF = tuple(dict.fromkeys(name for group in (*GROUPS.values(), ON_REQUEST) for name in group if name not in DEFAULT_ON))
"""Warnings that are off until they or a group of theirs are asked for."""

KNOWN = frozenset(DEFAULT_ON).union(OFF)


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
        policy = cls(enabled=dict.fromkeys(OFF, False))
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
