"""Reported undefined bits against observed changes: results of instructions whose undefined operand bits are
drawn anew.

A bit of a result that changes must be undefined; for instructions that move bits, no other may be.
"""

from __future__ import annotations

import re

import numpy as np
import pytest

from minicc.filetests.fuzz.ptx import kernels
from minicc.ptx.parsing.parser import parse
from minicc.runtime import LaunchConfig, Observer, prepare
from minicc.runtime.memory.shadow import UndefinedOrigin

LANES = 64

EXACT = """
mov.b32 d,a | not.b32 d,a | and.b32 d,a,b | or.b32 d,a,b | xor.b32 d,a,b | lop3.b32 d,a,b,c,0xca
lop3.b32 d,a,b,c,0x80 | lop3.b32 d,a,b,c,0xe8 | shl.b32 d,a,5 | shr.u32 d,a,7
shr.s32 d,a,7 | bfe.u32 d,a,3,9 | bfe.s32 d,a,3,9 | bfi.b32 d,a,b,4,11 | prmt.b32 d,a,b,0x7531
prmt.b32 d,a,b,0x80f1 | brev.b32 d,a
shf.l.wrap.b32 d,a,b,9 | shf.r.clamp.b32 d,a,b,40 | cvt.u32.u8 d,a | cvt.s32.s8 d,a | cvt.u32.u16 d,a
cvt.s32.s16 d,a
shr.u32 d,a,s | shl.b32 d,a,s | bfe.u32 d,a,s,9 | bfi.b32 d,a,b,s,11 | shf.l.wrap.b32 d,a,b,s
prmt.b32 d,a,b,k | selp.b32 d,a,b,q
"""
"""`s` and `k` are defined numbers of the lane, `q` a defined predicate."""
SOUND = """
add.u32 d,a,b | sub.u32 d,a,b | mul.lo.u32 d,a,b | mad.lo.u32 d,a,b,c | mul.hi.u32 d,a,b | neg.s32 d,a
abs.s32 d,a | min.u32 d,a,b | max.s32 d,a,b
div.u32 d,a,b | rem.u32 d,a,b | mul24.lo.u32 d,a,b | sad.u32 d,a,b,c | popc.b32 d,a | clz.b32 d,a
bfind.u32 d,a | shl.b32 d,a,b | shr.s32 d,a,b | bfe.u32 d,a,b,c
shf.l.wrap.b32 d,a,b,c | prmt.b32 d,a,b,c | bmsk.clamp.b32 d,a,b | szext.wrap.s32 d,a,b
dp4a.u32.u32 d,a,b,c | set.lt.u32.u32 d,a,b | slct.b32.s32 d,a,b,c | cnot.b32 d,a
setp.eq.u32 p,a,b; selp.u32 d,1,0,p | and.b32 d,a,15; setp.ne.u32 p,d,7; selp.u32 d,1,0,p
setp.lt.s32 p,a,b; selp.b32 d,a,c,p | setp.gt.u32 p,a,b; setp.eq.u32 q,b,c; and.pred p,p,q; selp.u32 d,5,9,p
setp.gt.u32 p,a,b; setp.eq.u32 q,b,c; or.pred p,p,q; not.pred p,p; selp.u32 d,5,9,p
setp.lt.u32 p,a,b; mov.u32 d,7; @p mov.u32 d,8
setp.gt.u32 p,a,b; setp.eq.and.u32 p|q,b,c,p; selp.u32 d,5,9,q
setp.gt.u32 p,a,b; setp.lt.or.s32 p|q,b,c,p; selp.u32 d,5,9,q
setp.gt.u32 p,a,b; setp.lt.xor.u32 p|q,b,c,p; selp.u32 d,5,9,q
setp.gt.u32 p,a,b; setp.lt.and.f16x2 p,k,s,p; selp.u32 d,5,9,p
setp.gt.u32 p,a,b; setp.lt.or.f16x2 p|q,b,c,p; selp.u32 d,5,9,q | setp.ge.f16x2 p|q,a,b; selp.u32 d,5,9,q
setp.lt.u32 p,a,b; mov.b32 d,c; @!p add.u32 d,d,1
setp.gt.u32 p,a,b; setp.eq.and.u32 p,b,c,p; selp.u32 d,5,9,p
setp.lt.u32 p,a,b; setp.ne.or.u32 p,b,c,p; selp.u32 d,5,9,p
setp.lt.u32 p,a,b; setp.lt.xor.s32 p,b,c,!p; selp.u32 d,5,9,p
add.cc.u32 d,a,b; addc.u32 d,c,0 | sub.cc.u32 d,a,b; subc.u32 d,c,0 | mad.lo.cc.u32 d,a,b,c; addc.u32 d,0,0
shfl.sync.bfly.b32 d,a,5,0x1f,-1 | shfl.sync.up.b32 d,a,3,0,-1 | shfl.sync.idx.b32 d,a,7,0x181f,-1
setp.lt.u32 p,a,b; vote.sync.ballot.b32 d,p,-1
bfe.u32 d,a,0,5; setp.eq.u32 p,d,9; vote.sync.any.pred p,p,-1; selp.u32 d,1,0,p
bfe.u32 d,a,0,5; setp.ne.u32 p,d,9; vote.sync.all.pred p,p,-1; selp.u32 d,1,0,p | redux.sync.xor.b32 d,a,-1
redux.sync.add.u32 d,a,-1
match.any.sync.b32 d,a,-1 | cvt.rn.f32.u32 f,a; mov.b32 d,f | mov.b32 f,a; add.f32 f,f,f; mov.b32 d,f
mov.b32 {h,i},a; mov.b32 d,{i,h} | mov.b32 {h,i},a; add.u16 h,h,i; cvt.u32.u16 d,h
cvt.s64.s32 w,a; shl.b64 w,w,13; mov.b64 {d,e},w; xor.b32 d,d,e
mul.wide.u32 w,a,b; mov.b64 {d,e},w; xor.b32 d,d,e
"""


class _Asks(Observer):
    events = frozenset({"undefined"})

    def __init__(self) -> None:
        self.count = 0

    def undefined(self, *what: object) -> None:
        self.count += 1


def _listed(text: str) -> list[str]:
    return [word.strip() for line in text.splitlines() for word in line.split(" | ") if word.strip()]


def _module(code: str) -> str:
    names = {
        "a": "%r1",
        "b": "%r2",
        "c": "%r3",
        "d": "%r4",
        "e": "%r5",
        "s": "%r6",
        "k": "%r7",
        "p": "%p1",
        "q": "%p2",
        "f": "%f1",
        "h": "%h1",
        "i": "%h2",
        "w": "%w1",
    }
    lines = []
    for line in code.split(";"):
        head, _, operands = line.strip().rpartition(" ")
        guard, _, opcode = head.rpartition(" ")
        for name in ("p", "q"):
            guard = guard.replace(name, names[name])
        lines.append(f"{guard} {opcode} {''.join(names.get(char, char) for char in _split(operands))};")
    body = "\n    ".join(lines)
    return f""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out) {{
    .reg .b32 %r<10>; .reg .b64 %w<6>; .reg .pred %p<3>; .reg .f32 %f<2>; .reg .b16 %h<3>;
    ld.param.u64 %w2, [in];
    ld.param.u64 %w3, [out];
    mov.u32 %r8, %tid.x;
    mad.wide.u32 %w2, %r8, 16, %w2;
    mad.wide.u32 %w3, %r8, 4, %w3;
    ld.global.u32 %r1, [%w2];
    ld.global.u32 %r2, [%w2+4];
    ld.global.u32 %r3, [%w2+8];
    and.b32 %r6, %r8, 37;
    mul.lo.u32 %r7, %r8, 40503;
    setp.lt.u32 %p2, %r8, 20;
    {body}
    st.global.u32 [%w3], %r4;
    ret;
}}
"""


def _split(text: str) -> list[str]:
    """Names of one letter, and what is between them."""
    return re.findall(r"0x[0-9a-f]+|\d+|.", text)


def _undefined_and_changed(code: str, seed: int, draws: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    program = prepare(parse(_module(code)), observers=[_Asks()])
    values = rng.integers(0, 2**32, (LANES, 4), dtype=np.uint32)
    # Every third lane has small numbers, every fifth equal ones.
    values[::3] &= 15
    values[::5, 1] = values[::5, 0]
    masks = rng.integers(0, 2**32, (LANES, 4), dtype=np.uint32) & rng.integers(
        0, 2**32, (LANES, 4), dtype=np.uint32
    )
    masks[rng.random((LANES, 4)) < 0.5] = 0
    memory = program.executable.new_memory()
    inputs, output = memory.allocate(values.nbytes), memory.allocate(4 * LANES)
    shadow = memory.track_definedness()
    args = [inputs.to_bytes(8, "little"), output.to_bytes(8, "little")]
    results = []
    for draw in range(draws):
        fill = (
            rng.integers(0, 2**32, (LANES, 4), dtype=np.uint32) if draw else np.zeros((LANES, 4), np.uint32)
        )
        memory.copy_in(inputs, (values & ~masks) | (fill & masks))
        shadow.undefine(inputs, masks.nbytes, masks.reshape(-1).view(np.uint8))
        # As if registers had been stored that nothing was written to: reads of memory that nobody has written
        # to are told and then count as defined.
        shadow.origins[inputs // 4 : (inputs + masks.nbytes) // 4] = shadow.origin_number(
            "registers", UndefinedOrigin("register")
        )
        program.launch("k", memory, LaunchConfig((1, 1, 1), (LANES, 1, 1)), args)
        result = np.zeros(LANES, np.uint32)
        memory.copy_out(output, result)
        bits = shadow.bits[output : output + 4 * LANES].view(np.uint32).copy()
        results.append((result, bits))
    undefined = np.bitwise_or.reduce([bits for _, bits in results])
    changed = np.bitwise_or.reduce([result ^ results[0][0] for result, _ in results])
    assert (changed & ~results[0][1] == 0).all(), "what is undefined depends on what undefined bits are"
    return undefined, changed


@pytest.mark.parametrize("code", _listed(EXACT))
def test_what_moves_bits_is_exact(code: str) -> None:
    undefined, changed = _undefined_and_changed(code, 1, 40)
    assert changed.any()
    assert [hex(n) for n in undefined] == [hex(n) for n in changed]


@pytest.mark.parametrize("code", _listed(SOUND))
def test_what_changes_is_undefined(code: str) -> None:
    undefined, changed = _undefined_and_changed(code, 2, 12)
    assert changed.any()
    assert (changed & ~undefined == 0).all()


@pytest.mark.parametrize(
    "code", ["setp.lt.and.u32 p,a,b,q; selp.u32 d,5,9,p", "setp.lt.or.u32 p,a,b,!q; selp.u32 d,5,9,p"]
)
def test_a_predicate_may_decide_a_comparison(code: str) -> None:
    undefined, changed = _undefined_and_changed(code, 3, 12)
    assert changed[:20].any() and not undefined[20:].any()


@pytest.mark.parametrize("seed", range(12))
def test_random_kernels_change_only_what_is_undefined(seed: int) -> None:
    """Kernels of all statements, calls and barriers, whose input has undefined bits. Those in which such a
    bit decides are left alone.
    """
    blocks, rng = 4, np.random.default_rng(seed)
    text = kernels.kernel(seed, bool(seed % 2), bool(seed // 2 % 2))
    words = kernels.THREADS * blocks * kernels.WORDS
    at = text.rindex("mov.f32 %g, 0f3F000000;")
    text = text[:at] + "".join(f"st.local.u32 [mine+{4 * i}], 0; " for i in range(8)) + text[at:]
    values, masks = (
        rng.integers(0, 2**32, words, dtype=np.uint32),
        rng.integers(0, 2**32, words, dtype=np.uint32),
    )
    masks[rng.random(words) < 0.7] = 0
    results = []
    for draw in range(3):
        asks = _Asks()
        program = prepare(parse(text), observers=[asks])
        memory = program.executable.new_memory()
        cells, counters = memory.allocate(4 * words), memory.allocate(64)
        shadow = memory.track_definedness()
        fill = rng.integers(0, 2**32, words, dtype=np.uint32) if draw else np.zeros(words, np.uint32)
        # Conditions are taken from the low bits.
        memory.copy_in(cells, (values & ~(masks & 0xFFFF0000)) | (fill & masks & 0xFFFF0000))
        shadow.undefine(cells, 4 * words, (masks & 0xFFFF0000).view(np.uint8))
        config = LaunchConfig((blocks, 1, 1), (kernels.THREADS, 1, 1), max_steps=3_000_000)
        program.launch("k", memory, config, [cells.to_bytes(8, "little"), counters.to_bytes(8, "little")])
        if asks.count:
            return
        result = np.zeros(words, np.uint32)
        memory.copy_out(cells, result)
        results.append((result, shadow.bits[cells : cells + 4 * words].view(np.uint32).copy()))
    changed = np.bitwise_or.reduce([result ^ results[0][0] for result, _ in results])
    assert (changed & ~results[0][1] == 0).all()
