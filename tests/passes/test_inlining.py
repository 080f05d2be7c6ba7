"""Inlining is linear in the length of a chain of calls, and drops what it has moved."""

from __future__ import annotations

import time

import pytest

import minicc
from minicc.ir.opcodes import OPCODES
from minicc.ir.parser import parse_module
from minicc.passes.manager import run_passes
from minicc.passes.transform import inline


def _chain(length: int, inline: str) -> str:
    lines = [f"__device__ {inline} float f0(float x) {{ return x + 1; }}"]
    lines += [
        f"__device__ {inline} float f{n}(float x) {{ return f{n - 1}(x) + {n}; }}" for n in range(1, length)
    ]
    return "\n".join([*lines, f"__global__ void k(float *x) {{ x[0] = f{length - 1}(x[0]); }}"])


def _seconds(length: int, inline: str) -> float:
    text = _chain(length, inline)
    best = 1e9
    for _ in range(2):
        start = time.process_time()
        minicc.compile(text, options=["-O2"]).ptx  # noqa: B018
        best = min(best, time.process_time() - start)
    return best


@pytest.mark.parametrize("inline", ["", "__forceinline__"])
def test_a_chain_costs_its_length(inline: str) -> None:
    # Sixteen times as long: 256 times the time if it were quadratic, and busy machines double a time.
    assert _seconds(1600, inline) < 80 * _seconds(100, inline)


def test_nothing_is_left_of_a_chain() -> None:
    ptx = minicc.compile(_chain(50, ""), options=["-O2"]).ptx
    assert ".func" not in ptx and "call" not in ptx


def test_how_large_a_function_is_copied_to_every_call() -> None:
    assert _copied(inline.LIMIT) and not _copied(inline.LIMIT + 1)


def _copied(cost: int) -> bool:
    """Whether two functions that call one of this cost get its code, none or both."""
    size = cost - OPCODES["ret"].cost
    body = "".join(f"  %x{n + 1} = xor i32 %x{n}, {n}\n" for n in range(size))
    text = f"define internal i32 @f(i32 %x0) {{\n{body}  ret i32 %x{size}\n}}\n"
    text += "".join(
        f"define i32 @g{n}(i32 %x) {{\n  %r = call i32 @f(i32 %x)\n  ret i32 %r\n}}\n" for n in range(2)
    )
    module = parse_module(text)
    run_passes(module, ["inline"])
    calls = [any(i.op == "call" for i in module.functions[f"g{n}"].instrs()) for n in range(2)]
    assert calls[0] == calls[1]
    return not calls[0]
