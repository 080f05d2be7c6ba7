"""The module that code generation hands to the runtime equals the module parsed from its printed text."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation, parse_ptx
from minicc.ptx.printer import print_module
from minicc.ptx.values import Operand

ROOT = Path(__file__).parents[2]
SAMPLE = sorted((ROOT / "examples").glob("*.cu"))[::6] + sorted((ROOT / "tests").rglob("*.cu"))[::89]
OPTIONS = (["-O0"], ["-O2", "-lineinfo"], ["-O1", "-src-in-ptx"])


def compiled(path: Path, options: list[str]) -> Compilation | None:
    """Compile a file; None for one with errors."""
    compilation = Compilation(path.read_text(), path.name, parse_api_options(options))
    try:
        compilation.ptx  # noqa: B018 - raises
    except Exception:
        return None
    return compilation


def assert_equal(one: Any, other: Any) -> None:
    """Assert that two parts of modules are equal field by field; source locations are not compared."""
    assert type(one) is type(other)
    if isinstance(one, list | tuple):
        assert len(one) == len(other)
        for part, like in zip(one, other):
            assert_equal(part, like)
    elif hasattr(one, "__record_fields__") and not isinstance(one, Operand):
        for name in one.__record_fields__:
            if name == "variant":
                assert one.variant is other.variant
            elif name != "source":
                assert_equal(getattr(one, name), getattr(other, name))
    else:
        assert one == other


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_the_module_equals_its_parsed_text(path: Path) -> None:
    for options in OPTIONS:
        compilation = compiled(path, options)
        if compilation is None:
            return
        module = compilation.ptx_module
        parsed = parse_ptx(compilation.ptx, module.filename)
        assert_equal(module, parsed)
        assert print_module(module) == print_module(parsed)


def test_the_sample_has_programs() -> None:
    assert sum(compiled(path, ["-O0"]) is not None for path in SAMPLE) > 20


def test_inline_assembly_is_parsed_in_its_scopes() -> None:
    source = """__global__ void k(int *p) {
        for (int i = 0; i < 2; i++) {
            asm volatile("{ .reg .u32 t; add.u32 t, %0, 1; L: mov.u32 %0, t; }" : "+r"(p[i]));
            asm volatile("{ .reg .u32 t; add.u32 t, %0, 2; L: mov.u32 %0, t; }" : "+r"(p[i]));
        }
    }"""
    for options in OPTIONS:
        compilation = Compilation(source, "k.cu", parse_api_options(options))
        assert_equal(compilation.ptx_module, parse_ptx(compilation.ptx, "k.ptx"))
        for instr in compilation.ptx_module.functions["_Z1kPi"].instructions():
            assert instr.source is not None and instr.source.file == "k.cu"


def test_the_text_is_not_parsed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """One verification of each module on the way from source to launch."""
    import minicc
    from minicc.ptx.rules import verifier

    verified = []
    original = verifier.verify
    monkeypatch.setattr(verifier, "verify", lambda module: verified.append(module) or original(module))
    obj = minicc.compile("__global__ void k(int *p) { *p = 1; }")
    obj["k"][1, 1](np.zeros(1, np.int32))
    assert verified == [obj._executable.module]
