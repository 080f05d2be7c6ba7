/* bfloat16 for host code. */
#pragma once
#ifdef __cplusplus
#include <minicc_small_functions.h>

#define MINICC_ROUNDED_bfloat16(v, mode) __nv_bfloat16(__nv_bfloat16_raw{minicc_small(v, 8, -126, 127, mode)})
MINICC_SMALL_FLOAT(__nv_bfloat16, __nv_bfloat16_raw, minicc_to_bfloat16, minicc_from_bfloat16, MINICC_ROUNDED_bfloat16)
MINICC_SMALL_FUNCTIONS(__nv_bfloat16, bfloat16)
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
#else /* C has the bits */
typedef struct { unsigned short x; } __nv_bfloat16, __nv_bfloat16_raw;
typedef struct { unsigned short x, y; } __nv_bfloat162, __nv_bfloat162_raw;
#endif
