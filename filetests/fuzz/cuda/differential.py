"""Differential testing: run one program under several compilers and settings, and compare the memory after
it.

Oracles: minicc at different levels and register budgets, LLVM's code generator on minicc's IR, and nvcc's PTX
of the same source, if nvcc is installed. All run on minicc's runtime.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import SubprocessError
from types import MappingProxyType

import numpy as np

from ....driver.api import ObjectCode
from ....driver.options import parse_api_options
from ....driver.pipeline import Compilation
from ....driver.values import parse_value
from ....support.diagnostics import MiniccError
from ...assemble import nvcc_ptx
from .kernels import COUNTERS, INPUT_ELEMENTS, INPUTS, OUTPUTS, OWNED, SCALARS, RandomProgram

NVCC = "nvcc"
CONFIGURATIONS = (
    "-O0",
    "-O2",
    "-O2 -verify-each",
    "-O2 -maxrregcount=16",
    "-O1 -maxrregcount=24",
    "--codegen=llvm",
    NVCC,
)
WEIGHTS = (2, 2, 2, 2, 1, 1)
"""The relative frequencies of the configurations other than nvcc."""
MAX_STEPS = 20_000_000
NVCC_SECONDS = 20
"""nvcc's time limit for one program: it does not end on some."""
_FILE = re.compile(r"^\S+\(\d+\): error: ")
"""The prefix of nvcc's first error."""
DTYPES = {"unsigned char": "u1", "char": "i1", "short": "i2", "unsigned short": "u2", "int": "i4",
    "unsigned": "u4", "long long": "i8", "unsigned long long": "u8", "float": "f4",
    "double": "f8"}  # fmt: skip


class MemoryMismatch(Exception):
    """Two configurations computed different memory, or one of them failed."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """A program's code: a module, perhaps with other programs' kernels, and its kernel's name in it."""

    code: ObjectCode
    kernel: str = "k"


def compiled(
    text: str, configuration: str, warnings: str = "-w", seconds: float = NVCC_SECONDS
) -> ObjectCode:
    """Compile `text` under a configuration; branches that are declared uniform are checked as they run.
    Warnings are appended to `warnings`. Raises subprocess.TimeoutExpired if nvcc takes longer than `seconds`.
    """
    if configuration == NVCC:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "k.cu")
            source.write_text(text)
            try:
                return ObjectCode.from_ptx(
                    nvcc_ptx(source, "-fmad=false", "-arch=sm_80", "-std=c++17", "-w", seconds=seconds)
                )
            except RuntimeError as error:
                raise RuntimeError(_FILE.sub("", str(error).splitlines()[0])) from None
    options = parse_api_options([*configuration.split(), "-fmad=false", warnings])
    return ObjectCode(Compilation(text, "k.cu", options), check_uniform=True)


def together(programs: Sequence[RandomProgram]) -> dict[int, Compiled]:
    """Compile several programs, by their seeds, with nvcc in one file, since most of its time is start-up.
    Returns {} if nvcc rejects one of them.
    """
    spaces = (
        f"namespace p{program.seed} {{\n{program.text.replace('void k(', f'void k{program.seed}(')}}}\n"
        for program in programs
    )
    try:
        code = compiled("".join(spaces), NVCC, seconds=NVCC_SECONDS + 2 * len(programs))
    except (MiniccError, RuntimeError, SubprocessError):
        return {}
    return {program.seed: Compiled(code, f"k{program.seed}") for program in programs}


def arguments(program: RandomProgram) -> dict[str, str]:
    """Return the arguments of kernel `k` as in a LAUNCH line: small, edge and random values, determined by
    the seed.
    """
    rng = np.random.default_rng(program.seed)
    texts = {"n": str(program.threads)}
    texts |= {
        name: f"[{', '.join(map(_literal, _buffer(rng, DTYPES[t.name], INPUT_ELEMENTS)))}]".replace(" ", "")
        for name, t in INPUTS
    }
    texts |= {
        name: f"random({program.threads * OWNED},{t[0]}{8 * int(t[1])},{rng.integers(1000)})"
        for name, t in ((name, DTYPES[t.name]) for name, t in OUTPUTS)
    }
    texts |= {"counters": f"zeros({COUNTERS},u32)", "wide_counters": f"zeros({COUNTERS},u64)"}
    return texts | {name: _literal(_buffer(rng, DTYPES[t.name], 1)[0]) for name, t in SCALARS}


def _literal(value: np.generic) -> str:
    return repr(value.item())


def _buffer(rng: np.random.Generator, dtype: str, count: int) -> np.ndarray:
    kind = np.dtype(dtype)
    if kind.kind == "f":
        edges = np.array(
            [0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 1e-40, 1e10, -3e38, 0.1, 255.5], kind
        )
        out = (rng.standard_normal(count) * 10.0 ** rng.integers(-3, 6, count)).astype(kind)
    else:
        info = np.iinfo(kind)
        edges = np.array([0, 1, 2, 7, info.max, info.min, info.max - 1, info.max // 2 + 1, 31, 32, 100], kind)
        out = rng.integers(info.min, info.max, count, dtype=kind, endpoint=True)
        small = rng.random(count) < 0.4
        out[small] = rng.integers(0, 50, count).astype(kind)[small]
    special = rng.random(count) < 0.25
    out[special] = rng.choice(edges, count)[special]
    return out


@dataclass(frozen=True, slots=True)
class Ran:
    """The buffers after a launch, by name, and the code that ran."""

    buffers: dict[str, np.ndarray]
    code: ObjectCode


def run(program: RandomProgram, configuration: str, made: Compiled | None = None) -> Ran:
    """Compile, unless it is `made`, and launch. Raises the errors of the compiler or the runtime."""
    made = made or Compiled(compiled(program.text, configuration))
    hints = {name: np.dtype(DTYPES[t.name]) for name, t in (*INPUTS, *OUTPUTS, *SCALARS)}
    values = {name: parse_value(text, hints.get(name)) for name, text in arguments(program).items()}
    # Whether engines agree is another family's question, and most programs are too short to be worth machine
    # code.
    made.code[made.kernel](
        program.grid, program.block, list(values.values()), max_steps=MAX_STEPS, engine="reference"
    )
    return Ran({name: value for name, value in values.items() if isinstance(value, np.ndarray)}, made.code)


def differs(a: Ran, b: Ran) -> tuple[str, int, int] | None:
    """Return (buffer, first element, number) of the differences in memory (all NaNs are equal); None without
    one.
    """
    for name, x in a.buffers.items():
        y = b.buffers[name]
        same = x == y
        if x.dtype.kind == "f":
            same = (same & (np.signbit(x) == np.signbit(y))) | (np.isnan(x) & np.isnan(y))
        if not same.all():
            return name, int(np.argmin(same)), int((~same).sum())
    return None


def difference(a: Ran, b: Ran) -> str | None:
    """Return the differences as text."""
    result = differs(a, b)
    if result is None:
        return None
    name, i, count = result
    return (
        f"{name}[{i}]: {a.buffers[name][i]!r} and {b.buffers[name][i]!r} ({count} of {a.buffers[name].size}"
        " differ)"
    )


def compare(
    program: RandomProgram,
    configurations: Sequence[str] = CONFIGURATIONS,
    made: Mapping[str, Compiled] = MappingProxyType({}),
) -> list[Ran]:
    """Run under every configuration, some of which are `made` already. Raises Mismatch naming two that
    disagree.
    """
    outcome: list[Ran] = []
    for configuration in configurations:
        try:
            result = run(program, configuration, made.get(configuration))
        except (
            MiniccError,
            RuntimeError,
            AssertionError,
            ArithmeticError,
            LookupError,
            TypeError,
            ValueError,
            AttributeError,
        ) as error:
            raise MemoryMismatch(f"{configuration}: {type(error).__name__}: {error}") from error
        if outcome and (message := difference(outcome[0], result)):
            raise MemoryMismatch(f"{configurations[0]} | {configuration}: {message}")
        outcome.append(result)
    return outcome
