"""The lowering against a C++ compiler: each function of lower/semantics.cu runs on LLVM's JIT from our IR
and, compiled by the host's g++, natively; on edge values and random ones both must agree.
"""

import ctypes
import math
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from minicc.frontend import check, lower
from minicc.frontend.syntax import parser
from minicc.frontend.text import preprocess
from minicc.frontend.text.options import FrontendOptions
from minicc.ir import printer, verifier
from minicc.passes import hooks, manager
from minicc.support.diagnostics import Diagnostics

SOURCE = Path(__file__).parent / "lower" / "semantics.cu"
PREFIX = 'extern "C" __device__ '

C_TYPES = {
    "int": ctypes.c_int, "unsigned": ctypes.c_uint, "char": ctypes.c_byte, "signed char": ctypes.c_byte,
    "unsigned char": ctypes.c_ubyte, "short": ctypes.c_short, "unsigned short": ctypes.c_ushort,
    "long": ctypes.c_longlong,
    "long long": ctypes.c_longlong, "unsigned long long": ctypes.c_ulonglong, "float": ctypes.c_float,
    "double": ctypes.c_double, "bool": ctypes.c_bool,
}  # fmt: skip
EDGES = [
    0,
    1,
    2,
    3,
    5,
    7,
    31,
    32,
    63,
    127,
    128,
    255,
    256,
    32767,
    65535,
    2**31 - 1,
    2**31,
    2**32 - 1,
    2**63 - 1,
]
FLOATS = [0.0, -0.0, 0.5, 1.0, -1.5, 3.999, 1e-40, 65504.0, 1e10, math.inf, -math.inf, math.nan]


def module_of(text: str, options: FrontendOptions | None = None):
    diags = Diagnostics({"t.cu": text})
    options = options or FrontendOptions(fmad=False)
    unit = check.check(
        parser.parse(preprocess.preprocess(text, "t.cu", options, diags), diags), options, diags
    )
    diags.raise_if_errors()
    module = lower.lower(unit, options, diags)
    assert verifier.verify(module) == []
    return module


def signatures() -> dict[str, tuple[str, list[str]]]:
    """Name -> (result, parameters) of every function with nothing but scalars."""
    outcome = {}
    for result, name, params in re.findall(r"^D ([\w ]+?) (\w+)\(([^()]*)\)", SOURCE.read_text(), re.M):
        types = [] if params == "void" else [p.rpartition(" ")[0].strip() for p in params.split(", ")]
        if result in C_TYPES and all(t in C_TYPES for t in types) and "*" not in params and "[" not in params:
            outcome[name] = (result, types)
    return outcome


@pytest.fixture(scope="module")
def native(tmp_path_factory):
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("g++ not found")
    folder = tmp_path_factory.mktemp("native")
    (folder / "a.cpp").write_text('#define D extern "C"\n#define __constant__ const\n' + SOURCE.read_text())
    command = [
        compiler,
        "-std=c++17",
        "-O0",
        "-w",
        "-ffp-contract=off",
        "-shared",
        "-fPIC",
        "-fpermissive",
        "a.cpp",
        "-o",
        "a.so",
    ]
    subprocess.run(command, cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "a.so"))


HELPERS = "\n".join(
    f"define i{bits} @cvt.{name}({source} %x) {{\n  %r = call i{bits}"
    f" @llvm.fpto{sign}i.sat.i{bits}.f{width}({source} %x)\n  ret i{bits} %r\n}}\ndeclare i{bits}"
    f" @llvm.fpto{sign}i.sat.i{bits}.f{width}({source})"
    for source, width, letter in (("float", 32, "f"), ("double", 64, "d"))
    for bits, sign, name in (
        (32, "s", f"{letter}2i"),
        (32, "u", f"{letter}2ui"),
        (64, "s", f"{letter}2ll"),
        (64, "u", f"{letter}2ull"),
    )
)


@pytest.fixture(scope="module", params=["-O0", "-O2"])
def jitted(request):
    """The functions on LLVM's JIT, as lowered and after our own passes."""
    llvm = pytest.importorskip("llvmlite.binding")
    module = module_of(f"#define D {PREFIX}\n" + SOURCE.read_text())
    for fn in module.definitions:
        fn.linkage = ""
    if request.param == "-O2":
        manager.run_passes(module, manager.parse_pipeline("O2"), [hooks.VerifyEach()])
    text = printer.print_module(module, debug=False)
    text = re.sub(r"^(target .*|declare .*llvm\.nvvm.*)$", "", text, flags=re.M)
    text = (
        re.sub(r"@llvm\.nvvm\.([fd]2\w+)\.rz", r"@cvt.\1", text).replace("define internal", "define")
        + HELPERS
    )
    text = re.sub(r"addrspace\(\d+\)", "", re.sub(r"addrspacecast \(ptr *(@\S+) to ptr\)", r"\1", text))
    text = re.sub(r"addrspacecast ptr +(\S+) to ptr", r"getelementptr i8, ptr \1, i64 0", text)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    parsed = llvm.parse_assembly(text, llvm.create_context())
    parsed.verify()
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(parsed, machine)
    engine.finalize_object()
    return engine


def arguments(t: str, rng: random.Random) -> object:
    if t in ("float", "double"):
        value = rng.choice(FLOATS) if rng.random() < 0.3 else rng.uniform(-100, 100)
        return ctypes.c_float(value).value if t == "float" else value
    if t == "bool":
        return rng.random() < 0.5
    value = rng.choice(EDGES) if rng.random() < 0.6 else rng.getrandbits(rng.choice((3, 8, 16, 32, 64)))
    # Signed arithmetic must not overflow, so that the result is defined.
    value = C_TYPES[t](value * rng.choice((1, -1))).value
    return value % 10007 if t in ("int", "long long") and rng.random() < 0.97 else value


def overflows(name: str, args: list[object]) -> bool:
    """Whether C leaves the result open: large signed operands in functions that compute with them."""
    safe = ("division", "logic", "compare_signs", "to_bool", "bool_ret", "short_ret", "float_to_int")
    return (
        name not in safe
        and any(isinstance(a, int) and not isinstance(a, bool) and abs(a) > 40000 for a in args)
        and (any(t in ("int", "long long", "short") for t in signatures()[name][1]))
    )


@pytest.mark.parametrize("name", signatures())
def test_agrees_with_native_code(name: str, native, jitted):
    result, types = signatures()[name]
    expected = getattr(native, name)
    expected.restype, expected.argtypes = C_TYPES[result], [C_TYPES[t] for t in types]
    address = jitted.get_function_address(name)
    assert address, f"{name} is not in the module"
    outcome = ctypes.CFUNCTYPE(C_TYPES[result], *(C_TYPES[t] for t in types))(address)
    rng = random.Random(name)
    tried = 0
    for _ in range(400):
        args = [arguments(t, rng) for t in types]
        if overflows(name, args):
            continue
        tried += 1
        want, got = expected(*args), outcome(*args)
        assert want == got or (want != want and got != got), (
            f"{name}{tuple(args)}: expected {want}, got {got}"
        )
    assert tried > 50
