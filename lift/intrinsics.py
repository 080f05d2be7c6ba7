"""The table of intrinsics: `llvm.*` name → PTX template (notation: see `codegen/rules.py`). Code generation
reads it forwards, the translation of PTX backwards.

Operands a, b, c, e are the call's arguments 0 to 3, `d` the result. A name that stands here with
`WIDE` counts bits of a 64-bit value into 32 and widens the count. Names are built from the same axes
as the IR's intrinsic table; a test demands a row for each of that table's rows.
"""

from __future__ import annotations

INTRINSICS: dict[str, str] = {}
"""Intrinsic name → template."""

_NVVM = "llvm.nvvm."

for _register in ("tid", "ntid", "ctaid", "nctaid"):
    for _axis in "xyz":
        INTRINSICS[f"{_NVVM}read.ptx.sreg.{_register}.{_axis}"] = f"mov.u32 d, %{_register}.{_axis}"
INTRINSICS[f"{_NVVM}read.ptx.sreg.warpsize"] = "mov.u32 d, 32"
INTRINSICS[f"{_NVVM}read.ptx.sreg.laneid"] = "mov.u32 d, %laneid"

for _aligned, _bar in ((".aligned", "bar"), ("", "barrier")):
    INTRINSICS[f"{_NVVM}barrier.cta.sync{_aligned}.all"] = f"{_bar}.sync a"
    INTRINSICS[f"{_NVVM}barrier.cta.sync{_aligned}.count"] = f"{_bar}.sync a, b"
    INTRINSICS[f"{_NVVM}barrier.cta.arrive{_aligned}.count"] = f"{_bar}.arrive a, b"
    for _name, _t in (("popc", "u32"), ("and", "pred"), ("or", "pred")):
        INTRINSICS[f"{_NVVM}barrier.cta.red.{_name}{_aligned}.all"] = f"{_bar}.red.{_name}.{_t} d, a, b!r"
        INTRINSICS[f"{_NVVM}barrier.cta.red.{_name}{_aligned}.count"] = (
            f"{_bar}.red.{_name}.{_t} d, a, b, c!r"
        )
INTRINSICS["llvm.trap"] = "trap"
for _level in ("cta", "gl", "sys"):
    INTRINSICS[f"{_NVVM}membar.{_level}"] = f"membar.{_level}"

for _suffix in ("i32", "f32"):
    for _mode in ("down", "up", "bfly", "idx"):
        INTRINSICS[f"{_NVVM}shfl.sync.{_mode}.{_suffix}"] = f"shfl.sync.{_mode}.b32 d, b, c, e, a"
INTRINSICS[f"{_NVVM}vote.ballot.sync"] = "vote.sync.ballot.b32 d, b!r, a"
for _mode in ("any", "all"):
    INTRINSICS[f"{_NVVM}vote.{_mode}.sync"] = f"vote.sync.{_mode}.pred d, b!r, a"

for _t in ("f32", "f64"):
    _ftz = "{ftz}" if _t == "f32" else ""
    INTRINSICS[f"llvm.sqrt.{_t}"] = f"sqrt.rn{_ftz}.{_t} d, a"
    INTRINSICS[f"llvm.fabs.{_t}"] = f"abs{_ftz}.{_t} d, a"
    for _name, _mode in (("floor", "rmi"), ("ceil", "rpi"), ("trunc", "rzi"), ("rint", "rni")):
        INTRINSICS[f"llvm.{_name}.{_t}"] = f"cvt.{_mode}{_ftz}.{_t}.{_t} d, a"
    for _name in ("min", "max"):
        INTRINSICS[f"llvm.{_name}num.{_t}"] = f"{_name}{_ftz}.{_t} d, a, b"
    INTRINSICS[f"llvm.copysign.{_t}"] = f"copysign.{_t} d, b, a"
    INTRINSICS[f"llvm.fma.{_t}"] = f"fma.rn{_ftz}.{_t} d, a, b, c"

for _n in (16, 32, 64):
    for _name in ("min", "max"):
        for _sign in "su":
            INTRINSICS[f"llvm.{_sign}{_name}.i{_n}"] = f"{_name}.{_sign}{_n} d, a, b"
    INTRINSICS[f"llvm.abs.i{_n}"] = f"abs.s{_n} d, a"

for _name, _ptx in (("ctpop", "popc"), ("ctlz", "clz")):
    INTRINSICS[f"llvm.{_name}.i32"] = f"{_ptx}.b32 d, a"
    INTRINSICS[f"llvm.{_name}.i64"] = f"{_ptx}.b64 t:b32, a; cvt.u64.u32 d, t"
for _n in (32, 64):
    INTRINSICS[f"llvm.bitreverse.i{_n}"] = f"brev.b{_n} d, a"

_INT_TYPES = {"i": "s32", "ui": "u32", "ll": "s64", "ull": "u64"}
for _name, _t in _INT_TYPES.items():
    INTRINSICS[f"{_NVVM}mulhi.{_name}"] = f"mul.hi.{_t} d, a, b"
    for _mode in ("rn", "rz", "rm", "rp"):
        INTRINSICS[f"{_NVVM}f2{_name}.{_mode}"] = f"cvt.{_mode}i{{ftz}}.{_t}.f32 d, a"
        INTRINSICS[f"{_NVVM}d2{_name}.{_mode}"] = f"cvt.{_mode}i.{_t}.f64 d, a"

for _name in (
    "rsqrt.approx.f",
    "sqrt.approx.f",
    "ex2.approx.f32",
    "lg2.approx.f",
    "sin.approx.f",
    "cos.approx.f",
):
    INTRINSICS[f"{_NVVM}{_name}"] = f"{_name.partition('.')[0]}.approx{{ftz}}.f32 d, a"
for _name, _suffix, _t in (("rcp", "f", "f32"), ("rcp", "d", "f64"), ("rsqrt", "d", "f64")):
    INTRINSICS[f"{_NVVM}{_name}.approx.ftz.{_suffix}"] = f"{_name}.approx.ftz.{_t} d, a"
INTRINSICS[f"{_NVVM}div.full"] = "div.full{ftz}.f32 d, a, b"
for _mode in ("rn", "rz", "rm", "rp"):
    for _suffix, _t, _ftz in (("f", "f32", "{ftz}"), ("d", "f64", "")):
        for _name, _operands in (
            ("add", "a, b"),
            ("mul", "a, b"),
            ("fma", "a, b, c"),
            ("div", "a, b"),
            ("rcp", "a"),
            ("sqrt", "a"),
        ):
            INTRINSICS[f"{_NVVM}{_name}.{_mode}.{_suffix}"] = f"{_name}.{_mode}{_ftz}.{_t} d, {_operands}"
        for _name, _int in _INT_TYPES.items():
            INTRINSICS[f"{_NVVM}{_name}2{_suffix}.{_mode}"] = f"cvt.{_mode}.{_t}.{_int} d, a"
    INTRINSICS[f"{_NVVM}d2f.{_mode}"] = f"cvt.{_mode}{{ftz}}.f32.f64 d, a"
for _name, _mode in (("fshl", "l"), ("fshr", "r")):
    INTRINSICS[f"llvm.{_name}.i32"] = f"shf.{_mode}.wrap.b32 d, b, a, c"
INTRINSICS[f"{_NVVM}read.ptx.sreg.clock"] = "mov.u32 d, %clock"
INTRINSICS[f"{_NVVM}read.ptx.sreg.clock64"] = "mov.u64 d, %clock64"
INTRINSICS[f"{_NVVM}read.ptx.sreg.globaltimer"] = "mov.u64 d, %globaltimer"
INTRINSICS[f"{_NVVM}nanosleep"] = "nanosleep.u32 a"
INTRINSICS[f"{_NVVM}prmt"] = "prmt.b32 d, a, b, c"
INTRINSICS[f"{_NVVM}activemask"] = "activemask.b32 d"
INTRINSICS[f"{_NVVM}bar.warp.sync"] = "bar.warp.sync a"
INTRINSICS[f"{_NVVM}div.approx.f"] = "div.approx{ftz}.f32 d, a, b"
INTRINSICS[f"{_NVVM}saturate.f"] = "cvt{ftz}.sat.f32.f32 d, a"
