"""Dumps of the native engine: `-print-after-all`, `--dump=native`, `--dump=divergence`."""

from __future__ import annotations

import pytest

from minicc.driver.command import main
from minicc.jit.pipeline import STAGES

LOOP = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 n, .param .u64 y) {
  .reg .pred %p; .reg .u32 %i, %c, %s; .reg .u64 %a, %b; .shared .align 4 .b8 t[512];
  mov.u32 %i, %tid.x; ld.param.u64 %a, [n]; mad.wide.u32 %a, %i, 4, %a; ld.global.u32 %c, [%a]; mov.u32 %s, 0;
AGAIN: add.u32 %s, %s, 1; setp.lt.u32 %p, %s, %c; @%p bra AGAIN;
  mov.u32 %c, t; bar.sync 0; ld.param.u64 %b, [y]; mad.wide.u32 %b, %i, 4, %b; st.global.u32 [%b], %s; ret; }
"""


@pytest.fixture
def file(tmp_path) -> str:
    (tmp_path / "loop.ptx").write_text(LOOP)
    return str(tmp_path / "loop.ptx")


def test_divergence_of_foreign_ptx(file, capsys) -> None:
    assert main(["run", file, "--block", "128", "--dump=divergence"]) == 0
    shapes = dict(line.split(" // ") for line in capsys.readouterr().out.splitlines() if " // " in line)
    shapes = {instruction.strip(): shape for instruction, shape in shapes.items()}
    assert shapes["mov.u32 %i, %tid.x;"] == "affine +1"
    assert shapes["mad.wide.u32 %a#2, %i, 4, %a;"] == "affine +4"
    assert shapes["ld.global.u32 %c, [%a#2];"] == "varying"
    assert shapes["add.u32 %s, %s, 1;"] == "varying blended"
    assert shapes["@%p bra AGAIN;"] == "divergent"
    assert shapes["ld.param.u64 %a, [n];"] == shapes["mov.u32 %c#2, t;"] == "uniform"


def test_print_after_all_shows_the_stages(file, capsys) -> None:
    assert main(["run", file, "--block", "128", "--dump=native", "-print-after-all"]) == 0
    out, err = capsys.readouterr()
    assert "define internal i32 @gang.0" in out
    heads = [line for line in err.splitlines() if line.startswith("; *** IR Dump After ")]
    assert [head.split()[5] for head in heads] == [*(stage.name for stage in STAGES), "llvm"]
    assert "region behind the barrier of block 2: blocks 4" in err
    assert "saved per gang: %s" in err and "recomputed: %i" in err
