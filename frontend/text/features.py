"""`__has_attribute`, `__has_cpp_attribute` and `__has_builtin` in conditions, as in g++ 12 with C++17.

Attributes are those of the host compiler: device code may have all of them, and those that mean nothing to it
are ignored. Built-in functions are those that device code can call.
"""

from __future__ import annotations

_STANDARD = {
    "noreturn": "200809L", "carries_dependency": "200809L", "deprecated": "201309L", "fallthrough": "201603L",
    "maybe_unused": "201603L", "nodiscard": "201907L", "likely": "201803L", "unlikely": "201803L",
    "no_unique_address": "201803L",
}  # fmt: skip
_GNU = frozenset(
    (
        "abi_tag alias aligned alloc_align alloc_size always_inline artificial assume_aligned cold const"
        " constructor deprecated destructor error externally_visible fallthrough flatten format format_arg"
        " gnu_inline hot init_priority leaf malloc may_alias mode no_icf no_instrument_function no_sanitize"
        " no_sanitize_address no_sanitize_undefined noclone noinit noinline nonnull noreturn nothrow optimize"
        " packed pure returns_nonnull section sentinel target tls_model transparent_union unused used"
        " vector_size visibility warn_unused_result warning weak weakref"
    ).split()
)
BUILTINS = frozenset(
    (
        "abs assume_aligned ceil ceilf clz clzl clzll copysign copysignf cos cosf exp expf expect fabs fabsf"
        " ffs ffsl ffsll floor floorf fma fmaf fmax fmaxf fmin fminf huge_val huge_valf inf inff isfinite"
        " isinf isnan log logf memcpy memset nan nanf popcount popcountl popcountll pow powf rint rintf round"
        " roundf signbit sin sinf sqrt sqrtf trunc truncf unreachable"
    ).split()
)
"""gcc's functions `__builtin_NAME` that device code can call, as far as programs test for them."""
OPERATORS = frozenset({"__has_attribute", "__has_cpp_attribute", "__has_builtin"})


def has_feature(operator: str, operands: list[str]) -> str:
    """Return the value of one of `OPERATORS` for its operand tokens: `nodiscard`, `gnu :: cold`,
    `__builtin_expect`.
    """
    if operator == "__has_builtin":
        return "1" if len(operands) == 1 and operands[0].removeprefix("__builtin_") in BUILTINS else "0"
    namespace, name = (operands[0], operands[-1]) if len(operands) > 1 else ("", operands[0])
    name = name.removeprefix("__").removesuffix("__")
    if namespace in ("", "std") and name in _STANDARD:
        return _STANDARD[name] if operator == "__has_cpp_attribute" or name not in _GNU else "1"
    if namespace.strip("_") == "gnu" or (not namespace and operator == "__has_attribute"):
        return "1" if name in _GNU else "0"
    return "0"
