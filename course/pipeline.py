"""A Kite program through the stages of all labs, one after the other: a compiler of students' files, and a
student's engine that runs its output.

The interface between stages is text, and each runs in a process of its own. Labs 1 to 6 make one program of
IR; labs 7, 8 and 10 each make PTX of it, with their stage in the compiler; lab 11's engine runs that PTX.
(Lab 9 colours graphs, and lab 12's passes are arbitrary.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..driver.pipeline import STDIN
from ..support.diagnostics import MiniccError
from ..support.fast_dataclass import record
from .kite import cases
from .lab import find_lab
from .marking import replace_control_characters
from .process import StudentProcess
from .running import first_difference
from .stages import reference_ir

PASSES = {4: "-passes=mem2reg", 5: "-passes=simplify", 6: "-passes=gvn,loop-simplify,licm,gvn"}
"""Lab → the compiler's option that runs the lab's passes."""
_LOWERED = ("-passes=infer-address-spaces,lower-addresses,simplifycfg,dce",)
BACK_ENDS = (7, 8, 10)
ENGINE = 11


class StageError(MiniccError):
    """Raised where a stage gave no result; the message has the stage and the reason."""


@record(frozen=True)
class PipelineResult:
    """The result for a program: its IR after lab 6, the PTX of each back end by its lab, and messages about
    differences from the definition ('' where there are none).
    """

    ir: str
    ptx: dict[int, str]
    differences: dict[int, str]


def run_pipeline(text: str, files: Mapping[int, str]) -> PipelineResult:
    """Compile and run a program whose first line describes the launch. `files` are students' files by lab;
    the reference solutions stand in for the others.

    StageError where a stage gives no result, ValueError for a program without such a line, or with errors.
    """
    case = cases.load(text)
    expected = cases.results(case)
    tree = _run_stage(1, files, {"text": text}, "tree")
    typed = _run_stage(2, files, {"tree": tree}, "tree")
    ir = _run_stage(3, files, {"tree": typed}, "ir")
    for number, passes in PASSES.items():
        ir = _run_stage(number, files, _as_ir(ir, passes), "ir")
    lowered = reference_ir(ir, "lab.ll", _LOWERED)
    ptx, differences = {}, {}
    for number in BACK_ENDS:
        # Lab 7's harness lists values for a file of IR, but compiles standard input, whatever its text is.
        ptx[number] = _run_stage(
            number, files, {**_as_ir(lowered, "-passes="), "name": STDIN, "ir": lowered}, "ptx"
        )
        arrays = _run_stage(ENGINE, files, {"ptx": ptx[number], "launch": case["launch"]}, "arrays")
        differences[number] = first_difference(case["launch"], expected, arrays, cases.arrays(case)) or ""
    return PipelineResult(ir, ptx, differences)


def _as_ir(ir: str, passes: str) -> dict[str, Any]:
    return {"text": ir, "name": "lab.ll", "options": [passes], "launch": None}


def _run_stage(number: int, files: Mapping[int, str], case: dict[str, Any], key: str) -> Any:
    """Return the result of a lab's stage for an input."""
    lab = find_lab(number)
    with StudentProcess(
        lab.harness, files.get(number) or lab.solution, lab.file, lab.secret_paths, lab.limits
    ) as student:
        reply = student.run(case)
    if reply.crash is not None:
        line, function = reply.crash.frames[-1] if reply.crash.frames else (0, "")
        message = f"{reply.crash.type} at line {line} of {lab.file}, in {function}: {reply.crash.message}"
    elif reply.ended or not isinstance(reply.value, dict):
        message = reply.ended or "its answer has not the form that it must have"
    elif reply.value.get("errors"):
        line, _, message = reply.value["errors"][0]
        message = f"line {line}: {message}"
    elif key in reply.value:
        return reply.value[key]
    else:
        message = "; ".join(f"{name}: {value}" for name, value in reply.value.items())
    raise StageError(replace_control_characters(f"lab {number} ({lab.title}): {message}"))
