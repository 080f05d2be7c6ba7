#pragma once
/* What classes of <cuda/std/…> are written with that both sides have; host code has a file of this name of its own. */
#include <minicc_cuda_std.h>
#include <type_traits>
#include <utility>
#define _CUDA_BOTH __host__ __device__ constexpr
#define _CUDA_BOTH_PLAIN __host__ __device__ inline
#define _CUDA_FAIL() __trap()
#define _CUDA_HOST_FUNCTIONS
