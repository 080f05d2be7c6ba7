"""The engine protocol: an engine of a few instructions, defined here, serves all callers."""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable, Iterator

import numpy as np
import pytest

import minicc
from minicc.ptx.model import Address, Instruction, LabelDef, Operand, Register, Special, SymbolAddress
from minicc.runtime import ENGINES, Capabilities, LaunchConfig, LaunchResult, Memory, Watch, choose
from minicc.runtime.engine.executable import Executable, KernelLayout
from minicc.runtime.engine.printing import Sink
from minicc.support.diagnostics import LaunchError

SOURCE = """
__global__ void scale(int n, float a, float *x) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = a * x[i];
}
"""


class Toy:
    """An engine that runs one thread after the other and knows the dozen instructions that `scale` is made
    of.
    """

    name = "toy"
    capabilities = Capabilities()

    def prepare(self, executable: Executable, watch: Watch) -> ToyCode:
        known = {"ld", "st", "mov", "mad", "setp", "bra", "cvta", "mul", "add", "ret"}
        for fn in executable.module.entries:
            for instr in fn.instructions():
                if instr.opcode not in known:
                    raise LaunchError(f"engine 'toy' does not execute '{instr.opcode}'")
        return ToyCode()


class ToyCode:
    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        result = LaunchResult(ctas=config.grid[0])
        statements = list(kernel.fn.body or [])
        labels = {s.name: n for n, s in enumerate(statements) if isinstance(s, LabelDef)}
        offsets = {slot.name: slot.offset for slot in kernel.slots}
        for cta in range(config.grid[0]):
            for thread in range(config.block[0]):
                place = {"%tid.x": thread, "%ctaid.x": cta, "%ntid.x": config.block[0]}
                result.thread_instructions += sum(
                    1 for _ in _thread(statements, labels, offsets, place, memory, params)
                )
        return result


def _thread(
    statements: list,
    labels: dict[str, int],
    offsets: dict[str, int],
    place: dict[str, int],
    memory: Memory,
    params: bytes,
) -> Iterator[None]:
    registers: dict[str, int | float | bool] = {}

    def value(operand: Operand) -> int | float | bool:
        if isinstance(operand, Register):
            return registers[operand.name]
        return place[operand.name] if isinstance(operand, Special) else operand.value  # type: ignore[union-attr]

    at = 0
    while True:
        instr = statements[at]
        at += 1
        if not isinstance(instr, Instruction):
            continue
        yield
        if instr.guard is not None and registers[instr.guard.name] is instr.negated:
            continue
        target, *rest = instr.operands or (None,)
        match instr.opcode:
            case "ret":
                return
            case "bra":
                at = labels[target.name]  # type: ignore[union-attr]
            case "st":
                assert isinstance(target, Address) and isinstance(target.base, Register)
                memory.copy_in(
                    int(registers[target.base.name]) + target.offset, np.array([value(rest[0])], "f4")
                )
            case "ld":
                (source,), kind = rest, instr.modifiers[-1]
                assert isinstance(source, Address)
                code = {"u64": "<Q", "u32": "<I", "s32": "<i", "b32": "<I", "f32": "<f"}[kind]
                if isinstance(source.base, SymbolAddress):
                    data = params[offsets[source.base.name] + source.offset :]
                else:
                    assert isinstance(source.base, Register)
                    data = bytes(memory.host_view(int(registers[source.base.name]) + source.offset, 4))
                registers[target.name] = struct.unpack_from(code, data)[0]  # type: ignore[union-attr]
            case _:
                name = "setp." + instr.modifiers[0] if instr.opcode == "setp" else instr.opcode
                registers[target.name] = COMPUTE[name](*map(value, rest))  # type: ignore[union-attr]


COMPUTE: dict[str, Callable[..., int | float | bool]] = {
    "mov": lambda a: a, "cvta": lambda a: a, "add": operator.add, "mul": operator.mul, "mad": lambda a, b,
    c: a * b + c,
    "setp.ge": operator.ge, "setp.gt": operator.gt, "setp.le": operator.le, "setp.lt": operator.lt,
}  # fmt: skip


def test_a_foreign_engine_executes_a_kernel() -> None:
    x = np.arange(100, dtype=np.float32)
    result = minicc.compile(SOURCE)["scale"]((4,), (32,), (100, 2.0, x), engine=Toy())
    assert np.array_equal(x, 2 * np.arange(100, dtype=np.float32))
    ours = minicc.compile(SOURCE)["scale"]((4,), (32,), (100, 2.0, x))
    assert (result.engine, result.reason, ours.engine, ours.reason) == (
        "toy",
        "it was requested",
        "reference",
        "the launch is small",
    )
    assert result.thread_instructions == ours.thread_instructions


def test_what_an_engine_cannot_do_is_refused_before_it_runs() -> None:
    obj, x = minicc.compile(SOURCE), np.zeros(4, np.float32)
    with pytest.raises(LaunchError, match="engine 'toy' does not report: instruction"):
        obj["scale"]((1,), (4,), (4, 2.0, x), engine=Toy(), observers=[minicc.Counts()])
    with pytest.raises(LaunchError, match="engine 'toy' has one order of threads; 'order' must be None"):
        obj["scale"]((1,), (4,), (4, 2.0, x), engine=Toy(), device=minicc.Device(order=3))
    with pytest.raises(LaunchError, match="engine 'toy' does not execute 'bar'"):
        minicc.compile("__global__ void k() { __syncthreads(); }")["k"]((1,), (1,), (), engine=Toy())


def test_engines_are_chosen_by_a_table() -> None:
    assert choose(None, Watch(check_uniform=True)) == (ENGINES[0].engine, ENGINES[0].reason)
    assert choose(None)[0].name == "automatic"
    assert [choose(c.name)[0] for c in ENGINES] == [c.engine for c in ENGINES]
    with pytest.raises(LaunchError, match=r"unknown engine 'quick' \(there are: reference, plain, native\)"):
        choose("quick")


def test_the_environment_names_an_engine(monkeypatch) -> None:
    monkeypatch.setenv("MINICC_ENGINE", "plain")
    result = minicc.compile(SOURCE)["scale"]((1,), (4,), (4, 2.0, np.ones(4, np.float32)))
    assert (result.engine, result.reason) == ("plain", "MINICC_ENGINE names it")


def test_large_launches_and_those_that_come_again_run_as_machine_code(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    kernel, x = minicc.compile(SOURCE)["scale"], np.ones(1 << 16, np.float32)
    assert kernel((4,), (32,), (100, 2.0, x)).engine == "reference"
    large = kernel((256,), (256,), (1 << 16, 2.0, x))
    assert (large.engine, large.reason, large.thread_instructions > 1 << 18) == (
        "native",
        "the launch is large",
        True,
    )
    loops = minicc.compile(
        """#include <cstdio>
      __global__ void k(int *x, int n) { if (n > 9) printf("%d;", n); int *p = new int(n);
        for (int i = 0; i < n; i++) x[threadIdx.x] += *p; delete p; }"""
    )["k"]
    for n, engine, reason in (
        (8, "reference", "the launch is small"),
        (10_000, "native", "the launch runs for long"),
        (8, "native", "the kernel has run for long"),
    ):
        sums = np.arange(4, dtype=np.int32)
        result = loops((1,), (4,), (sums, n))
        assert (result.engine, result.reason, result.output) == (engine, reason, "10000;" * 4 * (n > 9)) and (
            sums == np.arange(4) + n * n
        ).all()
    monkeypatch.setattr("minicc.jit.engine_selection.COMPILE_AFTER", 0.0)
    monkeypatch.setattr("minicc.jit.engine_selection.COMPILE_SECONDS", 0.0)
    assert kernel((4,), (32,), (100, 2.0, x)).reason == "the kernel has run for long"
    waits = minicc.compile(
        "__global__ void k(int *x) { while (atomicCAS(x, 0, 1)) ; x[1]++; atomicExch(x, 0); }"
    )["k"]((1,), (4,), (np.zeros(2, np.int32),))
    assert (waits.engine, waits.reason) == ("reference", "its threads wait for each other")


def test_large_kernels_are_tried_for_longer_before_they_are_compiled(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    many = "".join(f"x[i] = x[i] * {2 * k + 1}u ^ {k}u; " for k in range(900))
    source = (
        "__global__ void k(unsigned *x, int n) { for (int t = 0; t < n; t++) { unsigned i = (threadIdx.x +"
        f" t) & 7; {many} }} }}"
    )
    small = "__global__ void k(unsigned *x, int n) { for (int t = 0; t < n; t++) x[threadIdx.x] ^= t; }"
    for text, n, engine in ((small, 10_000, "native"), (source, 12, "reference"), (source, 400, "native")):
        result = minicc.compile(text)["k"](1, 8, (np.zeros(8, np.uint32), n))
        assert result.engine == engine, (n, result.reason)
