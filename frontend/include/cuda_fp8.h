#pragma once
/* The 8-bit floating-point types: __nv_fp8_e4m3 and __nv_fp8_e5m2, pairs and quads of them, and the conversions between these codes and the
   other types. From sm_89 on a pair of floats is one instruction; what that does not do (no saturation, other sources) is done on the bits. */
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <minicc_odd.h>

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;
typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;
#define __CUDA_FP8_TYPES_EXIST__

/* `keep` bits of mantissa, exponents biased by `bias`, the code of the largest finite number, of what is beyond it, and of NaN. */
_FN __nv_fp8_storage_t __minicc_to_fp8(float x, int keep, int bias, int most, int beyond, int nan) {
    int bits = __float_as_int(x), magnitude = bits & 0x7fffffff, sign = (bits >> 24) & 0x80;
    if (magnitude > 0x7f800000)
        return (__nv_fp8_storage_t)(sign | nan);
    int least = (128 - bias) << 23, cut = 23 - keep, code;
    if (magnitude < least) {
        code = __float2int_rn(__int_as_float(magnitude) * __int_as_float((126 + bias + keep) << 23));
    } else {
        magnitude += (1 << (cut - 1)) - 1 + ((magnitude >> cut) & 1);
        code = (magnitude >> cut) - ((127 - bias) << keep);
        if (code > most)
            code = beyond;
    }
    return (__nv_fp8_storage_t)(sign | code);
}

_FN __nv_fp8_storage_t __nv_cvt_float_to_fp8(const float x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
#if __CUDA_ARCH__ >= 890
    if (saturate == __NV_SATFINITE) {
        unsigned short pair;
        if (kind == __NV_E4M3)
            asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(x));
        else
            asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(x));
        return (__nv_fp8_storage_t)pair;
    }
#endif
    bool finite = saturate == __NV_SATFINITE;
    return kind == __NV_E4M3 ? __minicc_to_fp8(x, 3, 7, 0x7e, finite ? 0x7e : 0x7f, 0x7f) : __minicc_to_fp8(x, 2, 15, 0x7b, finite ? 0x7b : 0x7c, 0x7f);
}

_FN __nv_fp8_storage_t __nv_cvt_double_to_fp8(const double x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
    bool finite = saturate == __NV_SATFINITE;
    float odd = __minicc_odd(x);
    return kind == __NV_E4M3 ? __minicc_to_fp8(odd, 3, 7, 0x7e, finite ? 0x7e : 0x7f, 0x7f) : __minicc_to_fp8(odd, 2, 15, 0x7b, finite ? 0x7b : 0x7c, 0x7e);
}

_FN __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(const __half_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
    return __nv_cvt_float_to_fp8((float)__half(x), saturate, kind);
}

_FN __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(const __nv_bfloat16_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
    return __nv_cvt_float_to_fp8(__int_as_float(x.x << 16), saturate, kind);
}

_FN __nv_fp8x2_storage_t __minicc_fp8x2(__nv_fp8_storage_t low, __nv_fp8_storage_t high) { return (__nv_fp8x2_storage_t)(low | high << 8); }

_FN __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(const float2 x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
#if __CUDA_ARCH__ >= 890
    if (saturate == __NV_SATFINITE) {
        unsigned short pair;
        if (kind == __NV_E4M3)
            asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(x.y), "f"(x.x));
        else
            asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(x.y), "f"(x.x));
        return pair;
    }
#endif
    return __minicc_fp8x2(__nv_cvt_float_to_fp8(x.x, saturate, kind), __nv_cvt_float_to_fp8(x.y, saturate, kind));
}

_FN __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(const double2 x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
    return __minicc_fp8x2(__nv_cvt_double_to_fp8(x.x, saturate, kind), __nv_cvt_double_to_fp8(x.y, saturate, kind));
}

_FN __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(const __half2_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
    __half2 h(x);
    return __nv_cvt_float2_to_fp8x2(__half22float2(h), saturate, kind);
}

_FN __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(const __nv_bfloat162_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t kind) {
    return __nv_cvt_float2_to_fp8x2(make_float2(__int_as_float(x.x << 16), __int_as_float(x.y << 16)), saturate, kind);
}

_FN __half_raw __nv_cvt_fp8_to_halfraw(const __nv_fp8_storage_t x, const __nv_fp8_interpretation_t kind) {
    __half_raw h;
    if (kind == __NV_E5M2) {
        h.x = (unsigned short)(x << 8);
        if ((x & 0x7f) > 0x7c)
            h.x = 0x7fff;
        return h;
    }
#if __CUDA_ARCH__ >= 890
    unsigned pair;
    asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(pair) : "h"((unsigned short)x));
    h.x = (unsigned short)pair;
#else
    /* Read as a half with four more places, the code is 2**-8 of its value; the product is exact. */
    h.x = (unsigned short)((x & 0x80) << 8 | (x & 0x7f) << 7);
    h = __hmul(__half(h), __float2half(256.0f));
    if ((x & 0x7f) == 0x7f)
        h.x = 0x7fff;
#endif
    return h;
}

_FN __half2_raw __nv_cvt_fp8x2_to_halfraw2(const __nv_fp8x2_storage_t x, const __nv_fp8_interpretation_t kind) {
    __half2_raw pair;
    pair.x = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)x, kind).x;
    pair.y = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(x >> 8), kind).x;
    return pair;
}

_FN float __minicc_fp8_to_float(__nv_fp8_storage_t x, __nv_fp8_interpretation_t kind) { return (float)__half(__nv_cvt_fp8_to_halfraw(x, kind)); }

/* Integers are held within their type; NaN is 0. */
#define _WITHIN(type, least, most, from) (from != from ? (type)0 : from < least ? (type)least : from > most ? (type)most : (type)from)

#define _FP8(name, kind) \
struct __align__(1) name { \
    __nv_fp8_storage_t __x; \
    __device__ name() {} \
    __device__ explicit name(const __half f) { __x = __nv_cvt_halfraw_to_fp8(f, __NV_SATFINITE, kind); } \
    __device__ explicit name(const __nv_bfloat16 f) { __x = __nv_cvt_bfloat16raw_to_fp8(f, __NV_SATFINITE, kind); } \
    __device__ explicit name(const float f) { __x = __nv_cvt_float_to_fp8(f, __NV_SATFINITE, kind); } \
    __device__ explicit name(const double f) { __x = __nv_cvt_double_to_fp8(f, __NV_SATFINITE, kind); } \
    __device__ explicit name(const unsigned short i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit name(const unsigned int i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit name(const unsigned long i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit name(const unsigned long long i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit name(const short i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit name(const int i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit name(const long i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit name(const long long i) { __x = __nv_cvt_float_to_fp8((float)i, __NV_SATFINITE, kind); } \
    __device__ explicit operator __half() const { return __half(__nv_cvt_fp8_to_halfraw(__x, kind)); } \
    __device__ explicit operator float() const { return __minicc_fp8_to_float(__x, kind); } \
    __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16(__minicc_fp8_to_float(__x, kind)); } \
    __device__ explicit operator double() const { return (double)__minicc_fp8_to_float(__x, kind); } \
    __device__ explicit operator unsigned char() const { float f = (float)*this; return _WITHIN(unsigned char, 0, 255, f); } \
    __device__ explicit operator unsigned short() const { return __half2ushort_rz((__half)*this); } \
    __device__ explicit operator unsigned int() const { return __half2uint_rz((__half)*this); } \
    __device__ explicit operator unsigned long() const { return __half2ull_rz((__half)*this); } \
    __device__ explicit operator unsigned long long() const { return __half2ull_rz((__half)*this); } \
    __device__ explicit operator signed char() const { float f = (float)*this; return _WITHIN(signed char, -128, 127, f); } \
    __device__ explicit operator char() const { return (char)(signed char)*this; } \
    __device__ explicit operator short() const { return __half2short_rz((__half)*this); } \
    __device__ explicit operator int() const { return __half2int_rz((__half)*this); } \
    __device__ explicit operator long() const { return __half2ll_rz((__half)*this); } \
    __device__ explicit operator long long() const { return __half2ll_rz((__half)*this); } \
    __device__ explicit operator bool() const { return (__x & 0x7f) != 0; } \
};
_FP8(__nv_fp8_e4m3, __NV_E4M3)
_FP8(__nv_fp8_e5m2, __NV_E5M2)

#define _FP8X2(name, kind) \
struct __align__(2) name { \
    __nv_fp8x2_storage_t __x; \
    __device__ name() {} \
    __device__ explicit name(const __half2 f) { __x = __nv_cvt_halfraw2_to_fp8x2(f, __NV_SATFINITE, kind); } \
    __device__ explicit name(const __nv_bfloat162 f) { __x = __nv_cvt_bfloat16raw2_to_fp8x2(f, __NV_SATFINITE, kind); } \
    __device__ explicit name(const float2 f) { __x = __nv_cvt_float2_to_fp8x2(f, __NV_SATFINITE, kind); } \
    __device__ explicit name(const double2 f) { __x = __nv_cvt_double2_to_fp8x2(f, __NV_SATFINITE, kind); } \
    __device__ explicit operator __half2() const { return __half2(__nv_cvt_fp8x2_to_halfraw2(__x, kind)); } \
    __device__ explicit operator float2() const { return __half22float2(__half2(__nv_cvt_fp8x2_to_halfraw2(__x, kind))); } \
};
_FP8X2(__nv_fp8x2_e4m3, __NV_E4M3)
_FP8X2(__nv_fp8x2_e5m2, __NV_E5M2)

#define _FP8X4(name, kind) \
struct __align__(4) name { \
    __nv_fp8x4_storage_t __x; \
    __device__ name() {} \
    __device__ explicit name(const __half2 low, const __half2 high) { \
        __x = __nv_cvt_halfraw2_to_fp8x2(low, __NV_SATFINITE, kind) | (unsigned)__nv_cvt_halfraw2_to_fp8x2(high, __NV_SATFINITE, kind) << 16; } \
    __device__ explicit name(const __nv_bfloat162 low, const __nv_bfloat162 high) { \
        __x = __nv_cvt_bfloat16raw2_to_fp8x2(low, __NV_SATFINITE, kind) | (unsigned)__nv_cvt_bfloat16raw2_to_fp8x2(high, __NV_SATFINITE, kind) << 16; } \
    __device__ explicit name(const float4 f) { \
        __x = __nv_cvt_float2_to_fp8x2(make_float2(f.x, f.y), __NV_SATFINITE, kind) | (unsigned)__nv_cvt_float2_to_fp8x2(make_float2(f.z, f.w), __NV_SATFINITE, kind) << 16; } \
    __device__ explicit name(const double4 f) { \
        __x = __nv_cvt_double2_to_fp8x2(make_double2(f.x, f.y), __NV_SATFINITE, kind) | (unsigned)__nv_cvt_double2_to_fp8x2(make_double2(f.z, f.w), __NV_SATFINITE, kind) << 16; } \
    __device__ explicit operator float4() const { \
        float2 low = __half22float2(__half2(__nv_cvt_fp8x2_to_halfraw2((__nv_fp8x2_storage_t)__x, kind))); \
        float2 high = __half22float2(__half2(__nv_cvt_fp8x2_to_halfraw2((__nv_fp8x2_storage_t)(__x >> 16), kind))); \
        return make_float4(low.x, low.y, high.x, high.y); } \
};
_FP8X4(__nv_fp8x4_e4m3, __NV_E4M3)
_FP8X4(__nv_fp8x4_e5m2, __NV_E5M2)

#undef _FP8
#undef _FP8X2
#undef _FP8X4
#undef _WITHIN
