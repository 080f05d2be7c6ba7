"""What checkers find: reports, each told once, and the suppressions that keep known ones back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import overload

from ...support.diagnostics import UsageError

KINDS: dict[str, dict[str, str]] = {
    "mem": {
        "out-of-bounds": "an access outside of every allocation, or of shared or local memory",
        "overflow": "an access that leaves the variable from which its address was taken",
        "misaligned": "an address that is no multiple of what is accessed",
        "constant-write": "constant memory is written to",
        "use-after-free": "memory is used that has been freed",
        "use-after-return": "a local variable is used whose function has returned",
        "double-free": "memory of the heap is freed twice",
        "invalid-free": "something is freed that the heap has not given",
        "leak": "memory of the heap that nobody frees",
    },
    "init": {
        "undefined-branch": (
            "where a thread goes, or what it executes, depends on what nothing has been written to"
        ),
        "undefined-address": "an address depends on it",
        "undefined-barrier": "the number, the count or the predicate of a barrier depends on it",
        "undefined-argument": "what a function of the device runtime is given depends on it",
        "undefined-output": "it is printed, or stored where the host looks at it",
    },
    "race": {
        "read-after-write": "a thread reads what another has written, and nothing orders the two",
        "write-after-read": "a thread writes what another has read, and nothing orders the two",
        "write-after-write": "two threads write to the same byte, and nothing orders them",
    },
    "sync": {
        "divergent-block": (
            "threads of a block wait at a barrier that others never come to, or leave it behind"
        ),
        "divergent-warp": "lanes that a mask names never come, or have exited",
        "invalid-mask": "a thread runs a warp-synchronous instruction whose mask leaves it out",
        "invalid-count": "the thread count of a barrier is no positive multiple of 32",
        "mixed-barriers": "different barrier instructions meet under one number",
        "not-resident": "a grid waits for itself that does not fit the device at once",
    },
}
"""By tool, the kinds of its reports and what each says."""

Triple = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Report:
    """Something that a kernel does wrong.

    `tool` and `kind` are words of `KINDS`, `severity` is 'error' or 'warning'; `kernel` and `function` are
    names as C++ has them. `space` is the state space, `address` an address in it (of generic and global ones
    in the device's memory), `size` in bytes. The place is that of the source where the PTX tells it, else of
    the PTX; `other_…` that of the second access, which a race has. `threads` are (block index, thread index)
    pairs, first the one at the place; `values` what they stored or found there, as unsigned integers, None
    where unknown. `message` is the text that compute-sanitizer has for it, where it has one. `count` says how
    often it was found.
    """

    tool: str
    kind: str
    severity: str
    kernel: str
    message: str
    function: str = ""
    space: str | None = None
    file: str = ""
    line: int = 0
    column: int = 0
    other_file: str | None = None
    other_line: int | None = None
    other_column: int | None = None
    threads: tuple[tuple[Triple, Triple], ...] = ()
    address: int | None = None
    size: int | None = None
    values: tuple[int | None, ...] = ()
    notes: tuple[str, ...] = ()
    count: int = 1

    @property
    def key(self) -> tuple[object, ...]:
        """What makes it another report: the tool, the kind and the places."""
        return (
            self.tool,
            self.kind,
            self.severity,
            self.file,
            self.line,
            self.column,
            self.other_file,
            self.other_line,
            self.other_column,
        )

    def __str__(self) -> str:
        return (
            f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.message} [{self.tool}:"
            f" {self.kind}]"
        )


@dataclass(frozen=True, slots=True)
class Suppression:
    """Reports to keep back: patterns of the tool, of the kind, and of what is to blame, a file, `file:line`
    or a function (fnmatch's patterns).
    """

    tool: str
    kind: str
    where: str

    def __contains__(self, report: Report) -> bool:
        if not (fnmatchcase(report.tool, self.tool) and fnmatchcase(report.kind, self.kind)):
            return False
        names = [report.function, report.kernel]
        for file, line in ((report.file, report.line), (report.other_file, report.other_line)):
            parts = (file or "").split("/")
            tails = ["/".join(parts[i:]) for i in range(len(parts))]
            names += tails + [f"{tail}:{line}" for tail in tails]
        return any(name and fnmatchcase(name, self.where) for name in names)


def read_suppressions(text: str, name: str) -> list[Suppression]:
    """Lines of `tool kind where`; '#' begins a comment. UsageError, with the line, for any other.

    >>> read_suppressions("race * reduce.cu:12  # known", "known.txt")
    [Suppression(tool='race', kind='*', where='reduce.cu:12')]
    """
    result = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split(None, 2)
        if words and len(words) != 3:
            raise UsageError(
                f"{name}:{number}: expected 'TOOL KIND FILE', 'TOOL KIND FILE:LINE' or 'TOOL KIND FUNCTION',"
                f" found '{line.strip()}'"
            )
        if words:
            result.append(Suppression(words[0], words[1], words[2].strip()))
    return result


class Reports(Sequence[Report]):
    """What was found so far, in the order of the first of each kind and place; equal ones are counted."""

    def __init__(self, suppressions: Iterable[Suppression] = ()) -> None:
        self._suppressions = tuple(suppressions)
        self._found: dict[tuple[object, ...], Report] = {}
        self._counts: dict[tuple[object, ...], int] = {}
        self.suppressed = 0
        """How often something was found that is kept back."""

    def add(self, report: Report) -> None:
        """Tell of something; `report.count` times."""
        if any(report in suppression for suppression in self._suppressions):
            self.suppressed += report.count
            return
        key = report.key
        self._counts[key] = self._counts.get(key, 0) + report.count
        self._found.setdefault(key, report)

    @overload
    def __getitem__(self, index: int) -> Report: ...
    @overload
    def __getitem__(self, index: slice) -> list[Report]: ...
    def __getitem__(self, index: int | slice) -> Report | list[Report]:
        return list(self)[index]

    def __iter__(self) -> Iterator[Report]:
        return (replace(report, count=self._counts[key]) for key, report in self._found.items())

    def __len__(self) -> int:
        return len(self._found)

    @property
    def errors(self) -> list[Report]:
        """Those that are no warnings."""
        return [report for report in self if report.severity == "error"]

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or "nothing was found"
