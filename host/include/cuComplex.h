/* Complex numbers: what device code has of them, for host code. */
#pragma once
#include <cuda_runtime.h>
#pragma push_macro("__device__")
#undef __device__
#define __device__
#include "../../frontend/include/cuComplex.h"
#undef __device__
#pragma pop_macro("__device__")
