"""Random structured programs: the engine, in every mode and batch size, against Python itself.

A program is generated as PTX text and as a Python function at once. Threads work on three variables and
an array cell of their own; shared counters are touched by atomic additions, which commute.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

MASK = 0xFFFFFFFF
THREADS = 96
BLOCKS = 30


class Stop(Exception):
    pass


class Generator:
    """Builds statements that know how to print and how to run themselves."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.label = 0
        self.loops = 0

    def operand(self) -> tuple[str, Callable[[dict], int]]:
        pick = self.rng.randrange(5)
        if pick == 4:
            value = self.rng.choice([0, 1, 2, 3, 7, 31, 1000, MASK])
            return str(value), lambda s: value
        name = "xyzt"[pick]
        return f"%{name}", lambda s: s[name]

    def condition(self) -> tuple[str, Callable[[dict], bool]]:
        (a, fa), (b, fb) = self.operand(), self.operand()
        bits = self.rng.choice([1, 3, 7])
        op = self.rng.choice(["eq", "ne", "lt", "gt"])
        test = {"eq": int.__eq__, "ne": int.__ne__, "lt": int.__lt__, "gt": int.__gt__}[op]
        text = f"and.b32 %c, {a}, {bits}; and.b32 %d, {b}, {bits}; setp.{op}.u32 %p, %c, %d;"
        if a.startswith("%") is False:
            text = (
                f"mov.u32 %c, {a}; and.b32 %c, %c, {bits}; and.b32 %d, {b}, {bits}; setp.{op}.u32 %p, %c, %d;"
            )
        return text, lambda s: test(fa(s) & bits, fb(s) & bits)

    def fresh(self) -> str:
        self.label += 1
        return f"L{self.label}"

    def statements(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        parts = [self.statement(depth) for _ in range(self.rng.randint(1, 4))]

        def run(s: dict) -> None:
            for _, fn in parts:
                fn(s)

        return "\n".join(text for text, _ in parts), run

    def statement(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        kinds = ["assign"] * 4 + ["store", "load", "atomic", "guarded"]
        if depth:
            kinds += ["if"] * 2 + ["loop"] * 2
        return getattr(self, self.rng.choice(kinds))(depth)

    def assign(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        target = self.rng.choice("xyz")
        (a, fa), (b, fb) = self.operand(), self.operand()
        op, fn = self.rng.choice(
            [
                ("add.u32", lambda m, n: m + n),
                ("sub.u32", lambda m, n: m - n),
                ("mul.lo.u32", lambda m, n: m * n),
                ("xor.b32", lambda m, n: m ^ n),
                ("min.u32", min),
                ("max.u32", max),
            ]
        )

        def run(s: dict) -> None:
            s[target] = fn(fa(s), fb(s)) & MASK

        return f"mov.u32 %c, {a}; {op} %{target}, %c, {b};", run

    def guarded(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        test, holds = self.condition()
        target = self.rng.choice("xyz")
        a, fa = self.operand()

        def run(s: dict) -> None:
            if holds(s):
                s[target] = (s[target] + fa(s)) & MASK

        return f"{test} @%p add.u32 %{target}, %{target}, {a};", run

    def store(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        source = self.rng.choice("xyzt")

        def run(s: dict) -> None:
            s["cell"] = s[source]

        return f"st.global.u32 [%a], %{source};", run

    def load(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        target = self.rng.choice("xyz")

        def run(s: dict) -> None:
            s[target] = s["cell"]

        return f"ld.global.u32 %{target}, [%a];", run

    def atomic(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        source = self.rng.choice("xyzt")
        index = self.rng.randrange(4)

        def run(s: dict) -> None:
            s["counters"][index] = (s["counters"][index] + s[source]) & MASK

        return f"red.global.add.u32 [%m+{4 * index}], %{source};", run

    def if_(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        test, holds = self.condition()
        (then, run_then), (other, run_other) = self.statements(depth - 1), self.statements(depth - 1)
        first, second = self.fresh(), self.fresh()
        leaves = self.rng.random() < 0.1
        exit_ = "ret;" if leaves else ""

        def run(s: dict) -> None:
            if holds(s):
                run_then(s)
                if leaves:
                    raise Stop
            else:
                run_other(s)

        return f"{test} @!%p bra {first};\n{then}\n{exit_} bra {second};\n{first}:\n{other}\n{second}:", run

    def loop(self, depth: int) -> tuple[str, Callable[[dict], None]]:
        counter = f"%k{self.loops}"
        self.loops += 1
        bits = self.rng.choice([1, 3, 7, 15])
        bound, fbound = self.operand()
        test, breaks = self.condition()
        body, run_body = self.statements(depth - 1)
        head, done = self.fresh(), self.fresh()

        def run(s: dict) -> None:
            trips = fbound(s) & bits
            for _ in range(trips):
                run_body(s)
                if breaks(s):
                    break

        return (
            (
                f"mov.u32 {counter}, {bound}; and.b32 {counter}, {counter}, {bits};\n"
                f"{head}: setp.eq.u32 %p, {counter}, 0; @%p bra {done};\n{body}\n{test} @%p bra {done};\n"
                f"sub.u32 {counter}, {counter}, 1; bra {head};\n{done}:"
            ),
            run,
        )


setattr(Generator, "if", Generator.if_)


def program(seed: int) -> tuple[str, Callable[[dict], None]]:
    generator = Generator(seed)
    body, run = generator.statements(3)
    counters = "".join(f" .reg .u32 %k{i};" for i in range(generator.loops))
    return (
        f""".visible .entry k(.param .u64 cells, .param .u64 counters) {{
      .reg .u32 %t, %x, %y, %z, %c, %d; .reg .u64 %a, %m; .reg .pred %p;{counters}
      mov.u32 %c, %ctaid.x; mov.u32 %d, %ntid.x; mov.u32 %t, %tid.x; mad.lo.u32 %t, %c, %d, %t;
      ld.param.u64 %a, [cells]; mad.wide.u32 %a, %t, 4, %a; ld.param.u64 %m, [counters];
      mov.u32 %x, 1; mul.lo.u32 %y, %t, 7; shr.u32 %z, %t, 4;
      {body}
      add.u32 %x, %x, %y; xor.b32 %x, %x, %z; st.global.u32 [%a], %x; ret; }}""",
        run,
    )


def expected(run: Callable[[dict], None]) -> tuple[list[int], list[int]]:
    counters, cells = [0] * 4, []
    for t in range(THREADS * BLOCKS):
        s = {"t": t, "x": 1, "y": t * 7 & MASK, "z": t >> 4, "cell": 0, "counters": counters}
        try:
            run(s)
            s["cell"] = ((s["x"] + s["y"]) & MASK) ^ s["z"]
        except Stop:
            pass
        cells.append(s["cell"])
    return cells, counters


@pytest.mark.parametrize("seed", range(40))
def test_all_modes_agree_with_python(ptx, seed: int) -> None:
    text, run = program(seed)
    want_cells, want_counters = expected(run)
    ptx.prepare(text)
    for engine, lanes in (("reference", 1 << 16), ("plain", 1 << 16), ("reference", 200), ("plain", 1000)):
        cells, counters = np.zeros(THREADS * BLOCKS, "u4"), np.zeros(4, "u4")
        ptx.launch("k", BLOCKS, THREADS, cells, counters, engine=engine, lanes=lanes)
        assert cells.tolist() == want_cells, (engine, lanes)
        assert counters.tolist() == want_counters, (engine, lanes)
