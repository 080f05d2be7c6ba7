#pragma once
/* Types that kernels share with cuBLAS; its functions are host code's. */
#include "cuComplex.h"
#include <cuda_bf16.h>
#include <cuda_fp16.h>
