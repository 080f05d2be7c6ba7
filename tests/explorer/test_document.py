"""What the page is made of: complete, the same each time, and harmless whatever the input says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.command import main
from minicc.driver.options import CompileOptions
from minicc.explorer.bundle import page
from minicc.explorer.document import PageContents, as_json, of_text
from minicc.explorer.launches import LaunchRequest, find_launch

ROOT = Path(minicc.__file__).parent
SAXPY = (ROOT / "examples" / "saxpy.cu").read_text()


def document(text: str, name: str = "k.cu", **wanted: object) -> dict:
    return of_text(text, name, CompileOptions(), PageContents(sass=False, **wanted)).document  # type: ignore[arg-type]


def test_a_document_has_every_stage() -> None:
    made = document(SAXPY, "saxpy.cu")
    assert made["complete"]
    assert ["", "__global__"] in [token[:2] for token in made["tokens"]]
    assert made["tree"][0][1].startswith("TranslationUnit")
    assert any("Binary" in text and line for _, text, line in made["tree"])
    steps, lines = made["passes"]["steps"], made["passes"]["lines"]
    assert steps[0]["name"] == ""
    assert "mem2reg" in [step["name"] for step in steps]

    def state(runs: list[int]) -> list[int]:
        return [first + i for first, count in zip(runs[::2], runs[1::2], strict=True) for i in range(count)]

    assert any("alloca" in lines[n] for n in state(steps[0]["ir"]))
    last = state([step["ir"] for step in steps if step["ir"]][-1])
    assert not any("alloca" in lines[n] for n in last)
    assert (
        "\n".join(lines[n] for n in last).strip()
        == minicc.compile(SAXPY).ir.replace("source.cu", "saxpy.cu").strip()
    )
    ptx = made["ptx"].split("\n")
    multiply = next(number for number, line in enumerate(SAXPY.split("\n"), 1) if "a * x[i]" in line)
    assert any("fma" in ptx[at - 1] or "mul" in ptx[at - 1] for at, line in made["lines"] if line == multiply)
    assert set(next(iter(made["pictures"].values()))["dumps"]) >= {
        "cfg",
        "dom",
        "divergence",
        "liveness",
        "interference",
    }
    assert "<svg" in made["pictures"][made["kernels"][0][0]]["dumps"]["cfg"]["svg"]
    assert made["recording"]["steps"]


def test_a_wrong_source_has_what_there_is() -> None:
    made = document("__global__ void k(int *p) {\n  p[0] = q;\n}\n")
    assert not made["complete"]
    assert made["tokens"]
    assert "ptx" not in made
    (said,) = made["diagnostics"]
    assert (said["severity"], said["line"], said["column"], said["length"]) == ("error", 2, 10, 1)
    assert "undeclared" in said["message"]


def test_ptx_and_ir_begin_at_their_stages() -> None:
    obj = minicc.compile(SAXPY)
    ptx = document(
        obj.ptx,
        "k.ptx",
        launch=LaunchRequest(
            "saxpy", (1,), (32,), 0, {"p0": "4", "p1": "2.0", "p2": "zeros(4,f32)", "p3": "zeros(4,f32)"}
        ),
    )
    assert "tokens" not in ptx and ptx["passes"]["steps"] and ptx["ptx"] == obj.ptx
    assert ptx["recording"].get("steps"), ptx["recording"]
    assert set(ptx["pictures"][obj["saxpy"].symbol]["dumps"]) >= {"cfg", "dom", "liveness", "ssa"}
    narrow = document(obj.ptx.replace(".address_size 64", ".address_size 32"), "k.ptx")
    assert "passes" not in narrow
    ir = document(obj.ir, "k.ll")
    assert "tokens" not in ir
    assert ir["passes"]["steps"]
    assert "comment of the file" in ir["recording"]["absent"]


def test_a_launch_that_is_refused_is_told() -> None:
    made = document(
        SAXPY,
        "saxpy.cu",
        launch=LaunchRequest(
            "saxpy", (1,), (2048,), 0, {"n": "1", "a": "1", "x": "zeros(1)", "y": "zeros(1)"}
        ),
    )
    assert made["complete"]
    assert "rejected" in made["recording"]["absent"]


@pytest.mark.parametrize(("text", "launch"), [
    ("// minicc run dir/k.cu --grid 2,3 --block 32 n=3 'x=zeros(4, f32)'",
        LaunchRequest("", (2, 3), (32,), 0, {"n": "3", "x": "zeros(4, f32)"})),
    ("//   minicc run k.cu --kernel a --shared 64 --print x n=1",
        LaunchRequest("a", (1,), (1,), 64, {"n": "1"})),
    ("// LAUNCH: k<<<(2,2,1),64,128>>> p0=zeros(4,i32) p1=3",
        LaunchRequest("k", (2, 2, 1), (64,), 128, {"p0": "zeros(4,i32)", "p1": "3"})),
    ("// LAUNCH: k<float, 4><<<4,64>>> n=1", LaunchRequest("k<float, 4>", (4,), (64,), 0, {"n": "1"})),
    ("// minicc run other.cu n=1", None),
    ("// minicc run k.cu --grid nonsense n=1", None),
    ("// LAUNCH: k<<<a,b>>>\n// LAUNCH: k<<<1,2>>>", LaunchRequest("k", (1,), (2,))),
    ("int x;", None),
])  # fmt: skip
def test_a_comment_says_what_to_launch(text: str, launch: LaunchRequest | None) -> None:
    assert find_launch(text, "k.cu") == launch


def test_a_launch_of_files_counts_only_where_files_may_be_read() -> None:
    text = "// minicc run k.cu x=secret.npy"
    assert find_launch(text, "k.cu") == LaunchRequest("", (1,), (1,), 0, {"x": "secret.npy"})
    assert find_launch(text, "k.cu", reads_files=False) is None


def test_nothing_in_the_input_is_markup() -> None:
    evil = (
        "// </script><script>alert(1)</script> {script} {document} <!-- \u2028\n__global__ void k(int *p) {"
        " p[0] = undeclared; } // ]]> &lt;"
    )
    made = document(evil)
    text = page(made)
    assert text.count("<script") == 2
    assert text.count("</script>") == 2
    inside = re.search(r'id="document">(.*?)</script>', text, re.DOTALL)
    assert inside is not None
    assert json.loads(inside[1]) == json.loads(json.dumps(made))
    assert "<" not in as_json(made)


def test_a_page_needs_nothing_and_allows_nothing() -> None:
    text = page(document(SAXPY, "saxpy.cu"))
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    assert policy[1].startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy[1]
    assert "connect-src 'none'" in policy[1]
    shell = re.sub(r'(?s)(id="document">).*?</script>', r"\1", text)
    assert not re.findall(r"(?:src|href)=\"(?!data:)", shell)
    assert not re.findall(r"https?://", shell)


def test_the_file_is_the_same_each_time(tmp_path: Path) -> None:
    pages = []
    for seed in ("1", "77"):
        out = tmp_path / f"{seed}.html"
        subprocess.run(
            [
                sys.executable,
                "-m",
                "minicc",
                "explore",
                str(ROOT / "examples" / "saxpy.cu"),
                "--html",
                str(out),
            ],
            check=True,
            env={**__import__("os").environ, "PYTHONHASHSEED": seed},
        )
        pages.append(out.read_bytes())
    assert pages[0] == pages[1]


def test_the_command_says_what_it_does_not_understand(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saxpy = str(ROOT / "examples" / "saxpy.cu")
    for words, said in (
        ([saxpy, "--port", "70000"], "port is a number"),
        ([saxpy, "--check", "nonsense", "--html", "-"], "nonsense"),
        ([saxpy, "--grid", "a"], "--grid takes"),
        ([str(tmp_path / "none.cu")], "none.cu"),
        ([], "required"),
    ):
        assert main(["explore", *words]) == 2, words
        assert said in capsys.readouterr().err
    assert main(["explore", saxpy, "--html", str(tmp_path / "no" / "x.html")]) == 2


def test_an_object_of_the_api_with_arguments(tmp_path: Path) -> None:
    obj = minicc.compile(SAXPY, options=("-O1",))
    x, y = np.ones(64, np.float32), np.zeros(64, np.float32)
    minicc.explore(obj, "saxpy", 2, 32, (64, 2.0, x, y), html=tmp_path / "page.html")
    assert not y.any(), "arrays stay as they are"
    inside = re.search(r'id="document">(.*?)</script>', (tmp_path / "page.html").read_text(), re.DOTALL)
    assert inside is not None
    made = json.loads(inside[1])
    assert made["options"]["level"] == 1
    assert made["recording"]["grid"] == [2, 1, 1]
    with pytest.raises(minicc.UsageError, match="grid, block and args"):
        minicc.explore(obj, grid=2, html=tmp_path / "x.html")
    with pytest.raises(minicc.UsageError, match="takes what"):
        minicc.explore("text", html=tmp_path / "x.html")  # type: ignore[arg-type]


def test_a_picture_that_is_too_large_is_not_drawn() -> None:
    body = "".join(f"  if (p[{i}] > {i}) p[{i + 1}] += p[{i}] * {i};\n" for i in range(150))
    dumps = next(iter(document(f"__global__ void k(volatile int *p) {{\n{body}}}")["pictures"].values()))[
        "dumps"
    ]
    assert "too many for the page" in dumps["cfg"]["absent"]
