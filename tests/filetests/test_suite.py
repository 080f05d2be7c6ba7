"""The suite: its kernels, its generators, its matrix, and what it says of regressions."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.command import main
from minicc.filetests.suite import matrix
from minicc.filetests.suite.cases import SuiteCase, cases
from minicc.filetests.suite.command import run_suite
from minicc.filetests.suite.generators import BUILT_IN, GeneratorFailed, generator, of_callable
from minicc.filetests.suite.report import page
from minicc.filetests.suite.running import Result, run_case
from minicc.support.fast_dataclass import replace

CASES = cases()
ROOT = Path(minicc.__file__).parent


def test_the_suite_is_large_and_says_what_is_in_it() -> None:
    assert len(CASES) >= 200
    assert not [
        case.name
        for case in CASES
        if not case.title.endswith((".", "?")) or not all(launch.expects for launch in case.launches)
    ]
    assert len({case.title for case in CASES}) > 195


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_case_is_right_at_every_level(case: SuiteCase) -> None:
    for name in ("minicc-O0", "minicc-O2", "llvm"):
        result = run_case(case, BUILT_IN[name](), check=name == "minicc-O2")
        assert not result.failed and result.instructions, f"{name}: {result.failed}: {result.message}"


def test_the_forms_of_a_case_are_each_others_equal() -> None:
    (case,) = cases(["shared/scan"])
    for form in ("ll", "ptx"):

        def make(text: str, given: str) -> str:
            assert given == form  # noqa: B023
            return minicc.compile(text, filename=f"case.{given}").ptx

        assert not run_case(case, of_callable(make, form, form)).failed


def only(name: str) -> list[SuiteCase]:
    return cases([name])


def outcome(make: object, name: str = "control/if_else", form: str = "cu", **settings: object) -> Result:
    return run_case(only(name)[0], of_callable(make, "g", form), **settings)  # type: ignore[arg-type]


def compiled(text: str, form: str) -> str:
    return minicc.compile(text).ptx


def test_what_fails_and_where() -> None:
    def refuses(text: str, form: str) -> str:
        raise ValueError("no loops")

    assert (outcome(refuses).failed, outcome(refuses).message) == ("compiles", "ValueError: no loops")
    assert "expected PTX as str" in outcome(lambda text, form: None).message
    garbage = outcome(
        lambda text, form: ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry if_else() { add; }"
    )
    assert garbage.failed == "right" and garbage.compiles
    wrong = outcome(lambda text, form: compiled(text.replace("+ 100", "+ 101"), form))
    assert wrong.failed == "right" and "out[1] is 102" in wrong.message and wrong.ptx
    nobody = outcome(lambda text, form: compiled(text.replace("void if_else(", "void other("), form))
    assert nobody.failed == "right" and "no kernel named 'if_else'" in nobody.message
    endless = outcome(
        lambda text, form: compiled(
            text.replace("if (i >= n) return;", "while (*(volatile const int *)a == 0);"), form
        ),
        max_steps=1000,
    )
    assert endless.failed == "right" and "instruction budget" in endless.message


def test_what_the_checkers_report_is_not_clean() -> None:
    bad = "if (threadIdx.x < 16) __syncthreads(); else __syncthreads();\n    if (i >= n) return;"
    result = outcome(lambda text, form: compiled(text.replace("if (i >= n) return;", bad), form))
    assert result.right and result.failed == "clean" and "Barrier error" in result.message
    assert (
        outcome(
            lambda text, form: compiled(text.replace("if (i >= n) return;", bad), form), check=False
        ).failed
        == ""
    )


def test_commands_and_functions(tmp_path: Path) -> None:
    script = tmp_path / "gen.py"
    script.write_text(
        "import sys, minicc\n"
        "def ptx(text, form):\n    return minicc.compile(text, filename='x.' + form).ptx\n"
        "if __name__ == '__main__':\n"
        "    if 'switch' in open(sys.argv[1]).read(): sys.exit('gen: no switch')\n"
        "    made = ptx(open(sys.argv[1]).read(), 'cu')\n"
        "    open(sys.argv[2], 'w').write(made) if len(sys.argv) > 2 else print(made)\n"
    )
    python = sys.executable
    for text in (
        f"{python} {script} %s %t",
        f"{python} {script} %s",
        f"mine={python} {script} %s %t",
        f"{script}:ptx",
    ):
        assert run_case(only("control/if_else")[0], generator(text)).failed == ""
    assert generator(f"mine={python} {script} %s").name == "mine"
    refused = run_case(only("control/switch_dense")[0], generator(f"{python} {script} %s %t"))
    assert (refused.failed, refused.message) == ("compiles", "gen: no switch")
    killed = run_case(only("control/if_else")[0], generator("sh -c 'kill -9 $$' %s"))
    assert (killed.failed, killed.message) == ("compiles", "ended by SIGKILL")
    with pytest.raises(GeneratorFailed, match="no output was written"):
        generator("true %s -o %t").make("")
    for wrong, said in (
        ("nothing", "is no command with '%s'"),
        ("os:nothing", "'os' has no function 'nothing'"),
        ("no.module:f", "cannot import 'no.module'"),
    ):
        with pytest.raises(minicc.UsageError, match=said):
            generator(wrong)
    with pytest.raises(minicc.UsageError, match="cannot run '/no/such'"):
        generator("/no/such %s").make("")


def test_regressions() -> None:
    old = Result("a", "g", True, True, True, True, 100, 10)

    def worse(new: Result, slack: float = 0.0) -> list[str]:
        return [regression.text for regression in matrix.regressions([old], [new], slack)]

    assert (
        worse(old)
        == worse(replace(old, instructions=90, registers=9))
        == worse(replace(old, assembles=None, clean=None))
        == []
    )
    assert worse(replace(old, right=False, clean=None, message="out[0]")) == ["no longer right: out[0]"]
    assert worse(replace(old, instructions=101, registers=12)) == [
        "100 instructions have become 101",
        "10 registers have become 12",
    ]
    assert worse(replace(old, instructions=101, registers=12), slack=5) == ["10 registers have become 12"]
    assert [r.text for r in matrix.regressions([old], [replace(old, case="b")])] == ["the case is gone"]
    assert (
        matrix.regressions([old], [replace(old, generator="h")])
        == matrix.regressions([replace(old, right=False, clean=None)], [old])
        == []
    )


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = [
        "suite",
        "--only",
        "control/*switch*",
        "--generator",
        "minicc-O0",
        "--generator",
        "fast=minicc-O2",
    ]
    assert main([*base, "--write", f"{tmp_path}/b.json", "--html", f"{tmp_path}/b.html"]) == 0
    text = capsys.readouterr().out
    assert "control/switch_dense" in text and "fast" in text and "2/2" in text
    assert "<h3" in (tmp_path / "b.html").read_text() and 'class="good"' in (tmp_path / "b.html").read_text()
    assert main([*base, "--baseline", f"{tmp_path}/b.json"]) == 0
    saved = json.loads((tmp_path / "b.json").read_text())
    saved["results"][0]["instructions"] -= 1
    (tmp_path / "b.json").write_text(json.dumps(saved))
    capsys.readouterr()
    assert main([*base, "--baseline", f"{tmp_path}/b.json", "--jobs", "2"]) == 1
    assert (
        "worse than the baseline: control/switch_dense by minicc-O0: 9,751 instructions have become 9,752"
        in capsys.readouterr().out
    )
    assert main([*base, "--baseline", f"{tmp_path}/b.json", "--slack", "1"]) == 0
    assert main(["suite", "--list", "--only", "warp/*"]) == 0
    assert "warp/ballot" in capsys.readouterr().out
    for wrong in (
        ["--only", "nothing/*"],
        ["--slack", "-1"],
        ["--generator", "llvm", "--generator", "llvm"],
        ["--baseline", str(ROOT / "setup.cfg")],
        ["--form", "c"],
    ):
        assert main(["suite", *wrong]) == 2


def test_results_do_not_depend_on_the_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for jobs in ("1", "2"):
        assert (
            main(["suite", "--only", "atomics/l*", "--jobs", jobs, "--write", f"{tmp_path}/{jobs}.json"]) == 0
        )
    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()


def test_the_page_shows_what_differs() -> None:
    (case,) = only("control/if_else")
    good = run_case(case, BUILT_IN["minicc-O2"](), check=False)
    bad = replace(
        good,
        generator="bad",
        right=False,
        message="out[1] <is> 102",
        ptx=good.ptx.replace("add.s32", "sub.s32"),
    )
    text = page([good, bad], [case])
    assert (
        "out[1] &lt;is&gt; 102" in text
        and '<span class="del">-' in text
        and '<span class="add">+' in text
        and "bad: PTX next to that of minicc-O2" in text
    )
    worse = [matrix.Regression(case.name, "minicc-O2", "it was better")]
    assert 'class="good worse"' in page([good], [case], [good], worse) and "it was better" in page(
        [good], [case], [good], worse
    )


def test_cases_of_ones_own_and_exported_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "mine.ll").write_text(
        "; Adds one.\n; LAUNCH: k<<<1,4>>> p0=zeros(4,i32)\n; EXPECT: p0 == p0_in + 1\n"
        + minicc.compile('extern "C" __global__ void k(int *p) { p[threadIdx.x] += 1; }').ir
    )
    # a .ll file has no CUDA C
    assert main(["suite", "--cases", f"{tmp_path}/own", "--generator", "minicc-O2"]) == 1
    assert "is a .ll file: there is no .cu" in capsys.readouterr().out
    assert (
        main(
            ["suite", "--cases", f"{tmp_path}/own", "--generator", f"{tmp_path}/gen.py:make", "--form", "ll"]
        )
        == 2
    )
    (tmp_path / "gen.py").write_text(
        "import minicc\ndef make(text, form):\n    return minicc.compile(text, filename='c.' + form).ptx\n"
    )
    assert (
        main(
            ["suite", "--cases", f"{tmp_path}/own", "--generator", f"{tmp_path}/gen.py:make", "--form", "ll"]
        )
        == 0
    )
    assert main(["suite", "--only", "half/pairs", "--export", f"{tmp_path}/out"]) == 0
    told = json.loads((tmp_path / "out" / "half" / "pairs.json").read_text())["launches"][0]
    arrays = np.load(tmp_path / "out" / "half" / told["file"])
    assert (
        arrays["out_out"] == (arrays["a"].astype(float) * arrays["b"] + arrays["a"]).astype(np.float16)
    ).all() and not arrays["out"].any()
    assert {path.suffix for path in (tmp_path / "out" / "half").iterdir()} == {
        ".cu",
        ".ll",
        ".ptx",
        ".json",
        ".npz",
    }


def test_the_toy_is_right_where_its_baseline_says() -> None:
    toy = generator(f"toygen.py={sys.executable} {ROOT}/examples/generator/toygen.py %s -o %t", form="ll")
    before = [
        old
        for old in matrix.load(str(ROOT / "examples/generator/baseline.json"))
        if old.case.startswith("control/")
    ]
    results = run_suite([toy], cases(["control/*"]), check=False)
    assert not matrix.regressions(before, results) and sum(not result.failed for result in results) >= 8


def test_the_example_repository_passes_its_own_test() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=ROOT / "examples" / "generator",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


TEMPLATE = """// LAUNCH: k<int, 4><<<1,32>>> x=zeros(32,i32)
// EXPECT: x == 4
template <class T, int N> __global__ void k(T *x) { x[threadIdx.x] = N; }
"""


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"t.cu": TEMPLATE}, "t.cu: line 1: the text makes no instance 'k<int, 4>'"),
        (
            {"t.cu": TEMPLATE + "template __global__ void k<int, 4>(int *);\n// OPTIONS: -O1\n"},
            "t.cu: a case of the suite cannot have OPTIONS",
        ),
        (
            {"t.cu": TEMPLATE + "template __global__ void k<int, 4>(int *);\n// REQUIRES: nvcc\n"},
            "t.cu: a case of the suite cannot have REQUIRES",
        ),
        (
            {
                "a.cu": "// LAUNCH: k<<<1,1>>>\n",
                "a.b.cu": "// LAUNCH: k<<<1,1>>>\n",
                "a.ptx": "// LAUNCH: k<<<1,1>>>\n",
            },
            "are both case 'a': rename one",
        ),
        ({"a.cu": "// \udce9"}, "a.cu: 'utf-8' codec can't decode"),
        ({}, "has no files with LAUNCH lines"),
    ],
)
def test_cases_that_the_suite_cannot_run_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], files: dict[str, str], said: str
) -> None:
    (tmp_path / "folder.cu").mkdir()
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8", errors="surrogateescape")
    assert main(["suite", "--cases", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err
    assert main(["suite", "--cases", f"{tmp_path}/none"]) == 2
    assert "there is no folder" in capsys.readouterr().err


def test_a_case_launches_the_instances_that_its_text_makes(tmp_path: Path) -> None:
    (tmp_path / "t.cu").write_text(TEMPLATE + "template __global__ void k<int, 4>(int *);\n")
    assert main(["suite", "--cases", str(tmp_path)]) == 0


@pytest.mark.parametrize(
    "expect", ["x == nosuch(32)", "x == zeros(5)", "x.shape.nothing", "x == 'a' + 1", "x[32:] == 1"]
)
def test_an_expectation_that_cannot_be_told_fails_its_case_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], expect: str
) -> None:
    text = (
        '// LAUNCH: k<<<1,32>>> x=zeros(32)\n// EXPECT: {}\nextern "C" __global__ void k(int *x) {{'
        " x[threadIdx.x] = 1; }}\n"
    )
    (tmp_path / "bad.cu").write_text(text.format(expect))
    (tmp_path / "good.cu").write_text(text.format("x == 1"))
    assert main(["suite", "--cases", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert f"bad by minicc-O2: wrong: line 2: EXPECT: {expect}" in out and "1/2" in out


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--timeout", "nan"),
        ("--timeout", "inf"),
        ("--timeout", "-1"),
        ("--timeout", "1e300"),
        ("--slack", "nan"),
        ("--slack", "inf"),
    ],
)
def test_limits_are_numbers(option: str, value: str) -> None:
    assert main(["suite", "--list", f"{option}={value}"]) == 2


def test_a_generator_that_the_baseline_does_not_know(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    base = ["suite", "--only", "control/if_else"]
    assert main([*base, "--write", f"{tmp_path}/b.json"]) == 0
    assert main([*base, "--baseline", f"{tmp_path}/b.json", "--generator", "minicc-O0"]) == 2
    assert "the baseline has nothing of 'minicc-O0', only of minicc-O2" in capsys.readouterr().err
    assert (
        main(
            [
                *base,
                "--baseline",
                f"{tmp_path}/b.json",
                "--generator",
                "minicc-O0",
                "--generator",
                "minicc-O2",
            ]
        )
        == 0
    )
    assert "warning: the baseline has nothing of 'minicc-O0'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"instructions": "10"}, "'instructions' of a result is '10'"),
        ({"case": [1]}, "'case' of a result is [1]"),
        ({"right": "yes"}, "'right' of a result is 'yes'"),
        ({"ptx": 3}, "'ptx' of a result is 3"),
    ],
)
def test_a_baseline_has_the_form_of_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object], said: str
) -> None:
    data = matrix.as_data([Result("control/if_else", "minicc-O2", compiles=True)])
    data["results"][0].update(change)
    (tmp_path / "b.json").write_text(json.dumps(data))
    assert main(["suite", "--baseline", f"{tmp_path}/b.json", "--only", "control/if_else"]) == 2
    assert f"b.json' holds no results of 'minicc suite --write': {said}" in capsys.readouterr().err


def test_a_generator_that_ends_its_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "gen.py").write_text("import os\ndef dies(text, form): os._exit(3)\n")
    assert (
        main(["suite", "--only", "control/i*", "--jobs", "2", "--generator", f"{tmp_path}/gen.py:dies"]) == 2
    )
    assert "a generator has ended the process it runs in" in capsys.readouterr().err


GENERATORS = """
from __future__ import annotations
import os, sys
from dataclasses import dataclass

@dataclass
class Settings:
    level: str

def leaves(text, form): sys.exit(0)
def hangs(text, form):
    while True: pass

"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_function_that_ends_the_process_fails_as_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    (tmp_path / "gen.py").write_text(GENERATORS)
    assert (
        main(["suite", "--only", "control/i*", "--jobs", jobs, "--generator", f"{tmp_path}/gen.py:leaves"])
        == 1
    )
    assert "rejected: SystemExit: 0" in capsys.readouterr().out


def test_generators_have_as_long_as_cases(tmp_path: Path) -> None:
    (tmp_path / "gen.py").write_text(GENERATORS)
    for text in (f"{tmp_path}/gen.py:hangs", f"{sys.executable} -c 'while True: pass' %s"):
        result = run_case(only("control/if_else")[0], generator(text), timeout=0.5)
        assert (result.failed, result.message) == ("compiles", "still at work after 0.5 seconds")


@pytest.mark.parametrize(
    ("text", "given", "said"),
    [
        ("def f(:", "{}:f", "cannot import '{}': SyntaxError: invalid syntax (gen.py, line 1)"),
        ("\n1 / 0", "{}:f", "cannot import '{}': {}:2: ZeroDivisionError: division by zero"),
        ("raise SystemExit", "{}:f", "cannot import '{}': {}:1: SystemExit: "),
        ("x = '\udce9'", "{}:f", "cannot import '{}': SyntaxError: "),
        ("", "{} '%s", "generator '{} '%s' cannot be read: No closing quotation"),
        ("", "{}/typo %s", "cannot run '{}/typo': Not a directory"),
    ],
)
def test_a_generator_that_cannot_be_had_is_no_generator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, given: str, said: str
) -> None:
    file = tmp_path / "gen.py"
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    (tmp_path / "empty.json").write_text('{"version": 1, "results": []}')
    assert (
        main(
            [
                "suite",
                "--only",
                "control/if_else",
                "--baseline",
                f"{tmp_path}/empty.json",
                "--generator",
                given.replace("{}", str(file)),
            ]
        )
        == 2
    )
    assert said.replace("{}", str(file)) in capsys.readouterr().err
