"""Diagnostics and faults as text, in clang's layout.

Only the driver formats messages for people, and nothing here decides what is an error.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable, Mapping
from typing import TextIO

from ..support.diagnostics import (
    Diagnostic,
    DiagnosticError,
    KernelFault,
    Location,
    MiniccError,
    Note,
    PluginError,
    Severity,
    first_user_location,
)

_COLOURS = {
    "error": "1;31",
    "fatal error": "1;31",
    "warning": "1;35",
    "remark": "1;34",
    "note": "1;36",
    "caret": "1;32",
    "bold": "1",
}
_MAX_WIDTH = 160
_TAB = 8


class Renderer:
    """Formats diagnostics. `sources` maps file names to text; other files are read from disk."""

    def __init__(self, sources: Mapping[str, str] | None = None, colour: bool = False) -> None:
        self.sources = dict(sources or {})
        self.colour = colour
        self._lines: dict[str, list[str]] = {}

    @classmethod
    def for_stream(cls, stream: TextIO, sources: Mapping[str, str] | None = None) -> Renderer:
        """Return a renderer with colour if `stream` is a terminal and NO_COLOR is unset."""
        return cls(sources, stream.isatty() and "NO_COLOR" not in os.environ)

    def diagnostics(self, items: Iterable[Diagnostic]) -> str:
        """Format all diagnostics, then the counts of errors and warnings, as clang prints them."""
        items = list(items)
        text = "".join(self.diagnostic(d) for d in items)
        counts = [(sum(d.severity == kind for d in items), kind) for kind in ("warning", "error")]
        said = [f"{n} {kind}{'s' if n > 1 else ''}" for n, kind in counts if n]
        return text + (f"{' and '.join(said)} generated.\n" if said else "")

    def diagnostic(self, d: Diagnostic) -> str:
        """Format a diagnostic with its source line, caret, fix, macro expansions and notes."""
        option = "Rpass=" if d.severity == "remark" else "W"
        flag = f" [-{option}{d.flag}]" if d.flag else ""
        parts = [
            self._head(d.location, d.severity, d.message + flag),
            self._snippet(d.location, d.length, d.fix),
        ]
        for note in d.all_notes:
            parts += [
                self._head(note.location, "note", note.message),
                self._snippet(note.location, note.length),
            ]
        return "".join(parts)

    def fault(self, fault: KernelFault) -> str:
        """Format a fault: message, thread, and the call stack with source lines."""
        place, notes = fault_place(fault), fault_notes(fault)
        parts = [self._head(place, "error", fault.message), self._snippet(place)]
        return "".join(parts + [self._head(note.location, "note", note.message) for note in notes])

    def error(self, error: MiniccError) -> str:
        """Format any error of minicc."""
        if isinstance(error, DiagnosticError):
            self.sources.update({k: v for k, v in error.sources.items() if k not in self.sources})
            return self.diagnostics(error.diagnostics)
        if isinstance(error, PluginError):
            self.sources.update(error.sources)
            return self.diagnostic(error.diagnostic)
        if isinstance(error, KernelFault):
            return self.fault(error)
        return self._head(None, "error", str(error))

    def _head(self, location: Location | None, kind: Severity, message: str) -> str:
        place = (
            f"{location}: "
            if location is not None and location.line
            else "minicc: "
            if kind != "note"
            else ""
        )
        return (
            f"{self._paint(place, 'bold')}{self._paint(kind + ':', kind)}"
            f" {self._paint(message, 'bold' if kind != 'note' else '')}\n"
        )

    def _snippet(self, location: Location | None, length: int = 1, fix: str | None = None) -> str:
        line = self.line(location)
        if location is None or line is None:
            return ""
        start = min(location.column - 1, len(line))
        stop = min(max(start + length, start + 1), max(len(line), start + 1))
        before, marked, after = (_visible(line[:start]), _visible(line[start:stop]), _visible(line[stop:]))
        if _width(before) + _width(marked) > _MAX_WIDTH:
            before, marked = "… " + before[-60:], marked[:60]
        after = after[: max(_MAX_WIDTH - _width(before) - _width(marked), 20)]
        gutter, blank = f"{location.line:5} | ", "      | "
        caret = "^" + "~" * (max(_width(marked), 1) - 1)
        text = (
            f"{gutter}{before}{marked}{after}".rstrip()
            + f"\n{blank}{' ' * _width(before)}{self._paint(caret, 'caret')}\n"
        )
        if fix is not None:
            text += f"{blank}{' ' * _width(before)}{self._paint(fix, 'caret')}\n"
        return text

    def line(self, location: Location | None) -> str | None:
        """Return the source line at `location`; None if there is none."""
        if location is None or location.line < 1:
            return None
        if location.file not in self._lines:
            self._lines[location.file] = self._text(location.file).splitlines()
        lines = self._lines[location.file]
        return lines[location.line - 1] if location.line <= len(lines) else None

    def _text(self, file: str) -> str:
        if file in self.sources:
            return self.sources[file]
        try:
            with open(file, encoding="utf-8", errors="replace") as handle:
                return handle.read()
        except OSError:
            return ""

    def _paint(self, text: str, style: str) -> str:
        return f"\x1b[{_COLOURS[style]}m{text}\x1b[0m" if self.colour and style and text else text


def fault_place(fault: KernelFault) -> Location | None:
    """Return the source line of a fault, or its PTX line if the PTX has no lines; in minicc's headers, the
    line of the call.
    """
    return (
        first_user_location(*(frame.source or frame.ptx for frame in fault.site.frames))
        if fault.site
        else None
    )


def fault_notes(fault: KernelFault) -> list[Note]:
    """Return the notes of a fault besides its message and location: thread, instruction, callers, nearest
    allocation.
    """
    result = []
    if fault.site is not None:
        site = fault.site
        result.append(
            Note(
                f"in kernel '{site.kernel}', block ({_xyz(site.block)}), thread ({_xyz(site.thread)}), lane"
                f" {site.lane}"
            )
        )
        result.append(Note(f"executing '{site.instruction}'", site.frames[0].ptx))
        place = first_user_location(site.frames[0].source)
        while place is not None and place.inlined_at is not None:
            result.append(Note("inlined from here", place.inlined_at))
            place = place.inlined_at
        shown, left_out = site.callers()
        result += [Note(f"called from '{frame.function}'", frame.source or frame.ptx) for frame in shown]
        if left_out:
            result.append(Note(f"and {left_out} more calls"))
    return result + [Note(text) for text in fault.notes]


def _xyz(triple: tuple[int, int, int]) -> str:
    return ",".join(map(str, triple))


def _visible(text: str) -> str:
    """Replace tabs by spaces and control characters by a placeholder, so that the caret stays in place."""
    return "".join(" " * _TAB if c == "\t" else c if c.isprintable() else "\ufffd" for c in text)


def _width(text: str) -> int:
    """Return the columns on a terminal: wide characters take two, combining ones none."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text
    )
