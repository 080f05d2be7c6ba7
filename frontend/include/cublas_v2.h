#pragma once
/* Types that kernels share with cuBLAS; its functions are host code's. */
#include "cuComplex.h"
