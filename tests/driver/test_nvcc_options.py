"""nvcc's command line: each of its options is meant, taken and ignored, or refused in so many words."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import minicc
from minicc.driver import nvcc_options
from minicc.driver.nvcc_options import ROWS, OptionRow
from minicc.driver.options import parse_api_options

from .test_command import run_minicc

SOURCE = """#include "n.h"
__global__ void k(int *p) { *p = N; }
"""
VALUES = {"-std": "c++14", "-m": "64"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.cu").write_text(SOURCE)
    (tmp_path / "n.h").write_text("#ifndef N\n#define N 3\n#endif\n")
    return tmp_path


def spelled(row: OptionRow) -> list[list[str]]:
    """The option as one may write it."""
    result = []
    for name in row.names:
        name = name.split("=")[0]
        value = VALUES.get(row.names[-1], "x")
        result += [[f"{name}={value}"], [name, value]] if row.takes else [[name]]
    return result


@pytest.mark.parametrize("row", [r for r in ROWS if r.kind == "ignored"], ids=lambda r: r.names[0])
def test_what_is_ignored_changes_nothing(row: OptionRow) -> None:
    for words in spelled(row):
        line = nvcc_options.translate(["a.cu", *words, "b.cu"], {})
        assert (line.arguments, line.notes) == (["a.cu", "b.cu"], []), words


@pytest.mark.parametrize("row", [r for r in ROWS if r.kind == "refused"], ids=lambda r: r.names[0])
def test_what_is_beyond_us_is_refused_with_a_reason(row: OptionRow) -> None:
    for words in spelled(row):
        outcome = run_minicc([*words, "k.cu"])
        assert (outcome.status, outcome.out) == (2, "")
        assert f"is not supported: {row.text}" in outcome.err


def test_every_option_of_nvcc_has_a_row() -> None:
    if not shutil.which("nvcc"):
        pytest.skip("nvcc is not installed")
    text = subprocess.run(["nvcc", "--help"], capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^(--[\w-]+)(?: .*?)?\s+\((-[\w-]+)\)\s*$", text, re.MULTILINE)
    known = {name for row in ROWS for name in row.names}
    own = {
        "--ptx",
        "-ptx",
        "-E",
        "-o",
        "-D",
        "-U",
        "-I",
        "-O",
        "-w",
        "-lineinfo",
        "--generate-line-info",
        "-src-in-ptx",
        "--source-in-ptx",
        "-rdc",
        "--relocatable-device-code",
        "-expt-relaxed-constexpr",
        "--expt-relaxed-constexpr",
        "--maxrregcount",
        "-maxrregcount",
        "--use_fast_math",
        "-use_fast_math",
        "--ftz",
        "-ftz",
        "--prec-div",
        "-prec-div",
        "--prec-sqrt",
        "-prec-sqrt",
        "--fmad",
        "-fmad",
        "-arch",
        "-Xptxas",
        "--version",
        "--help",
        "--output-directory",
        "-odir",
        "--gpu-code",
        "-code",
        "--generate-code",
        "-gencode",
        "--Werror",
        "-Werror",
        "--options-file",
        "-optf",
    }
    assert len(listed) > 120
    assert [pair for pair in listed if not set(pair) <= known | own] == []


def test_a_command_line_of_a_build_system_works(folder: Path) -> None:
    words = """-std=c++17 -gencode arch=compute_80,code=sm_80
      --generate-code=arch=compute_90,code=[sm_90,compute_90]
        -DN=5 --extended-lambda
        -Xcompiler -fPIC,-Wall --expt-relaxed-constexpr -Xcudafe --diag_suppress=177 -rdc=true -lcublas
          -L/nowhere
        --threads 4 -O3 -t0 k.cu -o out.ptx"""
    outcome = run_minicc([w for w in words.split() if w not in ("-Xcudafe", "--diag_suppress=177", "-t0")])
    assert outcome.status == 0
    assert (
        outcome.err
        == "minicc: remark: one PTX is written, for the newest architecture that is named: sm_90\n"
    )
    text = (folder / "out.ptx").read_text()
    assert ".target sm_90\n" in text and ", 5;" in text


def test_several_files_and_dependencies(folder: Path) -> None:
    (folder / "j.cu").write_text(SOURCE)
    (folder / "sys dir").mkdir()
    (folder / "sys dir" / "s.h").write_text("")
    assert run_minicc(["k.cu", "j.cu", "-MMD", "-isystem", "sys dir", "-include", "s.h"]).status == 0
    assert (folder / "k.d").read_text() == "k.ptx : k.cu \\\n    n.h\n"
    assert (folder / "j.ptx").exists() and (folder / "j.d").exists()
    shown = run_minicc(["k.cu", "-M", "-MP", "-MT", "all it takes", "-isystem", "sys dir", "-include", "s.h"])
    assert (
        shown.out == "all\\ it\\ takes : k.cu \\\n    sys\\ dir/s.h \\\n    n.h\n\nsys\\ dir/s.h:\n\nn.h:\n"
    )


def test_one_wrong_file_does_not_keep_the_others(folder: Path) -> None:
    (folder / "bad.cu").write_text("__global__ void b() { x = 1; }")
    outcome = run_minicc(["bad.cu", "k.cu"])
    assert outcome.status == 1 and "use of undeclared identifier 'x'" in outcome.err
    assert (folder / "k.ptx").exists() and not (folder / "bad.ptx").exists()


@pytest.mark.parametrize(("words", "message"), [
    (["-v=1"], "argument -v: ignored explicit argument '1'"),
    (["-m", "32"], "'-m 32' is not supported: addresses have 64 bits"),
    (["-std=c++98"], "argument -std: invalid choice: 'c++98'"),
    (["-gencode", "arch=any"], "argument -gencode: expected 'arch=compute_NN,code=sm_NN', found 'arch=any'"),
    (["-gencode", "arch=compute_12,code=sm_12"], "unknown architecture 'sm_12'"),
    (["-Xcompiler"], "argument -Xcompiler: expected one argument"),
    (["-verify"], "unknown argument: '-verify'; did you mean '-verify-each'?"),
    (["-optf", "none"], "cannot read 'none': No such file or directory"),
])  # fmt: skip
def test_wrong_words(words: list[str], message: str) -> None:
    outcome = run_minicc(["k.cu", *words])
    assert outcome.status == 2 and message in outcome.err and outcome.err.count("\n") == 1


@pytest.mark.parametrize("name", ["native", "all", "all-major"])
def test_architectures_of_no_number_mean_the_default(name: str) -> None:
    assert run_minicc(["k.cu", f"-arch={name}", "-o", "-"]).out == run_minicc(["k.cu", "-o", "-"]).out != ""


def test_options_from_a_file(folder: Path) -> None:
    (folder / "options").write_text("-DN=9\n-G -o -\n")
    assert ", 9;" in run_minicc(["k.cu", "-optf", "options"]).out


def test_werror_with_nvccs_kinds(folder: Path) -> None:
    (folder / "w.cu").write_text("__global__ void k(int *p) { 1 + 2; }")
    assert run_minicc(["w.cu", "-Werror", "reorder,default-stream-launch"]).status == 0
    assert run_minicc(["w.cu", "-Werror", "all-warnings"]).status == 1


def test_the_api_takes_them_too() -> None:
    options = parse_api_options(["--std=c++17", "-G", "--define-macro", "A=1,B"])
    assert (options.opt_level, options.lineinfo, options.defines) == (
        0,
        True,
        ["__CUDACC_DEBUG__", "A=1", "B"],
    )
    with pytest.raises(minicc.UsageError, match="'-dc' is not supported"):
        parse_api_options(["-dc"])


def test_relocatable_code_keeps_what_other_units_may_call() -> None:
    source = (
        "__device__ int f(int a) { return a; } static __device__ int g(int a) { return a; } inline __device__"
        " int h(int a) { return a; }"
    )
    assert ".func" not in minicc.compile(source).ptx
    assert re.findall(
        r"(\.visible)? \.func .*? (\w+)\(", minicc.compile(source, options=["-rdc=true"]).ptx
    ) == [(".visible", "_Z1fi")]
