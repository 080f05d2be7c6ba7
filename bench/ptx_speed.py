"""The speed of the PTX parser and verifier on nvcc's output, for small and large texts.

    python bench/ptx_speed.py [LINES]

The inputs are stored (`tests/ptx/programs`), so nvcc is not needed. Fails below 30,000 lines per second, or
when the largest text (LINES, default 200,000) takes more than half as long again per line as a tenth of it.
"""

from __future__ import annotations

import gc
import math
import re
import sys
import time

from harness import ROOT, Table, argument_parser

from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify

PROGRAMS = ROOT / "tests" / "ptx" / "programs"
GOAL = 30_000


def functions(text: str) -> tuple[str, str]:
    """Split a program of nvcc's: (the text before the first kernel, the text of all kernels)."""
    begin = re.search(r"(?m)^(?:\.visible |\.weak )*\.entry", text)
    assert begin is not None
    end = text.rindex("\n}\n") + 3
    return text[: begin.start()], text[begin.start() : end]


def many_kernels(text: str, lines: int) -> str:
    """Repeat the kernels of `text` under new names until there are that many lines."""
    head, body = functions(text)
    names = sorted(
        set(re.findall(r"\.(?:entry|func) +(?:\([^)]*\) *)?([\w$]+)", body)), key=len, reverse=True
    )
    copies = max(1, lines // max(body.count("\n"), 1))
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, names))})")
    return head + body + "".join(pattern.sub(rf"\g<1>_{n}", body) for n in range(1, copies))


def long_kernel(text: str, lines: int) -> str:
    """Return one kernel: the body of the first of `text`, repeated under new labels."""
    head, body = functions(text)
    begin, end = body.index("{\n") + 2, body.index("\n}\n")
    first, code = body[:begin], body[begin:end]
    declared = re.match(r"(?:\s*\.(?:reg|local|shared)\b.*\n|\s*//.*\n|\s*\n)*", code)
    assert declared is not None
    rest = code[declared.end() :]
    labels = sorted(set(re.findall(r"(?m)^(\$?[\w$]+):", rest)), key=len, reverse=True)
    pattern = re.compile("|".join(map(re.escape, labels)) or r"(?!)")
    copies = max(1, lines // max(rest.count("\n"), 1))
    return (
        head
        + first
        + declared[0]
        + "".join(pattern.sub(rf"\g<0>_{n}", rest) + "\n" for n in range(copies))
        + body[end + 1 :]
    )


def rates(text: str, runs: int = 3) -> tuple[float, float, float]:
    """Return lines per second of CPU time, the best of `runs`: parsed, parsed and verified, printed."""
    seconds = [math.inf] * 3
    gc.disable()
    try:
        for _ in range(runs):
            times = [time.process_time()]
            module = parse(text)
            times.append(time.process_time())
            assert not [d for d in verify(module) if d.severity == "error"]
            times.append(time.process_time())
            print_module(module)
            times.append(time.process_time())
            spans = (times[1] - times[0], times[2] - times[0], times[3] - times[2])
            seconds = [min(known, span) for known, span in zip(seconds, spans)]
    finally:
        gc.enable()
    parsed, verified, printed = (text.count("\n") / spent for spent in seconds)
    return parsed, verified, printed


def main() -> int:
    parser = argument_parser(__doc__)
    parser.add_argument("lines", nargs="?", type=int, default=200_000, help="lines of the largest text")
    most = parser.parse_args().lines
    print("lines per second:")
    table = Table("input:42", "lines:>8", "parse:>9.0f", "+ verify:>9.0f", "print:>9.0f")
    for path in sorted(PROGRAMS.glob("nvcc*.ptx")):
        text = path.read_text()
        table.print_row(path.name, text.count("\n"), *rates(text, 20))
    slowest, linear = math.inf, True
    base = (PROGRAMS / "nvcc_calls_and_math.ptx").read_text()
    for name, make in (("many kernels", many_kernels), ("one long kernel", long_kernel)):
        verified = []
        for lines in (most // 100, most // 10, most):
            text = make(base, lines)
            row = rates(text)
            verified.append(row[1])
            table.print_row(name, text.count("\n"), *row)
        slowest = min(slowest, *verified)
        linear &= verified[-1] > verified[-2] / 1.5
    print(
        f"goal: {GOAL} lines per second with verification, met by {slowest / GOAL:.1f} times; "
        + ("time is linear" if linear else "time grows faster than the text")
    )
    return 0 if slowest >= GOAL and linear else 1


if __name__ == "__main__":
    sys.exit(main())
