/* Half precision for host code. */
#pragma once
#include <minicc_small_floats.h>

MINICC_SMALL_FLOAT(__half, __half_raw, minicc_to_half, minicc_from_half)
typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
static inline __half __float2half(float f) { return __half(f); }
static inline __half __float2half_rn(float f) { return __half(f); }
static inline __half __double2half(double f) { return __half(f); }
static inline float __half2float(__half h) { return h; }
static inline __half __int2half_rn(int i) { return __half(i); }
static inline __half2 __floats2half2_rn(float a, float b) { return __half2(a, b); }
static inline __half2 __float2half2_rn(float a) { return __half2(a, a); }
static inline __half2 __halves2half2(__half a, __half b) { return __half2(a, b); }
static inline __half2 make_half2(__half a, __half b) { return __half2(a, b); }
static inline __half __low2half(__half2 h) { return h.x; }
static inline __half __high2half(__half2 h) { return h.y; }
static inline float __low2float(__half2 h) { return h.x; }
static inline float __high2float(__half2 h) { return h.y; }
static inline float2 __half22float2(__half2 h) { return {h.x, h.y}; }
static inline __half2 __float22half2_rn(float2 f) { return __half2(f.x, f.y); }
static inline __half __ushort_as_half(unsigned short x) { return __half_raw{x}; }
static inline unsigned short __half_as_ushort(__half h) { return h.minicc_x; }
