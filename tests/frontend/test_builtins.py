"""Every row of the built-in table: it lowers to IR that LLVM accepts, and nvcc knows the function with that
signature.
"""

import shutil
import subprocess

import pytest

from minicc.frontend.text.options import FrontendOptions
from minicc.frontend.types import builtin_table
from minicc.ir import printer
from minicc.ir.opcodes import INTRINSICS

from .test_lower import module_of

_WHOLE = ("int", "uint", "ll", "ull")
ROUNDED = [
    *(f"__{letter}{operation}" for letter in "fd" for operation in ("add", "mul", "div", "rcp", "sqrt")),
    "__fma", "__fmaf", "__double2float",
    *(f"__{source}2{target}" for source in ("float", "double") for target in _WHOLE),
    *(f"__{source}2{target}" for target in ("float", "double") for source in _WHOLE),
]  # fmt: skip
ROWS = [
    row
    for name in [
        *builtin_table.names(),
        *(f"{name}_{mode}" for name in ROUNDED for mode in ("rn", "rz", "ru", "rd")),
    ]
    for row in builtin_table.find(name) or ()
]
AVAILABLE = [row for row in ROWS if row.lowering != ("none",)]


def call(row: builtin_table.Builtin, number: int, full: bool = True) -> str:
    """A device function that calls the row's function with arguments of exactly its parameter types."""
    params = row.ctype.params[: len(row.ctype.params) if full else row.minimum]
    declared = ", ".join(t.spell(f"a{n}") for n, t in enumerate(params))
    passed = ", ".join(f"a{n}" for n in range(len(params)))
    returned = "" if row.ctype.ret.is_void else "return "
    return (
        f"__device__ {row.ctype.ret.spell(f'f{number}')}({declared}) {{ {returned}{row.name}({passed}); }}\n"
    )


@pytest.mark.parametrize("row", AVAILABLE, ids=lambda row: f"{row.name}:{row.ctype}")
def test_lowers(row: builtin_table.Builtin):
    text = call(row, 0) + (call(row, 1, full=False) if row.defaults else "")
    module = module_of(text, FrontendOptions(arch="sm_90" if row.is_available(90) else "sm_60", fmad=False))
    for name in module.functions:
        assert not name.startswith("llvm.") or name in INTRINSICS
    llvm = pytest.importorskip("llvmlite.binding")
    printed = printer.print_module(module, debug=False)
    llvm.parse_assembly(printed, llvm.create_context()).verify()


def test_functions_with_a_rounding_mode_in_their_name():
    wanted = {
        "__fadd_rz": "float (float, float)",
        "__dmul_ru": "double (double, double)",
        "__fsqrt_rn": "float (float)",
        "__fmaf_rd": "float (float, float, float)",
        "__fma_rn": "double (double, double, double)",
        "__double2float_rz": "float (double)",
        "__float2int_rd": "int (float)",
        "__double2ull_ru": "unsigned long long (double)",
        "__int2float_rz": "float (int)",
        "__int2double_rn": "double (int)",
        "__ll2double_rd": "double (long long)",
    }
    assert {name: str(row.ctype) for name in wanted for row in builtin_table.find(name) or ()} == wanted
    assert not any(
        builtin_table.find(name) for name in ("__int2double_rz", "__fadd_rx", "__xadd_rn", "__fpow_rn")
    )
    assert all(
        row.lowering[1] in INTRINSICS or row.lowering == ("op", "sitofp")
        for name in wanted
        for row in builtin_table.find(name) or ()
    )


def test_nvcc_has_them_all(tmp_path):
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        pytest.skip("nvcc not found")
    rows = [
        row for row in ROWS if not row.name.startswith(("__builtin", "__minicc")) and row.is_available(90)
    ]
    lines = [call(row, number) for number, row in enumerate(rows)]
    (tmp_path / "all.cu").write_text("".join(lines))
    done = subprocess.run(
        [nvcc, "-arch=sm_90", "-ptx", "all.cu", "-o", "all.ptx"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_no_name_is_both_there_and_missing():
    assert [
        name
        for name in builtin_table.names()
        if builtin_table.unavailable_reason(name)
        and any(row.is_available(90) for row in builtin_table.find(name))
    ] == []


@pytest.mark.parametrize(
    "name, here", [("__shfl", (True, False)), ("__all", (True, False)), ("__shfl_sync", (True, True))]
)
def test_what_went_with_an_architecture(name, here):
    assert all((row.is_available(69), row.is_available(70)) == here for row in builtin_table.find(name))


def test_fast_math_replacements_exist():
    for name, fast in builtin_table.FAST_MATH.items():
        assert builtin_table.find(name)[0].ctype is builtin_table.find(fast)[0].ctype


def test_functions_of_mixed_and_integer_arguments_compute_in_double():
    types = [
        "sqrt(2)",
        "pow(2, 3)",
        "pow(1.0f, 2)",
        "pow(1.0f, 2.0)",
        "fma(1.0f, 2, 'c')",
        "ldexp(3, 1)",
        "hypot(true, 2.0f)",
    ]
    others = {"sqrt(2.0f)": "float", "pow(1.0f, 2.0f)": "float", "llround(3)": "long long"}
    wanted = dict.fromkeys(types, "double") | others
    module_of(
        "".join(
            f'static_assert(__is_same(decltype({call}), {type_}), "{call}");\n'
            for call, type_ in wanted.items()
        ),
        FrontendOptions(),
    )


def test_functions_of_gcc_are_those_of_c():
    wanted = {
        "sqrt(1.0f)": "double",
        "sqrtf(1.0)": "float",
        "erf(1.0f)": "double",
        "erff(1.0)": "float",
        "pow(2, 1.0f)": "double",
        "abs(-2)": "int",
        "abs(2.5)": "int",
    }
    wanted |= {"labs(2)": "long", "popcountll(3)": "int", "isnan(1.0f)": "int"}
    module_of(
        "".join(
            f'static_assert(__is_same(decltype(__builtin_{call}), {type_}), "{call}");\n'
            for call, type_ in wanted.items()
        ),
        FrontendOptions(),
    )
