"""Profiles as people see them: `minicc.profiling`, `minicc run --profile`, JSON, pages,
`minicc profile-diff`.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

import minicc
from minicc.driver import ptxas
from minicc.driver.command import main
from minicc.driver.profiles.roofline import bound, svg
from minicc.driver.profiles.table import COLUMNS as COLUMNS_OF_A_LINE
from minicc.driver.profiles.table import MEANINGS

SOURCE = """extern "C" __global__ void sum(const float *in, float *out, int n)
{
    float s = 0;
    for (int k = 0; k < n; k++)
        s += in[%s];
    out[threadIdx.x] = s;
}
"""
COLUMNS, ROWS = SOURCE % "threadIdx.x * n + k", SOURCE % "k * n + threadIdx.x"


def profiled(source: str = COLUMNS, **settings):
    code = minicc.compile(source)
    with minicc.profiling(**settings) as profile:
        code["sum"][1, 32](np.zeros(1024, np.float32), np.zeros(32, np.float32), 32)
    return profile


def test_launches_inside_the_block_are_counted_and_no_others():
    profile = profiled()
    minicc.compile(COLUMNS)["sum"][1, 32](np.zeros(1024, np.float32), np.zeros(32, np.float32), 32)
    (kernel,) = profile.data["kernels"]
    assert (kernel["name"], kernel["launches"]) == (
        "sum",
        [{"grid": [1, 1, 1], "block": [32, 1, 1], "shared": 0}],
    )
    metrics = kernel["metrics"]
    assert metrics["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] == 32
    assert metrics["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 1024
    assert metrics["memory_l2_theoretical_sectors_global_ideal"] == 132
    assert kernel["flops"] == {"f32": 1024} and kernel["footprint"] == {"read": 4096, "written": 128}
    assert kernel["intensity"] == {"sectors": 1024 / (32 * 1028), "footprint": 1024 / (4096 + 128)}


def test_the_table_names_lines_and_what_the_counts_prove():
    text = str(profiled())
    assert re.search(
        r"^  source\.cu:5 .* 32 \(4\) +1,024  s \+= in\[threadIdx\.x \* n \+ k\];$", text, re.MULTILINE
    )
    assert (
        "source.cu:5: column-major access, 128 bytes from lane to lane: 32 sectors per request of this load"
        " where 4 would suffice" in text
    )
    assert "would suffice\n" not in str(profiled(ROWS)).partition("what the counts prove")[2]


def test_a_table_by_lines_of_the_ptx():
    text = profiled().text("ptx")
    assert re.search(
        r"^  \d+ \(source\.cu:5\) +8 +256 +32\.0 .* 32 \(4\) +ld\.global\.f32 ", text, re.MULTILINE
    )
    with pytest.raises(
        minicc.UsageError, match="a profile is written as table, ptx, json, html, found 'xml'"
    ):
        profiled().text("xml")


def test_a_kernel_of_a_template_has_its_name_and_two_objects_do_not_mix():
    source = (
        "template <typename T> __global__ void k(T *p) { p[threadIdx.x] += 1; } template __global__ void"
        " k(int *);"
    )
    with minicc.profiling() as profile:
        for _ in range(2):
            minicc.compile(source)["k<int>"][1, 4](np.zeros(4, np.int32))
    assert [kernel["name"] for kernel in profile.data["kernels"]] == ["k<int>", "k<int>"]


def test_a_launch_that_faults_is_told(monkeypatch):
    with minicc.profiling() as profile, pytest.raises(minicc.MemoryFault):
        minicc.compile(COLUMNS)["sum"][1, 32](np.zeros(1024, np.float32), np.zeros(3, np.float32), 32)
    assert profile.data["kernels"][0]["faulted"] and "one of which a fault ended" in str(profile)


def test_registers_are_said_to_be_ours_where_there_is_no_ptxas(monkeypatch):
    monkeypatch.setattr(ptxas, "find_tool", lambda name: None)
    text = str(profiled())
    assert re.search(r"\d+ registers \(minicc, which ptxas may exceed\)", text)


@pytest.mark.skipif(ptxas.find_tool("ptxas") is None, reason="ptxas is not installed")
def test_registers_are_those_of_ptxas():
    profile = profiled()
    (kernel,) = profile.data["kernels"]
    said = ptxas.assemble_for(minicc.compile(COLUMNS).ptx, "sm_80").registers
    assert kernel["registers"] == said["sum"] and kernel["registers_from"] == ptxas.version()


def test_a_gpu_is_known_by_its_name():
    assert " on H200 " in str(profiled(gpu="h200"))
    with pytest.raises(minicc.UsageError, match=r"unknown GPU 'G80' \(there are: V100, "):
        profiled(gpu="G80")


def run(*words: str) -> int:
    return main(["run", *words, "in=zeros(1024,f32)", "out=zeros(32,f32)", "n=32", "--block", "32"])


def test_the_command_prints_a_table_and_the_option_takes_no_file(tmp_path, capsys):
    (tmp_path / "k.cu").write_text(COLUMNS)
    assert run("--profile", str(tmp_path / "k.cu"), "--print", "n") == 0
    assert "k.cu:5: column-major access" in capsys.readouterr().out
    assert run("--profile=xml", str(tmp_path / "k.cu")) == 2


def test_saved_runs_are_compared_line_by_line(tmp_path, capsys):
    for name, source in (("a", COLUMNS), ("b", "// moved\n" + ROWS)):
        (tmp_path / f"{name}.cu").write_text(source)
        assert (
            run(str(tmp_path / f"{name}.cu"), "--profile=json", f"--profile-output={tmp_path / name}.json")
            == 0
        )
    capsys.readouterr()
    assert main(["profile-diff", f"{tmp_path}/a.json", f"{tmp_path}/b.json"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"l1tex__t_sectors_pipe_lsu_mem_global_op_ld\.sum +1,024 +128 +-87\.5 %", text)
    assert main(["profile-diff", "--json", f"{tmp_path}/a.json", f"{tmp_path}/a.json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"only_before": [], "only_after": [], "kernels": []}
    assert main(["profile-diff", f"{tmp_path}/a.json", f"{tmp_path}/a.cu"]) == 2
    assert "is no profile" in capsys.readouterr().err


def test_a_line_that_moved_is_the_same_line(tmp_path, capsys):
    from minicc.driver.profiles.diff import difference

    moved = profiled("\n\n" + COLUMNS).data
    assert difference(profiled().data, moved) == {"only_before": [], "only_after": [], "kernels": []}


def test_the_page_shows_source_with_counts_and_a_roofline(tmp_path):
    page = profiled().text("html")
    assert (
        '<td class="s">        s += in[threadIdx.x * n + k];</td>' in page and "where 4 would suffice" in page
    )
    assert "ld.global.f32" in page and "<svg " in page and "<script" in page and 'src="' not in page
    assert page.count("&lt;&lt;&lt;1, 32&gt;&gt;&gt;") == 2, "in the card and in the table of figures"
    assert '<div class="verdict">memory bound</div>' in page and page.index('class="verdict"') < page.index(
        "<svg "
    )
    assert (
        page.count("<th title=") == len(COLUMNS_OF_A_LINE) == len(MEANINGS)
        and "prefers-color-scheme: dark" in page
    )
    for target in re.findall(r'href="#([^"]+)"', page):
        assert f'id="{target}"' in page
    assert page == profiled().text("html")


def test_the_picture_is_well_formed_and_its_points_lie_on_the_roof():
    data = profiled().data
    picture = ET.fromstring(svg(data["kernels"], "A100"))
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 2
    assert svg([], "A100") == ""


@pytest.mark.parametrize(
    ("footprint", "sectors", "said"),
    [(1, 1, "memory bound"), (20, 10, "compute bound"), (20, 1, "as the caches keep")],
)
def test_the_side_of_the_ridge(footprint, sectors, said):
    assert said in bound(
        {"flops": {"f32": 1}, "intensity": {"footprint": footprint, "sectors": sectors}}, "A100"
    )


def test_unwatched_launches_have_no_hooks():
    code = minicc.compile(COLUMNS)
    with minicc.profiling():
        code["sum"][1, 32](np.zeros(1024, np.float32), np.zeros(32, np.float32), 32)
    result = code["sum"][1, 32](np.zeros(1024, np.float32), np.zeros(32, np.float32), 32)
    assert [program.watch.events for program in code._prepared.values()] == [frozenset()] and result.steps


OVERLOADS = (
    "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n__global__ void k(float *p) { p[threadIdx.x * STEP] ="
    " 1; }\n__global__ void other(int *p) { *p = 1; }"
)


def of_overloads(step: int, source: str = OVERLOADS) -> dict:
    with minicc.profiling() as profile:
        code = minicc.compile(source, options=(f"-DSTEP={step}",))
        for kernel in code.kernels.values():
            kernel[1, 32](np.zeros(256, np.float32 if kernel.symbol.endswith("Pf") else np.int32))
    return profile.data


def test_overloads_have_their_parameters_in_their_names_and_are_compared_each_with_itself():
    from minicc.driver.profiles.diff import difference

    one, other = of_overloads(1), of_overloads(4)
    assert [kernel["name"] for kernel in one["kernels"]] == ["k(int*)", "k(float*)", "other"]
    assert [kernel["name"] for kernel in difference(one, other)["kernels"]] == ["k(float*)"]
    changed = of_overloads(1, OVERLOADS.replace("other(int", "other(volatile int"))
    assert not difference(one, changed)["only_before"] and not difference(one, changed)["only_after"]


def test_lines_beyond_the_end_of_a_source_are_shown():
    page = profiled("#line 500\n" + COLUMNS).text("html")
    assert 'class="line"><td>504</td>' in page and "where 4 would suffice" in page and page.count("<tr") < 400


@pytest.mark.parametrize("change", [
    lambda p: p.update(kernels=5), lambda p: p.update(kernels=[{}]), lambda p: p.pop("sources"),
    lambda p: p["kernels"][0].update(metrics={"a": "many"}),
    lambda p: p["kernels"][0]["lines"].append([1]), lambda p: p["kernels"][0]["lines"][0].update(line="3"),
    lambda p: p["kernels"][0].pop("symbol"), lambda p: p.update(version=[]),
])  # fmt: skip
def test_a_file_that_is_no_profile_is_refused(tmp_path, capsys, change):
    profile = json.loads(profiled().text("json"))
    (tmp_path / "good.json").write_text(json.dumps(profile))
    change(profile)
    (tmp_path / "bad.json").write_text(json.dumps(profile))
    assert main(["profile-diff", f"{tmp_path}/good.json", f"{tmp_path}/bad.json"]) == 2
    (tmp_path / "bad.json").write_text("[" * 100_000)
    assert main(["profile-diff", f"{tmp_path}/bad.json", f"{tmp_path}/good.json"]) == 2
    assert "bad.json' is no profile that" in capsys.readouterr().err
