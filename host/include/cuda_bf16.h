/* bfloat16 for host code. */
#pragma once
#include <minicc_small_floats.h>

MINICC_SMALL_FLOAT(__nv_bfloat16, __nv_bfloat16_raw, minicc_to_bfloat16, minicc_from_bfloat16)
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
static inline __nv_bfloat16 __float2bfloat16(float f) { return __nv_bfloat16(f); }
static inline __nv_bfloat16 __float2bfloat16_rn(float f) { return __nv_bfloat16(f); }
static inline __nv_bfloat16 __double2bfloat16(double f) { return __nv_bfloat16(f); }
static inline float __bfloat162float(__nv_bfloat16 h) { return h; }
static inline __nv_bfloat162 __floats2bfloat162_rn(float a, float b) { return __nv_bfloat162(a, b); }
static inline __nv_bfloat162 make_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat162(a, b); }
static inline float2 __bfloat1622float2(__nv_bfloat162 h) { return {h.x, h.y}; }
