/* Half precision for host code. */
#pragma once
#ifdef __cplusplus
#include <minicc_small_functions.h>

#define MINICC_ROUNDED_half(v, mode) __half(__half_raw{minicc_small(v, 11, -14, 15, mode)})
MINICC_SMALL_FLOAT(__half, __half_raw, minicc_to_half, minicc_from_half, MINICC_ROUNDED_half)
MINICC_SMALL_FUNCTIONS(__half, half)
typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
#else /* C has the bits */
typedef struct { unsigned short x; } __half, __half_raw;
typedef struct { unsigned short x, y; } __half2, __half2_raw;
#endif
