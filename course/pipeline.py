"""A Kite program through the stages of all labs, one after the other: a compiler of students' files, run by a
student's engine.

Between the stages is text, and each runs in a process of its own. Labs 1 to 6 make one program of IR; labs 7,
8 and 10 each make PTX of that, with their stage in the compiler's place; lab 11's engine runs what they made.
(Lab 9 colours graphs, and lab 12 has passes of everybody's.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..driver.pipeline import STDIN
from ..support.diagnostics import MiniccError
from ..support.fast_dataclass import record
from .kite import cases
from .lab import find_lab
from .marking import plain
from .process import Student
from .running import first_difference
from .stages import untouched

PASSES = {4: "-passes=mem2reg", 5: "-passes=simplify", 6: "-passes=gvn,loop-simplify,licm,gvn"}
"""What the compiler is asked for where a lab's passes take places in it."""
_LOWERED = ("-passes=infer-address-spaces,lower-addresses,simplifycfg,dce",)
BACK_ENDS = (7, 8, 10)
ENGINE = 11


class StageError(MiniccError):
    """A stage gave no result; the words say which and why."""


@record(frozen=True)
class Grown:
    """What came of a program: its IR behind lab 6, the PTX of each back end by its lab, and words for what
    differs from the definition ('' where nothing does).
    """

    ir: str
    ptx: dict[int, str]
    differs: dict[int, str]


def together(text: str, files: Mapping[int, str]) -> Grown:
    """Compile and run a program whose first line tells the launch. `files` are students' files by lab; the
    reference solutions stand in for the others.

    StageError where a stage gives nothing, ValueError for a program without such a line, or with errors.
    """
    case = cases.load(text)
    expected = cases.results(case)
    tree = _made(1, files, {"text": text}, "tree")
    typed = _made(2, files, {"tree": tree}, "tree")
    ir = _made(3, files, {"tree": typed}, "ir")
    for number, passes in PASSES.items():
        ir = _made(number, files, _as_ir(ir, passes), "ir")
    lowered = untouched(ir, "lab.ll", _LOWERED)
    ptx, differs = {}, {}
    for number in BACK_ENDS:
        # Of a file of IR lab 7 wants to know values; standard input is whatever its text is, and compiled.
        ptx[number] = _made(
            number, files, {**_as_ir(lowered, "-passes="), "name": STDIN, "ir": lowered}, "ptx"
        )
        arrays = _made(ENGINE, files, {"ptx": ptx[number], "launch": case["launch"]}, "arrays")
        differs[number] = first_difference(case["launch"], expected, arrays, cases.arrays(case)) or ""
    return Grown(ir, ptx, differs)


def _as_ir(ir: str, passes: str) -> dict[str, Any]:
    return {"text": ir, "name": "lab.ll", "options": [passes], "launch": None}


def _made(number: int, files: Mapping[int, str], case: dict[str, Any], key: str) -> Any:
    """What a lab's stage makes of an input."""
    lab = find_lab(number)
    with Student(lab.harness, files.get(number) or lab.solution, lab.file, lab.secret, lab.limits) as student:
        reply = student.run(case)
    if reply.crash is not None:
        line, function = reply.crash.places[-1] if reply.crash.places else (0, "")
        words = f"{reply.crash.type} at line {line} of {lab.file}, in {function}: {reply.crash.words}"
    elif reply.ended or not isinstance(reply.value, dict):
        words = reply.ended or "its answer has not the form that it must have"
    elif reply.value.get("errors"):
        line, _, words = reply.value["errors"][0]
        words = f"line {line}: {words}"
    elif key in reply.value:
        return reply.value[key]
    else:
        words = "; ".join(f"{name}: {value}" for name, value in reply.value.items())
    raise StageError(plain(f"lab {number} ({lab.title}): {words}"))
