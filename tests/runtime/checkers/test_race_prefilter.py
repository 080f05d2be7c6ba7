"""The prefilter for races on the native engine (`jit/race_prefilter.py`): it misses no race that the checker
reports, and lets correct kernels run natively.
"""

from __future__ import annotations

import os
import random
import re
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.driver.checking import start_session, watch_launches
from minicc.filetests import directives, launches
from minicc.filetests.fuzz.ptx import engines, kernels
from minicc.jit import engine_selection, race_shadow_memory
from minicc.jit.engine import NativeCode
from minicc.jit.machine import Host
from minicc.jit.race_prefilter_engine import SUSPICION
from minicc.ptx.parsing.parser import parse
from minicc.runtime import LaunchConfig, prepare
from minicc.runtime.checkers.race import Race
from minicc.runtime.checkers.report import CheckReports
from minicc.runtime.engine.executable import Executable

_CELLS = (
    "t",
    "t",
    "t",
    "t ^ 1",
    "63 - t",
    "t % 16",
    "t / 4",
    "(t + {n}) % 64",
    "t * 2 % 64",
    "{n}",
    "u",
    "u + t / 32",
    "at[t]",
    "at[t]",
    "at[t]",
    "(t + u) % 64",
)
_GUARDS = (
    "",
    "",
    "",
    "if (t % {m} == 1) ",
    "if (t < 32) ",
    "if (t >= {n}) ",
    "if (t == {n}) ",
    "if (t / 16 == {m} % 4) ",
    "if (blockIdx.x == 0) ",
    "if (u == 1) ",
)


def kernel(seed: int) -> str:
    """Return a random kernel whose threads are ordered by barriers of the CTA alone, and which ignores
    results of atomic operations.
    """
    rng = random.Random(seed)
    element = rng.choice(("int", "int", "int", "char", "short", "long long", "int2", "int4"))
    is_vector = element[-1].isdigit()

    tame = rng.random() < 0.7
    """True if threads mostly access their own elements."""

    def part(texts: tuple[str, ...]) -> str:
        if tame and rng.random() < 0.8:
            texts = (*texts[:2], "at[t]") if "at[t]" in texts else texts[:2]
        return rng.choice(texts).format(n=rng.randrange(64), m=rng.randrange(2, 9))

    lines, depth = [], 0
    for number in range(rng.randrange(2, 10)):
        array = rng.choice(
            ("s", "(p + blockIdx.x * 64)", "(q + 64 * blockIdx.x)")
            if tame
            else (
                "s",
                "s",
                "s",
                "(p + blockIdx.x * 64)",
                "(p + blockIdx.x * 64)",
                "p",
                "q",
                "(q + 64 * blockIdx.x)",
                "(p + 63 * blockIdx.x)",
            )
        )
        cell, guard = part(_CELLS), part(_GUARDS)
        value = (
            f"make_{element}({', '.join('t' for _ in range(int(element[-1])))})"
            if is_vector
            else f"t + {number}"
        )
        back = rng.randrange(64)
        lines.append(rng.choice((
            f"if (t >= {back}) {array}[t - {back}] = {value};",
            f"if (t + {back} < 64) {guard}v += {array}[t + {back}]{'.x' if is_vector else ''};",
            f"{guard}{array}[{cell}] = {value};",
            f"{guard}v += {array}[{cell}]{'.x' if is_vector else ''};",
            f"{guard}{array}[{cell}] = {array}[{part(_CELLS)}];",
            f"{guard}{array}[t] = {value};", f"v += {array}[{cell}]{'.x' if is_vector else ''};",
            f"{guard}atomicAdd(&words[{part(('t', '{m}', 'u'))}], 1);",
            f"{guard}atomicAdd(&own[{part(('t', '{m}', 'u'))}], 1);",
            f"{guard}v += words[{part(('t', '{m}', 'u'))}];",
            f"{guard}own[{part(('t', '{m}'))}] = {number};",
            f"{guard}((char *){array})[{cell}] = t;",
            f"{guard}out[blockIdx.x * 64 + {cell}] = v;")))  # fmt: skip
        lines.append(
            rng.choice(
                (
                    "",
                    "__syncthreads();",
                    "__syncthreads();",
                    "__syncthreads();",
                    "",
                    "if (t < n) v += __syncthreads_count(t > 3); else v += __syncthreads_count(1);",
                )
            )
        )
        if rng.random() < 0.15:
            lines.append(
                rng.choice(
                    ("for (int i = 0; i < n / 8; i++) {", "for (int i = t; i < n; i += 16) {", "if (n > 3) {")
                )
            )
            depth += 1
        if depth and rng.random() < 0.3:
            lines.append("}")
            depth -= 1
    body = "\n    ".join([*filter(None, lines), *("}" for _ in range(depth))])
    return f"""extern "C" __global__ void k(int *first, int *second, int *words, const int *at, int *out,
    int n, int u)
{{
    {element} *p = ({element} *)first, *q = ({element} *)second;
    __shared__ {element} s[128];
    __shared__ int own[64];
    int t = threadIdx.x + blockDim.x * threadIdx.y, v = 0;
    {body}
    out[blockIdx.x * 64 + t] = v;
}}
"""


def indices(rng: np.random.Generator, variant: int) -> np.ndarray:
    """Return the index array `at` of the kernels: all different, one shared by two threads, or random."""
    at = rng.permutation(64) if variant % 2 else np.arange(64)
    if variant % 5 in (1, 2):
        at[rng.integers(64)] = at[rng.integers(64)]
    return (at if variant % 5 != 3 else rng.integers(0, 64, 64)).astype(np.int32)


def reports_and_memory(obj, engine, block, seed, variant):
    rng = np.random.default_rng(seed + 1000 * variant)
    p, q = rng.integers(0, 50, 4096).astype(np.int32), rng.integers(0, 50, 4096).astype(np.int32)
    words, out = np.zeros(64, np.int32), np.zeros(256, np.int32)
    device = minicc.Device()
    first, second = device.array(p), device.array(q)
    try:
        with minicc.checking("race") as reports:
            arguments = (
                first,
                first if seed % 7 == 0 else second,
                words,
                indices(rng, variant),
                out,
                24 - variant % 8,
                (seed + variant) % 3,
            )
            result = obj["k"][3, block](*arguments, engine=engine)
        failed = ""
    except minicc.KernelFault as fault:
        result, failed = None, str(fault)
    return list(reports), (failed, first.tolist(), second.tolist(), words.tolist(), out.tolist()), result


def compared(seed: int, variants: int = 5):
    """Yield for each of some inputs (whether the reference engine ran, whether there is a report, the
    result).
    """
    obj = minicc.compile(kernel(seed), options=(("-O0",), ("-O2",))[seed % 2])
    block = ((64,), (64,), (40,), (8, 8), (32,))[seed % 5]
    for variant in range(variants):
        found, left, _ = reports_and_memory(obj, "reference", block, seed, variant)
        again, there, result = reports_and_memory(obj, "native", block, seed, variant)
        assert (again, there) == (found, left), f"{variant}\n{kernel(seed)}"
        yield result is None or result.engine == "reference", bool(found), result


@pytest.mark.parametrize("seed", range(24))
def test_random_kernels(seed):
    for suspected, racing, result in compared(seed):
        assert suspected == racing or result is None, f"a false alarm\n{kernel(seed)}"


def damaged(seed: int) -> str:
    """Return a random PTX kernel of the fuzzer. Three of four have a barrier removed, or elements that
    threads or CTAs share.
    """
    text, rng = engines.text_of(seed), random.Random(seed)
    stride = f"mad.wide.u32 %a, %t, {4 * kernels.WORDS}, %a;"
    barriers = [match.span() for match in re.finditer(r"\bbar\.sync [^;]*;", text)]
    if seed % 4 == 1 and barriers:
        start, end = rng.choice(barriers)
        return text[:start] + text[end:]
    other = {
        2: f"mad.wide.u32 %a, %t, {4 * rng.randrange(kernels.WORDS)}, %a;",
        3: f"mad.wide.u32 %a, %l, {4 * kernels.WORDS}, %a;",
    }
    assert stride in text
    return text.replace(stride, other.get(seed % 4, stride))


def compared_ptx(seed: int) -> tuple[bool, bool]:
    """Return whether the reference engine ran, and whether there is a report."""
    block, bits = engines.shape(seed)
    executable, result = Executable(parse(damaged(seed), "random.ptx")), []
    with patch.object(Host, "vector_bits", bits), patch.dict(os.environ, MINICC_CACHE="0"):
        for engine in ("reference", "native"):
            reports, memory = CheckReports(), executable.new_memory()
            arguments = [
                memory.allocate(size).to_bytes(8, "little")
                for size in (4 * kernels.WORDS * kernels.THREADS * kernels.BLOCKS, 16)
            ]
            program = prepare(executable, engine=engine, observers=[Race(reports)])
            done: list[str] = []
            try:
                done.append(
                    program.launch(
                        "k",
                        memory,
                        LaunchConfig((kernels.BLOCKS, 1, 1), block, max_steps=5_000_000),
                        arguments,
                    ).engine
                )
            except minicc.KernelFault as fault:
                done += ["reference", str(fault)]
            result.append(
                (
                    list(reports),
                    [memory.bytes[a.start : a.end].tobytes() for a in memory.allocations],
                    done[1:],
                )
            )
    assert result[0] == result[1], damaged(seed)
    return done[0] == "reference", bool(result[0][0])


@pytest.mark.parametrize("seed", range(24))
def test_random_ptx(seed):
    try:
        suspected, racing = compared_ptx(seed)
    except minicc.LaunchError:
        pytest.skip("the native engine does not execute it")
    assert suspected or not racing


@pytest.fixture
def everything_native(monkeypatch):
    """Choose the native engine for launches of any size. Return whether it completed each, as a list."""
    done, launch_if_race_free = [], NativeCode.launch_if_race_free

    def counted(self, *given):
        result = launch_if_race_free(self, *given)
        done.append(result is not None)
        return result

    monkeypatch.setattr(engine_selection, "LARGE_LAUNCH", 0)
    monkeypatch.setattr(NativeCode, "launch_if_race_free", counted)
    return done


RACES = Path(__file__).parent / "race"
DONE = {
    "async_copies": 0,
    "bit_fields": 0,
    "copies": 0,
    "flags": 0,
    "global_memory": 9,
    "hand_offs": 0,
    "lockstep": 0,
    "named_barriers": 0,
    "observed": 0,
    "shared_memory": 17,
    "some_threads": 0,
    "warps": 3,
}
"""Launches of each file that the native engine completes: most of those without a race that are ordered by
barriers of the CTA alone.
"""


@pytest.mark.parametrize("path", sorted(RACES.glob("*.cu")), ids=lambda path: path.stem)
def test_planted_races(path, everything_native):
    data = directives.read(path.read_text())
    obj = minicc.compile(path.read_text(), options=["-lineinfo", *data.configs[-1], *data.options])
    for launch in data.launches:
        wanted = replace(launch, reports=[report for report in launch.reports if report.tool == "race"])
        with minicc.checking("race") as reports:
            launches._launch(obj, wanted, 100_000_000, minicc.Device(), None)
        launches.check_reports(wanted, reports, None)
    assert sum(everything_native) == DONE[path.stem]


CLEAN = """
extern "C" __global__ void add(float *y, const float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] += x[i]; }
extern "C" __global__ void same(float *y) { y[0] = 1.0f; }
extern "C" __global__ void fenced(float *y) { y[threadIdx.x] = 1.0f; __threadfence(); }
extern "C" __global__ void returned(int *y) { y[atomicAdd(&y[1000], 1)] = 1; }
extern "C" __global__ void shared(volatile int *y) { y[threadIdx.x] = 1; }
extern "C" __global__ void stray(int *x, const int *y, int *z, int n, int m) { int t = threadIdx.x;
  z[t] = y[63 - t + m]; x[t + n] = 1; }
extern "C" __global__ void printing(int *y) { if (threadIdx.x == 0) { y[1] = y[0] + 1; printf("%d\\n", y[1]);
  } }
extern "C" __global__ void printing_racing(int *y) { y[1] = y[0] + 1;
  if (threadIdx.x == 0) printf("%d\\n", y[1]); }
extern "C" __global__ void outside(int *y) { y[threadIdx.x] = 1; y[threadIdx.x + 100000] = 1; }
"""


@pytest.fixture(scope="module")
def clean():
    return minicc.compile(CLEAN, options=["-lineinfo"])


def launched(kernel, grid, block, *arguments, engine="native"):
    with minicc.checking("race") as reports:
        result = kernel[grid, block](*arguments, engine=engine)
    return result, [(report.line, report.severity) for report in reports]


def test_launches_without_races_run_natively(clean):
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    result, found = launched(clean["add"], 4, 256, y, x, 1000)
    assert (result.engine, result.reason, found) == ("native", "it was requested", []) and (y == x + 1).all()
    result, found = launched(clean["add"], 4, 256, y, x, 1000, engine=None)
    assert (result.engine, found) == ("reference", []), "the launch is small"
    large = np.ones(1 << 16, np.float32)
    result, found = launched(clean["add"], 256, 256, large, large, 1 << 16, engine=None)
    assert (result.engine, result.reason, found) == ("native", "the launch is large", []) and (
        large == 2
    ).all()


def test_suspected_launches_are_repeated(clean):
    y = np.zeros(4, np.float32)
    result, found = launched(clean["same"], 1, 32, y)
    assert (result.engine, result.reason, found) == ("reference", SUSPICION, [(4, "warning")]) and y[0] == 1


@pytest.mark.parametrize(
    "name, why",
    [
        ("fenced", "a fence orders"),
        ("returned", "which atomic operation is first"),
        ("shared", "a strong access"),
    ],
)
def test_unsupported_kernels_run_on_the_reference_engine(clean, name, why):
    y = np.zeros(1024, np.float32 if name == "fenced" else np.int32)
    result, found = launched(clean[name], 1, 32, y)
    assert (
        result.engine == "reference"
        and result.reason.startswith("races are looked for by the reference engine: ")
        and why in result.reason
        and not found
    )


def test_an_access_outside_its_pointers_allocation_is_suspected(clean):
    """The code relies on each pointer staying within its allocation."""
    device = minicc.Device()
    x, y, z = (device.array(np.zeros(64, np.int32)) for _ in range(3))
    for n, m, engine in (
        (0, 0, "native"),
        ((y.address - x.address) // 4, 0, "reference"),
        (0, (x.address - y.address) // 4, "reference"),
    ):
        left = []
        for wanted in ("reference", "native"):
            for array in (x, y, z):
                array.set(np.arange(64, dtype=np.int32) + 5)
            result, found = launched(clean["stray"], 1, 64, x, y, z, n, m, engine=wanted)
            left.append((x.tolist(), y.tolist(), z.tolist(), found))
        assert result.engine == engine and left[0] == left[1] and bool(found) == (engine == "reference")


def test_output_is_printed_once(clean, capsys):
    for name, engine in (("printing", "native"), ("printing_racing", "reference")):
        result, found = launched(clean[name], 1, 32, np.array([6, 0], np.int32))
        assert (result.engine, bool(found)) == (
            engine,
            engine == "reference",
        ) and result.output == "7\n" == capsys.readouterr().out


def test_faults_are_those_of_the_reference_engine(clean):
    y, faults = np.zeros(64, np.int32), []
    for engine in ("reference", "native"):
        with pytest.raises(minicc.MemoryFault) as caught, minicc.checking("race"):
            clean["outside"][1, 64](y, engine=engine)
        faults.append(str(caught.value))
    assert faults[0] == faults[1]


def test_a_launch_that_writes_nothing_and_one_without_parameters():
    obj = minicc.compile(
        '__device__ int v[64]; extern "C" __global__ void none() {} extern "C" __global__ void own() {'
        ' v[threadIdx.x] += threadIdx.x; } extern "C" __global__ void bad() { v[threadIdx.x] += v[0]; }',
        options=["-lineinfo"],
    )
    assert [launched(obj[name], 2, 32)[0].engine for name in ("none", "bad")] == ["native", "reference"]
    result, found = launched(obj["own"], 1, 64)
    assert result.engine == "native" and not found


def test_generic_addresses():
    text = """.version 8.3\n.target sm_90\n.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n) { .reg .b32 %r<6>; .reg .b64 %d<6>;
  .shared .align 4 .b8 s[256];
 mov.u32 %r1, %tid.x; ld.param.u64 %d1, [p]; ld.param.u32 %r5, [n]; mov.u64 %d2, s; cvta.shared.u64 %d2, %d2;
   mul.wide.u32 %d3, %r1, 4; add.u64 %d4, %d2, %d3; st.u32 [%d4], %r1;
 xor.b32 %r2, %r1, %r5; mul.wide.u32 %d3, %r2, 4; add.u64 %d4, %d2, %d3; ld.u32 %r3, [%d4];
   add.u64 %d4, %d1, %d3; st.u32 [%d4], %r3; ret; }"""
    obj = minicc.compile(text, filename="k.ptx")
    for n, engine in ((0, "native"), (1, "reference")):
        p = np.zeros(64, np.int32)
        result, found = launched(obj["k"], 1, 64, p, n)
        assert (result.engine, bool(found)) == (engine, n == 1) and sorted(p) == list(range(64))


def test_interval_numbers_run_out(clean, monkeypatch):
    """Shadow memory is cleared then; a launch with more intervals than numbers is suspected."""
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    monkeypatch.setattr(race_shadow_memory, "_POOL", [])
    monkeypatch.setattr(race_shadow_memory, "MAX_FIRST_WORD", 20 << 9)
    for number in range(8):
        assert launched(clean["add"], 4, 256, y, x, 1000)[0].engine == "native"
        assert launched(clean["same"], 1, 32, np.zeros(4, np.float32))[0].engine == "reference", number
        (shadow,) = race_shadow_memory._POOL
        assert shadow._limit <= 25 << 9
    monkeypatch.setattr(race_shadow_memory, "_WORD_BITS", 11)
    result, found = launched(clean["add"], 4, 256, y, x, 1000)
    assert (result.engine, result.reason, found) == ("reference", SUSPICION, [])


def test_an_interrupted_launch_leaves_no_shadow_words(clean, monkeypatch):
    y, x = np.ones(1000, np.float32), np.zeros(1000, np.float32)
    monkeypatch.setattr(race_shadow_memory, "_POOL", [])
    assert launched(clean["add"], 4, 256, y, x, 1000)[0].engine == "native"
    with (
        pytest.raises(KeyboardInterrupt),
        patch.object(race_shadow_memory.PrefilteredLaunch, "end", side_effect=KeyboardInterrupt),
    ):
        launched(clean["add"], 4, 256, y, x, 1000)
    assert launched(clean["add"], 2, 512, y, x, 1000)[0].engine == "native"


def test_concurrent_kernels_run_on_the_reference_engine(clean, everything_native):
    session = start_session(["race"])
    session.track_concurrent_kernels(lambda: (1, 1, frozenset()))
    with watch_launches(session):
        result = clean["add"][4, 256](np.ones(1000, np.float32), np.zeros(1000, np.float32), 1000)
    assert (result.engine, result.reason, everything_native) == (
        "reference",
        "the kernels may run concurrently",
        [],
    )


def test_inactive_lanes_may_have_any_address():
    obj = minicc.compile("""
        extern "C" __global__ void behind(int *p, int *q, int d) {
            __shared__ int s[64];
            int t = threadIdx.x; s[t] = t; __syncthreads();
            if (t >= d) s[t - d] = t;
            if (t >= d) { p[t - d] = q[t - d] + 1; q[t - d] = t; }
            if (q != p + 1000000000) p[t] += 1; else q[t] = 5;
        }""")
    text = """.version 8.3\n.target sm_90\n.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n) { .reg .b32 %r<6>; .reg .b64 %d<6>; .reg .pred %p;
 mov.u32 %r1, %tid.x; ld.param.u64 %d1, [p]; ld.param.u32 %r5, [n]; setp.gt.u32 %p, %r5, %r1;
   mul.wide.u32 %d3, %r1, 4; add.u64 %d4, %d1, %d3;
 @%p st.global.u32 [%d4], %r1; sub.u64 %d4, %d3, 4096; @!%p st.global.u32 [%d4+4096], %r1; ret; }"""
    guarded = minicc.compile(text, filename="k.ptx")["k"]
    device = minicc.Device()
    for d in (0, 1, 31, 33, 63):
        left = []
        for engine in ("reference", "native"):
            p, q = device.array(np.zeros(64, np.int32)), device.array(np.arange(64, dtype=np.int32))
            result, found = launched(obj["behind"], 1, 64, p, q, d, engine=engine)
            left.append((p.tolist(), q.tolist(), found))
            p.free(), q.free()
        assert left[0] == left[1] and result.engine == ("native" if not left[0][2] else "reference")
    p = np.zeros(64, np.int32)
    result, found = launched(guarded, 1, 64, p, 64)
    assert result.engine == "native" and not found and p.tolist() == list(range(64))
