"""Several modules made one."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rewriting.link import link, local_name, shared_name
from minicc.ptx.rules.verifier import verify
from minicc.runtime import LaunchConfig, prepare
from minicc.support.diagnostics import CompileError

from .samples import PTXAS

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
CALLER = (
    HEAD
    + """
.extern .global .u32 count;
.extern .func (.param .b32 r) twice(.param .b32 a);
.global .u32 mine = 3;
.global .u64 place = generic(mine);
.visible .entry k(.param .u64 out) {
  .reg .b32 %r<4>; .reg .b64 %rd<4>;
  ld.param.u64 %rd1, [out];
  ld.global.u32 %r1, [mine];
  { .param .b32 a; .param .b32 r; st.param.b32 [a], %r1; call (r), twice, (a); ld.param.b32 %r2, [r]; }
  st.global.u32 [%rd1], %r2;
  ld.global.u32 %r3, [count];
  st.global.u32 [%rd1+4], %r3;
  ld.global.u64 %rd2, [place]; ld.u32 %r3, [%rd2];
  st.global.u32 [%rd1+8], %r3;
  ret; }
"""
)
CALLED = (
    HEAD.replace("sm_80", "sm_86")
    + """
.visible .global .u32 count = 10;
.global .u32 mine = 7;
.global .align 4 .b8 text[4] = {1, 2, 3, 4};
.visible .func (.param .b32 r) twice(.param .b32 a) {
  .reg .b32 %r<4>; .reg .b64 %rd<2>;
  .local .u32 text;
  ld.param.b32 %r1, [a]; ld.global.u32 %r2, [mine]; mad.lo.u32 %r1, %r1, 2, %r2;
  st.local.u32 [text], %r1; ld.local.u32 %r1, [text];
  mov.u64 %rd1, mine; ld.global.u32 %r2, [%rd1]; add.u32 %r1, %r1, %r2;
  st.param.b32 [r], %r1; ret; }
.entry k(.param .u64 out) { .reg .b64 %rd<2>; ld.param.u64 %rd1, [out]; st.global.u32 [%rd1], 99; ret; }
"""
)


def ran(module, kernel: str, count: int) -> list[int]:
    program = prepare(module)
    memory = program.executable.new_memory()
    out = memory.allocate(4 * count, "out")
    program.launch(kernel, memory, LaunchConfig((1, 1, 1), (1, 1, 1)), np.uint64(out).tobytes())
    result = np.zeros(count, np.uint32)
    memory.copy_out(out, result)
    return result.tolist()


def test_what_is_external_is_defined_elsewhere_and_own_names_stay_apart(tmp_path: Path) -> None:
    made = link([parse(CALLER), parse(CALLED)])
    assert not verify(made) and made.target == ["sm_86"]
    assert ran(made, "k", 3) == [3 * 2 + 7 + 7, 10, 3]
    assert ran(made, local_name("k", 1), 1) == [99]
    text = print_module(made)
    assert print_module(parse(text)) == text
    if PTXAS is not None:
        (tmp_path / "m.ptx").write_text(text)
        subprocess.run([PTXAS, "-arch=sm_86", str(tmp_path / "m.ptx"), "-o", "/dev/null"], check=True)


def test_two_definitions_for_all_are_refused_and_weak_ones_are_one() -> None:
    strong, weak = (
        HEAD + f".{linkage} .global .u32 x = {value};" for linkage, value in (("visible", 1), ("weak", 2))
    )
    with pytest.raises(CompileError) as error:
        link([parse(strong), parse(strong)])
    assert [item.message for item in error.value.diagnostics] == [
        "multiple definition of 'x'",
        "the first one is here",
    ]
    for texts in ((weak, strong), (strong, weak)):
        assert [
            str(v.initializer[0].value) for v in link([parse(text) for text in texts]).variables.values()
        ] == ["1"]
    assert len(link([parse(weak), parse(weak)]).variables) == 1


def test_kernels_that_device_code_of_another_unit_launches() -> None:
    kernel = ".param .u64 out) { .reg .b64 %rd<2>; ld.param.u64 %rd1, [out]; st.global.u32 [%rd1], 5; ret; }"
    caller = """.extern .entry child(.param .u64 out);
      .visible .entry k(.param .u64 out) { .reg .b64 %rd<3>;
        ld.param.u64 %rd1, [out]; mov.u64 %rd2, child; st.global.u64 [%rd1], %rd2; ret; }"""
    strong, weak = (f"{HEAD}.{linkage} .entry child({kernel}" for linkage in ("visible", "weak"))
    for texts in ((HEAD + caller, strong), (strong, HEAD + caller), (weak, HEAD + caller, weak)):
        made = link([parse(text) for text in texts])
        assert not verify(made)
        assert sorted(fn.name for fn in made.functions.values() if fn.body) == ["child", "k"]
        assert ran(made, "child", 1) == [5] and ran(made, "k", 2)[0] != 0
    # Without such a declaration each unit keeps its own.
    assert local_name("child", 1) in link([parse(strong), parse(strong)]).functions


def test_names_tell_their_unit() -> None:
    assert shared_name(local_name("a__unit", 12)) == ("a__unit", 12)
    assert shared_name("plain") == ("plain", -1)
