"""Macros that every program has without an include: nvcc reads its runtime header before the program, and
with it the C headers below.

Their definitions stay in the built-in headers; a header is read when the first of its macros is used. A
program may define such a name itself, which replaces the macro without a warning.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from . import headers, scan
from .macros import LazyMacro, Macro, parse_definition
from .scan import RawToken

_NAMES = {
    "math.h": (
        "INFINITY NAN HUGE_VALF HUGE_VAL M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI"
        " M_2_SQRTPI M_SQRT2 M_SQRT1_2 M_Ef M_LOG2Ef M_LOG10Ef M_LN2f M_LN10f M_PIf M_PI_2f M_PI_4f M_1_PIf"
        " M_2_PIf M_2_SQRTPIf M_SQRT2f M_SQRT1_2f MAXFLOAT FP_NAN FP_INFINITE FP_ZERO FP_SUBNORMAL FP_NORMAL"
        " FP_ILOGB0 FP_ILOGBNAN MATH_ERRNO MATH_ERREXCEPT math_errhandling"
    ),
    "limits.h": (
        "CHAR_BIT SCHAR_MIN SCHAR_MAX UCHAR_MAX CHAR_MIN CHAR_MAX SHRT_MIN SHRT_MAX USHRT_MAX INT_MIN INT_MAX"
        " UINT_MAX LONG_MIN LONG_MAX ULONG_MAX LLONG_MIN LLONG_MAX ULLONG_MAX CHAR_WIDTH SCHAR_WIDTH"
        " UCHAR_WIDTH SHRT_WIDTH USHRT_WIDTH INT_WIDTH UINT_WIDTH LONG_WIDTH ULONG_WIDTH LLONG_WIDTH"
        " ULLONG_WIDTH BOOL_WIDTH BOOL_MAX LONG_LONG_MAX LONG_LONG_MIN ULONG_LONG_MAX MB_LEN_MAX LONG_BIT"
        " WORD_BIT SSIZE_MAX PATH_MAX NAME_MAX"
    ),
    "stdlib.h": "RAND_MAX EXIT_SUCCESS EXIT_FAILURE",
    "stdio.h": "EOF",
    "stddef.h": "offsetof __builtin_offsetof",
    "assert.h": "assert",
    "minicc_predefined.h": (
        "__CUDA_RUNTIME_H__ __CUDA_RUNTIME_API_H__ __HOST_DEFINES_H__ __HOST_CONFIG_H__ __DRIVER_TYPES_H__"
        " __VECTOR_TYPES_H__ __VECTOR_FUNCTIONS_H__ __DEVICE_TYPES_H__ __DEVICE_FUNCTIONS_H__"
        " __DEVICE_LAUNCH_PARAMETERS_H__ __MATH_FUNCTIONS_H__ __COMMON_FUNCTIONS_H__ __TEXTURE_TYPES_H__"
        " __SURFACE_TYPES_H__ __CHANNEL_DESCRIPTOR_H__ __LIBRARY_TYPES_H__ CUDARTAPI CUDARTAPI_CDECL"
        " CUDART_CB CUDART_DEVICE __CUDART_API_VERSION CUDA_IPC_HANDLE_SIZE __CUDA_MATH_CRTIMP"
        " __CUDA_AND_AT_LEAST_SM_70__ __CUDA_AND_AT_LEAST_SM_75__ __CUDA_ARCH_HAS_FEATURE__ __cdecl"
        " __import__ __export__ __thread__ __no_return__ __inline_hint__ __local_maxnreg__"
        " __specialization_static __builtin_align__ __annotate__ __location__ __device_builtin__"
        " __device_builtin_texture_type__ __device_builtin_surface_type__ __cudart_builtin__ __GLIBC__"
        " __GLIBC_MINOR__ __GLIBC_PREREQ __GNUC_PREREQ __WORDSIZE __LITTLE_ENDIAN __BIG_ENDIAN __PDP_ENDIAN"
        " __BYTE_ORDER __FLOAT_WORD_ORDER LITTLE_ENDIAN BIG_ENDIAN PDP_ENDIAN BYTE_ORDER CLOCKS_PER_SEC"
        " BUFSIZ FILENAME_MAX SEEK_SET SEEK_CUR SEEK_END __BEGIN_DECLS __END_DECLS __THROW __THROWNL __NTH"
        " __NTHNL __CONCAT __STRING __glibc_likely __glibc_unlikely __always_inline __attribute_const__"
        " __attribute_pure__ __attribute_noinline__ __attribute_used__ __attribute_malloc__"
        " __attribute_maybe_unused__ __attribute_deprecated__ __attribute_deprecated_msg__"
        " __attribute_warn_unused_result__ __attribute_nonnull__ __nonnull __returns_nonnull __wur"
    ),
    "minicc_device_runtime.h": (
        "cudaStreamDefault cudaStreamNonBlocking cudaStreamLegacy cudaStreamPerThread cudaStreamTailLaunch"
        " cudaStreamFireAndForget cudaStreamGraphTailLaunch cudaStreamGraphFireAndForget"
        " cudaStreamGraphFireAndForgetAsSibling cudaEventDefault cudaEventDisableTiming"
    ),
}
"""The macros that nvcc 13 with gcc 12's headers defines in an empty file, as far as device code uses them."""

KEYWORDS = (
    "__device__ __global__ __host__ __shared__ __constant__ __managed__ __grid_constant__ __align__"
    " __forceinline__ __launch_bounds__ __maxnreg__ __cluster_dims__ __block_size__ __nv_pure__"
).split()
"""Keywords of this language that CUDA's headers define as macros: `#ifdef __device__` holds."""


class DefaultMacro(LazyMacro):
    """A macro of a built-in header that was not included."""


@cache
def _definitions(header: str) -> dict[str, Macro]:
    """Return the macros of a built-in header; of several definitions the last one counts (`assert` without
    NDEBUG).
    """
    result: dict[str, Macro] = {}
    file = headers.built_in(header)
    for tokens in scan.lines(file.read(), file.display):
        if len(tokens) > 2 and tokens[0].value == "#" and tokens[1].value == "define":
            macro = parse_definition(tokens[2:])
            macro.location = None
            result[macro.name] = macro
    return result


def _definition(header: str, name: str) -> Macro:
    return _definitions(header)[name]


def expand_keyword(at: RawToken) -> RawToken:
    """Return the token itself: the expansion of a keyword that is defined as a macro."""
    return at


def default_macros() -> dict[str, DefaultMacro | Callable[[RawToken], RawToken]]:
    """Return the macros by name."""
    keywords: dict[str, DefaultMacro | Callable[[RawToken], RawToken]] = dict.fromkeys(
        KEYWORDS, expand_keyword
    )
    return keywords | {
        name: DefaultMacro(name, partial(_definition, header, name))
        for header, names in _NAMES.items()
        for name in names.split()
    }
