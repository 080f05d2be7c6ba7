"""Access functions: in long kernels, accesses at arbitrary addresses of lanes are calls
(`jit/access_functions.py`). They have the results and faults of the reference engine.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.driver.pipeline import parse_ptx
from minicc.jit.pipeline import translate
from minicc.jit.trace_namespace import NAMES
from minicc.ptx.analysis.webs import split_webs
from minicc.runtime.engine.executable import Executable
from minicc.runtime.numpy_engine.translation.functions import Functions

HEAD = ".version 8.4\n.target sm_90\n.address_size 64\n"
LONG = "add.u32 %pad, %pad, 1;\n" * 210
TYPES = ["u8", "s16", "b32", "f32", "u64", "f64", "v2.u8", "v4.u16", "v2.f32", "v4.b32", "v2.b64"]


def kernel(type_: str, space: str, guard: str, more: str = "") -> str:
    """Return a kernel whose threads each copy the element with the index `table[2 * t]` from `data` to `out`,
    through a state space. `table[2 * t + 1]` is the guard; `more` is added to the address of the load.
    """
    vector, _, element = type_.rpartition(".")
    count, bits = int(vector[1:]) if vector else 1, int(element[1:])
    size = count * bits // 8
    kind = {8: "b16", 16: "b16", 32: "b32", 64: "b64"}[bits] if element[0] != "f" else element
    names = [f"%v{i}" for i in range(count)]
    values = "{" + ", ".join(names) + "}" if vector else names[0]
    through = ""
    if space == "shared":
        through = f"""cvt.u32.u64 %near, %far; mul.lo.u32 %near, %near, {size}; mov.u32 %base, block;
    add.u32 %near, %near, %base;
{guard} st.shared.{type_} [%near], {values}; bar.sync 0; {guard} ld.shared.{type_} {values}, [%near];"""
    return f"""{HEAD}.shared .align 16 .b8 block[4096];
.visible .entry k(.param .u64 data, .param .u64 table, .param .u64 out) {{
.reg .b32 %pad, %t, %w, %near, %base; .reg .b64 %d, %l, %o, %from, %far, %s; .reg .{kind} {", ".join(names)};
  .reg .pred %p;
mov.u32 %t, %tid.x; mov.u32 %pad, 0; ld.param.u64 %d, [data]; ld.param.u64 %l, [table];
  ld.param.u64 %o, [out];
{LONG} mad.wide.u32 %l, %t, 8, %l; ld.global.u32 %w, [%l]; cvt.u64.u32 %far, %w; ld.global.u32 %near, [%l+4];
  and.b32 %near, %near, 1; setp.ne.u32 %p, %near, 0;
bar.warp.sync -1;
mad.lo.u64 %from, %far, {size}, %d; {guard} ld.global.{type_} {values}, [%from{more}];
{through}
mul.lo.u64 %s, %far, {size}; add.u64 %o, %o, %s; {guard} st.global.{type_} [%o], {values}; ret; }}"""


def outcome(text: str, engine: str, table: np.ndarray) -> tuple[object, ...]:
    """Return the memory after the launch, or the fault and the memory."""
    data = np.random.default_rng(7).integers(0, 256, 4096, np.uint8)
    out = np.zeros_like(data)
    try:
        result = minicc.ObjectCode.from_ptx(text)["k"](
            1, 64, (data, table.astype(np.uint32), out), engine=engine
        )
    except minicc.KernelFault as fault:
        return str(fault), out.tobytes()
    assert result.engine == engine
    return (out.tobytes(),)


def tables() -> dict[str, np.ndarray]:
    """Return tables of pairs (index of the element, guard) for 64 threads, by name."""
    rng = np.random.default_rng(11)
    some = rng.integers(0, 2, 64)
    return {
        "anywhere": np.stack((rng.permutation(64), some), 1),
        "consecutive": np.stack((np.arange(64), np.ones(64)), 1),
        "consecutive, some active": np.stack((np.arange(64), some), 1),
        "no lane active": np.stack((rng.permutation(64), np.zeros(64)), 1),
        "outside": np.stack((np.where(np.arange(64) == 37, 5000, rng.permutation(64)), np.ones(64)), 1),
    }


@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.parametrize("space", ["global", "shared"])
@pytest.mark.parametrize("guard", ["", "@%p"])
def test_same_as_reference(type_: str, space: str, guard: str) -> None:
    text = kernel(type_, space, guard)
    for name, table in tables().items():
        assert outcome(text, "native", table) == outcome(text, "reference", table), name


@pytest.mark.parametrize("type_", ["s16", "v4.b32"])
def test_misaligned_fault_is_the_same(type_: str) -> None:
    text = kernel(type_, "global", "", "+1")
    result = [outcome(text, engine, tables()["anywhere"]) for engine in ("native", "reference")]
    assert result[0] == result[1] and "aligned" in str(result[0][0])


def lines(text: str) -> int:
    """Return the number of lines of a kernel in LLVM IR."""
    functions = Functions(Executable(parse_ptx(text, "k.ptx")), frozenset(), NAMES, split_webs)
    return translate(functions, functions.executable.layout("k"), (64, 1, 1), 256).module.count("\n")


def test_an_access_costs_few_lines() -> None:
    """Another access is a call of 17 lines; inlined code would be 142."""
    text = kernel("v4.b32", "global", "")
    access = "mad.lo.u64 %from, %far, 16, %from; ld.global.v4.b32 {%v0, %v1, %v2, %v3}, [%from];"
    longer = text.replace("mul.lo.u64 %s", access * 100 + "mul.lo.u64 %s")
    assert (lines(longer) - lines(text)) / 100 < 40
