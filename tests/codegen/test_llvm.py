"""`--codegen=llvm`: LLVM's NVPTX backend on our IR, and what is checked of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import minicc
from minicc.codegen import llvm
from minicc.codegen.options import CodegenOptions
from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import Function, Module
from minicc.ir.parser import parse_module
from minicc.ptx.parsing import parser as ptx_parser
from minicc.support.diagnostics import InternalError

KERNEL = """
define ptx_kernel void @k(ptr %p) "nvvm.maxntid"="64" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %t, ptr %a, align 4
  ret void
}
"""


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_a_kernel_at_every_level(level: int) -> None:
    ptx = llvm.generate(parse_module(KERNEL), CodegenOptions(arch="sm_90", opt_level=level))
    assert ".target sm_90" in ptx and ".visible .entry k(" in ptx and ".maxntid 64" in ptx
    module = ptx_parser.parse(ptx, "k.ptx")
    assert module is not None


def test_line_directives_only_when_asked() -> None:
    source = 'extern "C" __global__ void k(int *p) { *p = 1; }\n'
    with_lines = minicc.compile(source, options=("--codegen=llvm", "-lineinfo")).ptx
    without = minicc.compile(source, options=("--codegen=llvm",)).ptx
    assert "\t.loc\t1 1 " in with_lines and "\t.file\t1 " in with_lines and ".section" not in without
    assert ".loc" not in without


def test_what_llvm_refuses_is_an_internal_error() -> None:
    module = parse_module(KERNEL)
    fn = module.functions["k"]
    fn.attrs["no such attribute = { "] = ""
    fn.blocks[0].instrs[-1].erase()
    with pytest.raises(InternalError, match="codegen/llvm: LLVM rejects the module"):
        llvm.generate(module, CodegenOptions())


def test_an_intrinsic_that_llvm_does_not_know_is_an_internal_error() -> None:
    module = Module()
    strange = module.add_function(
        Function("llvm.nvvm.no.such.thing", ty.function(ty.I32, ()), linkage="external")
    )
    fn = module.add_function(Function("f", ty.function(ty.I32, ())))
    b = Builder(fn.add_block())
    b.ret(b.call(strange))
    with pytest.raises(InternalError):
        llvm.generate(module, CodegenOptions())


def test_native_output_is_collected() -> None:
    with llvm.quiet() as said:
        os.write(2, b"warning: something\n")
    assert said == ["warning: something"]
    with llvm.quiet() as said:
        pass
    assert said == []


def test_our_own_code_generator_does_not_load_llvm() -> None:
    code = (
        "import minicc, sys; minicc.compile('__global__ void k() {}').ptx; print('llvmlite' in sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "False"


EXAMPLES = sorted((Path(minicc.__file__).parent / "examples").glob("*.cu"))


@pytest.mark.skipif(shutil.which("ptxas") is None, reason="ptxas is not installed")
@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_ptxas_assembles_what_llvm_makes(path: Path, arch: str, tmp_path: Path) -> None:
    file = tmp_path / "x.ptx"
    file.write_text(minicc.compile(path.read_text(), arch=arch, options=("--codegen=llvm", "-lineinfo")).ptx)
    result = subprocess.run(
        ["ptxas", f"-arch={arch}", str(file), "-o", str(tmp_path / "x.cubin")], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
