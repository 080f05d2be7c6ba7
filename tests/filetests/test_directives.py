"""Reading directives, and that the checks they ask for can fail."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from minicc.filetests import directives as d
from minicc.filetests.checks import RunFailed, run_pipeline
from minicc.filetests.expectations import ExpectationFailed, check_diagnostics
from minicc.filetests.launches import LaunchFailed, check_expect
from minicc.filetests.update import checks_for
from minicc.support.diagnostics import Diagnostic, Location, Note


def test_launch_and_expect() -> None:
    data = d.read(
        "// LAUNCH: k<<<(2,3,1), 64, 512>>> n=4 x=zeros(4, f32)\n// EXPECT: x ~= 2*x_in + 1 rtol=1e-3"
        " atol=2\n// LAUNCH: f<<<1,1>>>\n// FAULT: MemoryFault\n"
    )
    launch, faults = data.launches
    assert (launch.kernel, launch.grid, launch.block, launch.shared) == ("k", (2, 3, 1), (64,), 512)
    assert launch.arguments == {"n": "4", "x": "zeros(4, f32)"}
    assert (launch.expects[0].left, launch.expects[0].right) == ("x", "2*x_in + 1")
    assert (launch.expects[0].rtol, launch.expects[0].atol) == (1e-3, 2.0)
    assert (launch.fault, faults.fault) == (None, "MemoryFault")


def test_run_lines_continue() -> None:
    assert d.read("; RUN: minicc %s \\\n; RUN: -O2 | FileCheck %s\n").runs == [
        (1, "minicc %s  -O2 | FileCheck %s")
    ]


def test_line_expectations() -> None:
    data = d.read("x = y; // error: no 'y' // note@+1:5: here\n; not a directive: error\ny // warning@3: w\n")
    assert [(e.severity, e.line, e.column, e.message) for e in data.expected] == [
        ("error", 1, None, "no 'y'"),
        ("note", 2, 5, "here"),
        ("warning", 3, 3, "w"),
    ]


def test_divergence_levels() -> None:
    assert d.read("%a = add i32 1, 2 ; divergent\nbr label %x ; warp\n; divergent values are…\n").levels == {
        1: "divergent",
        2: "warp",
    }


def test_plain_files_have_no_directives() -> None:
    assert not d.read("// the error: is human\n// RUNning\nint x;\n").any


@pytest.mark.parametrize(
    "text",
    [
        "// LAUNCH: k<4,5>",
        "// LAUNCH: k<<<4>>>",
        "// LAUNCH: k<<<1,1>>> n",
        "// LAUNCH: k<<<a,1>>>",
        "// EXPECT: y == 1",
    ],
)
def test_bad_directives_name_their_line(text: str) -> None:
    with pytest.raises(d.DirectiveError, match="line 2"):
        d.read("\n" + text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "// EXPECT: x == 1\n// FAULT: MemoryFault",
            "line 3: a launch that faults leaves nothing to compare",
        ),
        (
            "// FAULT: MemoryFault\n// EXPECT: x == 1",
            "line 3: a launch that faults leaves nothing to compare",
        ),
        ("// FAULT: (", "line 2: FAULT is no regular expression: missing "),
        ("// FAULT:", "line 2: expected 'FAULT: REGULAR-EXPRESSION'"),
        ("// PTXAS:", "line 2: expected 'PTXAS: sm_NN…'"),
        ("// LAUNCH: k<<<1,1>>> x=1 x=2", "line 2: two values for 'x'"),
        ("// LAUNCH: k<<<1.5,32>>>", "line 2: expected whole numbers in <<<…>>>, found '1.5,32'"),
        ("// PROGRAM: a 'b", "line 2: no closing quotation in 'a 'b'"),
        ("// RUN: minicc %s 'b", "line 2: no closing quotation in 'minicc %s 'b'"),
    ],
)
def test_directives_that_say_nothing_or_nonsense_are_refused(text: str, said: str) -> None:
    with pytest.raises(d.DirectiveError) as error:
        d.read(f"// LAUNCH: k<<<1,1>>>\n{text}\n")
    assert str(error.value).startswith(said)


def test_expect_reports_the_first_difference() -> None:
    expect = d.Expect(1, "y == y_in + 1", "y", "y_in + 1")
    check_expect(expect, {"y": np.array([1, 2])}, {"y": np.array([0, 1])})
    with pytest.raises(LaunchFailed, match=r"1 of 2 differ; first at \[1\]"):
        check_expect(expect, {"y": np.array([1, 3])}, {"y": np.array([0, 1])})


def test_expect_tolerance_and_nan() -> None:
    expect = d.Expect(1, "", "y", "array([nan, 1.0])", rtol=1e-3)
    check_expect(expect, {"y": np.array([np.nan, 1.0001])}, {})
    with pytest.raises(LaunchFailed):
        check_expect(expect, {"y": np.array([np.nan, 1.1])}, {})


def test_file_check_passes_and_fails(tmp_path: Path) -> None:
    path = tmp_path / "t.txt"
    path.write_text("; CHECK: one\n; CHECK-NEXT: two\n")
    data = tmp_path / "data"
    data.write_text("zero\none\ntwo\n")
    run_pipeline(f"cat {data} | FileCheck %s", path, tmp_path)
    run_pipeline(f"cat {data} | not FileCheck %s --check-prefix=NONE", path, tmp_path)
    data.write_text("one\nzero\ntwo\n")
    with pytest.raises(RunFailed, match="FileCheck"):
        run_pipeline(f"cat {data} | FileCheck %s", path, tmp_path)


def test_unknown_tools_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RunFailed, match="unknown tool 'rm'"):
        run_pipeline("rm %s", tmp_path, tmp_path)


def _found(
    severity: str = "error", line: int = 1, column: int = 3, message: str = "bad", flag: str | None = None
) -> Diagnostic:
    return Diagnostic(
        severity, message, Location("f", line, column), notes=(Note("here", Location("f", 2, 1)),), flag=flag
    )


def _expected(text: str) -> list[d.Expected]:
    return d.read(text).expected


def test_diagnostics_match_one_to_one() -> None:
    path = Path("f")
    check_diagnostics(path, _expected("x // error@3: bad"), [_found()])
    check_diagnostics(path, _expected("x // error: bad // note@+1:1: here"), [_found()])
    check_diagnostics(path, _expected("x // warning: bad [-Wname]"), [_found("warning", flag="name")])
    for text, items in (
        ("x // error@4: bad", [_found()]),
        ("x // error: bad thing", [_found()]),
        ("x // error: bad", [_found(), _found(line=5)]),
        ("x // error: bad", []),
        ("x // error: bad // note: here", [_found()]),
        ("x // warning: bad", [_found()]),
    ):
        with pytest.raises(ExpectationFailed):
            check_diagnostics(path, _expected(text), items)


def test_generated_checks_match_what_made_them(tmp_path: Path) -> None:
    output = "; comment\n\ndefine void @f() {\n  %a = add i32 1, 2\n\n  ret void ; [[x]]\n}\n"
    path, data = tmp_path / "t.ll", tmp_path / "data"
    path.write_text(checks_for(output, ";"))
    data.write_text(output)
    run_pipeline(f"cat {data} | FileCheck %s", path, tmp_path)
    data.write_text(output.replace("add", "sub"))
    with pytest.raises(RunFailed):
        run_pipeline(f"cat {data} | FileCheck %s", path, tmp_path)


def test_a_tolerance_is_a_number() -> None:
    with pytest.raises(d.DirectiveError, match="expected a number after 'rtol='"):
        d.read("// LAUNCH: k<<<1,1>>>\n// EXPECT: (x ~= 1, rtol=1e-3)")


@pytest.mark.parametrize(
    "word",
    [
        "LANCH",
        "EXPET",
        "FALUT",
        "RUNS",
        "CHCK",
        "CHECK-NXT",
        "CHECK-NEX",
        "OPTION",
        "SUPPORTED",
        "REQURIES",
        "O2-NXT",
    ],
)
def test_words_that_are_nearly_directives_are_refused(word: str) -> None:
    with pytest.raises(d.DirectiveError, match=f"line 2: unknown directive '{word}:'; did you mean "):
        d.read(f"// RUN: minicc %s -o - | FileCheck %s --check-prefixes=CHECK,O2\n// {word}: k\n")


@pytest.mark.parametrize(
    "word", ["NOTE", "TODO", "CHECKS", "CHECK-COUNT-3", "O2-NEXT", "O2", "RETURNS", "XFAIL", "Launch"]
)
def test_other_words_are_prose(word: str) -> None:
    d.read(f"// RUN: minicc %s -o - | FileCheck %s --check-prefixes=CHECK,O2\n// {word}: k\n")


@pytest.mark.parametrize(("text", "sides"), [
    ("y == x + 1", ("y", "x + 1", True)), ("y ~= f(x == 2)", ("y", "f(x == 2)", False)),
    ("(y == x).all()", ("(y == x).all()", "", True)),
    ("y != x", ("y != x", "", True)), ("0 <= y.min()", ("0 <= y.min()", "", True)),
    ("where(y == 1, 2, 3) == [[1], [2]]", ("where(y == 1, 2, 3)", "[[1], [2]]", True)),
])  # fmt: skip
def test_sides_of_expectations(text: str, sides: tuple[str, str, bool]) -> None:
    (expect,) = d.read(f"// LAUNCH: k<<<1,1>>>\n// EXPECT: {text}\n").launches[0].expects
    assert (expect.left, expect.right, expect.rtol is None) == sides


@pytest.mark.parametrize("text", ["y ==", "y = 3", "a ~= b ~= c", "y < 3 rtol=1", "y ~= (3"])
def test_expectations_that_are_no_expressions_are_refused(text: str) -> None:
    with pytest.raises(d.DirectiveError, match="line 2: "):
        d.read(f"// LAUNCH: k<<<1,1>>>\n// EXPECT: {text}\n")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("k<int, 4><<<1,2>>>", "k<int, 4>"),
        ("a::k<b<int>> <<<1,2>>> n=1", "a::k<b<int>>"),
        ("k <<<1,2>>>", "k"),
    ],
)
def test_kernels_of_launches_have_names_of_cplusplus(text: str, name: str) -> None:
    (launch,) = d.read(f"// LAUNCH: {text}\n").launches
    assert (launch.kernel, launch.block) == (name, (2,))


def test_comparisons_in_a_row_are_refused():
    with pytest.raises(
        d.DirectiveError,
        match="line 2: several comparisons in a row say nothing of arrays: expected parentheses",
    ):
        d.read("// LAUNCH: k<<<1,1>>> p=zeros(4,i32)\n// EXPECT: p == p_in == 0\n")
