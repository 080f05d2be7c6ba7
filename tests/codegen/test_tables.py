"""Completeness: everything the IR has is selected or refused by name, and what is selected is PTX."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from minicc.codegen import CodegenOptions, generate, select
from minicc.ir.opcodes import INTRINSICS, OPCODES
from minicc.ir.parser import parse_module
from minicc.lift.intrinsics import INTRINSICS as SELECTED
from minicc.ptx import printer
from minicc.ptx.parsing import parser
from minicc.ptx.rules import verifier
from minicc.ptx.special import READABLE
from minicc.support.diagnostics import CompileError

from . import sweep

CONFIGURATIONS = [(0, None), (2, None), (2, 8)]


@pytest.mark.parametrize("op", OPCODES)
def test_opcode_has_rule(op: str) -> None:
    assert op in select.SELECT, f"ir op '{op}' has no selection rule in codegen/select.py"


@pytest.mark.parametrize("name", INTRINSICS)
def test_intrinsic_has_template(name: str) -> None:
    assert name in SELECTED, f"intrinsic '{name}' has no template in lift/intrinsics.py"


def test_no_rule_without_row() -> None:
    assert set(SELECTED) <= set(INTRINSICS)
    assert set(select.SELECT) <= set(OPCODES)


def test_special_registers_are_read_as_what_they_are() -> None:
    reads = {
        words[2]: words[0]
        for template in SELECTED.values()
        if len(words := template.replace(",", "").split()) == 3 and words[2][0] == "%"
    }
    assert reads and reads == {name: f"mov.{READABLE[name].type}" for name in reads}


def test_numbers_are_widened_with_the_sign_they_have() -> None:
    widened = [
        signs
        for template in SELECTED.values()
        for signs in re.findall(r"cvt\.([us])\d+\.([us])\d+ ", template)
    ]
    assert widened and all(to == source for to, source in widened)


def test_refusal_names_the_opcode() -> None:
    text = (
        "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
        "  %a = load double, ptr addrspace(1) %p\n  %b = frem double %a, %a\n"
        "  store double %b, ptr addrspace(1) %p\n  ret void\n}\n"
    )
    with pytest.raises(CompileError, match="ir op 'frem'"):
        generate(parse_module(text, "t.ll"))


@pytest.fixture(scope="module")
def everything() -> object:
    return parse_module(sweep.module_text(), "sweep.ll")


@pytest.mark.parametrize(("level", "registers"), CONFIGURATIONS)
def test_every_type_gives_valid_ptx(everything: object, level: int, registers: int | None) -> None:
    """Our verifier finds nothing, and the text parses back to itself."""
    ptx = generate(everything, CodegenOptions(opt_level=level, maxrregcount=registers, verify=True))
    module = parser.parse(ptx, "sweep.ptx")
    assert [str(d) for d in verifier.verify(module)] == []
    assert printer.print_module(module) == ptx


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
def test_ptxas_accepts_every_type(everything: object, arch: str, tmp_path: object) -> None:
    ptxas = shutil.which("ptxas")
    if ptxas is None:
        pytest.skip("ptxas is not installed")
    path = tmp_path / "sweep.ptx"  # type: ignore[operator]
    path.write_text(generate(everything, CodegenOptions(arch=arch)))
    done = subprocess.run(
        [ptxas, f"-arch={arch}", str(path), "-o", "/dev/null"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
