#pragma once
/* Types that kernels share with cuFFT; its functions are host code's. */
#include "cuComplex.h"
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
