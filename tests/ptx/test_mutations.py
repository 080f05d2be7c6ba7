"""Damaged PTX is refused with located diagnostics, or read, printed and run; never a traceback, a hang or
memory kept.

`make mutants` checks 100,000; see `mutants`.
"""

from __future__ import annotations

import os

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

from . import mutants
from .samples import PROGRAMS

COUNT = int(os.environ.get("MINICC_MUTANTS", "2000"))


def test_mutants() -> None:
    """Every way that a mutant may end is seen, none of them a failure."""
    result = mutants.survey(COUNT, 20)
    assert not result.failures, "\n".join(f"{trouble}\n{text}" for text, trouble in result.failures[:3])
    assert {kind for kind in result.kinds if result.kinds[kind] > COUNT // 100} >= {
        "parser",
        "verifier",
        "fault",
        "ran",
    }
    assert result.slowest < mutants.SLOWEST
    assert result.growth < 100, f"{result.growth:.0f} MiB kept after the first quarter"


def test_the_corpus_has_every_kind_of_program() -> None:
    texts = mutants.corpus()
    for mark in (
        ".version 1.1",
        ".struct",
        ".tex ",
        ".section",
        ".loc",
        ".version 8",
        ".address_size 64",
        ".func",
        "inlined_at",
        ".branchtargets",
        ".callprototype",
        "atom.",
        "shfl.sync",
    ):
        assert sum(mark in text for text in texts) >= 2, mark
    assert len(texts) > 80 and len(set(texts)) > len(texts) // 2


@pytest.mark.parametrize(
    "address",
    [
        "ld.shared.u32 r, [a];",
        "st.shared.u32 [a], r;",
        "atom.shared.add.u32 r, [a], 1;",
        "red.shared.add.u32 [a], 1;",
        "ld.shared.v2.u32 {r, s}, [a];",
        "st.shared.v2.u32 [a], {r, s};",
        "isspacep.shared p, a;",
    ],
)
def test_addresses_of_32_bits_are_extended(address: str) -> None:
    """A 64-bit module may hold an address of a window in 32 bits: it is zero-extended, whatever the threads
    have in it.
    """
    kind = "u64" if "isspacep" in address else "u32"
    text = (
        ".version 8.0\n.target sm_80\n.address_size 64\n.entry k(.param .u64 q) { .reg .u32 r, s; .reg .b64"
        f" w; .reg .pred p; .reg .{kind} a; .shared .align 8 .b8 t[8]; mov.u32 r, %tid.x; mov.u32 s, r;"
        f" ld.param.u64 w, [q]; cvt.u32.u64 s, w; mov.u32 s, t; cvt.{kind}.u32 a, s; {address} ret; }}"
    )
    assert mutants.check(text).kind == "ran"


@pytest.mark.parametrize(
    "text",
    [
        # runs to its step limit
        (
            ".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { .reg .u32 r; L: add.u32 r, r, 1; bra"
            " L; }"
        ),
        (
            ".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { .reg .u32 r; .reg .u64 a; mov.u64 a,"
            " 0; ld.global.u32 r, [a]; ret; }"
        ),
        (
            ".version 8.0\n.target sm_80\n.address_size 64\n.entry k(.param .u32 p) { .reg .u32 r;"
            " ld.param.u32 r, [p+400]; ret; }"
        ),
        (
            ".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { .local .b8 l[99999999]; .reg .u32 r;"
            " ld.local.u32 r, [l]; ret; }"
        ),
        (
            ".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { .local .u32 l; .reg .u32 r;"
            " ld.local.u32 r, [l+-4]; ret; }"
        ),
    ],
)
def test_what_goes_wrong_when_it_runs_is_an_error_of_ours(text: str) -> None:
    assert mutants.check(text).kind == "fault"


def test_the_check_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "verify", lambda module: 1 // 0)
    result = mutants.check(mutants.corpus()[0])
    assert result.kind == "failure" and "ZeroDivisionError" in result.trouble

    def endless(module: object) -> None:
        while True:
            pass

    monkeypatch.setattr(mutants, "verify", endless)
    monkeypatch.setattr(mutants, "SLOWEST", 0.2)
    result = mutants.check(mutants.corpus()[0])
    assert result.kind == "failure" and "Hang" in result.trouble


def test_whole_programs_with_one_line_less() -> None:
    """Deleting any line gives a module or located errors; both are seen."""
    text = min((path.read_text() for path in PROGRAMS if "nvcc" in path.name), key=len)
    lines = text.split("\n")
    outcomes = set()
    for i in range(len(lines)):
        try:
            module = parse("\n".join(lines[:i] + lines[i + 1 :]))
            outcomes.add("read" if not verify(module) else "verifier")
        except PtxError:
            outcomes.add("parser")
    assert outcomes >= {"read", "parser"}
