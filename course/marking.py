"""A submission against a lab's tests: every case's outcome, in words for the student."""

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
from .lab import FENCE, Case, Gap, Lab, filled, gaps
from .process import Crash, Reply, Student
from .shrinking import smallest

MOST_SHRUNK = 2
"""Failing cases of a submission whose inputs are shrunk; of the others the input is shown as it is."""
_LONGEST_INPUT = 40
_LONGEST_PRINTED = 10
_JUDGE_SECONDS = 20.0
"""Processor time for what the rest of the compiler does with an answer."""


@record(frozen=True)
class Outcome:
    """The result of a case. `words` is empty when it passed; `input` is the case's own or, where
    `is_smallest`, the smallest found that fails the same way; empty where the input does not matter.
    """

    name: str
    passed: bool
    words: str = ""
    input: str = ""
    printed: str = ""
    is_smallest: bool = False
    count: int | None = None
    """In a contest: the instructions that the case's kernel executed."""

    @property
    def hidden(self) -> bool:
        return self.name.startswith("hidden/")


@record(frozen=True)
class Marks:
    """The result of a submission: outcomes in the order of the cases, gaps that are as they were given, and
    whether the kernel confined the process.

    `alone` has, for a gap that was tried with the reference's code in all other gaps, the first failing
    outcome, or None where all cases pass.
    """

    lab: Lab
    submission: str
    outcomes: tuple[Outcome, ...]
    untouched: tuple[Gap, ...]
    enforced: bool
    alone: Mapping[str, Outcome | None] = field(default_factory=dict)

    @property
    def passed(self) -> int:
        return sum(o.passed for o in self.outcomes)

    @property
    def score(self) -> float:
        """Of 100: every case counts the same."""
        return round(100 * self.passed / len(self.outcomes), 1) if self.outcomes else 0.0

    @property
    def count(self) -> int | None:
        """In a contest: the instructions of all cases, None where one fails."""
        counts = [o.count for o in self.outcomes if o.count is not None]
        return sum(counts) if counts and len(counts) == len(self.outcomes) else None


def mark(
    lab: Lab,
    text: str,
    cases: Sequence[Case],
    submission: str = "",
    known: Mapping[str, Any] | None = None,
    shrink: bool = True,
) -> Marks:
    """Run a submission's text on cases. `known` are expected results by case, for machines without the
    teacher's folder: nothing is shrunk there.
    """
    with Student(lab.harness, text, lab.file, lab.secret, lab.limits) as student:
        marker = _Marker(lab, text, student)
        outcomes = []
        for case in cases:
            expected = known[case.name] if known is not None else lab.expected(case.input)
            outcomes.append(marker.outcome(case, expected, shrink and known is None))
        return Marks(lab, submission, tuple(outcomes), tuple(untouched(lab, text)), student.enforced)


def mark_by_gap(lab: Lab, text: str, cases: Sequence[Case], known: Mapping[str, Any] | None = None) -> Marks:
    """`mark`, and where a case fails, each gap that is written tried alone: the reference solution with this
    gap of the submission.

    For students: whoever can read the reference learns nothing new, and in grading nobody's code may run
    beside it. Without the teacher's folder it is `mark`.
    """
    marks = mark(lab, text, cases, known=known)
    written = [gap.number for gap in gaps(text) if gap.number not in {gap.number for gap in marks.untouched}]
    if lab.teacher is None or marks.passed == len(marks.outcomes) or len(lab.gaps) < 2:
        return marks
    alone = {}
    for number in written:
        reference = filled(lab.solution, text, number)
        with Student(lab.harness, reference, lab.file, lab.secret, lab.limits) as student:
            marker = _Marker(lab, reference, student)
            outcomes = (marker.outcome(case, lab.expected(case.input), True) for case in cases)
            alone[number] = next((outcome for outcome in outcomes if not outcome.passed), None)
    return replace(marks, alone=alone)


def untouched(lab: Lab, text: str) -> Iterator[Gap]:
    """The gaps of the starter whose lines the text still has as they were given."""
    left = {gap.number: gap.given for gap in gaps(text)}
    return (gap for gap in lab.gaps if left.get(gap.number) == gap.given)


class _Marker:
    def __init__(self, lab: Lab, text: str, student: Student) -> None:
        self.lab, self.text, self.student = lab, text, student
        self.shrunk = 0

    def outcome(self, case: Case, expected: Any, shrink: bool) -> Outcome:
        reply = self.student.run(case.input)
        wrong = self._wrong(case.input, expected, reply)
        if wrong is None:
            return Outcome(
                case.name,
                True,
                count=self.lab.judge.count(case.input, reply.value) if self.lab.contest else None,
            )
        kind, words = wrong
        if kind == "gap" or not self.student.loaded:
            return Outcome(case.name, False, words, "", "" if case.hidden else reply.printed)
        result = case.input
        shrinks = (
            shrink
            and self.shrunk < MOST_SHRUNK
            and hasattr(self.lab.judge, "smaller")
            and kind not in getattr(self.lab.judge, "UNSHRUNK", ())
        )
        if shrinks:
            self.shrunk += 1
            result = self._smallest(case.input, kind)
            if result != case.input:
                reply = self.student.run(result)
                kind, words = self._wrong(result, self.lab.expected(result), reply) or (kind, words)
        show = getattr(self.lab.judge, "show", lambda case: case["text"])
        return Outcome(case.name, False, words, show(result), "" if case.hidden else reply.printed, shrinks)

    def _smallest(self, start: Any, kind: str) -> Any:
        first, same = self.lab.expected(start), getattr(self.lab.judge, "same", lambda first, other: True)

        def fails(candidate: Any) -> bool:
            try:
                expected = self.lab.expected(candidate)
            except Exception:  # an input without a meaning; what raises is the definition's affair
                return False
            if not same(first, expected):
                return False
            wrong = self._wrong(candidate, expected, self.student.run(candidate))
            return wrong is not None and wrong[0] == kind

        # A loop without end takes its limit every time.
        attempts = 4 if kind == "ended" else self.lab.attempts
        return smallest(
            start, lambda case: self.lab.judge.smaller(case, self.lab.expected(case)), fails, attempts
        )

    def _wrong(self, case: Any, expected: Any, reply: Reply) -> tuple[str, str] | None:
        """(kind, words) of what is wrong with a reply, None if nothing is. Failures of different kinds are
        different failures.
        """
        if reply.ended:
            return "ended", f"Your code gave no result: {reply.ended}"
        if reply.crash is not None:
            return self._crash(reply.crash)
        try:
            with _at_most(_JUDGE_SECONDS):
                words = self.lab.judge.difference(case, expected, reply.value)
        except _TooLong:
            words = (
                f"The compiler is not done with what your code gives after {_JUDGE_SECONDS:g} seconds: is it"
                " very large?"
            )
        except StepLimitExceeded as error:
            words = (
                "What your code gives compiles, and does not end when it runs: is there a loop whose"
                f" condition never changes? ({error})"
            )
        except KernelFault as error:
            words = f"What your code gives compiles, and goes wrong when it runs: {error}"
        except MiniccError as error:
            words = f"The compiler refuses what your code gives: {error}"
        except (
            AttributeError,
            IndexError,
            KeyError,
            MemoryError,
            RecursionError,
            TypeError,
            ValueError,
        ) as error:
            words = (
                f"What your code gives has not the form that it must have ({type(error).__name__}: {error})."
            )
        return words if words is None or isinstance(words, tuple) else ("wrong", words)

    def _crash(self, crash: Crash) -> tuple[str, str]:
        if crash.type == "SystemExit":
            return "ended", "Your code ended the program (exit) before it gave a result."
        line, function = crash.places[-1] if crash.places else (0, "")
        gap = self._gap_at(line)
        if gap is not None and crash.type == "NotImplementedError":
            return "gap", f"Gap {gap.number} ({gap.title}) is not written yet. {gap.words}"
        lines = self.text.splitlines()
        source = f"\n    {lines[line - 1].strip()}" if 0 < line <= len(lines) else ""
        where = f" at line {line} of {self.lab.file}" if line else ""
        where += f", in {function}" if function and function != "<module>" else ""
        return f"crash {crash.type}", f"Your code stopped with {crash.type}{where}: {crash.words}{source}"

    def _gap_at(self, line: int) -> Gap | None:
        for match, gap in zip(FENCE.finditer(self.text), gaps(self.text)):
            first = self.text.count("\n", 0, match.start()) + 1
            if first <= line <= first + match[0].count("\n"):
                return gap
        return None


class _TooLong(BaseException):
    """Not an Exception, so that no stage of the compiler takes it for a mistake of its own."""


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise _TooLong in the block after so much processor time; outside the main thread, where there are no
    signals, never.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(*_: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def unreadable(lab: Lab, cases: Sequence[Case], submission: str, reason: str) -> Marks:
    """The marks of a submission that is no text: every case fails for that reason."""
    return Marks(lab, submission, tuple(Outcome(case.name, False, reason) for case in cases), (), True)


def told(marks: Marks) -> str:
    """The outcomes as text for the student; each failure is explained, one that fails as another did by its
    name.
    """
    lab = marks.lab
    out = [f"lab {lab.number}: {lab.title}" + (f" ({marks.submission})" if marks.submission else "")]
    shown: dict[tuple[str, str], str] = {}
    open_gaps = {gap.number for gap in marks.untouched}
    for gap in lab.gaps:
        if gap.number in open_gaps:
            out += [f"  gap {gap.number} ({gap.title}) is as it was given. {gap.words}".rstrip()]
        elif gap.number in marks.alone:
            failed = marks.alone[gap.number]
            result = "every test passes" if failed is None else f"{failed.name} fails"
            out += [
                f"  gap {gap.number} ({gap.title}): {result} with the reference's code in the other gaps."
            ]
            if failed is not None:
                # The lines of this file are not those of the student's.
                words = re.sub(rf" at line \d+ of {re.escape(lab.file)}", "", failed.words)
                shown.setdefault((words, failed.input), f"gap {gap.number}")
                out.append(textwrap.indent(story(replace(failed, words=words)), "        "))
    for outcome in marks.outcomes:
        out.append(f"  {'ok  ' if outcome.passed else 'FAIL'}  {outcome.name}")
        if not outcome.passed:
            first = shown.setdefault((outcome.words, outcome.input), outcome.name)
            out.append(
                textwrap.indent(
                    story(outcome) if first == outcome.name else f"For the same reason as {first}.",
                    "        ",
                )
            )
    out.append(f"{marks.passed} of {len(marks.outcomes)} tests pass.")
    return plain("\n".join(out)) + "\n"


def story(outcome: Outcome) -> str:
    """A failure: the input, then what is wrong, then what was printed."""
    lines = outcome.input.rstrip("\n").splitlines()
    if len(lines) > _LONGEST_INPUT:
        lines = [*lines[:_LONGEST_INPUT], f"… and {len(lines) - _LONGEST_INPUT} lines more"]
    title = "The smallest input found that goes wrong:" if outcome.is_smallest else "The input:"
    parts = [title, textwrap.indent("\n".join(lines), "    ")] if lines else []
    parts.append(outcome.words)
    if outcome.printed.strip():
        parts += [
            "Your code printed:",
            textwrap.indent("\n".join(_decisive(outcome.printed.splitlines())), "    "),
        ]
    return plain("\n".join(parts))


def _decisive(lines: Sequence[str]) -> list[str]:
    """Ten lines of what was printed, in order: those about errors first of all, which stand at the end of
    PLY's warnings.
    """
    if len(lines) <= _LONGEST_PRINTED:
        return list(lines)
    by_weight = sorted(range(len(lines)), key=lambda i: re.search(r"error", lines[i], re.IGNORECASE) is None)
    kept = sorted(by_weight[:_LONGEST_PRINTED])
    return [*(lines[i] for i in kept), f"… and {len(lines) - len(kept)} lines more"]


def plain(text: str) -> str:
    """A text without control characters, which would move the cursor of who reads it: some of the words are
    the student's.
    """
    return re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "\ufffd", text)
