"""CuPy's kernels, built from its sources with NVRTC, run through cuda.core and compared with NumPy and SciPy.

    CUPY_SOURCES=CHECKOUT minicc exec -- python -m pytest test_cupy_kernels.py

CuPy's wheel contains a CUDA runtime that is linked statically, so CuPy itself cannot launch here. Its kernels
are text: element-wise functions are signatures with an operation, reductions a map, a combination and an
identity. They are read from the checkout; the loops around them are this file's. A case is one function with
one signature. The headers are those of the checkout, and for what lies in its submodules those of the wheel.
"""

from __future__ import annotations

import ast
import contextlib
import dataclasses
import importlib.util
import io
import itertools
import os
import re
import string
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

cuda = pytest.importorskip("cuda.core")
driver = pytest.importorskip("cuda.bindings.driver")
pathfinder = pytest.importorskip("cuda.pathfinder")
special = pytest.importorskip("scipy.special")
signal = pytest.importorskip("scipy.signal")

if "CUPY_SOURCES" not in os.environ:
    pytest.skip("CUPY_SOURCES does not name a checkout of CuPy", allow_module_level=True)
_SOURCES = Path(os.environ["CUPY_SOURCES"])

# Definitions in the sources

_C_TYPES = {
    "?": "bool", "b": "signed char", "B": "unsigned char", "h": "short", "H": "unsigned short", "i": "int",
    "I": "unsigned", "l": "long long", "L": "unsigned long long", "q": "long long", "Q": "unsigned long long",
    "e": "float16", "f": "float", "d": "double", "F": "complex<float>", "D": "complex<double>",
}  # fmt: skip


@dataclasses.dataclass(frozen=True)
class _Function:
    """An element-wise function or a reduction: for each signature, its operation."""

    name: str
    signatures: tuple[tuple[str, Any], ...]
    preamble: str
    loop_prep: str = ""
    identity: Any = None


@dataclasses.dataclass(frozen=True)
class _Kernel:
    """An `ElementwiseKernel`: declarations of its inputs and outputs, and its operation."""

    inputs: str
    outputs: str
    operation: str
    name: str
    preamble: str = ""
    loop_prep: str = ""


def _signatures(types: Any, routine: Any) -> tuple[tuple[str, Any], ...]:
    """Return pairs of signature and operation; signatures that raise an error or resolve types have none."""
    result = []
    for entry in types:
        signature, operation = (entry, routine) if isinstance(entry, str) else entry[:2]
        if isinstance(signature, str) and "->" not in signature:
            signature = f"{signature}->{signature}"
        if isinstance(operation, tuple):
            operation = tuple(own or common for own, common in zip(operation, routine, strict=True))
        if isinstance(operation, str | tuple) and set(signature) <= {*_C_TYPES, "-", ">"}:
            result.append((signature, operation))
    return tuple(result)


class _Reader:
    """Executes the assignments and functions of a module's top level that need no module of CuPy at run time.

    A statement that fails is left out: it names something that exists only in a built CuPy. Modules may be
    Cython's: a statement is a logical line with the lines indented under it, without `cdef` and `cpdef`.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.functions: dict[str, _Function] = {}
        self.reductions: dict[str, _Function] = {}
        self.kernels: dict[str, _Kernel] = {}
        self.raw_kernels: dict[str, str] = {}
        self.modules: dict[str, dict[str, Any]] = {}

    def module(self, name: str) -> dict[str, Any]:
        """Return what could be read of a module, or an empty dictionary where the sources have none."""
        if name not in self.modules:
            self.modules[name] = names = {}
            path = self.root.joinpath(*name.split("."))
            for file in (path.with_suffix(".py"), path.with_suffix(".pyx")):
                if file.exists():
                    names.update(self._predefined())
                    for statement in _statements(file.read_text()):
                        self._execute(statement, names)
        return self.modules[name]

    def _predefined(self) -> dict[str, Any]:
        core = SimpleNamespace(
            create_ufunc=self._create_ufunc,
            create_reduction_func=self._create_reduction,
            ElementwiseKernel=self._create_kernel,
        )
        cupy = SimpleNamespace(
            _core=core, ElementwiseKernel=self._create_kernel, RawKernel=self._create_raw_kernel
        )
        other = {"_core": core, "cupy": cupy, "bf16_loop": lambda *_, **__: (), "string": string, "numpy": np}
        return vars(core) | other

    def _execute(self, statement: str, names: dict[str, Any]) -> None:
        try:
            (node,) = ast.parse(statement).body
        except (SyntaxError, ValueError):
            return
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cupy"):
            for alias in node.names:
                if alias.name in self._predefined():
                    continue
                values = self.module(node.module)
                inner = self.module(f"{node.module}.{alias.name}")
                if alias.name in values or inner:
                    names[alias.asname or alias.name] = values.get(alias.name) or SimpleNamespace(**inner)
        elif isinstance(node, ast.Assign | ast.FunctionDef):
            with contextlib.suppress(Exception):
                exec(compile(statement, "<sources>", "exec"), names)

    def _create_ufunc(
        self, name: str, types: Any, routine: Any = None, preamble: str = "", doc: str = "",
        default_casting: Any = None, loop_prep: str = "", **_: Any,
    ) -> None:  # fmt: skip
        self.functions.setdefault(name, _Function(name, _signatures(types, routine), preamble, loop_prep))

    def _create_reduction(
        self, name: str, types: Any, routine: Any = None, identity: Any = None, preamble: str = "", **_: Any
    ) -> None:
        reduction = _Function(name, _signatures(types, routine), preamble, identity=identity)
        self.reductions.setdefault(name, reduction)

    def _create_raw_kernel(self, code: str, name: str) -> None:
        self.raw_kernels.setdefault(name, code)

    def _create_kernel(
        self, *arguments: Any, reduce_dims: bool = True, options: Any = (), **named: Any
    ) -> None:
        kernel = _Kernel(*arguments[:4], **named)
        self.kernels.setdefault(kernel.name, kernel)


def _statements(text: str) -> Iterator[str]:
    """Yield the statements of the top level, without Cython's keywords in front of a definition."""
    lines = text.splitlines(keepends=True)
    starts, depth, fresh = [], 0, True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.INDENT:
            depth += 1
        elif token.type == tokenize.DEDENT:
            depth -= 1
        elif token.type == tokenize.NEWLINE:
            fresh = True
        elif token.type not in (tokenize.NL, tokenize.COMMENT):
            if fresh and depth == 0:
                starts.append(token.start[0] - 1)
            fresh = False
    for start, end in itertools.pairwise([*starts, len(lines)]):
        statement = "".join(lines[start:end])
        function = r"^(?:cpdef|cdef)\s+(?:inline\s+)?(?:\w+\s+)?(\w+\s*\((?:[^()]|\n)*\):)"
        statement = re.sub(function, r"def \1", statement)
        yield re.sub(r"^cdef\s+(?:\w+\s+)?(\w+\s*=)", r"\1", statement)


_PACKAGES = ("cupy/_core", "cupy/_math", "cupy/_logic", "cupy/_sorting", "cupyx", "cupyx/scipy/special",
             "cupyx/scipy/signal", "cupyx/scipy/signal/windows", "cupyx/signal/_radartools")  # fmt: skip


@cache
def _sources() -> _Reader:
    reader = _Reader(_SOURCES)
    for package in _PACKAGES:
        for file in sorted((_SOURCES / package).glob("*.py*")):
            reader.module(".".join(file.relative_to(_SOURCES).with_suffix("").parts))
    return reader


# Kernels around them

_HEADERS = "".join(
    f"#include <cupy/{name}>\n"
    for name in ("complex.cuh", "carray.cuh", "atomics.cuh", "math_constants.h", "float16.cuh")
)


@cache
def _device() -> Any:
    device = cuda.Device()
    device.set_current()
    return device


@cache
def _include_folders() -> list[str]:
    """Return the folders of CuPy's headers, those of the checkout first, and of CUDA's."""
    folders = [_SOURCES / "cupy/_core/include"]
    wheel = importlib.util.find_spec("cupy")
    if wheel is not None:
        folders += [Path(path) / "_core/include" for path in wheel.submodule_search_locations]
        folders += [folders[-1] / "cupy/_cccl" / library for library in ("cub", "thrust", "libcudacxx")]
    return [*map(str, folders), pathfinder.find_nvidia_header_directory("cudart")]


@cache
def _compiled(code: str) -> Any:
    _device()
    options = cuda.ProgramOptions(std="c++17", arch="sm_80", include_path=_include_folders())
    return cuda.Program(code, "c++", options).compile("ptx")


def _launch(
    code: str,
    name: str,
    grid: Any,
    block: Any,
    arguments: list[Any],
    outputs: list[np.ndarray],
    shared: int = 0,
) -> None:
    """Launch a kernel. Arrays among the arguments are copied to the device; the outputs are copied back."""
    kernel = _compiled(code).get_kernel(name)
    stream = _device().default_stream
    buffers: dict[int, Any] = {}
    values = []
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            buffers[id(argument)] = buffer = _device().allocate(max(argument.nbytes, 1), stream=stream)
            _check(driver.cuMemcpyHtoD(int(buffer.handle), argument.ctypes.data, argument.nbytes))
            values.append(buffer)
        else:
            values.append(argument)
    cuda.launch(stream, cuda.LaunchConfig(grid=grid, block=block, shmem_size=shared), kernel, *values)
    stream.sync()
    for output in outputs:
        _check(driver.cuMemcpyDtoH(output.ctypes.data, int(buffers[id(output)].handle), output.nbytes))
    for buffer in buffers.values():
        buffer.close()


def _check(result: Any) -> None:
    assert result[0] == driver.CUresult.CUDA_SUCCESS, result[0]


_ELEMENTWISE = string.Template("""
extern "C" __global__ void $name($parameters) {
    $types
    struct { long long count; __device__ long long size() const { return count; } } _ind = {_count};
    $loop_prep;
    for (long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x; i < _ind.size();
         i += (long long)gridDim.x * blockDim.x) {
        $before
        $operation;
        $after
    }
}
""")


def _elementwise(
    name: str, declared: dict[str, str], arrays: list[str], outputs: list[str], kernel: Any, operation: str
) -> str:
    """Return a kernel around an operation: a parameter is a pointer for an array, else a value."""
    pointers = [*arrays, *outputs]
    parameters = [
        f"{c_type} *_{each}" if each in pointers else f"{c_type} {each}" for each, c_type in declared.items()
    ]
    inputs = [f"const {declared[each]} {each}(_{each}[i]);" for each in arrays]
    return _ELEMENTWISE.substitute(
        name=name,
        parameters=", ".join(["long long _count", *parameters]),
        types=" ".join(f"typedef {c_type} {each}_type;" for each, c_type in declared.items()),
        loop_prep=kernel.loop_prep,
        before=" ".join([*inputs, *(f"{declared[each]} {each};" for each in outputs)]),
        operation=operation,
        after=" ".join(f"_{each}[i] = {each};" for each in outputs),
    )


@cache
def _function_code(function: _Function) -> str:
    """Return one program with a kernel for each signature of a function."""
    code = _HEADERS + function.preamble
    for index, (signature, operation) in enumerate(function.signatures):
        inputs, outputs = signature.split("->")
        arrays = {f"in{place}": _C_TYPES[char] for place, char in enumerate(inputs)}
        results = {f"out{place}": _C_TYPES[char] for place, char in enumerate(outputs)}
        code += _elementwise(f"kernel{index}", arrays | results, [*arrays], [*results], function, operation)
    return code


def _run_function(function: _Function, signature: str, inputs: list[np.ndarray]) -> list[np.ndarray]:
    outputs = [np.empty(inputs[0].size, char) for char in signature.split("->")[1]]
    index = [each for each, _ in function.signatures].index(signature)
    arguments = [np.int64(inputs[0].size), *inputs, *outputs]
    _launch(_function_code(function), f"kernel{index}", 2, 128, arguments, outputs)
    return outputs


def _run_kernel(kernel: _Kernel, size: int, generic: str, **values: Any) -> list[np.ndarray]:
    """Run an `ElementwiseKernel` whose type `T` is the NumPy type `generic`; values are arrays or scalars."""
    inputs, outputs = (
        [text.split() for text in each.split(",") if text.strip()] for each in (kernel.inputs, kernel.outputs)
    )
    dtypes = {name: np.dtype(generic if kind == "T" else kind) for kind, name in [*inputs, *outputs]}
    arrays = [name for name, value in values.items() if isinstance(value, np.ndarray)]
    declared = {name: _C_TYPES[dtype.char] for name, dtype in dtypes.items()}
    code = _HEADERS + f"typedef {_C_TYPES[np.dtype(generic).char]} T;\n" + kernel.preamble
    code += _elementwise("kernel", declared, arrays, [name for _, name in outputs], kernel, kernel.operation)
    arguments: list[Any] = [np.int64(size)]
    for _, name in inputs:
        value = values[name]
        arguments.append(value.astype(dtypes[name]) if name in arrays else dtypes[name].type(value))
    results = [np.empty(size, dtypes[name]) for _, name in outputs]
    _launch(code, "kernel", 2, 128, [*arguments, *results], results)
    return results


_REDUCTION = string.Template("""
$preamble
typedef $reduced _type_reduce;
#define REDUCE(a, b) ($combined)
#define POST_MAP(a) ($stored)
extern "C" __global__ void kernel(const type_in0_raw *_in, type_out0_raw *_out, int _rows, int _columns) {
    struct Count { long long count; __device__ long long size() const { return count; } };
    Count _in_ind = {(long long)_rows * _columns}, _out_ind = {_rows};
    __shared__ char _bytes[128 * sizeof(_type_reduce)];
    _type_reduce *_partial = reinterpret_cast<_type_reduce *>(_bytes);
    _type_reduce _sum = _type_reduce($identity);
    for (IndexT _J = threadIdx.x; _J < _columns; _J += 128) {
        const type_in0_raw in0 = _in[(long long)blockIdx.x * _columns + _J];
        _type_reduce _mapped = static_cast<_type_reduce>($mapped);
        _sum = REDUCE(_sum, _mapped);
    }
    _partial[threadIdx.x] = _sum;
    __syncthreads();
    for (int _half = 64; _half; _half /= 2) {
        if (threadIdx.x < _half) {
            _type_reduce _left = _partial[threadIdx.x], _right = _partial[threadIdx.x + _half];
            _partial[threadIdx.x] = REDUCE(_left, _right);
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        type_out0_raw &out0 = _out[blockIdx.x];
        _sum = _partial[0];
        POST_MAP(_sum);
    }
}
""")


def _run_reduction(function: _Function, signature: str, matrix: np.ndarray) -> np.ndarray:
    """Reduce the rows of a matrix, with one block of threads for each row."""
    source, target = signature.split("->")
    mapped, combined, stored, reduced = dict(function.signatures)[signature]
    code = _HEADERS + f"typedef {_C_TYPES[source]} type_in0_raw;\ntypedef {_C_TYPES[target]} type_out0_raw;\n"
    code += "typedef int IndexT;\n" + _REDUCTION.substitute(
        preamble=function.preamble,
        mapped=mapped,
        combined=combined,
        stored=stored,
        reduced=reduced or _C_TYPES[target],
        identity="" if function.identity is None else function.identity,
    )
    output = np.empty(len(matrix), target)
    arguments = [matrix, output, np.int32(matrix.shape[0]), np.int32(matrix.shape[1])]
    _launch(code, "kernel", len(matrix), 128, arguments, [output])
    return output


# Arguments and expected values


def _samples(char: str, rng: np.random.Generator) -> np.ndarray:
    """Return special values of a type, and random ones."""
    dtype = np.dtype(char)
    if dtype.kind == "b":
        return np.array([False, True])
    if dtype.kind in "iu":
        low, high = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
        small = [value for value in (-100, -7, -3, -2, -1, 0, 1, 2, 3, 7, 100) if low <= value]
        return np.array([low, low + 1, high, high - 1, high // 3, *small], dtype)
    if dtype.kind == "f":
        info = np.finfo(dtype)
        values = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -3.0, 7.25, -20.0, info.max, info.tiny,
                  info.smallest_subnormal, info.eps, np.inf, -np.inf, np.nan]  # fmt: skip
        return np.concatenate([np.array(values, dtype), rng.normal(0, 2, 8).astype(dtype)])
    real = np.array([0.0, 1.0, -1.0, 0.5, -2.0])
    grid = (real[:, None] + 1j * real).ravel()
    return np.concatenate([grid, rng.normal(0, 2, 20) + 1j * rng.normal(0, 2, 20)]).astype(dtype)


def _arguments(signature: str, domains: tuple[Any, ...]) -> list[np.ndarray]:
    """Return arrays in which every sample of an argument meets every sample of the others.

    A domain is a function that tells which samples an argument may take, or the samples themselves.
    """
    rng = np.random.default_rng(5)
    samples = []
    for char, domain in itertools.zip_longest(signature.split("->")[0], domains):
        values = _samples(char, rng)
        if callable(domain):
            values = values[domain(values)]
        elif domain is not None:
            values = np.array(domain).astype(char)
        samples.append(values)
    grids = [grid.ravel() for grid in np.meshgrid(*samples, indexing="ij")]
    kept = np.sort(rng.permutation(grids[0].size)[:4000])
    return [np.ascontiguousarray(grid[kept]) for grid in grids]


def _assert_equal(actual: np.ndarray, expected: np.ndarray, tolerance: float) -> None:
    assert actual.shape == expected.shape
    if actual.dtype.kind == "c":
        np.testing.assert_allclose(actual.astype("D"), expected.astype("D"), rtol=tolerance, atol=tolerance)
    elif actual.dtype.kind == "f":
        np.testing.assert_allclose(actual, expected, rtol=tolerance, atol=tolerance * 1e-3)
    else:
        np.testing.assert_array_equal(actual, expected)


_EXACT = {"e": 2e-3, "f": 5e-6, "d": 1e-13, "F": 2e-5, "D": 1e-12}
_SPECIAL = {"e": 4e-3, "f": 1e-4, "d": 1e-8, "F": 1e-4, "D": 1e-8}

# Functions


def _nan_to_num(x: Any, nan: Any, positive: Any, negative: Any) -> Any:
    return np.where(
        np.isnan(x), nan, np.where(np.isposinf(x), positive, np.where(np.isneginf(x), negative, x))
    )


def _is_close(x: Any, y: Any, relative: Any, absolute: Any, equal_nan: Any) -> Any:
    if x.dtype == np.float16:  # CuPy compares in single precision
        x, y, relative, absolute = (each.astype("f") for each in (x, y, relative, absolute))
    either = (np.isclose(x, y, relative, absolute, equal_nan=nan) for nan in (True, False))
    return np.where(equal_nan, *either)


_REFERENCES = {
    "cupy_copy": lambda x: x,
    "cupy_angle_deg": lambda x: np.angle(x, deg=True),
    "cupy_is_close": _is_close,
    "cupy_is_close_complex": _is_close,
    "cupy_nan_to_num_": _nan_to_num,
    "cupy_sinc": lambda x: np.sinc(x.astype(np.result_type(x, "d"))),
    "cupy_i0": lambda x: special.i0(x.astype("d")),
    "cupy_rsqrt": lambda x: 1 / np.sqrt(x),
    "cupyx_scipy_special_ellipk": special.ellipkm1,  # the sources exchange the names of these two
    "cupyx_scipy_special_ellipkm1": special.ellipk,
    "cupyx_scipy_btdtr": special.betainc,
    "cupyx_scipy_btdtri": special.betaincinv,
    "cupyx_scipy_lambertw_scalar": special.lambertw,
    "cupyx_scipy_spherical_yn_real": lambda n, x: special.spherical_yn(n.astype(int), x),
    "cupyx_scipy_spherical_dyn_real": lambda n, x: special.spherical_yn(n.astype(int), x, derivative=True),
}
"""Functions whose names are not those of NumPy or SciPy."""

_SCALAR_ARGUMENTS = {"cupy_round", "cupy_round_neg_uint"}
"""Functions with an argument that is no array in NumPy."""

_REAL = {"cupy_copysign", "cupy_nextafter", "cupy_hypot", "cupy_arctan2", "cupy_i0", "cupy_nan_to_num_",
         "cupy_rsqrt", "cupyx_scipy_special_exprel"}  # fmt: skip
"""Functions of real numbers in NumPy. CuPy lists complex signatures of some that it cannot compile."""


def _reference(function: _Function) -> Any:
    """Return the function of NumPy or SciPy that a function of CuPy stands for, or None."""
    name = re.sub("^cupyx?_(scipy_)?(special_)?", "", function.name)
    if function.name in _SCALAR_ARGUMENTS:
        return None
    modules = (special, np) if function.name.startswith("cupyx") else (np, special)
    functions = [getattr(module, name) for module in modules if hasattr(module, name)]
    return _REFERENCES.get(function.name, functions[0] if functions else None)


def _is_special(function: _Function) -> bool:
    """Whether the reference is SciPy's, which computes in double precision."""
    name = function.name.removeprefix("cupy_")
    return function.name.startswith("cupyx") or (not hasattr(np, name) and hasattr(special, name))


def _expected(function: _Function, signature: str, inputs: list[np.ndarray]) -> list[np.ndarray]:
    if _is_special(function):
        inputs = [each.astype("D" if each.dtype.kind == "c" else "d") for each in inputs]
    with np.errstate(all="ignore"):
        values = _reference(function)(*inputs)
    values = values if isinstance(values, tuple) else (values,)
    with np.errstate(all="ignore"):
        return [
            np.asarray(value).astype(char)
            for value, char in zip(values, signature.split("->")[1], strict=True)
        ]


def _not_nan(values: np.ndarray) -> np.ndarray:
    return ~np.isnan(values)


def _not_zero(values: np.ndarray) -> np.ndarray:
    return values != 0


def _sign_is_defined(values: np.ndarray) -> np.ndarray:
    return (values > 0) | (values < 0)


def _exact_in_double(values: np.ndarray) -> np.ndarray:
    return (values > -(2**53)) & (values < 2**53)


def _small(values: np.ndarray) -> np.ndarray:
    return (values > -1000) & (values < 1000)


def _moderate(values: np.ndarray) -> np.ndarray:
    size = np.abs(values.astype("D"))
    return np.isnan(values) | (values == 0) | ((size > 1e-6) & (size < 50))


def _one_digit(values: np.ndarray) -> np.ndarray:
    return (values > -10) & (values < 10)


def _positive(values: np.ndarray) -> np.ndarray:
    return (values > 0.1) & (values < 50)


def _ordinary(values: np.ndarray) -> np.ndarray:
    return (np.abs(values) > 1e-3) & (np.abs(values) < 50)


def _below_the_largest(values: np.ndarray) -> np.ndarray:
    return np.abs(values) != np.finfo(values.dtype).max


def _not_negative(values: np.ndarray) -> np.ndarray:
    return values >= 0


_COUNTS, _TRIALS, _MARGINS = (0, 1, 2, 3, 5), (6, 9, 12), (0, 0.5)
_SHARES = (0.01, 0.125, 0.3, 0.5, 0.77, 0.95)
_DOMAINS: dict[tuple[str, str], tuple[Any, ...]] = {
    # undefined in C++, or an error in NumPy
    ("divmod", "iu"): (_small, _not_zero),
    ("floor_divide", "iu"): (_small, _not_zero),
    ("remainder", "iu"): (_small, _not_zero),
    ("divmod", "f"): (_ordinary, _ordinary),
    ("floor_divide", "f"): (_ordinary, _ordinary),
    ("remainder", "f"): (_ordinary, _ordinary),
    ("reciprocal", "iuc"): (_not_zero,),
    ("power", "iu"): (None, _COUNTS),
    ("left_shift", "iu"): (None, _COUNTS),
    ("right_shift", "iu"): (None, _COUNTS),
    ("ldexp", "f"): (None, _small),
    ("lcm", "iu"): (_one_digit, _one_digit),
    # computed in double precision
    ("fmod", "iu"): (_exact_in_double, _exact_in_double),
    # CUDA's function has an error of a unit in the last place, which overflows
    ("hypot", "f"): (_below_the_largest, _below_the_largest),
    # CuPy's definition differs from NumPy's for NaN, negative zero, zero, or orders below 2
    ("float_power", "c"): (_not_zero,),
    ("spherical_dyn_real", "i"): ((2, 3, 5), _positive),
    ("nextafter", "f"): (np.isfinite, _not_nan),
    ("angle", "f"): (_sign_is_defined,),
    ("angle_deg", "f"): (_sign_is_defined,),
    ("clip", "f"): (_not_nan, _not_nan, _not_nan),
    ("true_divide", "c"): (None, _not_zero),
    ("log2", "c"): (_not_zero,),
    ("is_close", "f"): (None, None, _MARGINS, _MARGINS),
    ("is_close_complex", "c"): (None, None, _MARGINS, _MARGINS),
    ("logical_and", "iu"): (_not_negative, _not_negative),
    ("sinc", "f"): (_ordinary,),
    ("i0", "f"): (_moderate,),
    # where special functions are defined
    ("yn", "if"): (_COUNTS, _positive),
    ("spherical_yn_real", "i"): (_COUNTS, _positive),
    ("gammainc", "f"): (_positive, _positive),
    ("gammaincc", "f"): (_positive, _positive),
    ("gammaincinv", "f"): (_positive, _SHARES),
    ("gammainccinv", "f"): (_positive, _SHARES),
    ("beta", "iuf"): (_positive, _positive),
    ("betaln", "iuf"): (_positive, _positive),
    ("betainc", "f"): (_positive, _positive, _SHARES),
    ("betaincinv", "f"): (_positive, _positive, _SHARES),
    ("btdtr", "f"): (_positive, _positive, _SHARES),
    ("btdtri", "f"): (_positive, _positive, _SHARES),
    ("bdtr", "f"): (_COUNTS, _TRIALS, _SHARES),
    ("bdtrc", "f"): (_COUNTS, _TRIALS, _SHARES),
    ("bdtri", "f"): (_COUNTS, _TRIALS, _SHARES),
    ("nbdtr", "if"): (_COUNTS, _TRIALS, _SHARES),
    ("nbdtrc", "if"): (_COUNTS, _TRIALS, _SHARES),
    ("nbdtri", "if"): (_COUNTS, _TRIALS, _SHARES),
    ("chdtr", "f"): (_positive, _positive),
    ("chdtrc", "f"): (_positive, _positive),
    ("chdtri", "f"): (_positive, _SHARES),
    ("fdtr", "f"): (_positive, _positive, _positive),
    ("fdtrc", "f"): (_positive, _positive, _positive),
    ("fdtri", "f"): (_positive, _positive, _SHARES),
    ("gdtr", "f"): (_positive, _positive, _positive),
    ("gdtrc", "f"): (_positive, _positive, _positive),
    ("pdtr", "f"): (_COUNTS, _positive),
    ("pdtrc", "f"): (_COUNTS, _positive),
    ("pdtri", "if"): (_COUNTS, _SHARES),
    ("ndtri", "f"): (_SHARES,),
    ("boxcox", "f"): (_positive, _ordinary),
    ("boxcox1p", "f"): (_positive, _ordinary),
    ("zeta", "f"): ((1.5, 2, 3, 7), _positive),
    ("wright_bessel", "f"): ((0, 0.5, 1, 2), (0, 0.5, 1, 3), (0, 0.5, 2, 8)),
    ("poch", "f"): (_positive, _positive),
    ("binom", "f"): (_positive, _positive),
    ("lpmv", "f"): (_COUNTS, _COUNTS, _SHARES),
    ("expn", "f"): (_COUNTS, _positive),
    ("exp1", "f"): (_positive,),
    ("exprel", "f"): (_ordinary,),
    ("xlog1py", "f"): (_moderate, _ordinary),
    ("gammasgn", "f"): ((-3.5, -2.25, -1.5, -0.5, 0.5, 1, 3),),
    ("erfcx", "f"): ((-5, -3, -0.5, 0, 0.5, 2, 7.25, 20),),
    ("ellipj", "f"): (_ordinary, _SHARES),
    ("ellipkinc", "f"): (_ordinary, _SHARES),
    ("ellipeinc", "f"): (_ordinary, _SHARES),
    ("lambertw_scalar", "c"): (_not_zero, (0, 1, -1), (1e-8,)),
}
"""By name without its prefix, and kinds of the first argument: what the arguments may be."""


def _domains(function: _Function, signature: str) -> tuple[Any, ...]:
    name = re.sub("^cupyx?_(scipy_)?(special_)?", "", function.name)
    kind = np.dtype(signature[0]).kind
    default = (_moderate,) * signature.index("-") if _is_special(function) else ()
    return next(
        (domain for (key, kinds), domain in _DOMAINS.items() if key == name and kind in kinds), default
    )


def test_sources_are_read() -> None:
    """The reader finds the definitions: those that it cannot execute are the exception."""
    sources = _sources()
    assert len(sources.functions) >= 190
    assert len(sources.reductions) >= 20
    assert {name for name, *_ in _KERNELS} <= set(sources.kernels)


def _is_usable(function: _Function, signature: str) -> bool:
    """Whether a signature compiles and has a counterpart in the reference."""
    if function.name == "cupyx_scipy_lambertw_scalar":
        return signature != "Fif->f"  # its complex result does not convert to float
    return function.name not in _REAL or not set(signature) & {"F", "D"}


def _function_cases() -> Iterator[Any]:
    for function in _sources().functions.values():
        usable = tuple(each for each in function.signatures if _is_usable(function, each[0]))
        function = dataclasses.replace(function, signatures=usable)
        for signature, _ in function.signatures:
            if _reference(function) is not None:
                yield pytest.param(function, signature, id=f"{function.name}-{signature}")


@pytest.mark.parametrize(("function", "signature"), [*_function_cases()])
def test_function(function: _Function, signature: str) -> None:
    """An element-wise function computes what NumPy or SciPy does."""
    inputs = _arguments(signature, _domains(function, signature))
    assert inputs[0].size > 1
    expected = _expected(function, signature, inputs)
    actual = _run_function(function, signature, inputs)
    tolerances = _SPECIAL if _is_special(function) else _EXACT
    tolerance = max(tolerances.get(char, 0.0) for char in signature)
    for result, value in zip(actual, expected, strict=True):
        _assert_equal(result, value, tolerance)


# Reductions

_REDUCTIONS = {
    "cupy_sum_with_dtype": np.sum,
    "cupy_nansum_with_dtype": np.nansum,
    "cupy_nansum_complex_dtype": np.nansum,
    "cupy_prod_with_dtype": np.prod,
    "cupy_nanprod_with_dtype": np.nanprod,
    "cupy_nanprod_complex_dtype": np.nanprod,
    "cupy_mean_empty": np.mean,
    "cupy_count_non_nan": lambda matrix, axis: np.sum(~np.isnan(matrix), axis=axis),
}
"""Reductions whose names are not those of NumPy."""


def _matrix(name: str, char: str, columns: int) -> np.ndarray:
    """Return 7 rows of random elements, with NaNs for the reductions that know them."""
    rng = np.random.default_rng(9)
    dtype = np.dtype(char)
    if dtype.kind in "biu":
        low, high = {"b": (0, 2), "i": (-60, 60), "u": (0, 60)}[dtype.kind]
        return rng.integers(low, high, (7, columns)).astype(dtype)
    matrix = rng.normal(0, 1, (7, columns))
    if dtype.kind == "c":
        matrix = matrix + 1j * rng.normal(0, 1, (7, columns))
    if "prod" in name:
        matrix /= np.abs(matrix) ** 0.9
    if re.search("nan|min|max|any|all", name):
        matrix[1, [3, columns - 1]] = np.nan
        matrix[2] = 0
    return matrix.astype(dtype)


@pytest.mark.parametrize(
    ("reduction", "signature"),
    [
        pytest.param(reduction, signature, id=f"{reduction.name}-{signature}")
        for reduction in _sources().reductions.values()
        for signature, _ in reduction.signatures
        if "nanarg" not in reduction.name or signature[0] in "efdFD"
    ],
)
def test_reduction(reduction: _Function, signature: str) -> None:
    """A reduction of the rows of a matrix computes what NumPy does."""
    source, target = signature.split("->")
    matrix = _matrix(reduction.name, source, 100 if target in "bB" else 300)
    name = reduction.name.removeprefix("cupy_")
    reference = _REDUCTIONS.get(reduction.name) or getattr(np, name)
    wide = matrix.astype({"f": "d", "c": "D"}.get(matrix.dtype.kind, source))
    if re.search("sum|prod", name) and wide.dtype.kind in "biu":
        expected = reference(wide, axis=1, dtype=target)
    else:
        expected = reference(wide, axis=1).astype(target)
    actual = _run_reduction(reduction, signature, matrix)
    tolerances = {"e": 4e-3, "f": 2e-5, "d": 1e-12, "F": 4e-5, "D": 1e-12}
    tolerance = tolerances.get(target, 0.0)
    np.testing.assert_allclose(actual, expected, rtol=tolerance, atol=tolerance)


# Element-wise kernels with scalar parameters and an index

_RNG = np.random.default_rng(11)
_TIMES, _WIDTHS = _RNG.uniform(-20, 20, 500), _RNG.uniform(0.05, 0.95, 500)
_WORDS = _RNG.integers(-(2**31), 2**31, 300, dtype=np.int64)
_POINTS, _STEP = 151, 2 * np.pi / 150

_KERNELS = [
    ("cupy_byteswap", "int16", {"x": _WORDS.astype("int16")}, _WORDS.astype("int16").byteswap()),
    ("cupy_byteswap", "int32", {"x": _WORDS.astype("int32")}, _WORDS.astype("int32").byteswap()),
    ("cupy_byteswap", "int64", {"x": _WORDS}, _WORDS.byteswap()),
    ("cupy_fill", "float32", {"x": 1.25}, np.full(_POINTS, 1.25, "float32")),
    ("cupy_blackman", "float64", {"alpha": _STEP}, np.blackman(_POINTS)),
    ("cupy_hamming", "float64", {"alpha": _STEP}, np.hamming(_POINTS)),
    ("cupy_hanning", "float64", {"alpha": _STEP}, np.hanning(_POINTS)),
    ("cupy_kaiser", "float64", {"beta": 5.0, "alpha": (_POINTS - 1) / 2}, np.kaiser(_POINTS, 5.0)),
    ("_triang_kernel", "float64", {}, signal.windows.triang(_POINTS)),
    ("_bohman_kernel", "float64", {}, signal.windows.bohman(_POINTS)),
    ("_barthann_kernel", "float64", {}, signal.windows.barthann(_POINTS)),
    ("_bartlett_kernel", "float64", {}, signal.windows.bartlett(_POINTS)),
    ("_cosine_kernel", "float64", {}, signal.windows.cosine(_POINTS)),
    ("_parzen_kernel", "float64", {}, signal.windows.parzen(_POINTS)),
    ("_tukey_kernel", "float64", {"alpha": 0.4}, signal.windows.tukey(_POINTS, 0.4)),
    ("_kaiser_kernel", "float64", {"beta": 6.0}, signal.windows.kaiser(_POINTS, 6.0)),
    ("_gaussian_kernel", "float64", {"std": 9.0}, signal.windows.gaussian(_POINTS, 9.0)),
    ("_general_gaussian_kernel", "float64", {"p": 1.5, "sig": 11.0},
     signal.windows.general_gaussian(_POINTS, 1.5, 11.0)),
    ("_exponential_kernel", "float64", {"center": 75.0, "tau": 4.0},
     signal.windows.exponential(_POINTS, None, 4.0)),
    ("_sawtooth_kernel", "float64", {"t": _TIMES, "w": _WIDTHS}, signal.sawtooth(_TIMES, _WIDTHS)),
    ("_square_kernel", "float64", {"t": _TIMES, "w": _WIDTHS}, signal.square(_TIMES, _WIDTHS)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "generic", "values", "expected"), _KERNELS, ids=lambda value: str(value)[:24]
)
def test_kernel(name: str, generic: str, values: dict[str, Any], expected: np.ndarray) -> None:
    """An `ElementwiseKernel` computes what NumPy or SciPy does."""
    (actual,) = _run_kernel(_sources().kernels[name], expected.size, generic, **values)
    single = "float32" in _sources().kernels[name].inputs
    np.testing.assert_allclose(
        actual, expected, rtol=1e-4 if single else 1e-10, atol=1e-6 if single else 1e-12
    )


# Kernels that are whole programs


def test_false_alarm_rate_of_a_line() -> None:
    """The radar kernel sums the reference cells around each cell, without its guard cells."""
    array = np.random.default_rng(1).random(200, dtype=np.float32)
    guard, around = 2, 5
    margin = guard + around
    mask = np.zeros_like(array)
    code = _sources().raw_kernels["_ca_cfar_1d_kernel"]
    sums = np.cumsum(array, dtype=np.float32)
    numbers = [np.int32(200), np.int32(2 * around), np.float32(3), np.int32(guard), np.int32(around)]
    _launch(code, "_ca_cfar_1d_kernel", 2, 64, [array, sums, mask, *numbers], [mask])
    expected = np.zeros_like(array)
    for cell in range(margin, 200 - margin):
        whole, inner = array[cell - margin : cell + margin + 1], array[cell - guard : cell + guard + 1]
        expected[cell] = 3 * (whole.sum() - inner.sum()) / (2 * around)
    np.testing.assert_allclose(mask, expected, rtol=2e-4)


def test_false_alarm_rate_of_an_image() -> None:
    """The radar kernel of two dimensions does so in rectangles."""
    rows, columns, guard, around = 40, 50, 1, 3
    margin = guard + around
    array = np.random.default_rng(2).random((rows, columns), dtype=np.float32)
    mask = np.zeros_like(array)
    sums = array.astype("d").cumsum(0).cumsum(1).astype(np.float32)
    cells = (2 * margin + 1) ** 2 - (2 * guard + 1) ** 2
    numbers = [np.int32(rows), np.int32(columns), np.int32(cells), np.float32(3),
               *map(np.int32, (guard, guard, around, around))]  # fmt: skip
    code = _sources().raw_kernels["_ca_cfar_2d_kernel"]
    _launch(code, "_ca_cfar_2d_kernel", (2, 2), (16, 16), [array, sums, mask, *numbers], [mask])
    expected = np.zeros_like(array)
    for x, y in itertools.product(range(margin, rows - margin), range(margin, columns - margin)):
        whole = array[x - margin : x + margin + 1, y - margin : y + margin + 1]
        inner = array[x - guard : x + guard + 1, y - guard : y + guard + 1]
        expected[x, y] = 3 * (whole.sum() - inner.sum()) / cells
    np.testing.assert_allclose(mask, expected, rtol=2e-3)


def test_matrix_product() -> None:
    """The example of a blocked matrix product, in column-major order, agrees with NumPy."""
    sizes = {"DIM_X": 16, "DIM_Y": 16, "BLK_M": 64, "BLK_N": 64, "BLK_K": 4, "DIM_XA": 64, "DIM_YA": 4,
             "DIM_XB": 4, "DIM_YB": 64, "THR_M": 4, "THR_N": 4}  # fmt: skip
    code = "".join(f"#define {name} {value}\n" for name, value in sizes.items())
    code += (_SOURCES / "examples/gemm/sgemm.cu").read_text()
    rng = np.random.default_rng(3)
    m, n, k = 100, 90, 37
    a, b = (np.asfortranarray(rng.uniform(-1, 1, shape).astype(np.float32)) for shape in ((m, k), (k, n)))
    c = np.zeros((m, n), np.float32, order="F")
    arguments = [*map(np.int32, (m, n, k)), a, b, c]
    _launch(code, "sgemm", (2, 2), (16, 16), arguments, [c])
    np.testing.assert_allclose(c, a @ b, rtol=1e-4, atol=1e-5)
