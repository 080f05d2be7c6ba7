"""How fast the runtime executes PTX: millions of thread-instructions per second, per workload.

    python bench/runtime.py [WORKLOAD…] [--lanes N]

Where the same arithmetic can be written by hand in NumPy, its time stands beside, measured in the same
run. Kernels are PTX text, so that nothing but the runtime is measured. Times are the best of a dozen launches.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from minicc.ptx.parser import parse
from minicc.runtime import LaunchConfig, prepare

HEADER = ".version 8.0\n.target sm_80\n.address_size 64\n"
INDEX = """
  .reg .b32 %r<16>; .reg .f32 %f<8>; .reg .b64 %rd<8>; .reg .pred %p<4>;
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x; mad.lo.s32 %r4, %r1, %r2, %r3;
"""

SAXPY = """.visible .entry k(.param .u32 n, .param .f32 a, .param .u64 x, .param .u64 y) {""" + INDEX + """
  ld.param.u32 %r5, [n]; setp.ge.s32 %p1, %r4, %r5; @%p1 bra DONE;
  ld.param.f32 %f1, [a]; ld.param.u64 %rd1, [x]; ld.param.u64 %rd2, [y];
  cvta.to.global.u64 %rd3, %rd1; mul.wide.s32 %rd4, %r4, 4; add.s64 %rd5, %rd3, %rd4; ld.global.f32 %f2, [%rd5];
  cvta.to.global.u64 %rd6, %rd2; add.s64 %rd7, %rd6, %rd4; ld.global.f32 %f3, [%rd7];
  fma.rn.f32 %f4, %f2, %f1, %f3; st.global.f32 [%rd7], %f4;
DONE: ret; }"""

FMA_LOOP = """.visible .entry k(.param .u64 out) {""" + INDEX + """
  cvt.rn.f32.s32 %f1, %r4; mov.f32 %f2, 0f3F800000; mov.f32 %f3, 0f3F7FFFFE; mov.u32 %r5, 0;
LOOP: fma.rn.f32 %f1, %f1, %f3, %f2; add.s32 %r5, %r5, 1; setp.lt.s32 %p1, %r5, 256; @%p1 bra LOOP;
  ld.param.u64 %rd1, [out]; mad.wide.s32 %rd1, %r4, 4, %rd1; st.global.f32 [%rd1], %f1; ret; }"""

DIVERGENT = """.visible .entry k(.param .u64 out) {""" + INDEX + """
  rem.u32 %r6, %r4, 249; add.s32 %r6, %r6, 1; cvt.rn.f32.s32 %f1, %r4; mov.f32 %f2, 0f3F800000; mov.f32 %f3, 0f3F7FFFFE; mov.u32 %r5, 0;
LOOP: fma.rn.f32 %f1, %f1, %f3, %f2; add.s32 %r5, %r5, 1; setp.lt.u32 %p1, %r5, %r6; @%p1 bra LOOP;
  ld.param.u64 %rd1, [out]; mad.wide.s32 %rd1, %r4, 4, %rd1; st.global.f32 [%rd1], %f1; ret; }"""

TILES = """.visible .entry k(.param .u32 n, .param .u64 a, .param .u64 b, .param .u64 c) {
  .reg .b32 %r<32>; .reg .f32 %f<8>; .reg .b64 %rd<16>; .reg .pred %p<4>;
  .shared .align 4 .b8 sa[1024]; .shared .align 4 .b8 sb[1024];
  mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ctaid.y; ld.param.u32 %r5, [n];
  shl.b32 %r6, %r4, 4; add.s32 %r6, %r6, %r2; shl.b32 %r7, %r3, 4; add.s32 %r7, %r7, %r1;
  ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u64 %rd3, [c];
  mad.lo.s32 %r8, %r6, %r5, %r1; mul.wide.s32 %rd4, %r8, 4; add.s64 %rd1, %rd1, %rd4;
  mad.lo.s32 %r9, %r2, %r5, %r7; mul.wide.s32 %rd5, %r9, 4; add.s64 %rd2, %rd2, %rd5; mul.wide.s32 %rd6, %r5, 64;
  shl.b32 %r10, %r2, 6; shl.b32 %r11, %r1, 2; mov.u32 %r12, sa; mov.u32 %r13, sb;
  add.s32 %r14, %r12, %r10; add.s32 %r15, %r14, %r11; add.s32 %r16, %r13, %r11; add.s32 %r17, %r16, %r10;
  mov.f32 %f1, 0f00000000; mov.u32 %r18, 0;
TILE: ld.global.f32 %f2, [%rd1]; st.shared.f32 [%r15], %f2; ld.global.f32 %f3, [%rd2]; st.shared.f32 [%r17], %f3; bar.sync 0;
""" + "\n".join(f"ld.shared.f32 %f2, [%r14+{4 * k}]; ld.shared.f32 %f3, [%r16+{64 * k}]; fma.rn.f32 %f1, %f2, %f3, %f1;" for k in range(16)) + """
  bar.sync 0; add.s64 %rd1, %rd1, 64; add.s64 %rd2, %rd2, %rd6; add.s32 %r18, %r18, 16; setp.lt.s32 %p1, %r18, %r5; @%p1 bra TILE;
  mad.lo.s32 %r19, %r6, %r5, %r7; mul.wide.s32 %rd7, %r19, 4; add.s64 %rd3, %rd3, %rd7; st.global.f32 [%rd3], %f1; ret; }"""

HISTOGRAM = """.visible .entry k(.param .u64 data, .param .u64 bins) {""" + INDEX + """
  .reg .b32 %old; ld.param.u64 %rd1, [data]; mad.wide.s32 %rd1, %r4, 4, %rd1; ld.global.u32 %r5, [%rd1];
  ld.param.u64 %rd2, [bins]; mad.wide.u32 %rd2, %r5, 4, %rd2; atom.global.add.u32 %old, [%rd2], 1; ret; }"""


def _launch(text: str, grid: Any, block: Any, lanes: int | None, *args: Any) -> Callable[[], tuple[float, int]]:
    """A function that launches once and gives (seconds, thread-instructions)."""
    program = prepare(parse(HEADER + text, "bench.ptx"))
    memory = program.executable.new_memory()
    data = []
    for arg in args:
        if isinstance(arg, np.ndarray):
            address = memory.allocate(arg.nbytes)
            memory.copy_in(address, arg)
            data.append(address.to_bytes(8, "little"))
        else:
            data.append(arg.tobytes())
    config = LaunchConfig((*grid, 1, 1)[:3], (*block, 1, 1)[:3], **({"lanes": lanes} if lanes else {}))

    def run() -> tuple[float, int]:
        result = program.launch("k", memory, config, data)
        return result.seconds, result.thread_instructions

    return run


def workloads(lanes: int | None) -> dict[str, tuple[Callable[[], tuple[float, int]], Callable[[], object] | None, int]]:
    """By name: the launch, hand-written NumPy for the same, and the target in millions per second."""
    f4, i4 = np.float32, np.int32
    rng = np.random.default_rng(0)
    n = 1 << 20
    x, y = rng.random(n, f4), rng.random(n, f4)
    a, b = rng.random((512, 512), f4), rng.random((512, 512), f4)
    bins = rng.integers(0, 256, n, dtype=np.uint32)
    start = np.arange(1 << 16, dtype=f4)

    def saxpy() -> object:
        return np.multiply(x, f4(2)) + y

    def fma_loop(start: np.ndarray) -> Callable[[], object]:
        def run() -> object:
            value = start.copy()
            for _ in range(256):
                value *= f4(0.9999999)
                value += f4(1)
            return value

        return run

    return {
        "saxpy, 1 M threads": (_launch(SAXPY, (n // 256,), (256,), lanes, i4(n), f4(2), x, y), saxpy, 1000),
        "256-step FMA loop, 64 K threads": (_launch(FMA_LOOP, (256,), (256,), lanes, start), fma_loop(start), 1000),
        "divergent trip counts, 64 K threads": (_launch(DIVERGENT, (256,), (256,), lanes, start), None, 400),
        "FMA loop, 256 threads": (_launch(FMA_LOOP, (1,), (256,), lanes, start[:256]), fma_loop(start[:256]), 60),
        "divergent, 256 threads": (_launch(DIVERGENT, (1,), (256,), lanes, start[:256]), None, 30),
        "tiled matmul 512²": (_launch(TILES, (32, 32), (16, 16), lanes, i4(512), a, b, np.zeros_like(a)), lambda: a @ b, 400),
        "atomic histogram, 1 M threads": (_launch(HISTOGRAM, (n // 256,), (256,), lanes, bins, np.zeros(256, np.uint32)),
                                          lambda: np.bincount(bins, minlength=256), 60),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("workload", nargs="*", help="run only those whose name contains one of these")
    parser.add_argument("--lanes", type=int, help="lanes per batch")
    options = parser.parse_args()
    print(f"{'workload':38}{'ms':>9}{'M instr/s':>11}{'target':>8}{'NumPy ms':>10}{'ratio':>7}")
    for name, (launch, by_hand, target) in workloads(options.lanes).items():
        if options.workload and not any(word in name for word in options.workload):
            continue
        seconds, instructions = min(launch() for _ in range(12))
        line = f"{name:38}{seconds * 1e3:9.2f}{instructions / seconds / 1e6:11.0f}{target:8}"
        if by_hand is not None:
            best = 1e9
            for _ in range(5):
                begin = time.perf_counter()
                by_hand()
                best = min(best, time.perf_counter() - begin)
            line += f"{best * 1e3:10.2f}{seconds / best:7.1f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
