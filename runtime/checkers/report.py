"""Reports of the checkers, each counted once by location, and suppressions of known ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Literal, overload

from ...support.diagnostics import Severity, Space, UsageError

CheckerName = Literal["mem", "init", "race", "sync"]
ReportKind = Literal[
    "out-of-bounds", "overflow", "misaligned", "constant-write", "use-after-free", "use-after-return",
    "double-free", "invalid-free", "leak", "undefined-read", "undefined-branch", "undefined-address",
    "undefined-barrier", "undefined-argument", "undefined-output", "read-after-write", "write-after-read",
    "write-after-write", "divergent-block", "divergent-warp", "invalid-mask", "invalid-count",
    "mixed-barriers", "not-resident",
]  # fmt: skip
"""An error that a checker reports; `KINDS` has the meanings."""
ReportForm = Literal["text", "json", "sarif"]
"""The format of a file of reports; SARIF is 2.1.0 (OASIS)."""
KINDS: dict[CheckerName, dict[ReportKind, str]] = {
    "mem": {
        "out-of-bounds": "an access outside of every allocation, or of shared or local memory",
        "overflow": "an access that leaves the variable from which its address was taken",
        "misaligned": "an address that is no multiple of what is accessed",
        "constant-write": "constant memory is written to",
        "use-after-free": "memory is used that has been freed",
        "use-after-return": "a local variable is used after its function has returned",
        "double-free": "memory of the heap is freed twice",
        "invalid-free": "something is freed that the heap did not allocate",
        "leak": "memory of the heap that is not freed",
    },
    "init": {
        "undefined-read": "it is read from global memory, and computed with",
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
        "invalid-mask": "a thread executes a warp-synchronous instruction whose mask excludes it",
        "invalid-count": "the thread count of a barrier is no positive multiple of 32",
        "mixed-barriers": "threads wait at different instructions of one barrier",
        "not-resident": "a grid waits for itself that does not fit the device at once",
    },
}
"""By tool, the kinds of its reports and their meanings."""

Triple = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class CheckReport:
    """An error of a kernel.

    `severity` is 'error' or 'warning'; `kernel` and `function` are names as in C++. `address` is in `space`,
    of generic and global ones in the device's memory; `size` is in bytes. The location is that of the source
    if the PTX has it, else of the PTX; `other_…` is that of the second access, which a race has. `threads`
    are (block index, thread index) pairs, first the one at the location; `values` are what they stored or
    read there, as unsigned integers, None if unknown. `message` is the text of compute-sanitizer, if it has
    one. `count` is the number of occurrences.
    """

    tool: CheckerName
    kind: ReportKind
    severity: Severity
    kernel: str
    message: str
    function: str = ""
    space: Space | None = None
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
        """Return what identifies equal reports: the tool, the kind and the locations."""
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
    """Reports to suppress: patterns (those of fnmatch) of the tool, of the kind, and of a file, `file:line`
    or a function.
    """

    tool: str
    kind: str
    where: str

    def __contains__(self, report: CheckReport) -> bool:
        if not (fnmatchcase(report.tool, self.tool) and fnmatchcase(report.kind, self.kind)):
            return False
        names = [report.function, report.kernel]
        for file, line in ((report.file, report.line), (report.other_file, report.other_line)):
            parts = (file or "").split("/")
            tails = ["/".join(parts[i:]) for i in range(len(parts))]
            names += tails + [f"{tail}:{line}" for tail in tails]
        return any(name and fnmatchcase(name, self.where) for name in names)


def read_suppressions(text: str, name: str) -> list[Suppression]:
    """Parse lines of `tool kind where`; '#' begins a comment. UsageError, with the line, for any other.

    >>> read_suppressions("race * reduce.cu:12  # known", "known.txt")
    [Suppression(tool='race', kind='*', where='reduce.cu:12')]
    """
    result = []
    for number, line in enumerate(text.splitlines(), 1):
        fields = line.partition("#")[0].split(None, 2)
        if fields and len(fields) != 3:
            raise UsageError(
                f"{name}:{number}: expected 'TOOL KIND FILE', 'TOOL KIND FILE:LINE' or 'TOOL KIND FUNCTION',"
                f" found '{line.strip()}'"
            )
        if fields:
            result.append(Suppression(fields[0], fields[1], fields[2].strip()))
    return result


class CheckReports(Sequence[CheckReport]):
    """The reports so far, in the order of the first of each key; equal ones are counted."""

    def __init__(self, suppressions: Iterable[Suppression] = ()) -> None:
        self._suppressions = tuple(suppressions)
        self._reports: dict[tuple[object, ...], CheckReport] = {}
        self._counts: dict[tuple[object, ...], int] = {}
        self.suppressed = 0
        """The number of suppressed reports."""

    def add(self, report: CheckReport) -> None:
        """Add a report, `report.count` times."""
        if any(report in suppression for suppression in self._suppressions):
            self.suppressed += report.count
            return
        key = report.key
        self._counts[key] = self._counts.get(key, 0) + report.count
        self._reports.setdefault(key, report)

    @overload
    def __getitem__(self, index: int) -> CheckReport: ...
    @overload
    def __getitem__(self, index: slice) -> list[CheckReport]: ...
    def __getitem__(self, index: int | slice) -> CheckReport | list[CheckReport]:
        return list(self)[index]

    def __iter__(self) -> Iterator[CheckReport]:
        return (replace(report, count=self._counts[key]) for key, report in self._reports.items())

    def __len__(self) -> int:
        return len(self._reports)

    @property
    def errors(self) -> list[CheckReport]:
        """Return the reports that are no warnings."""
        return [report for report in self if report.severity == "error"]

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or "nothing was found"
