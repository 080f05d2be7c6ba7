"""CUDA's built-in functions and variables: one row each, with name, C signature and lowering.

A row is `result name(parameters) [types for T] = lowering`; several rows with one name are overloads. A
lowering is a keyword and its arguments:

* `call F a…`: the IR intrinsic F; `$1` is the first argument (default: all in order), other words
  are integer constants; `%s` in F is the type's suffix (`f32`, `i64`).
* `constant X`: the number X, in constant expressions too.
* `op OP`: the IR instruction OP on the arguments (a cast if its row in the opcode table is one).
* `lib FILE [F [sm_N | before_sm_N]]`: the function of the same name, or F, in the device library's FILE; with
  N, on targets from that on, or before it.
* `external`: a function of the device runtime, called by its name through PTX's ABI; `printf`, `assert`: the
  same after packing.
* `rmw OP`, `cas`, `relaxed_load`, `relaxed_store`, `shfl MODE`, `vote MODE`, `barrier OP`, `minmax MIN|MAX`,
  `prmt`, `sqrt`, `ldg`, `cached OP`, `kept OP` and others without arguments: expansions in
  `lower.builtin_calls`.
* `none`: typed, but not implemented yet.

Rows are parsed only when a name is looked up: a program that calls three built-ins pays for three. Sources:
CUDA C++ Programming Guide, "C++ language extensions" and "Mathematical functions"; the CUDA Math API. Meaning
in PTX: the lowering's row in `ir.opcodes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ...support.fast_dataclass import record
from ..syntax.tokens.scopes import C_LIBRARY
from . import builtin_math, builtin_types, builtin_words
from . import ctype as ct
from .ctype import CType

_INTEGERS = "int|unsigned int|long|unsigned long|long long|unsigned long long"
_ATOMIC = "int|unsigned int|unsigned long long"
_SHUFFLED = f"{_INTEGERS}|float|double"
_UNSIGNED = "unsigned char|unsigned short|unsigned int|unsigned long long"

_ROWS = f"""
void __syncthreads() = call llvm.nvvm.barrier.cta.sync.aligned.all 0
int __syncthreads_count(int) = barrier popc
int __syncthreads_and(int) = barrier and
int __syncthreads_or(int) = barrier or
void __syncwarp(unsigned int mask = 4294967295) = call llvm.nvvm.bar.warp.sync $1
void __threadfence() = call llvm.nvvm.membar.gl
void __threadfence_block() = call llvm.nvvm.membar.cta
void __threadfence_system() = call llvm.nvvm.membar.sys
void __trap() = call llvm.trap
void __nanosleep(unsigned int) = call llvm.nvvm.nanosleep
long clock() = clock
long long clock64() = call llvm.nvvm.read.ptx.sreg.clock64
int printf(const char *, ...) = printf
void __assert_fail(const char *, const char *, unsigned int, const char *) = assert
void *malloc(unsigned long) = external
void free(void *) = external
void *memcpy(void *, const void *, unsigned long) = lib memory.cu
void *memset(void *, int, unsigned long) = lib memory.cu

T atomicAdd(T *, T) [{_ATOMIC}|float|double] = rmw add
float2 atomicAdd(float2 *, float2) = lib vector_atomics.cu add2 sm_90
float4 atomicAdd(float4 *, float4) = lib vector_atomics.cu add4 sm_90
T atomicSub(T *, T) [int|unsigned int] = rmw sub
T atomicMin(T *, T) [int|unsigned int|long long|unsigned long long] = rmw min
T atomicMax(T *, T) [int|unsigned int|long long|unsigned long long] = rmw max
T atomicAnd(T *, T) [{_ATOMIC}] = rmw and
T atomicOr(T *, T) [{_ATOMIC}] = rmw or
T atomicXor(T *, T) [{_ATOMIC}] = rmw xor
T atomicExch(T *, T) [{_ATOMIC}|float] = rmw xchg
T atomicInc(T *, T) [unsigned int] = rmw uinc_wrap
T atomicDec(T *, T) [unsigned int] = rmw udec_wrap
T atomicCAS(T *, T, T) [{_ATOMIC}] = cas
T __minicc_atomic_load(T *) [{_UNSIGNED}] = relaxed_load
void __minicc_atomic_store(T *, T) [{_UNSIGNED}] = relaxed_store

T __shfl_sync(unsigned int, T, int, int width = 32) [{_SHUFFLED}] = shfl idx
T __shfl_up_sync(unsigned int, T, unsigned int, int width = 32) [{_SHUFFLED}] = shfl up
T __shfl_down_sync(unsigned int, T, unsigned int, int width = 32) [{_SHUFFLED}] = shfl down
T __shfl_xor_sync(unsigned int, T, int, int width = 32) [{_SHUFFLED}] = shfl bfly
unsigned int __ballot_sync(unsigned int, int) = vote ballot
int __any_sync(unsigned int, int) = vote any
int __all_sync(unsigned int, int) = vote all
unsigned int __activemask() = call llvm.nvvm.activemask
T __ldg(const T *) [char|signed char|unsigned char|short|unsigned short|{_INTEGERS}|float|double] = ldg

int __popc(unsigned int) = call llvm.ctpop.i32
int __popcll(unsigned long long) = popcll
int __clz(int) = call llvm.ctlz.i32 $1 0
int __clzll(long long) = clzll
unsigned int __brev(unsigned int) = call llvm.bitreverse.i32
unsigned long long __brevll(unsigned long long) = call llvm.bitreverse.i64
int __ffs(int) = lib integer.cu
int __ffsll(long long) = lib integer.cu
int __mulhi(int, int) = call llvm.nvvm.mulhi.i
unsigned int __umulhi(unsigned int, unsigned int) = call llvm.nvvm.mulhi.ui
long long __mul64hi(long long, long long) = call llvm.nvvm.mulhi.ll
unsigned long long __umul64hi(unsigned long long, unsigned long long) = call llvm.nvvm.mulhi.ull
int __mul24(int, int) = lib integer.cu
unsigned int __umul24(unsigned int, unsigned int) = lib integer.cu
unsigned int __sad(int, int, unsigned int) = lib integer.cu
unsigned int __usad(unsigned int, unsigned int, unsigned int) = lib integer.cu
int __hadd(int, int) = lib integer.cu
int __rhadd(int, int) = lib integer.cu
unsigned int __uhadd(unsigned int, unsigned int) = lib integer.cu
unsigned int __urhadd(unsigned int, unsigned int) = lib integer.cu
unsigned int __byte_perm(unsigned int, unsigned int, unsigned int) = prmt
unsigned int __funnelshift_l(unsigned int, unsigned int, unsigned int) = call llvm.fshl.i32 $2 $1 $3
unsigned int __funnelshift_r(unsigned int, unsigned int, unsigned int) = call llvm.fshr.i32 $2 $1 $3
unsigned int __funnelshift_lc(unsigned int, unsigned int, unsigned int) = lib integer.cu
unsigned int __funnelshift_rc(unsigned int, unsigned int, unsigned int) = lib integer.cu

T min(T, T) [{_INTEGERS}] = minmax min
T max(T, T) [{_INTEGERS}] = minmax max
unsigned int min(int, unsigned int) = minmax min
unsigned int min(unsigned int, int) = minmax min
unsigned int max(int, unsigned int) = minmax max
unsigned int max(unsigned int, int) = minmax max
unsigned long min(long, unsigned long) = minmax min
unsigned long min(unsigned long, long) = minmax min
unsigned long max(long, unsigned long) = minmax max
unsigned long max(unsigned long, long) = minmax max
unsigned long long min(long long, unsigned long long) = minmax min
unsigned long long min(unsigned long long, long long) = minmax min
unsigned long long max(long long, unsigned long long) = minmax max
unsigned long long max(unsigned long long, long long) = minmax max
double min(float, double) = lib minmax.cu smaller
double min(double, float) = lib minmax.cu smaller
double max(float, double) = lib minmax.cu larger
double max(double, float) = lib minmax.cu larger
T min(T, T) [float|double] = call llvm.minnum.%s
T max(T, T) [float|double] = call llvm.maxnum.%s
unsigned int umin(unsigned int, unsigned int) = minmax min
unsigned int umax(unsigned int, unsigned int) = minmax max
long long llmin(long long, long long) = minmax min
long long llmax(long long, long long) = minmax max
unsigned long long ullmin(unsigned long long, unsigned long long) = minmax min
unsigned long long ullmax(unsigned long long, unsigned long long) = minmax max
T abs(T) [int|long|long long] = call llvm.abs.%s $1 0
T abs(T) [float|double] = call llvm.fabs.%s
long labs(long) = call llvm.abs.i64 $1 0
long long llabs(long long) = call llvm.abs.i64 $1 0

int __float_as_int(float) = op bitcast
unsigned int __float_as_uint(float) = op bitcast
float __int_as_float(int) = op bitcast
float __uint_as_float(unsigned int) = op bitcast
long long __double_as_longlong(double) = op bitcast
double __longlong_as_double(long long) = op bitcast
int __double2hiint(double) = lib bits.cu
int __double2loint(double) = lib bits.cu
double __hiloint2double(int, int) = lib bits.cu
float __int2float_rn(int) = op sitofp
float __uint2float_rn(unsigned int) = op uitofp
float __ll2float_rn(long long) = op sitofp
float __ull2float_rn(unsigned long long) = op uitofp
double __int2double_rn(int) = op sitofp
double __uint2double_rn(unsigned int) = op uitofp
double __ll2double_rn(long long) = op sitofp
double __ull2double_rn(unsigned long long) = op uitofp
float __double2float_rn(double) = op fptrunc

float __fsub_rn(float, float) = op fsub
double __dsub_rn(double, double) = op fsub
float __fsub_rz(float, float) = lib sub.cu
float __fsub_ru(float, float) = lib sub.cu
float __fsub_rd(float, float) = lib sub.cu
double __dsub_rz(double, double) = lib sub.cu
double __dsub_ru(double, double) = lib sub.cu
double __dsub_rd(double, double) = lib sub.cu
float __saturatef(float) = call llvm.nvvm.saturate.f
float __fdividef(float, float) = call llvm.nvvm.div.approx.f
float __sinf(float) = call llvm.nvvm.sin.approx.f
float __cosf(float) = call llvm.nvvm.cos.approx.f
float __frsqrt_rn(float) = lib fast.cu
float __log2f(float) = call llvm.nvvm.lg2.approx.f
float __expf(float) = lib fast.cu
float __exp10f(float) = lib fast.cu
float __logf(float) = lib fast.cu
float __log10f(float) = lib fast.cu
float __powf(float, float) = lib fast.cu
float __tanf(float) = lib fast.cu
void __sincosf(float, float *, float *) = lib fast.cu
void __builtin_unreachable() = unreachable
void __builtin_assume(bool) = assume
long __builtin_expect(long, long) = first
void * __builtin_assume_aligned(const void *, unsigned long, long long = 0) = first
float __builtin_inff() = constant inf
double __builtin_inf() = constant inf
float __builtin_huge_valf() = constant inf
double __builtin_huge_val() = constant inf
float __builtin_nanf(const char *) = constant nan
double __builtin_nan(const char *) = constant nan
unsigned int __builtin_prmt(unsigned int, unsigned int, unsigned int) = call llvm.nvvm.prmt
float __builtin_ex2_approx(float) = call llvm.nvvm.ex2.approx.f32
float __builtin_rcp_approxf(float) = call llvm.nvvm.rcp.approx.ftz.f
double __builtin_rcp_approx(double) = call llvm.nvvm.rcp.approx.ftz.d
double __builtin_rsqrt_approx(double) = call llvm.nvvm.rsqrt.approx.ftz.d
"""

_ROUNDINGS = {"rn": "rn", "rz": "rz", "rd": "rm", "ru": "rp"}
_ROUNDED_OPERATIONS = {"add": 2, "mul": 2, "div": 2, "rcp": 1, "sqrt": 1, "fma": 3}
"""Operations with a rounding mode, and their numbers of operands."""
_CONVERSIONS = {
    "int": ("i", "int"),
    "uint": ("ui", "unsigned int"),
    "ll": ("ll", "long long"),
    "ull": ("ull", "unsigned long long"),
}

FAST_MATH = {
    "sinf": "__sinf", "cosf": "__cosf", "tanf": "__tanf", "sincosf": "__sincosf", "logf": "__logf",
    "log2f": "__log2f", "log10f": "__log10f", "expf": "__expf", "exp10f": "__exp10f", "powf": "__powf",
    "exp2f": "__builtin_ex2_approx",
}  # fmt: skip
"""The functions that -use_fast_math replaces (CUDA C++ Programming Guide, "Intrinsic functions"; exp2f as in
nvcc).
"""

_BESSEL = (
    "cyl_bessel_i0 cyl_bessel_i0f cyl_bessel_i1 cyl_bessel_i1f j0 j0f j1 j1f jn jnf y0 y0f y1 y1f yn ynf"
)
_UNMASKED = "__all __any __ballot __shfl __shfl_up __shfl_down __shfl_xor"

_DEVICE_RUNTIME = (
    "cudaGetParameterBuffer cudaGraphKernelNodeSetEnabled cudaGraphKernelNodeSetGridDim"
    " cudaGraphKernelNodeSetParam cudaGraphKernelNodeUpdatesApply cudaGridDependencySynchronize"
    " cudaLaunchDevice cudaTriggerProgrammaticLaunchCompletion"
)
"""Functions of the device's runtime that `minicc_device_runtime.h` lacks (CUDA C++ Programming Guide, "CUDA
Dynamic Parallelism").
"""
_UNSUPPORTED = (
    ("Bessel function '{}' is not supported", _BESSEL),
    ("'{0}' names no lanes and does not exist on this architecture; use '{0}_sync'", _UNMASKED),
    ("half-precision function '{}' needs #include <cuda_fp16.h>", "__half2float __float2half"),
    (
        (
            "'{}' is not supported in device code: CUDA 12 removed it; a grid ends when those that it"
            " launched have, and cudaStreamTailLaunch runs one after them"
        ),
        "cudaDeviceSynchronize cudaThreadSynchronize",
    ),
    ("'{}' is not supported in device code", _DEVICE_RUNTIME),
    ("'{}' of the C library is for host code only", " ".join(C_LIBRARY)),
)
"""Functions of CUDA that this language lacks: the message, and the names."""


@record(frozen=True)
class BuiltinVariable:
    """A built-in variable. A member `.x` lowers to the intrinsic `register.x`; without members, to
    `register`.
    """

    name: str
    type_name: str
    members: str
    register: str

    @property
    def ctype(self) -> CType:
        """The type of the variable."""
        if not self.members:
            return ct.INT
        symbol = builtin_types.find(self.type_name.removeprefix("const "))
        assert symbol is not None
        return ct.qualified(symbol.ctype, ct.CONST)


VARIABLES = {
    v.name: v
    for v in (
        BuiltinVariable("threadIdx", "const uint3", "xyz", "llvm.nvvm.read.ptx.sreg.tid"),
        BuiltinVariable("blockIdx", "const uint3", "xyz", "llvm.nvvm.read.ptx.sreg.ctaid"),
        BuiltinVariable("blockDim", "const dim3", "xyz", "llvm.nvvm.read.ptx.sreg.ntid"),
        BuiltinVariable("gridDim", "const dim3", "xyz", "llvm.nvvm.read.ptx.sreg.nctaid"),
        BuiltinVariable("warpSize", "int", "", "llvm.nvvm.read.ptx.sreg.warpsize"),
    )
}


@record(frozen=True)
class Builtin:
    """One overload: its C type, the constants of default arguments (for the last parameters), its
    lowering.
    """

    name: str
    ctype: ct.Function
    lowering: tuple[str, ...]
    defaults: tuple[int, ...] = ()
    scope: str = "device"

    @property
    def constant(self) -> float | None:
        """The value of every call; None if it varies."""
        return float(self.lowering[1]) if self.lowering[0] == "constant" else None

    def is_available(self, arch: int) -> bool:
        """Return whether targets `sm_<arch>` have it."""
        before, mark, number = self.lowering[-1].rpartition("sm_")
        return not mark or (arch < int(number) if before else arch >= int(number))

    @property
    def minimum(self) -> int:
        """The smallest number of arguments."""
        return len(self.ctype.params) - len(self.defaults)


@cache
def _index() -> dict[str, list[str]]:
    rows: dict[str, list[str]] = {}
    for row in (*_ROWS.splitlines(), *builtin_math.rows(), *builtin_words.rows()):
        head, paren, _ = row.partition("(")
        if paren:
            rows.setdefault(head.rpartition(" ")[2].lstrip("*"), []).append(row)
    return rows


@cache
def names() -> tuple[str, ...]:
    """Return all names with a row, in the table's order."""
    return tuple(_index())


@cache
def find(name: str) -> tuple[Builtin, ...] | None:
    """Return the overloads of a built-in function; None without any."""
    if name in _index():
        return tuple(item for row in _index()[name] for item in _parse_row(row, name))
    if name.startswith(("atomic", "__minicc_atomic")):
        plain, _, scope = name.rpartition("_")
        if scope in ("block", "system") and plain in _index():
            scope = "" if scope == "system" else scope
            return tuple(Builtin(name, b.ctype, b.lowering, b.defaults, scope) for b in find(plain) or ())
    make_type = builtin_types.make_function_type(name)
    if make_type is not None:
        return (Builtin(name, make_type, ("make",)),)
    return _find_gcc_builtin(name) if name.startswith(_GCC) else _conversion(name)


_GCC = "__builtin_"
_COUNTS = {
    "clz": "__clz",
    "clzl": "__clzll",
    "clzll": "__clzll",
    "ffs": "__ffs",
    "ffsl": "__ffsll",
    "ffsll": "__ffsll",
    "popcount": "__popc",
    "popcountl": "__popcll",
    "popcountll": "__popcll",
}


def _find_gcc_builtin(name: str) -> tuple[Builtin, ...] | None:
    """Return the C function f for gcc's `__builtin_f`, without C++'s overloads, or a bit count; None for
    others.
    """
    plain = name.removeprefix(_GCC)
    if plain in _COUNTS:
        return find(_COUNTS[plain])
    return tuple(row for row in find(plain) or () if is_noexcept(plain, row.ctype)) or None


def find_promoting_overload(name: str, types: Sequence[CType]) -> tuple[Builtin, tuple[CType, ...]] | None:
    """Return the function that C++'s template of that name calls for arguments of these types, and the types
    of its parameters; None when there is no such template.
    """
    pattern = builtin_math.PROMOTING.get(name)
    if pattern is None or len(types) != len(pattern):
        return None
    numbers = [t for t, kind in zip(types, pattern) if kind == "T"]
    if not all(t.is_arithmetic for t in numbers) or (len(numbers) == 1 and numbers[0].is_float):
        return None
    row = next(b for b in find(name) or () if b.ctype.params[0] is ct.DOUBLE)
    return row, tuple(t if kind == "T" else p for t, kind, p in zip(types, pattern, row.ctype.params))


def unavailable_reason(name: str) -> str:
    """Return why a function of CUDA is unavailable; '' if it is available or CUDA has none."""
    return next((reason.format(name) for reason, names in _UNSUPPORTED if name in names.split()), "")


def _parse_row(row: str, name: str) -> Iterable[Builtin]:
    head, _, lowering = row.partition(" = " if ") = " not in row else ") = ")
    if ") = " in row:
        head += ")"
    head, bracket, types = head.partition(" [")
    if bracket or "] = " in row:
        head, _, rest = row.partition(" [")
        types, _, lowering = rest.partition("] = ")
    result, _, params = head.partition(f"{name}(")
    params = params.rstrip(") ")
    result = result.strip()
    for t in types.split("|") if types else ("",):
        yield _overload(name, result, params, tuple(lowering.split()), t)


def _overload(name: str, result: str, params: str, lowering: tuple[str, ...], t: str) -> Builtin:
    types, defaults = [], []
    for param in params.split(", ") if params else ():
        if param == "...":
            continue
        text, _, default = param.partition(" = ")
        if default:
            text = text.rpartition(" ")[0]
            defaults.append(int(default))
        types.append(_type(text, t))
    lowering = tuple(
        word.replace("%s", _suffix(_type("T", t))) if "%s" in word else word for word in lowering
    )
    return Builtin(
        name, ct.function(_type(result, t), tuple(types), params.endswith("...")), lowering, tuple(defaults)
    )


def _suffix(t: CType) -> str:
    return f"{'f' if t.is_float else 'i'}{t.size * 8}"


def _type(text: str, t: str) -> CType:
    text = text.strip()
    if text.endswith("*"):
        return ct.pointer_to(_type(text[:-1], t))
    if text.startswith("const "):
        return ct.qualified(_type(text[6:], t), ct.CONST)
    name = t if text == "T" else text
    if name in ct.SCALARS:
        return ct.SCALARS[name]
    symbol = builtin_types.find(name)
    assert symbol is not None, name
    return symbol.ctype


def _conversion(name: str) -> tuple[Builtin, ...] | None:
    """Return a function of the families with a rounding mode in the name: `__float2int_rz`, `__int2float_rd`,
    `__fadd_ru`, `__dsqrt_rd`; None for others.
    """
    stem, _, mode = name.removeprefix("__").rpartition("_")
    if mode not in _ROUNDINGS or not name.startswith("__"):
        return None
    source, _, target = stem.partition("2")
    if source in ("float", "double") and target in _CONVERSIONS:
        letter, result = _CONVERSIONS[target]
        intrinsic = f"llvm.nvvm.{source[0]}2{letter}.{_ROUNDINGS[mode]}"
        return (Builtin(name, ct.function(ct.SCALARS[result], (ct.SCALARS[source],)), ("call", intrinsic)),)
    if source in _CONVERSIONS and target in ("float", "double"):
        # int and unsigned convert to double without rounding: CUDA has these to nearest alone
        if target == "float" or source in ("ll", "ull") or mode == "rn":
            letter, parameter = _CONVERSIONS[source]
            intrinsic = f"llvm.nvvm.{letter}2{target[0]}.{_ROUNDINGS[mode]}"
            return (
                Builtin(name, ct.function(ct.SCALARS[target], (ct.SCALARS[parameter],)), ("call", intrinsic)),
            )
        return None
    if stem == "double2float":
        return (
            Builtin(name, ct.function(ct.FLOAT, (ct.DOUBLE,)), ("call", f"llvm.nvvm.d2f.{_ROUNDINGS[mode]}")),
        )
    letter, operation = (
        ("d", "fma") if stem == "fma" else ("f", "fma") if stem == "fmaf" else (stem[:1], stem[1:])
    )
    if operation not in _ROUNDED_OPERATIONS or letter not in "fd":
        return None
    t = ct.FLOAT if letter == "f" else ct.DOUBLE
    intrinsic = f"llvm.nvvm.{operation}.{_ROUNDINGS[mode]}.{letter}"
    return (Builtin(name, ct.function(t, (t,) * _ROUNDED_OPERATIONS[operation]), ("call", intrinsic)),)


def is_noexcept(name: str, t: ct.Function) -> bool:
    """Return whether a built-in function is `noexcept` in nvcc's headers: the functions of C's library, with
    its parameters, and related ones.
    """
    if name in _NOEXCEPT:
        return name != "abs" or t.params == (ct.INT,)
    return (name in _NOEXCEPT_MATH and ct.FLOAT not in t.params) or (
        name[-1] == "f" and name[:-1] in _NOEXCEPT_MATH
    )


_NOEXCEPT = frozenset(
    "__assert_fail __cosf __exp10f __expf __log10f __log2f __logf __powf __sincosf __sinf __tanf __tanhf abs"
    " clock free labs llabs malloc memcpy memset".split()
)
_NOEXCEPT_MATH = frozenset(
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs"
    " fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb"
    " lrint lround modf nan nearbyint nextafter norm norm3d norm4d pow remainder remquo rhypot rint rnorm"
    " rnorm3d rnorm4d round scalbln scalbn sin sincos sinh sqrt tan tanh tgamma trunc".split()
)
"""Functions of double precision; with the suffix `f`, of single precision."""
