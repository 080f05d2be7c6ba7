#pragma once
#include <cuda.h>
static inline CUresult cuProfilerStart() { return CUDA_SUCCESS; }
static inline CUresult cuProfilerStop() { return CUDA_SUCCESS; }
