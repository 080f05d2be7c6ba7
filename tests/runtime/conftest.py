"""`ptx`: run kernels given as PTX text on NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from minicc.ptx.parsing.parser import parse
from minicc.runtime import LaunchConfig, LaunchResult, Memory, PreparedProgram, prepare

HEADER = ".version 8.3\n.target sm_90\n.address_size 64\n"


class Runner:
    """Launches kernels; `result`, `memory` and `program` are those of the last launch."""

    def __init__(self) -> None:
        self.result: LaunchResult
        self.memory: Memory
        self.program: PreparedProgram
        self.text = ""

    def prepare(self, text: str, **settings: Any) -> PreparedProgram:
        self.text = text
        if ".version" not in text:
            text = HEADER + text
        self.program = prepare(parse(text, "test.ptx"), **settings)
        self._by_engine = {None: self.program}
        self.memory = self.program.executable.new_memory()
        return self.program

    def launch(
        self, kernel: str, grid: Any, block: Any, *args: Any, engine: str | None = None, **config: Any
    ) -> LaunchResult:
        """Arrays are copied in and out; NumPy scalars are passed by their bytes. `engine` executes instead of
        the one of `prepare`.
        """
        if engine not in self._by_engine:
            self._by_engine[engine] = prepare(self.program.executable, engine=engine)
        program = self._by_engine[engine]
        arrays = []
        data = []
        for arg in args:
            if isinstance(arg, np.ndarray) and arg.ndim:
                address = self.memory.allocate(arg.nbytes)
                self.memory.copy_in(address, arg)
                arrays.append((address, arg))
                data.append(address.to_bytes(self.memory.address_bits // 8, "little"))
            else:
                data.append(arg if isinstance(arg, bytes) else arg.tobytes())
        try:
            self.result = program.launch(
                kernel, self.memory, LaunchConfig(_three(grid), _three(block), **config), data
            )
            for address, array in arrays:
                self.memory.copy_out(address, array)
        finally:
            for address, _ in arrays:
                self.memory.free(address)
        return self.result

    def __call__(self, text: str, grid: Any, block: Any, *args: Any, **config: Any) -> LaunchResult:
        """Prepare `text` and launch its only kernel."""
        program = self.prepare(text)
        return self.launch(program.executable.kernels[0], grid, block, *args, **config)


def _three(shape: Any) -> tuple[int, int, int]:
    shape = shape if isinstance(shape, tuple) else (shape,)
    return (*shape, 1, 1)[:3]


@pytest.fixture
def ptx() -> Runner:
    return Runner()


@pytest.fixture(scope="session")
def apply() -> Callable[..., np.ndarray]:
    """`apply(mnemonic, result type, operand types, *operand arrays)`: one instruction in many lanes.

    Operands may also be strings, which stand as written. Types are PTX's; pred results come as u32.
    Some lanes are computed again with one or all operands the same in all lanes, which the engine
    keeps as scalars, and must agree.
    """
    runner = Runner()

    def run(
        mnemonic: str, dtype: str, types: list[str], operands: list[Any], uniform: set[int], count: int
    ) -> np.ndarray:
        text = _one_instruction(mnemonic, dtype, types, operands, uniform)
        if text != runner.text:
            runner.prepare(text)
        out = np.zeros(count, f"u{_result_size(dtype)}")
        arrays = [np.ascontiguousarray(o) for o in operands if isinstance(o, np.ndarray)]
        runner.launch("k", -(-count // 128), 128, *arrays, out, np.uint32(count))
        return out

    def call(mnemonic: str, dtype: str, types: list[str], *operands: Any) -> np.ndarray:
        count = max(len(o) for o in operands if isinstance(o, np.ndarray))
        result = run(mnemonic, dtype, types, list(operands), set(), count)
        arrays = [i for i, o in enumerate(operands) if isinstance(o, np.ndarray)]
        few = min(count, 40)
        for lane in range(0, few, 3):
            single = [o[lane : lane + 1] if isinstance(o, np.ndarray) else o for o in operands]
            assert run(mnemonic, dtype, types, single, set(arrays), 1)[0] == result[lane], (
                f"{mnemonic} on scalars, lane {lane}"
            )
        for fixed in arrays if len(arrays) > 1 else ():
            spread = [o[:few] if isinstance(o, np.ndarray) else o for o in operands]
            spread[fixed] = np.full(few, operands[fixed][7 % few])
            mixed = run(mnemonic, dtype, types, spread, {fixed}, few)
            assert (mixed == run(mnemonic, dtype, types, spread, set(), few)).all(), (
                f"{mnemonic} with operand {fixed} uniform"
            )
        return result

    return call


def _result_size(dtype: str) -> int:
    return 4 if dtype == "pred" else _register(dtype)[0] // 8


def _one_instruction(
    mnemonic: str, dtype: str, types: list[str], operands: list[Any], uniform: set[int]
) -> str:
    """A kernel that applies the instruction; operands in `uniform` come from their array's first element."""
    lines, names, params = [], [], []
    for i, (type_, operand) in enumerate(zip(types, operands)):
        if isinstance(operand, str):
            names.append(operand)
            continue
        bits, register = _register(type_)
        params.append(f".param .u64 p{i}")
        lines.append(f".reg .{register} %a{i}; ld.param.u64 %rd1, [p{i}];")
        if i not in uniform:
            lines.append(f"mad.wide.u32 %rd1, %t, {max(bits // 8, 1)}, %rd1;")
        if type_ == "pred":
            lines.append(f"ld.global.u8 %w, [%rd1]; setp.ne.u32 %a{i}, %w, 0;")
        else:
            lines.append(f"ld.global.{'b8' if bits == 8 else register} %a{i}, [%rd1];")
        names.append(f"%a{i}")
    bits, register = _register(dtype)
    lines.append(f".reg .{register} %d; {mnemonic} %d, {', '.join(names)};")
    lines.append(f"ld.param.u64 %rd1, [out]; mad.wide.u32 %rd1, %t, {_result_size(dtype)}, %rd1;")
    if dtype == "pred":
        lines.append("selp.u32 %w, 1, 0, %d; st.global.u32 [%rd1], %w;")
    else:
        lines.append(f"st.global.{'b8' if bits == 8 else register} [%rd1], %d;")
    body = "\n".join(lines)
    return (
        f".visible .entry k({', '.join([*params, '.param .u64 out', '.param .u32 n'])})\n{{\n"
        ".reg .b64 %rd1; .reg .b32 %t, %w, %n; .reg .pred %stop;\n"
        "mov.u32 %t, %ctaid.x; mov.u32 %w, %tid.x; mad.lo.u32 %t, %t, 128, %w;\n"
        f"ld.param.u32 %n, [n]; setp.ge.u32 %stop, %t, %n; @%stop bra DONE;\n{body}\nDONE: ret;\n}}\n"
    )


def _register(type_: str) -> tuple[int, str]:
    """(bits in memory, type of the register) of an operand type."""
    if type_ == "pred":
        return 1, "pred"
    bits = int("".join(c for c in type_[1:] if c.isdigit()).rstrip() or 0)
    if type_ in ("f16", "bf16", "f16x2", "bf16x2"):
        bits = 32 if type_.endswith("x2") else 16
        return bits, f"b{bits}"
    if bits == 8:
        return 8, "b16"
    return bits, type_
