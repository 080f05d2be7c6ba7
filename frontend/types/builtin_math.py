"""CUDA's mathematical functions, as rows of `builtin_table` (which defines the format).

Names follow C: `sinf` takes floats, `sin` doubles and, by C++'s overload, floats too. FAMILIES has the
library files of the functions for doubles and for floats; rows of another shape are in ROWS. Sources: CUDA
C++ Programming Guide, "Mathematical functions"; CUDA Math API, single and double precision.
"""

from __future__ import annotations

from collections.abc import Iterable

FAMILIES = (
    ("exp", "exp", "expf"), ("exp2", "exp2", "expf"), ("exp10", "exp2", "expf"), ("expm1", "expm1", "expm1f"),
    ("log", "log", "logf"), ("log2", "log2", "logf"), ("log10", "log2", "logf"), ("log1p", "log1p", "log1pf"),
    ("sin", "trig", "trigf"), ("cos", "trig", "trigf"), ("tan", "trig", "trigf"),
    ("sinpi", "sinpi", "sinpif"), ("cospi", "sinpi", "sinpif"),
    ("asin", "asin", "asinf"), ("acos", "asin", "asinf"), ("atan", "atan", "atanf"),
    ("sinh", "sinh", "sinhf"), ("cosh", "sinh", "sinhf"), ("tanh", "sinh", "tanhf"),
    ("asinh", "asinh", "asinhf"), ("acosh", "asinh", "asinhf"), ("atanh", "asinh", "asinhf"),
    ("cbrt", "cbrt", "cbrtf"), ("rcbrt", "cbrt", "cbrtf"),
    ("erf", "erf", "erff"), ("erfc", "erf", "erff"), ("erfcx", "erf", "erff"),
    ("normcdf", "normcdf", "erfinvf"),
    ("erfinv", "erfinv", "erfinvf"), ("erfcinv", "erfinv", "erfinvf"), ("normcdfinv", "erfinv", "erfinvf"),
    ("tgamma", "tgamma", "gammaf"), ("lgamma", "lgamma", "gammaf"),
    ("round", "rounding", "rounding"), ("logb", "parts", "parts"),
    ("T atan2(T, T)", "atan", "atanf"), ("T pow(T, T)", "pow", "powf"),
    ("T hypot(T, T)", "norm", "normf"), ("T rhypot(T, T)", "norm", "normf"),
    ("T norm3d(T, T, T)", "norm", "normf"), ("T rnorm3d(T, T, T)", "norm", "normf"),
    ("T norm4d(T, T, T, T)", "norm", "normf"), ("T rnorm4d(T, T, T, T)", "norm", "normf"),
    ("T norm(int, const T *)", "normn", "normn"), ("T rnorm(int, const T *)", "normn", "normn"),
    ("void sincos(T, T *, T *)", "trig", "trigf"), ("void sincospi(T, T *, T *)", "sinpi", "sinpif"),
    ("T fdim(T, T)", "rounding", "rounding"), ("T fmod(T, T)", "fmod", "fmodf"),
    ("T remainder(T, T)", "fmod", "fmodf"),
    ("T remquo(T, T, int *)", "fmod", "fmodf"), ("T modf(T, T *)", "parts", "parts"),
    ("T frexp(T, int *)", "parts", "parts"),
    ("T ldexp(T, int)", "parts", "parts"), ("T scalbn(T, int)", "parts", "parts"),
    ("T scalbln(T, long)", "parts", "parts"),
    ("int ilogb(T)", "parts", "parts"), ("T nextafter(T, T)", "parts", "parts"),
    ("T nan(const char *)", "parts", "parts"),
    ("long lround(T)", "rounding", "rounding"), ("long long llround(T)", "rounding", "rounding"),
)  # fmt: skip
"""Name of the unary function of doubles, or its signature with T for the type; file for doubles; file for
floats.
"""

DOUBLE_ONLY = {"nan", "norm", "rnorm", "norm3d", "rnorm3d", "norm4d", "rnorm4d", "rhypot"}
"""Names that CUDA does not overload for floats."""

_PROMOTING = {
    "T": (
        "acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 fabs floor lgamma log"
        " log10 log1p log2 logb nearbyint rint round sin sinh sqrt tan tanh tgamma trunc ilogb llround lround"
        " llrint lrint isnan isinf isfinite signbit"
    ),
    "T T": "atan2 pow fmod hypot copysign nextafter fdim fmax fmin remainder",
    "T T T": "fma",
    "T .": "ldexp scalbn scalbln frexp",
    "T T .": "remquo",
}
PROMOTING = {name: pattern.split() for pattern, names in _PROMOTING.items() for name in names.split()}
"""Functions that C++ also declares as templates, which take any arithmetic types and compute in double
([cmath.syn]): for each parameter whether it has such a type. A template with a single such parameter takes
integers only.
"""

ROWS = """
double __builtin_scaled_exp(double, double, int) = lib exp.cu
double __builtin_log_parts(double, double *, double *) = lib logdd.cu
double __builtin_erfc_parts(double, double) = lib erf.cu
float __builtin_quotientf(float, float) = lib quotient.cu
double __builtin_quotient(double, double) = lib quotient.cu
double __builtin_reciprocal(double) = lib quotient.cu
double __builtin_reciprocal_root(double) = lib quotient.cu
double __builtin_root(double) = lib quotient.cu
float __builtin_rootf(float) = lib quotient.cu
float __builtin_scaled_expf(float, float, int) = lib expf.cu
float sqrtf(float) = sqrt
T sqrt(T) [float|double] = sqrt
float rsqrtf(float) = call llvm.nvvm.rsqrt.approx.f
float rsqrt(float) = call llvm.nvvm.rsqrt.approx.f
double rsqrt(double) = lib rsqrt.cu
float fabsf(float) = call llvm.fabs.f32
T fabs(T) [float|double] = call llvm.fabs.%s
float floorf(float) = call llvm.floor.f32
T floor(T) [float|double] = call llvm.floor.%s
float ceilf(float) = call llvm.ceil.f32
T ceil(T) [float|double] = call llvm.ceil.%s
float truncf(float) = call llvm.trunc.f32
T trunc(T) [float|double] = call llvm.trunc.%s
float rintf(float) = call llvm.rint.f32
T rint(T) [float|double] = call llvm.rint.%s
float nearbyintf(float) = call llvm.rint.f32
T nearbyint(T) [float|double] = call llvm.rint.%s
long lrintf(float) = call llvm.nvvm.f2ll.rn
long lrint(float) = call llvm.nvvm.f2ll.rn
long lrint(double) = call llvm.nvvm.d2ll.rn
long long llrintf(float) = call llvm.nvvm.f2ll.rn
long long llrint(float) = call llvm.nvvm.f2ll.rn
long long llrint(double) = call llvm.nvvm.d2ll.rn
float fmaf(float, float, float) = call llvm.fma.f32
T fma(T, T, T) [float|double] = call llvm.fma.%s
float fminf(float, float) = call llvm.minnum.f32
T fmin(T, T) [float|double] = call llvm.minnum.%s
float fmaxf(float, float) = call llvm.maxnum.f32
T fmax(T, T) [float|double] = call llvm.maxnum.%s
float copysignf(float, float) = call llvm.copysign.f32
T copysign(T, T) [float|double] = call llvm.copysign.%s
float fdividef(float, float) = op fdiv
bool isnan(T) [float|double] = isnan
int __builtin_isnan(T) [float|double] = number isnan
bool isinf(T) [float|double] = isinf
int __builtin_isinf(T) [float|double] = number isinf
bool isfinite(T) [float|double] = isfinite
int __builtin_isfinite(T) [float|double] = number isfinite
bool signbit(T) [float|double] = signbit
int __builtin_signbit(T) [float|double] = number signbit
"""


def rows() -> Iterable[str]:
    """Yield all rows."""
    yield from ROWS.splitlines()
    for name, double_file, float_file in FAMILIES:
        signature = name if "(" in name else f"T {name}(T)"
        head, _, params = signature.partition("(")
        result, _, plain = head.rpartition(" ")
        yield f"{result} {plain}({params} = lib {double_file}.cu".replace("T", "double")
        single = f"{result} %s({params} = lib {float_file}.cu".replace("T", "float")
        yield single % f"{plain}f"
        if plain not in DOUBLE_ONLY:
            yield f"{single % plain} {plain}f"
