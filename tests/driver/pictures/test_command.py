"""`--dump=`, `-view-…` and `print<…>` on the command line."""

from __future__ import annotations

import json
import webbrowser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from minicc.driver.pictures.table import DUMPS
from minicc.filetests.checks import run_minicc

SOURCE = """
__global__ void k(int n, int *p) { for (int i = threadIdx.x; i < n; i += 32) p[i] += 1; }
__device__ __noinline__ int twice(int x) { return 2 * x; }
template <class T> __global__ void t(T *p) { p[threadIdx.x] = twice(3); }
template __global__ void t<float>(float *);
"""


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.cu").write_text(SOURCE)
    assert run_minicc(["k.cu"]).status == 0
    return "k.cu"


def test_text_is_the_form_and_all_functions_are_shown(source: str) -> None:
    outcome = run_minicc([source, "--dump=cfg"])
    assert (outcome.status, outcome.err) == (0, "")
    titles = [line for line in outcome.out.splitlines() if line.startswith("control flow of")]
    assert titles == [
        "control flow of kernel k(int, int*)",
        "control flow of function twice(int)",
        "control flow of kernel void t<float>(float*)",
    ]
    assert " [back]" in outcome.out


@pytest.mark.parametrize(
    "words",
    [
        ["--dump-function=t"],
        ["--dump-function=t<float>(float*)"],
        ["-filter-print-funcs=t"],
        ["--dump-function", "_Z1tIfEvPT_"],
    ],
)
def test_a_function_is_named_as_in_other_options(source: str, words: list[str]) -> None:
    (picture,) = json.loads(run_minicc([source, "--dump=dom", "--dump-format=json", *words]).out)
    assert picture["title"] == "dominator tree of kernel void t<float>(float*)"


def test_the_suffix_of_the_output_says_the_form(source: str, tmp_path: Path) -> None:
    for name, start in (
        ("a.svg", "<svg "),
        ("a.dot", "digraph "),
        ("a.gv", "digraph "),
        ("a.json", "["),
        ("a.txt", "liveness of"),
    ):
        assert run_minicc([source, "--dump=liveness", "-o", name]).status == 0
        assert (tmp_path / name).read_text().startswith(start)
    assert run_minicc([source, "--dump=liveness", "-o", "b.svg", "--dump-format=dot"]).status == 0
    assert (tmp_path / "b.svg").read_text().startswith("digraph")


def test_the_level_and_the_passes_decide_what_is_shown(source: str) -> None:
    plain, better = run_minicc([source, "--dump=ssa", "-O0"]).out, run_minicc([source, "--dump=ssa"]).out
    assert "alloca" in plain
    assert "alloca" not in better
    assert "alloca" not in run_minicc([source, "--dump=ssa", "-passes=mem2reg"]).out


def test_blocks_tell_their_source_lines(source: str) -> None:
    for words in (
        [source, "--dump=cfg"],
        [source, "--dump=schedule"],
        [source, "--dump=regions"],
        ["k.ptx", "--dump=cfg"],
    ):
        pictures = json.loads(run_minicc([*words, "--dump-format=json"]).out)
        places = [node["place"] for node in pictures[0]["nodes"]]
        assert {place["line"] for place in places if place} == {2} or words[0] == "k.ptx", words
        assert {place["file"] for place in places if place} == {words[0]}


def test_a_budget_shows_what_is_spilled(tmp_path: Path) -> None:
    body = (
        "".join(f"float v{i} = p[{i}];" for i in range(24))
        + "__syncthreads();"
        + "".join(f"p[{i}] = v{i} * v{(i + 7) % 24};" for i in range(24))
    )
    (tmp_path / "s.cu").write_text(f"__global__ void s(float *p) {{ {body} }}")
    outcome = run_minicc(
        [str(tmp_path / "s.cu"), "--dump=allocation", "-maxrregcount=16", "--dump-format=json"]
    )
    (picture,) = json.loads(outcome.out)
    assert "spilled" in picture["title"]
    homes = [node["lines"][0] for node in picture["nodes"] if node["tone"] == "spilled"]
    assert any(home.startswith("local memory +") for home in homes)
    (ring,) = json.loads(
        run_minicc(
            [str(tmp_path / "s.cu"), "--dump=interference", "-maxrregcount=16", "--dump-format=json"]
        ).out
    )
    assert any("local memory +" in node["lines"][0] and node["tone"] == "spilled" for node in ring["nodes"])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["k.cu", "--dump=cgf"],
            "argument --dump: invalid choice: 'cgf' (choose from 'cfg', 'dom', 'postdom'",
        ),
        (["k.cu", "--dump=cfg", "-emit-llvm"], "cannot produce --dump=cfg and llvm in one run"),
        (["k.cu", "--dump=cfg", "-view-dom"], "cannot produce --dump=cfg and -view-dom in one run"),
        (
            ["k.cu", "--dump=cfg", "--dump-function=nix"],
            "no function 'nix' in the module (there are: _Z1kiPi, _Z5twicei, _Z1tIfEvPT_)",
        ),
        (
            ["k.cu", "--dump=regions", "--dump-function=twice"],
            "no function 'twice' in the module (there are: _Z1kiPi, _Z1tIfEvPT_)",
        ),
        (["k.cu", "--dump-function=k"], "--dump-function needs --dump or -view-…, which say what to show"),
        (["k.cu", "--dump-format=svg"], "--dump-format needs --dump or -view-…, which say what to show"),
        (["k.cu", "--dump=cfg", "--dump-format=png"], "argument --dump-format: invalid choice: 'png'"),
        (
            ["k.cu", "-view-cfg", "-o", "x.svg"],
            "-view-cfg opens a picture in a file of its own; --dump=cfg takes -o and --dump-format",
        ),
        (
            ["k.cu", "--dump=interference", "--codegen=llvm"],
            "registers are allocated by ptxas behind --codegen=llvm: there is no allocation to show",
        ),
        (["empty.cu", "--dump=cfg"], "'empty.cu' has no function to show"),
        (
            ["k.cu", "-passes=mem2reg,print<nix>"],
            (
                "unknown analysis 'nix' in 'print<nix>' (there are: cfg, dominators or domtree,"
                " postdominators or postdomtree, loops, liveness, divergence or uniformity)"
            ),
        ),
        (
            ["k.cu", "-passes=print<cfg>", "-filter-print-funcs=nix"],
            "no function 'nix' in the module (there are: ",
        ),
    ],
)
def test_what_cannot_be_shown_is_refused_with_what_there_is(
    source: str, words: list[str], message: str, tmp_path: Path
) -> None:
    (tmp_path / "empty.cu").write_text("")
    outcome = run_minicc(words)
    assert outcome.status == 2, outcome
    assert message in outcome.err
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""


@pytest.mark.parametrize("opens", [True, False])
def test_a_view_is_a_file_that_is_opened(
    source: str, opens: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda place: seen.append(place) or opens)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    outcome = run_minicc([source, "-view-loops", "--dump-function=k"])
    assert outcome.status == 0
    (file,) = tmp_path.glob("minicc-loops-*.svg")
    assert seen == [file.as_uri()]
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert outcome.err == f"minicc: loops is in {file}" + (
        "\n"
        if opens
        else "; no viewer was found to open it (the environment variable BROWSER may name one)\n"
    )


@pytest.mark.parametrize(
    ("name", "ours"),
    [
        ("divergence", "divergence"),
        ("uniformity", "divergence"),
        ("domtree", "dominators"),
        ("postdomtree", "postdominators"),
        ("loops", "loops"),
        ("liveness", "liveness"),
        ("cfg", "cfg"),
    ],
)
def test_an_analysis_is_printed_where_it_stands_in_the_pipeline(source: str, name: str, ours: str) -> None:
    outcome = run_minicc(
        [source, f"-passes=mem2reg,print<{name}>,dce", "-filter-print-funcs=k", "-o", "-", "-verify-each"]
    )
    assert outcome.status == 0
    assert ".entry" in outcome.out
    lines = outcome.err.splitlines()
    assert lines[0] == f"Printing analysis '{ours}' for function '_Z1kiPi':"
    assert sum(line.startswith("Printing analysis") for line in lines) == 1


def test_what_is_printed_is_of_that_place(source: str) -> None:
    err = run_minicc(
        [
            source,
            "-passes=print<liveness>,mem2reg,print<liveness>",
            "-filter-print-funcs=k",
            "-o",
            "/dev/null",
        ]
    ).err
    before, after = err.split("Printing analysis")[1:]
    assert "%i" in before.replace("%i.addr", "")
    assert before != after


@pytest.mark.parametrize("name", DUMPS)
def test_each_dump_has_a_view(
    name: str, source: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda place: True)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert run_minicc([source, f"-view-{name}", "--dump-function=k"]).status == 0
    assert list(tmp_path.glob(f"minicc-{name}-*.svg"))
