"""How fast PTX is read: lines a second of nvcc's output, parsed and verified, and whether ten times the text
takes ten times as long.

    python bench/ptx_speed.py [LINES]

The inputs are stored (`tests/ptx/programs`), so nvcc is not needed. Fails below 30,000 lines a second, or
when the largest text (LINES, 200,000 unless told) takes more than half as long again per line as one of a
tenth of it.
"""

from __future__ import annotations

import gc
import re
import sys
import time
from pathlib import Path

from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify

PROGRAMS = Path(__file__).parents[1] / "tests" / "ptx" / "programs"
GOAL = 30_000


def functions(text: str) -> tuple[str, str]:
    """(what stands before the first kernel, the text of all kernels) of a program of nvcc's."""
    begin = re.search(r"(?m)^(?:\.visible |\.weak )*\.entry", text)
    assert begin is not None
    end = text.rindex("\n}\n") + 3
    return text[: begin.start()], text[begin.start() : end]


def many_kernels(text: str, lines: int) -> str:
    """`text` with its kernels repeated under new names until there are that many lines."""
    head, body = functions(text)
    names = sorted(
        set(re.findall(r"\.(?:entry|func) +(?:\([^)]*\) *)?([\w$]+)", body)), key=len, reverse=True
    )
    copies = max(1, lines // max(body.count("\n"), 1))
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, names))})")
    return head + body + "".join(pattern.sub(rf"\g<1>_{n}", body) for n in range(1, copies))


def long_kernel(text: str, lines: int) -> str:
    """One kernel whose body is that of `text`'s first, repeated with its own labels."""
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


def rate(text: str, runs: int = 3) -> tuple[float, float, float]:
    """(parsing alone, parsing and verifying, printing) in lines a second: the best of `runs`, in CPU time."""
    lines = text.count("\n")
    best = [float("inf")] * 3
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
            best = [min(b, s) for b, s in zip(best, spans)]
    finally:
        gc.enable()
    return lines / best[0], lines / best[1], lines / best[2]


def main() -> int:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    print(f"{'input':42} {'lines':>8} {'parse':>9} {'+ verify':>9} {'print':>9}   lines a second")
    slowest = float("inf")
    for path in sorted(PROGRAMS.glob("nvcc*.ptx")):
        text = path.read_text()
        parsed, verified, printed = rate(text, 20)
        print(f"{path.name:42} {text.count(chr(10)):8} {parsed:9.0f} {verified:9.0f} {printed:9.0f}")
    fair = True
    base = (PROGRAMS / "nvcc_calls_and_math.ptx").read_text()
    for name, make in (("many kernels", many_kernels), ("one long kernel", long_kernel)):
        rates = []
        for lines in (most // 100, most // 10, most):
            text = make(base, lines)
            parsed, verified, printed = rate(text)
            rates.append(verified)
            slowest = min(slowest, verified)
            print(f"{name:42} {text.count(chr(10)):8} {parsed:9.0f} {verified:9.0f} {printed:9.0f}")
        fair &= rates[-1] > rates[-2] / 1.5
    print(
        f"goal: {GOAL} lines a second with verification, met by {slowest / GOAL:.1f} times; "
        + ("time is linear" if fair else "time grows faster than the text")
    )
    return 0 if slowest >= GOAL and fair else 1


if __name__ == "__main__":
    sys.exit(main())
