#pragma once
/* Between the two half formats, where a program has both: a float holds either, so that one rounding is left. */
__device__ __forceinline__ __half::__half(__nv_bfloat16 f) : __half((float)f) {}
__device__ __forceinline__ __nv_bfloat16::__nv_bfloat16(__half f) : __nv_bfloat16((float)f) {}
