// CUDA's words, empty, so that a host compiler reads the programs of this folder as they stand.
#pragma once
#define __global__
#define __device__
#define __host__
#define __constant__
#define __shared__ static
#define __managed__
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
