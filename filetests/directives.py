"""The directives in a filetest's comments.

    RUN: minicc %s -O2 -o - | FileCheck %s      a pipeline that must succeed; %s: the file, %t: a scratch file
    CHECK…:                                     FileCheck's own, see LLVM's FileCheck page
    LAUNCH: k<<<4,64>>> n=256 x=arange(256,f32) launch a kernel (grid and block may be 2 or 3 numbers:
                                                (2,2,1)); an instance of a template: k<float, 4><<<4,64>>>
    EXPECT: y == 2*x_in + 1                     holds after the launch above; ~= compares floats; any other
                                                NumPy condition must hold everywhere
    FAULT: MemoryFault: out of bounds           the launch above must fault so (a regular expression)
    CHECKED: race init                          the launch above runs with these checkers, which must report
                                                only the following
    RACE: 12 14 warning                         'race' reports this: its line, the line of the other access
                                                if there is one, kind and severity if they matter
    SYNC: MEM: UNINIT:                          the same for 'sync', 'mem' and 'init'
    OPTIONS: -O2 -ftz=true                      compile options of LAUNCH and of line expectations
    CONFIGS: -O0 | -O2 | --codegen=llvm         LAUNCH runs once under each (default: -O0 | -O2)
    ENGINES: reference native                   the launch above runs on each of these engines (default: the
                                                one that minicc chooses)
    PTXAS: sm_80 sm_90                          ptxas accepts the PTX for each
    PROGRAM: 1000 "a b"                         build the file as a whole program and run it with these
                                                arguments; CHECK lines are for its output
    STATUS: 3                                   the exit status of the program above (default: 0)
    REQUIRES: ptxas, sm_90 || !windows          the tests run only if all of these hold; see `features`
    UNSUPPORTED: windows                        the tests do not run if one of these holds
    XFAIL: sm_120, mybackend                    the tests are expected to fail if one of these holds
                                                ('*': everywhere), as pytest's xfail

and at the end of the line that they concern:

    x = y;            // error: use of undeclared identifier 'y'        also warning: and note:
    x = y;            // error@9: …         column 9        // error@+1:5: …    next line, column 5
    %c = icmp …       ; divergent                            also warp, cta, grid (divergence levels)

`//`, `;` and `#` start comments; a directive must be the first word in its comment. A word there in capitals
with a colon that is nearly a directive's (`LANCH:`, `CHECK-NXT:`) is rejected.
"""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import cast

from ..support.diagnostics import Severity

_DIRECTIVE = re.compile(r"^\s*(?://|;|#)+\s*([A-Z][A-Z0-9_-]*):\s*(.*?)\s*$")
_PREFIXES = re.compile(r"--?check-prefix(?:es)?[= ](\S+)")
_CHECK = re.compile(r"(?:-(?:NEXT|SAME|LABEL|DAG|NOT|EMPTY|COUNT-\d+))?$")
_EXPECTED = re.compile(r"(?://|;)\s*(error|warning|remark|note)(?:@([+-]\d+)?(?::?(\d+))?)?:\s*")
_LEVEL = re.compile(r";\s*(divergent|warp|cta|grid)(?:\s+branch)?\s*$")


@dataclass(slots=True)
class Expected:
    """A diagnostic that must appear. `column` is None if the file gives none."""

    severity: Severity
    line: int
    column: int | None
    message: str


@dataclass(slots=True)
class Expect:
    """An EXPECT line: `left` and `right` are NumPy expressions; `rtol` is None for equality, `right` '' if
    `left` is a condition.
    """

    line: int
    text: str
    left: str
    right: str
    rtol: float | None = None
    atol: float = 0.0


@dataclass(slots=True)
class Reported:
    """A report that a checker must make: `lines` in any order, and words that are the report's kind or
    severity.
    """

    line: int
    tool: str
    lines: tuple[int, ...]
    words: tuple[str, ...]


@dataclass(slots=True)
class LaunchDirective:
    """A LAUNCH line and the expectations after it."""

    line: int
    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    shared: int
    arguments: dict[str, str]
    expects: list[Expect] = field(default_factory=list)
    fault: str | None = None
    engines: list[str] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    reports: list[Reported] = field(default_factory=list)

    @property
    def tools(self) -> list[str]:
        """Return the checkers of the launch: those that are named, and those whose reports are."""
        return list(dict.fromkeys([*self.named, *(report.tool for report in self.reports)]))


@dataclass(slots=True)
class ProgramDirective:
    """A PROGRAM line and its expected exit status."""

    line: int
    arguments: str
    status: int = 0


@dataclass(slots=True)
class Directives:
    """All directives of a file."""

    runs: list[tuple[int, str]] = field(default_factory=list)
    launches: list[LaunchDirective] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    configs: list[list[str]] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    programs: list[ProgramDirective] = field(default_factory=list)
    requires: list[str] = field(default_factory=list)
    unsupported: list[str] = field(default_factory=list)
    xfail: list[str] = field(default_factory=list)
    expected: list[Expected] = field(default_factory=list)
    levels: dict[int, str] = field(default_factory=dict)

    @property
    def any(self) -> bool:
        """True if the file has any test."""
        return bool(
            self.runs or self.launches or self.targets or self.programs or self.expected or self.levels
        )


Reader = Callable[[Directives, str, int], None]
"""Adds a directive, its text, and the number of its line."""


class DirectiveError(Exception):
    """A directive that cannot be read; `line` counts from 1."""

    def __init__(self, message: str, line: int) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}")


def read(text: str) -> Directives:
    """Return the directives of a file. Raises DirectiveError."""
    result = Directives()
    prefixes = {"CHECK", *(word for match in _PREFIXES.finditer(text) for word in match[1].split(","))}
    for number, line in enumerate(text.splitlines(), 1):
        match = _DIRECTIVE.match(line)
        if match and match[1] in _READERS:
            _READERS[match[1]](result, match[2], number)
            continue
        if match:
            _check_spelling(match[1], prefixes, number)
        result.expected += _expected(line, number)
        if match := _LEVEL.search(line):
            result.levels[number] = match[1]
    for number, text in result.runs:
        _check_quotes(text, number)
    if not result.configs:
        result.configs = [["-O0"], ["-O2"]]
    return result


def _check_spelling(word: str, prefixes: Collection[str], line: int) -> None:
    """Reject a word that is nearly a directive: a directive that is not read is a test that passes."""
    prefix = next((p for p in prefixes if word.startswith(p) and _CHECK.match(word, len(p))), None)
    if prefix is not None or word == "CHECKS":
        return
    name = word.partition("-")[0]
    known = [*_READERS, *prefixes] if name == word else list(prefixes)
    meant = next((other for other in known if _distance(name, other) <= (1 if len(other) < 6 else 2)), None)
    if meant is not None:
        raise DirectiveError(
            f"unknown directive '{word}:'; did you mean '{meant}{'-…' if name != word else ''}:'?", line
        )


def _distance(word: str, other: str) -> int:
    """Return the edit distance with transpositions of neighbours (Damerau, 1964)."""
    rows = [list(range(len(other) + 1))]
    for i, a in enumerate(word, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            row.append(min(row[-1] + 1, rows[-1][j] + 1, rows[-1][j - 1] + (a != b)))
            if i > 1 and j > 1 and a == other[j - 2] and b == word[i - 2]:
                row[-1] = min(row[-1], rows[-2][j - 2] + 1)
        rows.append(row)
    return rows[-1][-1]


def _expected(line: str, number: int) -> list[Expected]:
    matches = list(_EXPECTED.finditer(line))
    ends = [m.start() for m in matches[1:]] + [len(line)]
    result = []
    for match, end in zip(matches, ends):
        severity, column = cast("Severity", match[1]), int(match[3]) if match[3] else None
        text = line[match.end() : end].strip()
        result.append(Expected(severity, number + int(match[2] or 0), column, text))
    return result


def _check_quotes(text: str, line: int) -> None:
    """Reject a text that breaks the shell's rules of quotation."""
    try:
        shlex.split(text)
    except ValueError as error:
        raise DirectiveError(f"{str(error).lower()} in '{text}'", line) from None


def _run(found: Directives, text: str, line: int) -> None:
    if found.runs and found.runs[-1][1].endswith("\\"):
        first, so_far = found.runs[-1]
        found.runs[-1] = (first, so_far[:-1] + " " + text)
    else:
        found.runs.append((line, text))


_LAUNCH = re.compile(r"^([\w$.:]+(?:<(?!<<).*?>)?)\s*<<<(.*?)>>>\s*(.*)$")


def _launch(found: Directives, text: str, line: int) -> None:
    match = _LAUNCH.match(text)
    if not match:
        raise DirectiveError("expected 'LAUNCH: kernel<<<grid, block[, shared]>>> NAME=VALUE…'", line)
    config = split_words(match[2], ",")
    if not 2 <= len(config) <= 3:
        raise DirectiveError("expected <<<grid, block>>> or <<<grid, block, shared>>>", line)
    arguments = {}
    for word in split_words(match[3], " "):
        name, equals, value = word.partition("=")
        if not equals:
            raise DirectiveError(f"expected NAME=VALUE, found '{word}'", line)
        if name in arguments:
            raise DirectiveError(f"two values for '{name}'", line)
        arguments[name] = value
    try:
        grid, block = (_numbers(c) for c in config[:2])
        shared = int(config[2]) if len(config) == 3 else 0
    except ValueError:
        raise DirectiveError(f"expected whole numbers in <<<…>>>, found '{match[2]}'", line) from None
    found.launches.append(LaunchDirective(line, match[1], grid, block, shared, arguments))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(n) for n in text.strip().strip("()").split(","))


_NOTHING_LEFT = "a launch that faults leaves nothing to compare: FAULT and EXPECT of one LAUNCH"
_TOLERANCE = re.compile(r"\s+(rtol|atol)=(\S+)\s*$")


def _expect(found: Directives, text: str, line: int) -> None:
    if not found.launches:
        raise DirectiveError("EXPECT without a LAUNCH above it", line)
    if found.launches[-1].fault is not None:
        raise DirectiveError(_NOTHING_LEFT, line)
    tolerances = {}
    body = text
    while match := _TOLERANCE.search(body):
        try:
            tolerances[match[1]] = float(match[2])
        except ValueError:
            raise DirectiveError(
                f"expected a number after '{match[1]}=' at the end of EXPECT, found '{match[2]}'", line
            ) from None
        body = body[: match.start()]
    left, right, exact = _sides(body, line)
    rtol = None if exact and not tolerances else tolerances.get("rtol", 1e-6)
    if not right and tolerances:
        raise DirectiveError("rtol and atol are for '==' and '~='", line)
    found.launches[-1].expects.append(Expect(line, text, left, right, rtol, tolerances.get("atol", 0.0)))


def _sides(text: str, line: int) -> tuple[str, str, bool]:
    """Return (left, right, whether they must be equal) of a comparison; (condition, '', …) of another
    condition.
    """
    parts = split_words(text.replace("~=", "\0"), "\0")
    exact = len(parts) == 1
    if exact:
        try:
            tree = ast.parse(text, mode="eval").body
        except SyntaxError as error:
            raise DirectiveError(f"EXPECT is no expression: {error.msg}", line) from None
        if isinstance(tree, ast.Compare) and len(tree.ops) > 1:
            raise DirectiveError(
                "several comparisons in a row say nothing of arrays: expected parentheses", line
            )
        if not isinstance(tree, ast.Compare) or [type(op) for op in tree.ops] != [ast.Eq]:
            return text, "", True
        parts = [ast.get_source_segment(text, side) or "" for side in (tree.left, tree.comparators[0])]
    if len(parts) != 2:
        raise DirectiveError("expected one '~=' in EXPECT", line)
    for part in parts:
        try:
            ast.parse(part, mode="eval")
        except SyntaxError as error:
            raise DirectiveError(f"'{part}' is no expression: {error.msg}", line) from None
    return parts[0], parts[1], exact


def _fault(found: Directives, text: str, line: int) -> None:
    if not found.launches:
        raise DirectiveError("FAULT without a LAUNCH above it", line)
    if found.launches[-1].expects:
        raise DirectiveError(_NOTHING_LEFT, line)
    if not text:
        raise DirectiveError("expected 'FAULT: REGULAR-EXPRESSION'", line)
    try:
        re.compile(text)
    except re.error as error:
        raise DirectiveError(f"FAULT is no regular expression: {error}", line) from None
    found.launches[-1].fault = text


def _engines(found: Directives, text: str, line: int) -> None:
    if not found.launches or not text:
        raise DirectiveError("expected 'ENGINES: ENGINE…' below a LAUNCH", line)
    found.launches[-1].engines = text.split()


def _checked(found: Directives, text: str, line: int) -> None:
    if not found.launches or not text:
        raise DirectiveError("expected 'CHECKED: CHECKER…' below a LAUNCH", line)
    found.launches[-1].named += text.split()


def _reported(tool: str) -> Reader:
    def read(found: Directives, text: str, line: int) -> None:
        words = text.split()
        lines = tuple(int(word) for word in words if word.isdecimal())
        if not found.launches or not 1 <= len(lines) <= 2:
            raise DirectiveError(
                "expected one or two lines of the file, kind and severity, below a LAUNCH", line
            )
        found.launches[-1].reports.append(
            Reported(line, tool, lines, tuple(word for word in words if not word.isdecimal()))
        )

    return read


def _ptxas(found: Directives, text: str, line: int) -> None:
    if not text:
        raise DirectiveError("expected 'PTXAS: sm_NN…'", line)
    found.targets += text.split()


def _program(found: Directives, text: str, line: int) -> None:
    _check_quotes(text, line)
    found.programs.append(ProgramDirective(line, text))


def _status(found: Directives, text: str, line: int) -> None:
    if not found.programs:
        raise DirectiveError("STATUS without a PROGRAM above it", line)
    if not re.fullmatch(r"-?\d+", text):
        raise DirectiveError(f"expected 'STATUS: NUMBER', found '{text}'", line)
    found.programs[-1].status = int(text)


_READERS: dict[str, Reader] = {
    "RUN": _run,
    "LAUNCH": _launch,
    "EXPECT": _expect,
    "FAULT": _fault,
    "ENGINES": _engines,
    "CHECKED": _checked,
    "RACE": _reported("race"),
    "SYNC": _reported("sync"),
    "MEM": _reported("mem"),
    "UNINIT": _reported("init"),
    "OPTIONS": lambda found, text, line: found.options.extend(text.split()),
    "CONFIGS": lambda found, text, line: found.configs.extend(map(str.split, text.split("|"))),
    "PTXAS": _ptxas,
    "PROGRAM": _program,
    "STATUS": _status,
    "REQUIRES": lambda found, text, line: found.requires.extend(split_words(text, ",")),
    "UNSUPPORTED": lambda found, text, line: found.unsupported.extend(split_words(text, ",")),
    "XFAIL": lambda found, text, line: found.xfail.extend(split_words(text, ",")),
}


def split_words(text: str, separator: str) -> list[str]:
    """Split at `separator` outside brackets; empty words vanish."""
    words, depth, current = [], 0, ""
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        if char == separator and depth == 0:
            words.append(current)
            current = ""
        else:
            current += char
    return [w.strip() for w in [*words, current] if w.strip()]
