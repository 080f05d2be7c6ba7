"""The C++ standard library: the built-in header of each name, and the headers that a program's tokens need.

nvcc reads cuda_runtime.h before every program, and with it some headers of the host's library, so a program
may use their names without an include. A header is read only when the program mentions one of its names:
`#include <tuple>` alone, or with host code that does not use it, costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from .scan import RawToken

BUILT_IN_PREFIX = "<minicc>/"
"""The directory under which locations show the built-in headers."""
_NAMES = {
    "type_traits": (
        "integral_constant bool_constant true_type false_type enable_if conditional void_t conjunction"
        " disjunction negation is_same remove_const remove_volatile remove_cv add_const add_volatile add_cv"
        " remove_reference add_lvalue_reference add_rvalue_reference declval remove_pointer add_pointer"
        " remove_extent remove_all_extents decay make_signed make_unsigned is_void is_null_pointer"
        " is_integral is_floating_point is_array is_pointer is_lvalue_reference is_rvalue_reference"
        " is_reference is_const is_volatile is_function is_member_pointer is_member_function_pointer"
        " is_member_object_pointer is_arithmetic is_fundamental is_compound is_object is_signed is_unsigned"
        " alignment_of rank extent is_convertible is_assignable is_copy_assignable is_move_assignable"
        " common_type invoke_result is_class is_union is_enum is_empty is_final is_trivial"
        " is_trivially_copyable is_standard_layout is_pod is_aggregate is_polymorphic is_abstract"
        " has_virtual_destructor is_base_of is_constructible is_trivially_constructible"
        " is_default_constructible is_copy_constructible is_move_constructible"
        " is_trivially_default_constructible is_trivially_copy_constructible is_trivially_move_constructible"
        " is_trivially_assignable is_trivially_copy_assignable is_trivially_move_assignable is_destructible"
        " is_trivially_destructible underlying_type is_scalar is_nothrow_constructible"
        " is_nothrow_default_constructible is_nothrow_copy_constructible is_nothrow_move_constructible"
        " is_nothrow_assignable is_nothrow_copy_assignable is_nothrow_move_assignable is_nothrow_destructible"
        " is_nothrow_invocable result_of is_invocable is_invocable_r aligned_storage"
    ),
    "cstddef": "byte to_integer nullptr_t max_align_t",
    "utility": (
        "forward move as_const addressof integer_sequence index_sequence make_integer_sequence"
        " make_index_sequence index_sequence_for pair make_pair tuple_size tuple_element get"
    ),
    "limits": (
        "numeric_limits float_round_style float_denorm_style round_indeterminate round_toward_zero"
        " round_to_nearest round_toward_infinity round_toward_neg_infinity denorm_indeterminate denorm_absent"
        " denorm_present"
    ),
    "minicc_minmax.h": "min max",
    "algorithm": "min max minmax clamp min_element max_element",
    "initializer_list": "initializer_list begin end",
    "iterator": (
        "begin end cbegin cend data size empty iterator_traits reverse_iterator make_reverse_iterator"
        " distance advance next prev input_iterator_tag output_iterator_tag forward_iterator_tag"
        " bidirectional_iterator_tag random_access_iterator_tag"
    ),
    "tuple": "tuple make_tuple tie forward_as_tuple tuple_cat apply make_from_tuple",
    "array": "array",
    "functional": (
        "plus minus multiplies divides modulus negate equal_to not_equal_to less greater less_equal"
        " greater_equal logical_and logical_or logical_not bit_and bit_or bit_xor bit_not"
    ),
    "numeric": "gcd lcm",
}
_TEXTURE_HEADERS = {
    "minicc_texture.h": "tex1Dfetch tex1D tex2D tex3D",
    "minicc_texture_levels.h": "tex1DLod tex2DLod tex3DLod tex1DGrad tex2DGrad tex3DGrad",
    "minicc_texture_layers.h": (
        "tex1DLayered tex2DLayered tex1DLayeredLod tex2DLayeredLod tex1DLayeredGrad tex2DLayeredGrad"
    ),
    "minicc_texture_cubes.h": (
        "texCubemap texCubemapLayered texCubemapLod texCubemapLayeredLod texCubemapGrad texCubemapLayeredGrad"
    ),
    "minicc_texture_gather.h": "tex2Dgather",
    "minicc_surface.h": (
        "surf1Dread surf1Dwrite surf2Dread surf2Dwrite surf3Dread surf3Dwrite cudaSurfaceBoundaryMode"
        " cudaBoundaryModeZero cudaBoundaryModeClamp cudaBoundaryModeTrap"
    ),
    "minicc_surface_layers.h": (
        "surf1DLayeredread surf1DLayeredwrite surf2DLayeredread surf2DLayeredwrite surfCubemapread"
        " surfCubemapwrite surfCubemapLayeredread surfCubemapLayeredwrite"
    ),
}
"""Names of texture and surface functions, by header; CUDA's runtime header declares them as templates, in the
global namespace.
"""
_RUNTIME_PREFIXES = (
    "cudaError",
    "cudaSuccess",
    "cudaMemcpy",
    "cudaMemset",
    "cudaDevAttr",
    "cudaStream",
    "cudaEvent",
    "cudaMalloc",
    "cudaFree",
    "cudaGet",
    "cudaPeek",
    "cudaRuntimeGetVersion",
    "cudaDeviceGet",
    "cudaGraphConditional",
    "cudaGraphSetConditional",
    "cudaGraphLaunch",
    "cudaGraphExec_t",
    "cudaFuncGetAttributes",
    "cudaFuncAttributes",
    "cudaFuncCache",
    "cudaOccupancyMaxActiveBlocks",
    "cudaLimit",
    "cudaSharedMemConfig",
)
"""Prefixes of the names of the device runtime, except types that every program has."""
_HANDLES = frozenset({"cudaStream_t", "cudaEvent_t"})
RUNTIME_HEADER = "minicc_device_runtime.h"
"""The header that declares the device runtime."""
LIBM_HEADER = "minicc_libm.h"
"""The header that declares the host functions of `_LIBM`. nvcc includes glibc's math.h, which declares them,
before every program.
"""
_LIBM = frozenset(
    (
        "__acos __acosf __acosh __acoshf __asin __asinf __asinh __asinhf __atan __atan2 __atan2f __atanf"
        " __atanh __atanhf __cbrt __cbrtf __ceil __ceilf __copysign __copysignf __cos __cosh __coshf __drem"
        " __dremf __erf __erfc __erfcf __erff __exp __exp2 __exp2f __expm1 __expm1f __fabs __fabsf __fdim"
        " __fdimf __floor __floorf __fmax __fmaxf __fmin __fminf __fmod __fmodf __hypot __hypotf __lgamma"
        " __lgammaf __log __log10 __log1p __log1pf __log2 __logb __logbf __nearbyint __nearbyintf"
        " __nextafter __nextafterf __pow __remainder __remainderf __rint __rintf __round __roundf __sin"
        " __sinh __sinhf __sqrt __sqrtf __tan __tanh __tgamma __tgammaf __trunc __truncf"
    ).split()
)
REFERENCES: tuple[Literal["texture", "surface"], ...] = ("texture", "surface")
"""The class templates of texture and surface references, which CUDA 12 removed."""
REFERENCES_HEADER = "minicc_texture_references.h"
"""The header that declares texture and surface references; the texture headers above depend on it."""
_DECLARING_KEYWORDS = frozenset({"struct", "class", "union", "enum", "using", "typename", "namespace"})
_HEADERS: dict[str, list[str]] = {}
for _header, _names in _NAMES.items():
    for _name in _names.split():
        _HEADERS.setdefault(_name, []).append(_header)
PREINCLUDED = frozenset(
    {"type_traits", "cstddef", "utility", "limits", "minicc_minmax.h", "initializer_list"}
)
"""Headers that nvcc 13 with gcc 12 has read before an empty file; <tuple> only declares there."""
ALL = frozenset(_NAMES)
_INCLUDES = {
    "array": ("iterator",),
    "tuple": ("array", "iterator"),
    "functional": ("tuple", "array", "algorithm", "iterator"),
}
"""The headers that a library header includes, with gcc 12."""


def is_built_in(name: str) -> bool:
    """Return whether a location's file name is that of a built-in header."""
    return name.startswith(BUILT_IN_PREFIX)


def is_library_header(header: str) -> bool:
    """Return whether a built-in header belongs to the standard library, and so is read on demand."""
    return header in _NAMES


def transitive_headers(header: str) -> frozenset[str]:
    """Return a library header and those that it includes."""
    return frozenset({header, *_INCLUDES.get(header, ())})


def declaring_headers(name: str) -> list[str]:
    """Return the headers that declare a name; for the variable or alias of a trait (`is_same_v`, `decay_t`),
    those of the trait.
    """
    return _HEADERS.get(name) or (_HEADERS.get(name[:-2], []) if name.endswith(("_v", "_t")) else [])


def find_cuda_headers(tokens: Sequence[RawToken]) -> list[str]:
    """Return the CUDA headers that declare a name among the tokens."""
    if not any(
        token.value.startswith(("tex", "surf", "cuda", "__"))
        for token in tokens
        if isinstance(token.value, str)
    ):
        return []
    identifiers = {token.value for token in tokens if isinstance(token.value, str)}
    result = ["minicc_nv_atomic.h"] if any(name.startswith("__nv_atomic") for name in identifiers) else []
    result += [LIBM_HEADER] if not identifiers.isdisjoint(_LIBM) else []
    result += (
        [RUNTIME_HEADER] if any(name.startswith(_RUNTIME_PREFIXES) for name in identifiers - _HANDLES) else []
    )
    result += [
        header for header, names in _TEXTURE_HEADERS.items() if not identifiers.isdisjoint(names.split())
    ]
    return [REFERENCES_HEADER, *result] if _has_references(tokens) else result


def _has_references(tokens: Sequence[RawToken]) -> bool:
    """Return whether a program uses texture or surface references: `texture<…>`, without a declaration of its
    own named `texture`.
    """
    indices = [
        i for i, token in enumerate(tokens[:-1]) if isinstance(token.value, str) and token.value in REFERENCES
    ]
    return any(tokens[i + 1].value == "<" for i in indices) and all(
        tokens[i - 1].value not in _DECLARING_KEYWORDS for i in indices if i
    )


def find_std_headers(tokens: Sequence[RawToken], available: Collection[str]) -> list[str]:
    """Return the library headers, among the available ones, that declare a name of the tokens: a name after
    `std::`, or any name when a using-directive may name all of `std`.
    """
    indices = [i for i, token in enumerate(tokens[:-2]) if token.value == "std"]
    result = (
        {"initializer_list"}
        if any(
            begins_initializer_list(*(t.value for t in tokens[i - 3 : i + 1]))
            for i in range(3, len(tokens))
            if tokens[i].value == "{"
        )
        else set[str]()
    )
    if not indices and not result:
        return []
    if all(tokens[i + 1].value == "::" for i in indices):
        identifiers = {tokens[i + 2].value for i in indices}
    else:
        identifiers = {token.value for token in tokens if isinstance(token.value, str)}
    result.update(header for name in identifiers for header in declaring_headers(name))
    return [header for header in _NAMES if header in result and header in available]


def begins_initializer_list(before: str, name: str, equals: str, brace: str) -> bool:
    """Return whether four adjacent tokens begin a list from which `auto` deduces `std::initializer_list`:
    `auto x = {`, `auto &&x = {`, `[x = {`.
    """
    return brace == "{" and equals == "=" and name.isidentifier() and before in ("auto", "&", "&&", "[")
