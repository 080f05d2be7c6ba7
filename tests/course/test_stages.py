"""Labs about passes: the reference solutions in the place of the real compiler's stages, and IR made
smaller.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

import minicc
from minicc.course import stages
from minicc.course.lab import find_lab
from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.filetests import directives
from minicc.filetests.launches import run_launch
from minicc.filetests.plugin import load
from minicc.ir.parser import parse_module
from minicc.ir.verifier import verify
from minicc.passes.analysis.divergence import Level
from minicc.passes.manager import Analyses

ROOT = Path(minicc.__file__).parent
KERNELS = ("shared/bitonic_sort.cu", "shared/matrix_product.cu", "warp/compact.cu", "memory/structures.cu")
LOOP = """\
; launch: {"kernel": "k", "grid": 1, "block": 1, "arguments": [{"int": [0]}, 3]}
; options: -passes=mem2reg
define ptx_kernel void @k(ptr %p, i32 %n) {
entry:
  %x = alloca i32
  store i32 7, ptr %x
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %a = load i32, ptr %x
  %b = mul i32 %a, %i
  store i32 %b, ptr %x
  %j = add i32 %i, 1
  br label %head
end:
  %d = load i32, ptr %x
  store i32 %d, ptr %p
  ret void
}
"""


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_a_solution_takes_the_place_of_the_compilers_stage(number, kernel, tmp_path):
    lab = find_lab(number)
    (tmp_path / lab.file).write_text(lab.solution)
    path = ROOT / "filetests" / "suite" / "kernels" / kernel
    data = directives.read(path.read_text())
    obj = load(path, [f"-load-pass={tmp_path / lab.file}", "-O2", *data.options], check_uniform=True)
    for launch in data.launches:
        run_launch(obj, launch, 10_000_000)
    assert data.launches


def module(text):
    made = ModuleType("student")
    made.__file__ = "student.py"
    exec(compile(text, "student.py", "exec"), vars(made))
    return made


HEAD = "from minicc import PassRow\nROW = PassRow('mem2reg', 'function', 'x')\ndef run(fn, analyses):\n"


def test_the_divergence_of_lab_7_claims_nothing_that_ours_denies():
    student, agreed, ours_agree = module(find_lab(7).solution), 0, 0
    for path in sorted((ROOT / "filetests" / "suite" / "kernels" / "control").glob("*.cu"))[::3]:
        ir = Compilation(path.read_text(), path.name, parse_api_options(["-passes=mem2reg"])).optimized
        for fn in ir.definitions:
            analyses = Analyses()
            ours, theirs = analyses.get("divergence", fn), student.divergence(fn, analyses)
            if analyses.get("loops", fn).irreducible:
                continue
            for value in [
                *fn.args,
                *(instr for block in analyses.get("cfg", fn).order for instr in block.instrs),
            ]:
                assert not theirs.level(value) or ours.level(value) >= Level.WARP, f"{path.name}: {value}"
                agreed, ours_agree = (
                    agreed + theirs.level(value),
                    ours_agree + (ours.level(value) >= Level.WARP),
                )
    assert agreed > 0.9 * ours_agree > 50


def test_what_a_students_stage_does_wrong_is_theirs():
    case = stages.load(LOOP, "k.ll")
    assert "return" in stages.compile_case(module(HEAD + "    return None\n"), case)["rejected"]
    assert (
        "[rule 1]"
        in stages.compile_case(module(HEAD + "    fn.entry.terminator.erase()\n    return True\n"), case)[
            "rejected"
        ]
    )
    with pytest.raises(ZeroDivisionError):
        stages.compile_case(module(HEAD + "    return 1 / 0\n"), case)
    untouched = stages.compile_case(module(HEAD + "    return False\n"), case)
    assert (
        stages.describe_rejection(untouched) is None
        and stages.describe_wrong_results(case, stages.results(case), untouched["ir"]) is None
    )
    assert "p[0]" not in str(stages.results(case)) and "is wrong:" in str(
        stages.describe_wrong_results(case, [[5]], untouched["ir"])
    )


def test_ir_gets_smaller_and_stays_ir():
    case = stages.load(LOOP, "k.ll")
    assert (
        case["launch"]["kernel"] == "k"
        and case["options"] == ["-passes=mem2reg"]
        and "launch" not in case["text"]
    )
    result = list(stages.smaller(case))
    texts = [smaller["text"] for smaller in result]
    assert len(texts) == len(set(texts)) > 5
    assert all(not verify(parse_module(text, "s.ll")) for text in texts)
    assert min(len(text.splitlines()) for text in texts) <= 12, "one way of the branch takes the loop away"


def test_source_gets_smaller_and_means_something():
    text = (ROOT / "course" / "teacher" / "04_ssa" / "hidden" / "scan.cu").read_text().replace("$second", "2")
    result = [case["text"] for case in stages.smaller(stages.load(text, "scan.cu"))]
    assert result and all("s[t] = mine;" in text for text in result), (
        "what reads shared memory that nobody wrote is no test"
    )


def test_only_a_students_process_forgets_our_passes():
    stages.forbid("transform.mem2reg")
    assert sys.modules.get("minicc.passes.transform.mem2reg") is not None
