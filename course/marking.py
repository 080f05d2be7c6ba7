"""A submission against a lab's tests: the outcome of each case, and the feedback for the student."""

from __future__ import annotations

import re
import signal
import textwrap
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ..support.diagnostics import KernelFault, MiniccError, StepLimitExceeded
from ..support.fast_dataclass import field, record, replace
from .lab import FENCE, Gap, Lab, LabCase, fill_gaps, gaps
from .process import Crash, Reply, StudentProcess
from .shrinking import shrink_input

MAX_SHRUNK = 2
"""Failing cases of a submission whose inputs are shrunk; of the others the input is shown as it is."""
_MAX_INPUT_LINES = 40
_MAX_OUTPUT_LINES = 10
_JUDGE_SECONDS = 20.0
"""Processor seconds for the judge's work on one answer, the rest of the compiler among it."""


@record(frozen=True)
class CaseOutcome:
    """The result of a case. `message` is empty when it passed. `input` is the case's own or, where
    `is_shrunk`, the smallest one that fails in the same way; empty where the input does not matter.
    """

    name: str
    passed: bool
    message: str = ""
    input: str = ""
    output: str = ""
    is_shrunk: bool = False
    count: int | None = None
    """In a contest: the instructions that the case's kernel executed."""

    @property
    def hidden(self) -> bool:
        """True if the students do not have this case."""
        return self.name.startswith("hidden/")


@record(frozen=True)
class Marks:
    """The result of a submission: outcomes in the order of the cases, gaps that are still the starter's, and
    whether the kernel confined the process.

    `gap_outcomes` maps a gap that was tried with the reference's code in all other gaps to the first failing
    outcome, None where all cases pass.
    """

    lab: Lab
    submission: str
    outcomes: tuple[CaseOutcome, ...]
    untouched_gaps: tuple[Gap, ...]
    enforced: bool
    gap_outcomes: Mapping[str, CaseOutcome | None] = field(default_factory=dict)

    @property
    def passed(self) -> int:
        """The number of passed cases."""
        return sum(o.passed for o in self.outcomes)

    @property
    def score(self) -> float:
        """Points of 100: every case counts the same."""
        return round(100 * self.passed / len(self.outcomes), 1) if self.outcomes else 0.0

    @property
    def count(self) -> int | None:
        """In a contest: the instructions of all cases, None where one fails."""
        counts = [o.count for o in self.outcomes if o.count is not None]
        return sum(counts) if counts and len(counts) == len(self.outcomes) else None


def mark(
    lab: Lab,
    text: str,
    cases: Sequence[LabCase],
    submission: str = "",
    known: Mapping[str, Any] | None = None,
    shrink: bool = True,
) -> Marks:
    """Run a submission's text on cases. `known` are expected results by case, for machines without the
    teacher's folder: nothing is shrunk there.
    """
    with StudentProcess(lab.harness, text, lab.file, lab.secret_paths, lab.limits) as student:
        marker = _Marker(lab, text, student)
        outcomes = []
        for case in cases:
            expected = known[case.name] if known is not None else lab.expected(case.input)
            outcomes.append(marker.outcome(case, expected, shrink and known is None))
        return Marks(lab, submission, tuple(outcomes), tuple(untouched_gaps(lab, text)), student.enforced)


def mark_by_gap(
    lab: Lab, text: str, cases: Sequence[LabCase], known: Mapping[str, Any] | None = None
) -> Marks:
    """Mark a submission; where a case fails, try each written gap alone, in the reference solution.

    For students: whoever can read the reference learns nothing new, and in grading nobody's code may run
    beside it. Without the teacher's folder it is `mark`.
    """
    marks = mark(lab, text, cases, known=known)
    written = [
        gap.number for gap in gaps(text) if gap.number not in {gap.number for gap in marks.untouched_gaps}
    ]
    if lab.teacher is None or marks.passed == len(marks.outcomes) or len(lab.gaps) < 2:
        return marks
    gap_outcomes = {}
    for number in written:
        reference = fill_gaps(lab.solution, text, number)
        with StudentProcess(lab.harness, reference, lab.file, lab.secret_paths, lab.limits) as student:
            marker = _Marker(lab, reference, student)
            outcomes = (marker.outcome(case, lab.expected(case.input), True) for case in cases)
            gap_outcomes[number] = next((outcome for outcome in outcomes if not outcome.passed), None)
    return replace(marks, gap_outcomes=gap_outcomes)


def untouched_gaps(lab: Lab, text: str) -> Iterator[Gap]:
    """Yield the gaps of the starter whose lines the text has not changed."""
    bodies = {gap.number: gap.body for gap in gaps(text)}
    return (gap for gap in lab.gaps if bodies.get(gap.number) == gap.body)


class _Marker:
    def __init__(self, lab: Lab, text: str, student: StudentProcess) -> None:
        self.lab, self.text, self.student = lab, text, student
        self.shrunk = 0

    def outcome(self, case: LabCase, expected: Any, shrink: bool) -> CaseOutcome:
        """Run the student's code on a case and return the outcome."""
        reply = self.student.run(case.input)
        wrong = self._find_failure(case.input, expected, reply)
        if wrong is None:
            return CaseOutcome(
                case.name,
                True,
                count=self.lab.judge.count(case.input, reply.value) if self.lab.contest else None,
            )
        kind, message = wrong
        if kind == "gap" or not self.student.loaded:
            return CaseOutcome(case.name, False, message, "", "" if case.hidden else reply.output)
        result = case.input
        is_shrunk = (
            shrink
            and self.shrunk < MAX_SHRUNK
            and hasattr(self.lab.judge, "smaller")
            and kind not in getattr(self.lab.judge, "UNSHRUNK", ())
        )
        if is_shrunk:
            self.shrunk += 1
            result = self._shrink(case.input, kind)
            if result != case.input:
                reply = self.student.run(result)
                kind, message = self._find_failure(result, self.lab.expected(result), reply) or (
                    kind,
                    message,
                )
        show = getattr(self.lab.judge, "show", lambda case: case["text"])
        return CaseOutcome(
            case.name, False, message, show(result), "" if case.hidden else reply.output, is_shrunk
        )

    def _shrink(self, start: Any, kind: str) -> Any:
        first, same = self.lab.expected(start), getattr(self.lab.judge, "same", lambda first, other: True)

        def fails(candidate: Any) -> bool:
            try:
                expected = self.lab.expected(candidate)
            except Exception:  # an input without a meaning: the definition may raise anything
                return False
            if not same(first, expected):
                return False
            wrong = self._find_failure(candidate, expected, self.student.run(candidate))
            return wrong is not None and wrong[0] == kind

        # A loop without end takes its limit every time.
        attempts = 4 if kind == "ended" else self.lab.attempts
        return shrink_input(
            start, lambda case: self.lab.judge.smaller(case, self.lab.expected(case)), fails, attempts
        )

    def _find_failure(self, case: Any, expected: Any, reply: Reply) -> tuple[str, str] | None:
        """Return (kind, message) of the failure that a reply shows, None if it is right. Failures of
        different kinds are different failures.
        """
        if reply.ended:
            return "ended", f"Your code gave no result: {reply.ended}"
        if reply.crash is not None:
            return self._describe_crash(reply.crash)
        try:
            with _limit_time(_JUDGE_SECONDS):
                message = self.lab.judge.difference(case, expected, reply.value)
        except _TimeLimitExceeded:
            message = (
                f"The compiler has not finished the result of your code after {_JUDGE_SECONDS:g} seconds: is"
                " it very large?"
            )
        except StepLimitExceeded as error:
            message = (
                "The result of your code compiles, but does not end when it runs: is there a loop whose"
                f" condition never changes? ({error})"
            )
        except KernelFault as error:
            message = f"The result of your code compiles, but fails when it runs: {error}"
        except MiniccError as error:
            message = f"The compiler rejects the result of your code: {error}"
        except (
            AttributeError,
            IndexError,
            KeyError,
            MemoryError,
            RecursionError,
            TypeError,
            ValueError,
        ) as error:
            message = f"The result of your code has the wrong form ({type(error).__name__}: {error})."
        return message if message is None or isinstance(message, tuple) else ("wrong", message)

    def _describe_crash(self, crash: Crash) -> tuple[str, str]:
        if crash.type == "SystemExit":
            return "ended", "Your code ended the program (exit) before it gave a result."
        line, function = crash.frames[-1] if crash.frames else (0, "")
        gap = self._find_gap(line)
        if gap is not None and crash.type == "NotImplementedError":
            return "gap", f"Gap {gap.number} ({gap.title}) is not written yet. {gap.hint}"
        lines = self.text.splitlines()
        source = f"\n    {lines[line - 1].strip()}" if 0 < line <= len(lines) else ""
        where = f" at line {line} of {self.lab.file}" if line else ""
        where += f", in {function}" if function and function != "<module>" else ""
        return f"crash {crash.type}", f"Your code stopped with {crash.type}{where}: {crash.message}{source}"

    def _find_gap(self, line: int) -> Gap | None:
        for match, gap in zip(FENCE.finditer(self.text), gaps(self.text)):
            first = self.text.count("\n", 0, match.start()) + 1
            if first <= line <= first + match[0].count("\n"):
                return gap
        return None


class _TimeLimitExceeded(BaseException):
    """Raised by `_limit_time`. Not an Exception, so that no stage of the compiler handles it as a mistake of
    its own.
    """


@contextmanager
def _limit_time(seconds: float) -> Iterator[None]:
    """Raise _TimeLimitExceeded in the block after so much processor time; outside the main thread, where
    there are no signals, never.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def raise_timeout(*_: object) -> None:
        raise _TimeLimitExceeded

    previous = signal.signal(signal.SIGPROF, raise_timeout)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, previous)


def mark_unreadable(lab: Lab, cases: Sequence[LabCase], submission: str, reason: str) -> Marks:
    """Return the marks of a submission that is no text: every case fails for that reason."""
    return Marks(lab, submission, tuple(CaseOutcome(case.name, False, reason) for case in cases), (), True)


def format_marks(marks: Marks) -> str:
    """Return the outcomes as text for the student: each failure is explained; one that equals an earlier one
    refers to it.
    """
    lab = marks.lab
    out = [f"lab {lab.number}: {lab.title}" + (f" ({marks.submission})" if marks.submission else "")]
    first_names: dict[tuple[str, str], str] = {}
    open_gaps = {gap.number for gap in marks.untouched_gaps}
    for gap in lab.gaps:
        if gap.number in open_gaps:
            out += [f"  gap {gap.number} ({gap.title}) is as it was given. {gap.hint}".rstrip()]
        elif gap.number in marks.gap_outcomes:
            failed = marks.gap_outcomes[gap.number]
            result = "every test passes" if failed is None else f"{failed.name} fails"
            out += [
                f"  gap {gap.number} ({gap.title}): {result} with the reference's code in the other gaps."
            ]
            if failed is not None:
                # The lines of this file are not those of the student's.
                message = re.sub(rf" at line \d+ of {re.escape(lab.file)}", "", failed.message)
                first_names.setdefault((message, failed.input), f"gap {gap.number}")
                out.append(textwrap.indent(format_failure(replace(failed, message=message)), "        "))
    for outcome in marks.outcomes:
        out.append(f"  {'ok  ' if outcome.passed else 'FAIL'}  {outcome.name}")
        if not outcome.passed:
            first = first_names.setdefault((outcome.message, outcome.input), outcome.name)
            out.append(
                textwrap.indent(
                    format_failure(outcome) if first == outcome.name else f"For the same reason as {first}.",
                    "        ",
                )
            )
    out.append(f"{marks.passed} of {len(marks.outcomes)} tests pass.")
    return replace_control_characters("\n".join(out)) + "\n"


def format_failure(outcome: CaseOutcome) -> str:
    """Return the text of a failure: the input, the message, the output."""
    lines = outcome.input.rstrip("\n").splitlines()
    if len(lines) > _MAX_INPUT_LINES:
        lines = [*lines[:_MAX_INPUT_LINES], f"… and {len(lines) - _MAX_INPUT_LINES} lines more"]
    title = "The smallest input found that goes wrong:" if outcome.is_shrunk else "The input:"
    parts = [title, textwrap.indent("\n".join(lines), "    ")] if lines else []
    parts.append(outcome.message)
    if outcome.output.strip():
        parts += [
            "Your code printed:",
            textwrap.indent("\n".join(_select_lines(outcome.output.splitlines())), "    "),
        ]
    return replace_control_characters("\n".join(parts))


def _select_lines(lines: Sequence[str]) -> list[str]:
    """Return at most ten lines of the output, in order: those about errors first of all, which stand at the
    end of PLY's warnings.
    """
    if len(lines) <= _MAX_OUTPUT_LINES:
        return list(lines)
    by_weight = sorted(range(len(lines)), key=lambda i: re.search(r"error", lines[i], re.IGNORECASE) is None)
    selected = sorted(by_weight[:_MAX_OUTPUT_LINES])
    return [*(lines[i] for i in selected), f"… and {len(lines) - len(selected)} lines more"]


def replace_control_characters(text: str) -> str:
    """Return a text without control characters, which would move the reader's cursor: some of the words are
    the student's.
    """
    return re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "\ufffd", text)
