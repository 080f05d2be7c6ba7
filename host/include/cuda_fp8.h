/* The 8-bit floating-point types for host code: __nv_fp8_e4m3 and __nv_fp8_e5m2, pairs and quads of them, and conversions, each rounded once. */
#pragma once
#include <cmath>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };
#define __CUDA_FP8_TYPES_EXIST__

/* Codes count the numbers of a sign: `keep` bits of mantissa, normal numbers from 2^least on. */
static inline __nv_fp8_storage_t minicc_to_fp8(double x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind, int nan) {
    bool wide = kind == __NV_E4M3;
    int keep = wide ? 3 : 2, least = wide ? -6 : -14, most = wide ? 0x7e : 0x7b, beyond = saturate == __NV_SATFINITE ? most : most + 1, sign = std::signbit(x) ? 0x80 : 0;
    if (x != x) return (__nv_fp8_storage_t)(sign | nan);
    double magnitude = std::fabs(x);
    if (magnitude == 0) return (__nv_fp8_storage_t)sign;
    if (magnitude > 1e6) return (__nv_fp8_storage_t)(sign | beyond);
    int exponent;
    std::frexp(magnitude, &exponent);
    exponent = exponent - 1 < least ? least : exponent - 1;
    int code = (int)std::nearbyint(std::ldexp(magnitude, keep - exponent)) + ((exponent - least) << keep);
    return (__nv_fp8_storage_t)(sign | (code > most ? beyond : code));
}
static inline float minicc_from_fp8(__nv_fp8_storage_t x, __nv_fp8_interpretation_t kind) {
    bool wide = kind == __NV_E4M3;
    int keep = wide ? 3 : 2, least = wide ? -6 : -14, code = x & 0x7f, exponent = code >> keep;
    if (wide ? code == 0x7f : code > 0x7c) return NAN;
    float f = !wide && code == 0x7c ? INFINITY : std::ldexp((float)(exponent ? code & ((1 << keep) - 1) | 1 << keep : code), (exponent ? exponent - 1 : 0) + least - keep);
    return x & 0x80 ? -f : f;
}

static inline __nv_fp8_storage_t __nv_cvt_float_to_fp8(float x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind) { return minicc_to_fp8(x, saturate, kind, 0x7f); }
static inline __nv_fp8_storage_t __nv_cvt_double_to_fp8(double x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind) {
    return minicc_to_fp8(x, saturate, kind, kind == __NV_E4M3 ? 0x7f : 0x7e);
}
static inline __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind) {
    return __nv_cvt_float_to_fp8((float)__half(x), saturate, kind);
}
static inline __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind) {
    return __nv_cvt_float_to_fp8((float)__nv_bfloat16(x), saturate, kind);
}
static inline __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t x, __nv_fp8_interpretation_t kind) { return __half(minicc_from_fp8(x, kind)); }
static inline __nv_fp8x2_storage_t minicc_pair(__nv_fp8_storage_t low, __nv_fp8_storage_t high) { return (__nv_fp8x2_storage_t)(low | high << 8); }
static inline __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind) {
    return minicc_pair(__nv_cvt_float_to_fp8(x.x, saturate, kind), __nv_cvt_float_to_fp8(x.y, saturate, kind));
}
static inline __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(double2 x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind) {
    return minicc_pair(__nv_cvt_double_to_fp8(x.x, saturate, kind), __nv_cvt_double_to_fp8(x.y, saturate, kind));
}

#define MINICC_FP8(name, kind) \
    struct __attribute__((aligned(1))) name { \
        __nv_fp8_storage_t __x; \
        name() = default; \
        explicit name(__half f) : __x(__nv_cvt_float_to_fp8((float)f, __NV_SATFINITE, kind)) {} \
        explicit name(__nv_bfloat16 f) : __x(__nv_cvt_float_to_fp8((float)f, __NV_SATFINITE, kind)) {} \
        explicit name(float f) : __x(__nv_cvt_float_to_fp8(f, __NV_SATFINITE, kind)) {} \
        explicit name(double f) : __x(__nv_cvt_double_to_fp8(f, __NV_SATFINITE, kind)) {} \
        explicit name(unsigned short i) : name((float)i) {} \
        explicit name(unsigned i) : name((float)i) {} \
        explicit name(unsigned long i) : name((float)i) {} \
        explicit name(unsigned long long i) : name((float)i) {} \
        explicit name(short i) : name((float)i) {} \
        explicit name(int i) : name((float)i) {} \
        explicit name(long i) : name((float)i) {} \
        explicit name(long long i) : name((float)i) {} \
        explicit operator __half() const { return __half(minicc_from_fp8(__x, kind)); } \
        explicit operator float() const { return minicc_from_fp8(__x, kind); } \
        explicit operator __nv_bfloat16() const { return __nv_bfloat16(minicc_from_fp8(__x, kind)); } \
        explicit operator double() const { return minicc_from_fp8(__x, kind); } \
        template <class T> T minicc_within(T least, T most) const { \
            double f = minicc_from_fp8(__x, kind); \
            return f != f ? (T)0 : f <= (double)least ? least : f >= (double)most ? most : (T)f; \
        } \
        explicit operator unsigned char() const { return minicc_within<unsigned char>(0, 255); } \
        explicit operator unsigned short() const { return minicc_within<unsigned short>(0, 65535); } \
        explicit operator unsigned() const { return minicc_within<unsigned>(0, ~0u); } \
        explicit operator unsigned long() const { return minicc_within<unsigned long>(0, ~0ul); } \
        explicit operator unsigned long long() const { return minicc_within<unsigned long long>(0, ~0ull); } \
        explicit operator signed char() const { return minicc_within<signed char>(-128, 127); } \
        explicit operator char() const { return (char)(signed char)*this; } \
        explicit operator short() const { return minicc_within<short>(-32768, 32767); } \
        explicit operator int() const { return minicc_within<int>(-2147483647 - 1, 2147483647); } \
        explicit operator long() const { return minicc_within<long>(-9223372036854775807l - 1, 9223372036854775807l); } \
        explicit operator long long() const { return minicc_within<long long>(-9223372036854775807ll - 1, 9223372036854775807ll); } \
        explicit operator bool() const { return (__x & 0x7f) != 0; } \
    };
MINICC_FP8(__nv_fp8_e4m3, __NV_E4M3)
MINICC_FP8(__nv_fp8_e5m2, __NV_E5M2)
#define MINICC_FP8X(name, kind) \
    struct __attribute__((aligned(2))) __nv_fp8x2_##name { \
        __nv_fp8x2_storage_t __x; \
        __nv_fp8x2_##name() = default; \
        explicit __nv_fp8x2_##name(float2 f) : __x(__nv_cvt_float2_to_fp8x2(f, __NV_SATFINITE, kind)) {} \
        explicit __nv_fp8x2_##name(double2 f) : __x(__nv_cvt_double2_to_fp8x2(f, __NV_SATFINITE, kind)) {} \
        explicit __nv_fp8x2_##name(__half2 f) : __nv_fp8x2_##name(__half22float2(f)) {} \
        explicit __nv_fp8x2_##name(__nv_bfloat162 f) : __nv_fp8x2_##name(__bfloat1622float2(f)) {} \
        explicit operator float2() const { return {minicc_from_fp8((__nv_fp8_storage_t)__x, kind), minicc_from_fp8((__nv_fp8_storage_t)(__x >> 8), kind)}; } \
        explicit operator __half2() const { return __float22half2_rn((float2)*this); } \
    }; \
    struct __attribute__((aligned(4))) __nv_fp8x4_##name { \
        __nv_fp8x4_storage_t __x; \
        __nv_fp8x4_##name() = default; \
        explicit __nv_fp8x4_##name(float4 f) \
            : __x(__nv_cvt_float2_to_fp8x2({f.x, f.y}, __NV_SATFINITE, kind) | (unsigned)__nv_cvt_float2_to_fp8x2({f.z, f.w}, __NV_SATFINITE, kind) << 16) {} \
        explicit operator float4() const { \
            return {minicc_from_fp8((__nv_fp8_storage_t)__x, kind), minicc_from_fp8((__nv_fp8_storage_t)(__x >> 8), kind), minicc_from_fp8((__nv_fp8_storage_t)(__x >> 16), kind), \
                    minicc_from_fp8((__nv_fp8_storage_t)(__x >> 24), kind)}; \
        } \
    };
MINICC_FP8X(e4m3, __NV_E4M3)
MINICC_FP8X(e5m2, __NV_E5M2)
