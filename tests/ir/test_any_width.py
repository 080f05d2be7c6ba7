"""Integers of any width in `.ll` input: each operation against Python's integers, on edge values and random
ones.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from minicc.driver.api import ObjectCode
from minicc.driver.command import main

SLOT = 64
"""Bytes of a value in the buffers."""
COUNT = 48


def signed(n: int, a: int) -> int:
    return a - (1 << n) if a >> n - 1 else a


def clamp(n: int, value: int) -> int:
    return max(-(1 << n - 1), min((1 << n - 1) - 1, value))


def truncated(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def rotated(n: int, a: int, by: int) -> int:
    return a << by % n | a >> n - by % n


OPERATIONS: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda n, a, b: a + b,
    "sub": lambda n, a, b: a - b,
    "mul": lambda n, a, b: a * b,
    "and": lambda n, a, b: a & b,
    "or": lambda n, a, b: a | b,
    "xor": lambda n, a, b: a ^ b,
    "udiv": lambda n, a, b: a // b,
    "urem": lambda n, a, b: a % b,
    "sdiv": lambda n, a, b: truncated(signed(n, a), signed(n, b)),
    "srem": lambda n, a, b: signed(n, a) - truncated(signed(n, a), signed(n, b)) * signed(n, b),
    "shl": lambda n, a, b: a << b,
    "lshr": lambda n, a, b: a >> b,
    "ashr": lambda n, a, b: signed(n, a) >> b,
}
COMPARISONS: dict[str, Callable[[int, int, int], bool]] = {
    "eq": lambda n, a, b: a == b,
    "ne": lambda n, a, b: a != b,
    "ult": lambda n, a, b: a < b,
    "uge": lambda n, a, b: a >= b,
    "slt": lambda n, a, b: signed(n, a) < signed(n, b),
    "sge": lambda n, a, b: signed(n, a) >= signed(n, b),
}
CALLS: dict[str, Callable[[int, int, int], int]] = {
    "sadd.sat": lambda n, a, b: clamp(n, signed(n, a) + signed(n, b)),
    "uadd.sat": lambda n, a, b: min(a + b, (1 << n) - 1),
    "ssub.sat": lambda n, a, b: clamp(n, signed(n, a) - signed(n, b)),
    "usub.sat": lambda n, a, b: max(a - b, 0),
    "smax": lambda n, a, b: max(signed(n, a), signed(n, b)),
    "umin": lambda n, a, b: min(a, b),
    "fshl": lambda n, a, b: rotated(n, a, b),
    "fshr": lambda n, a, b: rotated(n, a, n - b % n),
    "ctpop": lambda n, a, b: a.bit_count(),
    "ctlz": lambda n, a, b: n - a.bit_length(),
    "cttz": lambda n, a, b: (a & -a).bit_length() - 1 if a else n,
    "abs": lambda n, a, b: abs(signed(n, a)),
    "bitreverse": lambda n, a, b: int(f"{a:0{n}b}"[::-1], 2),
}
SHIFTS: dict[str, Callable[[int, int, int], int]] = {
    "sshl.sat": lambda n, a, b: clamp(n, signed(n, a) << b),
    "ushl.sat": lambda n, a, b: min(a << b, (1 << n) - 1),
}


def arguments(name: str, t: str) -> str:
    match name:
        case "ctpop" | "bitreverse":
            return f"{t} %a"
        case "ctlz" | "cttz" | "abs":
            return f"{t} %a, i1 true" if name == "abs" else f"{t} %a, i1 false"
        case "fshl" | "fshr":
            return f"{t} %a, {t} %a, {t} %b"
    return f"{t} %a, {t} %b"


def kernel(n: int) -> tuple[str, list[Callable[[int, int, int], int]]]:
    """A kernel that does everything with two integers of `n` bits, and what each result is: of a, a divisor
    or a shift amount, and b.
    """
    t = f"i{n}"
    lines: list[str] = []
    expected: list[Callable[[int, int, int], int]] = []

    def result(value: str, width: int, wanted: Callable[[int, int, int], int]) -> None:
        place = len(expected)
        lines.append(
            f"  %p{place} = getelementptr i8, ptr %to, i64 {place * SLOT}\n  store i{width} {value}, ptr"
            f" %p{place}, align 1"
        )
        expected.append(lambda a, b, s: wanted(a, b, s) & (1 << width) - 1)

    for name, function in OPERATIONS.items():
        second = "%s" if name in ("shl", "lshr", "ashr") else "%d" if name[1:] in ("div", "rem") else "%b"
        lines.append(f"  %{name} = {name} {t} %a, {second}")
        result(
            f"%{name}", n, lambda a, b, s, f=function, o=second: f(n, a, {"%b": b, "%d": b | 1, "%s": s}[o])
        )
    for name, compare in COMPARISONS.items():
        lines.append(f"  %c{name} = icmp {name} {t} %a, %b\n  %x{name} = select i1 %c{name}, {t} %a, {t} 1")
        result(f"%x{name}", n, lambda a, b, s, f=compare: a if f(n, a, b) else 1)
    for name, function in (CALLS | SHIFTS).items():
        text = f"{t} %a, {t} %s" if name in SHIFTS else arguments(name, t)
        lines.append(f"  %i.{name} = call {t} @llvm.{name}.{t}({text})")
        result(f"%i.{name}", n, lambda a, b, s, f=function, o=name in SHIFTS: f(n, a, s if o else b))
    for op, sign in (("sadd", True), ("usub", False)):
        lines.append(
            f"  %w{op} = call {{ {t}, i1 }} @llvm.{op}.with.overflow.{t}({t} %a, {t} %b)\n  %v{op} ="
            f" extractvalue {{ {t}, i1 }} %w{op}, 1"
        )
        lines.append(f"  %z{op} = sext i1 %v{op} to {t}")
        result(
            f"%z{op}",
            n,
            (
                (lambda a, b, s: -(clamp(n, signed(n, a) + signed(n, b)) != signed(n, a) + signed(n, b)))
                if sign
                else lambda a, b, s: -(a < b)
            ),
        )
    for other in (5, 64, 90):
        if other != n:
            op = "trunc" if other < n else "sext"
            lines.append(
                f"  %t{other} = {op} {t} %a to i{other}\n  %u{other} = {'trunc' if other < n else 'zext'} {t}"
                f" %a to i{other}"
            )
            result(f"%t{other}", other, lambda a, b, s: signed(n, a))
            result(f"%u{other}", other, lambda a, b, s: a)
    text = (
        f"""define ptx_kernel void @k(ptr %from, ptr %into) {{
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr [2 x [{SLOT} x i8]], ptr %from, i32 %i
  %pb = getelementptr i8, ptr %pa, i64 {SLOT}
  %to = getelementptr [{len(expected)} x [{SLOT} x i8]], ptr %into, i32 %i
  %a = load {t}, ptr %pa, align 1
  %b = load {t}, ptr %pb, align 1
  %s = urem {t} %b, {n if n > 2 else 1}
  %d = or {t} %b, 1
"""
        + "\n".join(lines)
        + "\n  ret void\n}\n"
    )
    return text, expected


def compiled(tmp_path: Path, text: str, level: str) -> ObjectCode:
    (tmp_path / "k.ll").write_text(text)
    assert main([str(tmp_path / "k.ll"), level, "-o", str(tmp_path / "k.ptx")]) == 0
    return ObjectCode.from_ptx((tmp_path / "k.ptx").read_text())


@pytest.mark.parametrize(
    ("n", "level"),
    [(2, "-O0"), (7, "-O2"), (24, "-O0"), (33, "-O2"), (65, "-O2"), (128, "-O0"), (200, "-O2")],
)
def test_each_operation_gives_what_pythons_integers_give(n: int, level: str, tmp_path: Path) -> None:
    text, expected = kernel(n)
    rng = random.Random(n)
    edges = [0, 1, (1 << n) - 1, 1 << n - 1, (1 << n - 1) - 1]
    pairs = [
        (
            rng.choice(edges) if rng.random() < 0.4 else rng.getrandbits(n) >> rng.choice((0, 0, n // 2)),
            rng.choice(edges) if rng.random() < 0.2 else rng.getrandbits(n),
        )
        for _ in range(COUNT)
    ]
    # Only the bytes that hold the value may be read, and bits of the last one above it do not count.
    data = bytearray(rng.randbytes(COUNT * 2 * SLOT))
    size = -(-n // 8)
    for i, pair in enumerate(pairs):
        for j, value in enumerate(pair):
            at = (2 * i + j) * SLOT
            data[at : at + size] = value.to_bytes(size, "little")
    out = np.full(COUNT * len(expected) * SLOT, 0xEE, np.uint8)
    compiled(tmp_path, text, level)["k"]((1,), (COUNT,), (np.frombuffer(data, np.uint8).copy(), out))
    rows = out.reshape(COUNT, len(expected), SLOT)
    for i, (a, b) in enumerate(pairs):
        if signed(n, b | 1) == -1 and a == 1 << n - 1:
            continue  # its quotient is undefined
        for place, wanted in enumerate(expected):
            value = wanted(a, b, b % (n if n > 2 else 1))
            found = int.from_bytes(rows[i, place].tobytes().rstrip(b"\xee"), "little")
            stored = value.to_bytes(SLOT, "little")[: max(1, len(rows[i, place].tobytes().rstrip(b"\xee")))]
            assert found == int.from_bytes(stored, "little"), (
                n,
                place,
                hex(a),
                hex(b),
                hex(found),
                hex(value),
            )


def test_wide_integers_and_floats_convert_as_exact_arithmetic_says(tmp_path: Path) -> None:
    """To floats rounded once, to the nearest even; from floats exactly."""
    text = """define ptx_kernel void @k(ptr %from, ptr %d, ptr %f, ptr %back) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i128, ptr %from, i32 %i
  %a = load i128, ptr %p
  %pd = getelementptr [2 x double], ptr %d, i32 %i
  %s = sitofp i128 %a to double
  store double %s, ptr %pd
  %pu = getelementptr double, ptr %pd, i32 1
  %u = uitofp i128 %a to double
  store double %u, ptr %pu
  %pf = getelementptr float, ptr %f, i32 %i
  %g = uitofp i128 %a to float
  store float %g, ptr %pf
  %pb = getelementptr [2 x i128], ptr %back, i32 %i
  %x = fptosi double %s to i128
  store i128 %x, ptr %pb
  %half = lshr i128 %a, 1
  %h = uitofp i128 %half to float
  %y = fptoui float %h to i128
  %py = getelementptr i128, ptr %pb, i32 1
  store i128 %y, ptr %py
  ret void
}
"""
    rng = random.Random(3)
    values = [
        0,
        1,
        1 << 64,
        (1 << 64) - 1,
        (1 << 64) + 1,
        (1 << 89) + (1 << 36),
        (1 << 89) + (1 << 36) + 1,
        (1 << 88) + (1 << 64),
        (1 << 88) + (1 << 64) + 1,
        (1 << 128) - 1,
    ]
    values += [rng.getrandbits(128) >> rng.randrange(128) for _ in range(54)]
    values = [v for v in values if float(signed(128, v)) < 2.0**127]
    data = np.frombuffer(b"".join(v.to_bytes(16, "little") for v in values), np.uint8).copy()
    d, f, back = (
        np.zeros(2 * len(values)),
        np.zeros(len(values), np.float32),
        np.zeros(32 * len(values), np.uint8),
    )
    compiled(tmp_path, text, "-O2")["k"]((1,), (len(values),), (data, d, f, back))
    whole = [int.from_bytes(back[16 * i : 16 * i + 16].tobytes(), "little") for i in range(2 * len(values))]
    for i, value in enumerate(values):
        assert d[2 * i] == float(signed(128, value)) and d[2 * i + 1] == float(value), value
        assert float(f[i]) == nearest_single(value), value
        assert whole[2 * i] == int(float(signed(128, value))) % (1 << 128), value
        assert whole[2 * i + 1] == int(nearest_single(value >> 1)) % (1 << 128), value


def nearest_single(value: int) -> float:
    drop = max(value.bit_length() - 24, 0)
    high, rest = value >> drop, value & (1 << drop) - 1
    if drop and (rest > 1 << drop - 1 or (rest == 1 << drop - 1 and high & 1)):
        high += 1
    return math.inf if high << drop >= 1 << 128 else float(high << drop)
