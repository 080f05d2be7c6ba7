"""Families of random programs find a mistake that is put into minicc, make a program that shows it small, and
write it as a filetest that fails until it is mended.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import minicc
from minicc.codegen import CodegenOptions
from minicc.codegen.pipeline import generate
from minicc.filetests import directives, launches
from minicc.filetests.assemble import find_tool
from minicc.filetests.fuzz import ir
from minicc.filetests.fuzz.cplusplus import oracle
from minicc.filetests.fuzz.families import FAMILIES, Cuda
from minicc.filetests.fuzz.program import LARGE, NAMES, SIZES, FamilyReport, Finding, kind_of, size_of
from minicc.filetests.fuzz.ptx import engines
from minicc.ir.parser import parse_module
from minicc.jit import operations
from minicc.passes.transform import adce


def passes_by(folder, name, text):
    """Whether a filetest's launches are as they should be."""
    path = folder / name
    path.write_text(text)
    said = directives.read(text)
    assert said.launches
    for config in said.configs or [["-O0"], ["-O2"]]:
        code = (
            minicc.ObjectCode.from_ptx(path)
            if path.suffix == ".ptx"
            else minicc.compile(text, filename=path.name, options=(*said.options, *config))
        )
        try:
            for launch in said.launches:
                launches.run_launch(code, launch)
        except launches.LaunchFailed:
            return False
    return True


def wrong_xor(monkeypatch):
    """A pass that takes the first exclusive or for an inclusive one."""
    right = adce.run

    def run(fn, *rest):
        changed = right(fn, *rest)
        for block in fn.blocks:
            for instr in block.instrs:
                if instr.op == "xor":
                    instr.op = "or"
                    return True
        return changed

    monkeypatch.setattr(adce, "run", run)


def wrong_vectors(monkeypatch):
    """The native engine does the same."""
    monkeypatch.setitem(operations._OPERATIONS, np.bitwise_xor, operations._OPERATIONS[np.bitwise_or])


@pytest.mark.parametrize(
    "name, plant, seeds", [("ir", wrong_xor, 40), ("cuda", wrong_xor, 6), ("ptx", wrong_vectors, 4)]
)
def test_a_mistake_is_found_and_becomes_a_filetest(monkeypatch, tmp_path, name, plant, seeds):
    family = FAMILIES[name]()
    few = ir.IRGenerator.statements
    monkeypatch.setattr(ir.IRGenerator, "statements", lambda self, count: few(self, 1))
    if isinstance(family, Cuda):
        monkeypatch.setattr(family, "sizes", (6, 6, 6))
        monkeypatch.setattr(family, "settings", lambda seed: ["-O0", "-O2"])
    with monkeypatch.context() as planted:
        plant(planted)
        # What differs where two parameters are one buffer cannot be said by a filetest's launch.
        finding = next(
            f
            for seed in range(seeds)
            for f in family.examine(seed, 1).findings
            if "of one buffer" not in f.complaint
        )
        small = family.reduced(finding)
        assert len(small) < len(finding.text) / 2
        assert len(small.splitlines()) < len(finding.text.splitlines())
        text = family.filetest(finding, small)
    assert f"{name} {finding.seed}: " in text and len(text) < 20_000
    assert passes_by(tmp_path, f"right{family.suffix}", text)
    with monkeypatch.context() as planted:
        plant(planted)
        planted.setenv("MINICC_CACHE", "0")
        assert not passes_by(tmp_path, f"wrong{family.suffix}", text)


RACE_FREE = """.version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .u64 cells, .param .u64 counters) {
.reg .u32 %t, %b, %x; .reg .u64 %a;
mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x; mad.lo.u32 %t, %b, 96, %t; ld.param.u64 %a, [cells];
  mad.wide.u32 %a, %t, 4, %a; mov.u32 %x, 5; st.global.u32 [%a], %x;
ret; }
"""


def test_a_smaller_kernel_neither_races_nor_reads_what_nobody_has_written(monkeypatch):
    """Engines may differ on one that does."""
    family = FAMILIES["ptx"]()

    def stores(text, seed):
        try:
            return (
                (
                    "memory"
                    if engines.memory_after(text, (96, 1, 1))["cells"].any()
                    or "st.global.u32 [%a], %x" in text
                    else ""
                ),
                32,
                [],
            )
        except minicc.MiniccError:
            return "", 0, []

    monkeypatch.setattr(family, "_compared", stores)
    small = family.reduced(Finding("ptx", 0, "native: memory", RACE_FREE))
    assert (
        not engines.reported(0, small)
        and engines.reported(0, small.replace("mov.u32 %b, %ctaid.x;", ""))
        and engines.reported(0, small.replace("mov.u32 %x, 5;", ""))
    )


@pytest.mark.skipif(find_tool("g++") is None, reason="g++ is not installed")
def test_a_mistake_of_the_frontend_is_found(monkeypatch, tmp_path):
    family, right = FAMILIES["cplusplus"](), oracle.compile
    with monkeypatch.context() as planted:
        planted.setattr(
            oracle,
            "compile",
            lambda text, **options: right(text.replace("return 1;", "return 2;"), **options),
        )
        result = family.examine(0, 16).findings
        finding = next(finding for finding in result if "another value" in finding.complaint)
        text = family.filetest(finding, family.reduced(finding))
    assert passes_by(tmp_path, "k.cu", text)
    assert not passes_by(tmp_path, "k.cu", text.replace("return 1;", "return 2;"))


@pytest.mark.parametrize("name", FAMILIES)
def test_programs_are_the_same_everywhere_and_have_rows(name):
    family = FAMILIES[name]()
    assert family.text(3) == FAMILIES[name]().text(3) != family.text(4)
    if family.needs():
        pytest.skip(family.needs())
    report = family.examine(2, 2)
    assert report.judged + report.skipped + report.apart == 2 and not report.findings
    assert report.rows <= set(NAMES.values())
    assert FamilyReport.from_json(report.to_json()) == report


@pytest.mark.parametrize(
    "complaint, kind",
    [
        ("nvcc | -O2: out_i[3]: 5 and 7 (1 of 9 differ)", "nvcc | -O2"),
        ("-O2: InternalError: pass gvn: broken IR: no", "-O2: InternalError: pass gvn"),
        ("-O0: CompileError: k.cu:3: error: no", "-O0: CompileError"),
        ("-O0 rejected: 'f' is a private member of 's4::C0'", "-O0 rejected: '…' is a private member of '…'"),
        ("native: memory", "native: memory"),
        ("lost", "lost"),
    ],
)
def test_what_a_reduction_keeps(complaint, kind):
    assert kind_of(complaint) == kind


def test_most_programs_are_small():
    sizes = [size_of(seed) for seed in range(1600)]
    assert all(abs(sizes.count(size) - 100 * share) < 60 for size, share in enumerate(SIZES)) and LARGE == 2
    for name in FAMILIES.keys() - {"waiting"}:  # a kernel that waits is one pattern, of one size
        family, seeds = (
            FAMILIES[name](),
            [[seed for seed in range(400) if sizes[seed] == size][:20] for size in range(3)],
        )
        lengths = [[len(family.text(seed)) for seed in some] for some in seeds]
        assert sum(lengths[0]) < sum(lengths[1]) < sum(lengths[2]), name


def test_a_smaller_program_returns_what_it_says():
    whole = Cuda().program(5)
    assert Cuda._is_defined(whole)
    assert not Cuda._is_defined(replace(whole, text="__device__ int nothing(int x) { }\n" + whole.text))


def test_what_a_call_leaves_in_variables_is_gone_before_the_next():
    text = """
@table = internal addrspace(1) externally_initialized global [32 x i64] zeroinitializer, align 8

define ptx_kernel void @f(ptr %out, ptr %in, i32 %n, i32 %m, float %x, double %y) {
entry:
  %old = load i64, ptr addrspace(1) @table, align 8
  store i64 %old, ptr %out, align 8
  store i64 1, ptr addrspace(1) @table, align 8
  ret void
}
"""
    host = ir.compiled(text)
    code = minicc.ObjectCode.from_ptx(generate(parse_module(text, "f.ll"), CodegenOptions()))
    for arguments in (0, 1):
        assert ir.outcome(host, arguments, False)[0] == ir.launched(code, arguments)[0] == 0
