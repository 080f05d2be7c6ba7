"""Built-in functions on words, warps and memory, as rows of `builtin_table` (which defines the format).

Rows are generated from families: CUDA has a function for every comparison, signedness and number of lanes.
Sources: CUDA Math API, "SIMD intrinsics", "Integer intrinsics", "DPX"; CUDA C++ Programming Guide, "C++
language extensions".
"""

from __future__ import annotations

from collections.abc import Iterable

_LONGS = "long|unsigned long|long long|unsigned long long"
ROWS = f"""
int __dp4a(int, int, int) = lib dot.cu dp4a_s
unsigned int __dp4a(unsigned int, unsigned int, unsigned int) = lib dot.cu dp4a_u
int __dp4a(char4, char4, int) = lib dot.cu dp4a_c
unsigned int __dp4a(uchar4, uchar4, unsigned int) = lib dot.cu dp4a_uc
int __dp2a_lo(int, int, int) = lib dot.cu lo_s
unsigned int __dp2a_lo(unsigned int, unsigned int, unsigned int) = lib dot.cu lo_u
int __dp2a_lo(short2, char4, int) = lib dot.cu lo_c
unsigned int __dp2a_lo(ushort2, uchar4, unsigned int) = lib dot.cu lo_uc
int __dp2a_hi(int, int, int) = lib dot.cu hi_s
unsigned int __dp2a_hi(unsigned int, unsigned int, unsigned int) = lib dot.cu hi_u
int __dp2a_hi(short2, char4, int) = lib dot.cu hi_c
unsigned int __dp2a_hi(ushort2, uchar4, unsigned int) = lib dot.cu hi_uc

unsigned int __match_any_sync(unsigned int, T) [int|unsigned int] = lib warp.cu any_i
unsigned int __match_any_sync(unsigned int, T) [{_LONGS}] = lib warp.cu any_l
unsigned int __match_any_sync(unsigned int, float) = lib warp.cu any_f
unsigned int __match_any_sync(unsigned int, double) = lib warp.cu any_d
unsigned int __match_all_sync(unsigned int, T, int *) [int|unsigned int] = lib warp.cu all_i
unsigned int __match_all_sync(unsigned int, T, int *) [{_LONGS}] = lib warp.cu all_l
unsigned int __match_all_sync(unsigned int, float, int *) = lib warp.cu all_f
unsigned int __match_all_sync(unsigned int, double, int *) = lib warp.cu all_d
unsigned int __reduce_and_sync(unsigned int, unsigned int) = lib warp.cu and_u
unsigned int __reduce_or_sync(unsigned int, unsigned int) = lib warp.cu or_u
unsigned int __reduce_xor_sync(unsigned int, unsigned int) = lib warp.cu xor_u

void __barrier_sync(unsigned int) = lib warp.cu
void __barrier_sync_count(unsigned int, unsigned int) = lib warp.cu

void __brkpt() = lib space.cu
void __pm0() = lib space.cu
void __pm1() = lib space.cu
void __pm2() = lib space.cu
void __pm3() = lib space.cu
unsigned int __fns(unsigned int, unsigned int, int) = lib integer.cu
unsigned short __nv_bswap16(unsigned short) = lib integer.cu
unsigned int __nv_bswap32(unsigned int) = lib integer.cu
unsigned long long __nv_bswap64(unsigned long long) = lib integer.cu
float __tanhf(float) = lib fast.cu
unsigned short atomicCAS(unsigned short *, unsigned short, unsigned short) = cas
"""

_BINARY = (
    "add sub addus subus addss subss hadd# avg# avg@ max# max@ min# min@ absdiff# absdiff@ sad# sad@ eq ne"
    " ge# gt# le# lt# ge@ gt@ le@ lt@"
)
_UNARY = "neg negss abs absss"
_COMPARISONS = ("eq", "ne", "ge", "gt", "le", "lt")

_SCALARS = (
    "char|signed char|unsigned char|short|unsigned short|int|unsigned int|long|unsigned long|long"
    " long|unsigned long long|float|double"
)
VECTORS = (
    "|".join(f"{t}{n}" for t in ("char", "uchar", "short", "ushort", "int", "uint") for n in (2, 4))
    + "|longlong2|ulonglong2|float2|float4|double2"
)
LOADS = {"ca": "ca", "cg": "cg", "cs": "cs", "lu": "lu", "cv": "cv"}
STORES = {"wb": "wb", "cg": "cg", "cs": "cs", "wt": "wt"}


def rows() -> Iterable[str]:
    """Yield all rows."""
    yield from ROWS.splitlines()
    yield from _simd()
    yield from _dpx()
    for kind in ("add", "min", "max"):
        yield f"int __reduce_{kind}_sync(unsigned int, int) = lib warp.cu {kind}_s"
        yield f"unsigned int __reduce_{kind}_sync(unsigned int, unsigned int) = lib warp.cu {kind}_u"
    for name, mode, word in (
        ("", "idx", "int"),
        ("_up", "up", "unsigned int"),
        ("_down", "down", "unsigned int"),
        ("_xor", "bfly", "int"),
    ):
        for letter, kinds in (("i", "int|unsigned int"), ("l", _LONGS), ("f", "float"), ("d", "double")):
            yield (
                f"T __shfl{name}(T, {word}, int width = 32) [{kinds}] = lib shuffle.cu {mode}_{letter}"
                " before_sm_70"
            )
    for name in ("int __any any", "int __all all", "unsigned int __ballot ballot"):
        head, _, function = name.rpartition(" ")
        yield f"{head}(int) = lib shuffle.cu {function} before_sm_70"
    for space, title in (
        ("global", "Global"),
        ("shared", "Shared"),
        ("constant", "Constant"),
        ("local", "Local"),
    ):
        yield f"unsigned int __is{title}(const void *) = lib space.cu"
        yield f"unsigned long __cvta_generic_to_{space}(const void *) = lib space.cu"
        yield f"void *__cvta_{space}_to_generic(unsigned long) = lib space.cu"
    yield f"T __ldg(const T *) [{VECTORS}] = ldg"
    yield from (f"T __ld{name}(const T *) [{_SCALARS}|{VECTORS}] = cached {op}" for name, op in LOADS.items())
    yield from (f"void __st{name}(T *, T) [{_SCALARS}|{VECTORS}] = kept {op}" for name, op in STORES.items())
    for mode in ("rn", "rz", "rd", "ru"):
        rounding = {"rd": "rm", "ru": "rp"}.get(mode, mode)
        yield f"float __fmaf_ieee_{mode}(float, float, float) = call llvm.nvvm.fma.{rounding}.f"


def _simd() -> Iterable[str]:
    word = "unsigned int"
    for lanes in (2, 4):
        file = f"lib simd{lanes}.cu"
        for name in _UNARY.split():
            yield f"{word} __v{name}{lanes}({word}) = {file}"
        for name in _BINARY.split():
            plain = name.replace("#", "u").replace("@", "s")
            prefixes = ("set", "cmp") if name.rstrip("#@") in _COMPARISONS else ("",)
            yield from (f"{word} __v{prefix}{plain}{lanes}({word}, {word}) = {file}" for prefix in prefixes)


def _dpx() -> Iterable[str]:
    for kind in ("min", "max"):
        for suffix, t in (
            ("s32", "int"),
            ("u32", "unsigned int"),
            ("s16x2", "unsigned int"),
            ("u16x2", "unsigned int"),
        ):
            flags = "bool *" if suffix.endswith("32") else "bool *, bool *"
            yield f"{t} __vib{kind}_{suffix}({t}, {t}, {flags}) = lib dpx.cu"
            for relu in ("", "_relu") if suffix[0] == "s" else ("",):
                yield f"{t} __vi{kind}3_{suffix}{relu}({t}, {t}, {t}) = lib dpx.cu"
                yield f"{t} __viadd{kind}_{suffix}{relu}({t}, {t}, {t}) = lib dpx.cu"
            if suffix[0] == "s":
                yield f"{t} __vi{kind}_{suffix}_relu({t}, {t}) = lib dpx.cu"
