"""`-Wbank-conflict` against the banks counted: random index expressions in a kernel, and the same in
Python.
"""

from __future__ import annotations

from random import Random

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.passes.lints import run_lints

SIZES = {"char": 1, "short": 2, "float": 4, "double": 8}


def expression(random: Random) -> str:
    text = "x"
    for _ in range(random.randrange(1, 4)):
        n, bits = random.choice((2, 3, 4, 8, 16, 32, 33)), random.choice((1, 2, 4, 8, 16, 32))
        text = random.choice((f"({text} * {n})", f"({text} + {n})", f"({text} // {bits})",
            f"({text} % {bits})", f"({text} & {bits - 1})", f"({text} ^ {bits})",
                              f"({text} << {n % 4})", f"({text} >> {n % 4})",
                              f"({text} | {bits})"))  # fmt: skip
    return text


def counted(indices: list[int], size: int) -> int:
    """Words a bank is asked for, by the programming guide's rule, group by group."""
    group = 32 * 4 // max(size, 4)
    worst = 1
    for first in range(0, 32, group):
        words = {
            byte // 4 for i in indices[first : first + group] for byte in range(i * size, i * size + size)
        }
        worst = max(worst, *(sum(w % 32 == bank for w in words) for bank in range(32)))
    return worst


def test_degrees_of_random_expressions() -> None:
    random = Random(4)
    cases = [(expression(random), random.choice(list(SIZES))) for _ in range(200)]
    lines = [f"{type}_s[{text.replace('//', '/')}] = 0;" for text, type in cases]
    arrays = "".join(f"__shared__ {type} {type}_s[4096]; " for type in SIZES)
    source = (
        f"__global__ void __launch_bounds__(32) k() {{ int x = threadIdx.x; {arrays}\n"
        + "\n".join(lines)
        + "\n}\n"
    )
    done = Compilation(source, "k.cu", parse_api_options(["-Wbank-conflict"]))
    assert done.optimized
    result = {
        d.location.line: int(d.message.split("-")[0])
        for d in done.diagnostics
        if d.flag == "bank-conflict" and d.location
    }
    assert len(result) > 10
    wrong = []
    for line, (text, type) in enumerate(cases, 2):
        ways = [
            counted([eval(text, {"x": x + 32 * warp}) for x in range(32)], SIZES[type]) for warp in range(4)
        ]
        # What the analysis cannot follow, it passes over.
        if result.get(line, 1) > max(ways) or (
            line not in result and ways[0] > 1 and "|" not in text and "^" not in text and len(set(ways)) == 1
        ):
            wrong.append(f"{type} [{text}]: {ways} counted, {result.get(line)} said")
    assert not wrong, "\n".join(wrong)


def test_the_module_stays_as_it_is() -> None:
    text = Compilation(
        "__global__ void k() { __shared__ int s[64]; s[2 * threadIdx.x] = 1; }", "k.cu", parse_api_options([])
    ).module
    before = print_module(text)
    assert len(run_lints(text, ["bank-conflict"])) == 1
    assert print_module(text) == before
    assert not run_lints(parse_module("define void @f() {\n  ret void\n}\n", "f.ll"), ["bank-conflict"])
