"""Random kernels whose threads wait for each other, each with its only correct result.

A kernel combines a pattern (flags in a chain, tickets, spin locks, a look-back scan, a barrier of the grid,
queues, an mbarrier) with a way to wait: the instruction that reads a word, the path of the value to the
condition (a local variable, an array, shared memory, calls, pointers to pointers), and the shape of the loop.
No result depends on the schedule, and all need only the guarantee of CUDA from sm_70 on: every thread of a
resident block makes progress.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from ...driver.api import ObjectCode, compile
from ...support.diagnostics import MiniccError
from ..assemble import find_tool, nvcc_ptx
from .program import Choices, Family, FamilyReport, Finding, rows_of

MASK = 2**32 - 1
SETTINGS = ("-O0", "-O2", "-G", "nvcc -O3", "nvcc -G")
"""The compiler and options of a kernel; without nvcc, minicc at the same level."""
ENGINES = ("native", None)
GRIDS = (1, 3, 8)
"""The numbers of blocks of a kernel's launches, on each engine."""
WORDS = 1024
"""The number of words in each buffer."""

PRELUDE = """typedef unsigned int u32; typedef unsigned long long u64;
__device__ __noinline__ u32 fetch(volatile u32 *p) { return *p; }
__device__ __noinline__ void fetch_into(u32 *p, u32 *to) { *to = *(volatile u32 *)p; }
__device__ __noinline__ u32 fetch_deep(u32 *p, int depth) {
  return depth ? fetch_deep(p, depth - 1) : *(volatile u32 *)p; }
struct Pair { u32 other, value; };
__device__ __noinline__ Pair fetch_pair(u32 *p) { Pair s; s.other = 1; s.value = *(volatile u32 *)p; return s;
  }
__device__ inline u32 acquire(u32 *p) { u32 v;
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory"); return v; }
__device__ inline u32 relaxed(u32 *p) { u32 v;
  asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory"); return v; }
__device__ inline u32 plain(u32 *p) { u32 v;
  asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory"); return v; }
__device__ inline void publish(u32 *p, u32 v) { __threadfence(); *(volatile u32 *)p = v; }
"""

_READS = (
    "*(volatile u32 *)({})",
    "atomicAdd({}, 0u)",
    "atomicOr({}, 0u)",
    "acquire({})",
    "relaxed({})",
    "plain({})",
    "fetch({})",
)
"""Expressions that read a word of memory."""

Contents = tuple[list[int], list[int]]
"""The first words of `out` and of `data`."""
Carrier = tuple[str, str, str]
"""The path of a value: declarations, a statement that reads it (`READ` is the value), and an expression for
the result.
"""
_CARRIERS: tuple[Carrier, ...] = (
    ("u32 v;", "v = READ;", "v"),
    ("u32 a[4];", "a[(t + zero) & 3] = READ;", "a[t & 3]"),
    ("u32 a[4] = {0, 0, 0, 0};", "a[t & 3] = READ; a[(t + 1) & 3] = a[(t + zero) & 3];", "a[(t + 1) & 3]"),
    ("__shared__ u32 slot[128];", "slot[t] = READ;", "slot[t ^ zero]"),
    ("__shared__ volatile u32 slot[128];", "slot[t] = READ;", "slot[t]"),
    ("Pair s;", "s.value = READ; s.other = s.value;", "s.other"),
    ("u32 v, *p = &v, **q = &p;", "**q = READ;", "**(zero ? nullptr : q)"),
    ("u32 v; u64 wide;", "v = READ; wide = (u64)v << 32 | v;", "(u32)(wide >> 32)"),
)
_CALLS: tuple[Carrier, ...] = (
    ("u32 v;", "fetch_into(AT, &v);", "v"),
    ("u32 a[3];", "fetch_into(AT, a + 1 + zero);", "a[1]"),
    ("u32 v;", "v = fetch_deep(AT, 2);", "v"),
    ("Pair s;", "s = fetch_pair(AT);", "s.value"),
    ("u32 (*f)(volatile u32 *) = zero ? nullptr : fetch; u32 v;", "v = f(AT);", "v"),
    ("u32 *where = AT, **q = &where; u32 v;", "v = *(volatile u32 *)*q;", "v"),
)
"""Carriers that read the word at `AT` themselves."""
_SHAPES = (
    "do { LOAD } while (!(COND));",
    "LOAD while (!(COND)) { LOAD }",
    "for (;;) { LOAD if (COND) break; }",
    "bool done = false; while (!done) { LOAD if (COND) done = true; }",
    "u32 rounds = 0; do { LOAD rounds++; } while (!(COND)); if (zero) out[0] = rounds;",
    "again: LOAD if (!(COND)) goto again;",
    "do { for (u32 repeat = 0; repeat < 2 + zero; repeat++) { LOAD } } while (!(COND));",
    "do { LOAD __nanosleep(20); } while (!(COND));",
    "for (u32 polls = 0, more = 1; more; polls++) { LOAD more = (COND) ? 0 : 1; }",
)
# Variables of a shape have names that no pattern uses: what is waited for is spelled inside it.
_ONCE = tuple(shape for shape in _SHAPES if "repeat" not in shape)
"""Loop shapes that read once per iteration: a lock must not be taken twice."""


@dataclass(frozen=True, slots=True)
class WaitingKernel:
    """A kernel in the chunk's file: its name, its text, its compiler setting, threads of a block, and by the
    number of blocks the initial contents of `out` and `data`.
    """

    seed: int
    name: str
    text: str
    setting: str
    threads: int
    answer: Callable[[int], Contents]


class _WaitingWriter(Choices):
    """Draws the ways to wait of one kernel."""

    def __init__(self, seed: int) -> None:
        super().__init__(f"waiting {seed}")
        self._labels = 0

    def wait(self, at: str, condition: str, read: str = "") -> str:
        """Return a block that waits until the condition holds for the word at an address; `V` is its value.
        `read` is the required read expression.
        """
        moving = self.chance(0.15) and not read
        address = f"(({at}) + (moved++ & zero))" if moving else f"({at})"
        declared, load, value = self.pick(_CARRIERS if read or self.chance(0.65) else _CALLS)
        load = load.replace("READ", (read or self.pick(_READS)).format(address)).replace("AT", address)
        declared = declared.replace("AT", f"({at})")
        self._labels += 1
        loop = (
            self.pick(_SHAPES if not read else _ONCE)
            .replace("LOAD", load)
            .replace("COND", condition.replace("V", f"({value})"))
            .replace("again", f"again{self._labels}")
        )
        return f"{{ {'u32 moved = 0; ' if moving else ''}{declared} {loop} }}"


def generate(seed: int) -> WaitingKernel:
    """Return the kernel of a seed."""
    writer = _WaitingWriter(seed)
    setting = writer.pick(SETTINGS)
    threads = writer.pick((1, 8, 32, 48, 64))
    body, answer = writer.pick(_PATTERNS)(writer, threads)
    name = f"k{seed}"
    text = f"""extern "C" __global__ void {name}(u32 *flags, u32 *data, u32 *out, u32 zero)
{{ u32 t = threadIdx.x, b = blockIdx.x, block = blockDim.x, g = b * block + t, n = gridDim.x * block;
{body} }}
"""
    return WaitingKernel(seed, name, text, setting, threads, answer)


Pattern = tuple[str, Callable[[int], Contents]]


def _chain(w: _WaitingWriter, threads: int) -> Pattern:
    """Each thread waits for the flag of the previous one, in some order."""
    order = w.pick(("g", "n - 1 - g", "(g * 5 + 3) % n" if threads in (8, 32, 64) else "n - 1 - g"))
    target = w.random.randrange(1, 9)
    body = f"""u32 me = {order}, before = 0; if (me) {{
      {w.wait("flags + me - 1", f"V == {target}u")} before = *(volatile u32 *)(out + me - 1); }}
*(volatile u32 *)(out + me) = before * 3 + me + 1; publish(flags + me, {target});"""

    def answer(blocks: int) -> Contents:
        result: list[int] = []
        for me in range(blocks * threads):
            result.append(((result[-1] if result else 0) * 3 + me + 1) & MASK)
        return result, []

    return body, answer


def _shared_chain(w: _WaitingWriter, threads: int) -> Pattern:
    """A chain within a block, with flags in shared memory."""
    wait = w.wait(
        "flag + me - 1", "V != 0u", w.pick(("*(volatile u32 *)({})", "atomicAdd({}, 0u)", "fetch({})"))
    )
    body = f"""__shared__ u32 flag[64], value[64]; flag[t] = 0; __syncthreads();
      u32 me = {w.pick(("t", "block - 1 - t"))}, before = b;
if (me) {{ {wait} before = *(volatile u32 *)(value + me - 1); }}
  *(volatile u32 *)(value + me) = before * 7 + me; __threadfence_block(); *(volatile u32 *)(flag + me) = 1;
{w.pick(("__syncthreads();", ""))} out[b * block + me] = *(volatile u32 *)(value + me);"""

    def answer(blocks: int) -> Contents:
        result: list[int] = []
        for b in range(blocks):
            before = b
            for me in range(threads):
                before = (before * 7 + me) & MASK
                result.append(before)
        return result, []

    return body, answer


def _ticket(w: _WaitingWriter, threads: int) -> Pattern:
    """Tickets, served in order."""
    body = f"""u32 mine = atomicAdd(flags, 1u); {w.wait("flags + 1", "V == mine")}
volatile u32 *d = data; *d = *d * 5 + 1; d[1] = d[1] + g; publish(flags + 1, mine + 1);"""

    def answer(blocks: int) -> Contents:
        total = 0
        for _ in range(blocks * threads):
            total = (total * 5 + 1) & MASK
        return [], [total, sum(range(blocks * threads)) & MASK]

    return body, answer


def _lock(w: _WaitingWriter, threads: int) -> Pattern:
    """A spin lock, taken several times by each thread."""
    times = w.pick((1, 1, 2))
    take = w.pick(("atomicCAS({}, 0u, 1u)", "atomicExch({}, 1u)"))
    critical = "volatile u32 *d = data; d[0] = d[0] + g + 1; d[1] = d[1] + 1;"
    release = w.pick(("atomicExch(flags, 0u);", "publish(flags, 0);"))
    if w.chance(0.3):
        body = (
            f"for (u32 i = 0; i < {times}; i++) {{ bool done = false; while (!done) {{ if"
            f" ({take.format('flags')} == 0u) {{ __threadfence(); {critical} __threadfence(); {release} done"
            " = true; } } }"
        )
    else:
        body = (
            f"for (u32 i = 0; i < {times}; i++) {{ {w.wait('flags', 'V == 0u', take)} __threadfence();"
            f" {critical} __threadfence(); {release} }}"
        )
    return body, lambda blocks: (
        [],
        [times * sum(range(1, blocks * threads + 1)) & MASK, times * blocks * threads],
    )


def _look_back(w: _WaitingWriter, threads: int) -> Pattern:
    """A single-pass scan whose blocks look back at their predecessors."""
    number = w.pick(("atomicAdd(flags + 1000, 1u)", "b", "gridDim.x - 1 - b"))
    body = f"""__shared__ u32 at, prefix; if (t == 0) {{ at = {number}; u32 own = at * 7 + 1;
      data[at] = own; publish(flags + at, 1); u32 sum = 0;
for (int j = (int)at - 1; j >= 0; j--) {{
  {w.wait("flags + j", "V != 0u")} if (*(volatile u32 *)(flags + j) == 2) {{
  sum += *(volatile u32 *)(data + 256 + j); break; }} sum += *(volatile u32 *)(data + j); }}
data[256 + at] = sum + own; publish(flags + at, 2); prefix = sum; }} __syncthreads();
  out[at * block + t] = prefix + t;"""

    def answer(blocks: int) -> Contents:
        result, prefix = [], 0
        for b in range(blocks):
            result += [(prefix + t) & MASK for t in range(threads)]
            prefix += b * 7 + 1
        return result, [b * 7 + 1 for b in range(blocks)]

    return body, answer


def _grid_barrier(w: _WaitingWriter, threads: int) -> Pattern:
    """Rounds with a barrier of the whole grid between them; thread 0 of each block waits, or all threads
    do.
    """
    rounds = w.pick((2, 3))
    arrive = (
        "__threadfence(); if (atomicAdd(flags, 1u) == parties - 1) { flags[0] = 0; publish(flags + 1, r +"
        f" 1); }} else {w.wait('flags + 1', 'V > r')} __threadfence();"
    )
    if w.chance(0.6):
        barrier, parties = f"__syncthreads(); if (t == 0) {{ {arrive} }} __syncthreads();", "gridDim.x"
    else:
        barrier, parties = arrive, "n"
    if w.chance(0.3):  # the whole block polls, with barriers in the loop
        barrier = f"""__shared__ u32 seen; __syncthreads(); if (t == 0) {{ __threadfence();
          if (atomicAdd(flags, 1u) == parties - 1) {{ flags[0] = 0; publish(flags + 1, r + 1); }} }}
do {{ __syncthreads(); if (t == 0) seen = {w.pick(_READS).format("flags + 1")}; __syncthreads();
  }} while (seen <= r);"""
        parties = "gridDim.x"
    body = f"""volatile u32 *d = data; u32 parties = {parties}; d[g] = g; for (u32 r = 0; r < {rounds};
      r++) {{ {barrier}
d[(r + 1 & 1) * 512 + g] = d[(r & 1) * 512 + (g + block) % n] * 3 + r;
  }} out[g] = d[{rounds % 2} * 512 + g];"""

    def answer(blocks: int) -> Contents:
        n = blocks * threads
        now = list(range(n))
        for r in range(rounds):
            now = [(now[(g + threads) % n] * 3 + r) & MASK for g in range(n)]
        return now, []

    return body, answer


def _queue(w: _WaitingWriter, threads: int) -> Pattern:
    """A producer fills a ring of four slots, a consumer empties it: two neighbouring threads, or two of
    different halves of the block.
    """
    items = w.pick((5, 9))
    pair, role = w.pick((("t / 2", "(t & 1)"), ("t % (block / 2)", "t / (block / 2)")))
    send = (
        f"for (u32 i = 0; i < {items}; i++) {{ {w.wait('tail', 'V + 4 > i')} ring[i & 3] = i * 11 + pair;"
        " publish(head, i + 1); }"
    )
    take = (
        f"u32 sum = 0; for (u32 i = 0; i < {items}; i++) {{ {w.wait('head', 'V > i')} sum = sum * 3 + ring[i"
        " & 3]; publish(tail, i + 1); } out[b * (block / 2) + pair] = sum;"
    )
    first, second = (send, take) if w.chance(0.5) else (take, send)
    body = f"""u32 pair = {pair}; u32 *head = flags + (b * 32 + pair) * 2, *tail = head + 1;
      volatile u32 *ring = data + (b * 32 + pair) * 4;
if ({role} == 0) {{ {first} }} else {{ {second} }}"""
    if threads < 8 or threads == 48:
        body = f"if (block >= 8 && block != 48) {{ {body} }}"

    def answer(blocks: int) -> Contents:
        if threads < 8 or threads == 48:
            return [], []
        result = []
        for _ in range(blocks):
            for number in range(threads // 2):
                total = 0
                for i in range(items):
                    total = (total * 3 + i * 11 + number) & MASK
                result.append(total)
        return result, []

    return body, answer


def _arrivals(w: _WaitingWriter, threads: int) -> Pattern:
    """Phases of an mbarrier in shared memory."""
    rounds = w.pick((1, 3))
    test = (
        'asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" :'
        ' "=r"(ready) : "r"(bar), "l"(state) : "memory");'
    )
    shape = w.pick(
        (
            "do {{ {} }} while (!ready);",
            "for (;;) {{ {} if (ready) break; }}",
            "u32 a[2]; do {{ {} a[t & 1] = ready; }} while (!a[(t + zero) & 1]);",
        )
    ).format(test)
    body = f"""__shared__ __align__(8) u64 word; __shared__ u32 value[64];
      u32 bar = (u32)__cvta_generic_to_shared(&word);
if (t == 0) asm volatile("mbarrier.init.shared.b64 [%0], %1;" :: "r"(bar), "r"(block) : "memory");
  __syncthreads(); u32 mine = g;
for (u32 r = 0; r < {rounds}; r++) {{ u64 state; u32 ready; value[t] = mine;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
{{ {shape} }} mine = value[(t + 1) % block] * 3 + r;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory"); {{ {shape} }}
  }} out[g] = mine;"""

    def answer(blocks: int) -> Contents:
        result = []
        for b in range(blocks):
            now = [b * threads + t for t in range(threads)]
            for r in range(rounds):
                now = [(now[(t + 1) % threads] * 3 + r) & MASK for t in range(threads)]
            result += now
        return result, []

    return body, answer


_PATTERNS: tuple[Callable[[_WaitingWriter, int], Pattern], ...] = (
    _chain,
    _chain,
    _shared_chain,
    _ticket,
    _lock,
    _look_back,
    _grid_barrier,
    _grid_barrier,
    _queue,
    _arrivals,
)


def compiled(kernels: Sequence[WaitingKernel], setting: str) -> ObjectCode:
    """Compile some kernels in one module."""
    source = PRELUDE + "".join(kernel.text for kernel in kernels)
    compiler, _, level = setting.rpartition(" ")
    if compiler and find_tool("nvcc"):
        with TemporaryDirectory() as folder:
            file = Path(folder, "kernels.cu")
            file.write_text(source)
            return ObjectCode.from_ptx(nvcc_ptx(file, level, "-arch=sm_80", "-std=c++17", "-w"))
    return compile(source, options=("-w", level))


def complaint(kernel: WaitingKernel, code: ObjectCode) -> str:
    """Return the error in the launches of a kernel; '' if there is none."""
    for engine in ENGINES:
        for blocks in GRIDS:
            flags, data, out = (np.zeros(WORDS, np.uint32) for _ in range(3))
            try:
                code[kernel.name](
                    (blocks,), (kernel.threads,), (flags, data, out, np.uint32(0)), engine=engine
                )
            except MiniccError as error:
                return f"{engine or 'default'}, {blocks} blocks: {type(error).__name__}: {error}"
            for name, result, expected in zip(("out", "data"), (out, data), kernel.answer(blocks)):
                problem = np.flatnonzero(result[: len(expected)] != np.array(expected, np.uint32))
                if problem.size:
                    return (
                        f"{engine or 'default'}, {blocks} blocks: {name}[{problem[0]}]"
                        f" is {result[problem[0]]}"
                        f" instead of {expected[problem[0]]}"
                    )
    return ""


class WaitingFamily(Family):
    """Threads that wait for each other: flags in chains, tickets, spin locks, scans that look back, barriers
    of the grid, queues, mbarriers; what is read goes through locals, arrays, shared memory, calls, pointers
    to pointers. Each kernel has one right answer, and is launched on the native engine and on the one that is
    chosen by itself; what never ends is lost with its process.
    """

    name, suffix, chunk = "waiting", ".cu", 10

    def text(self, seed: int) -> str:
        """Return the source of a seed's kernel."""
        kernel = generate(seed)
        return f"// {kernel.setting}, {kernel.threads} threads\n{PRELUDE}{kernel.text}"

    def examine(self, first: int, count: int) -> FamilyReport:
        """Compare the results of each kernel with the correct ones."""
        report, groups = FamilyReport(), dict[str, list[WaitingKernel]]()
        for seed in range(first, first + count):
            kernel = generate(seed)
            groups.setdefault(kernel.setting, []).append(kernel)
        for setting, kernels in groups.items():
            self._launch(kernels, setting, report)
        return report

    def _launch(self, kernels: list[WaitingKernel], setting: str, report: FamilyReport) -> None:
        """Test kernels that are compiled together, or one by one if that fails."""
        try:
            code = compiled(kernels, setting)
        except MiniccError as error:
            if len(kernels) > 1:
                for kernel in kernels:
                    self._launch([kernel], setting, report)
                return
            report.judged += 1
            report.findings.append(
                Finding(
                    self.name,
                    kernels[0].seed,
                    f"{setting}: {type(error).__name__}: {error}",
                    self.text(kernels[0].seed),
                )
            )
            return
        report.rows |= rows_of([code._executable.module])
        for kernel in kernels:
            report.judged += 1
            problem = complaint(kernel, code)
            if problem:
                report.findings.append(
                    Finding(self.name, kernel.seed, f"{setting}: {problem}", self.text(kernel.seed))
                )

    def reduced(self, finding: Finding) -> str:
        """Return the program itself: a smaller one might wait forever."""
        return finding.text

    def filetest(self, finding: Finding, text: str) -> str:
        """Return a filetest of the correct results."""
        kernel = generate(finding.seed)
        out, data = kernel.answer(GRIDS[-1])
        lines = [
            f"// {finding.family} {finding.seed}: {finding.complaint.splitlines()[0]}",
            "// OPTIONS: -w",
            f"// CONFIGS: {kernel.setting.rpartition(' ')[2]}",
            (
                f"// LAUNCH: {kernel.name}<<<{GRIDS[-1]},{kernel.threads}>>> flags=zeros({WORDS},u32)"
                f" data=zeros({WORDS},u32) out=zeros({WORDS},u32) zero=0"
            ),
            "// ENGINES: reference native",
        ]
        lines += [
            f"// EXPECT: {name}[{len(expected) - 1}] == {expected[-1]}"
            for name, expected in (("out", out), ("data", data))
            if expected
        ]
        return "\n".join([*lines, text])
