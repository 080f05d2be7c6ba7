/* Complex numbers: what device code has of them, for host code. */
#pragma once
#include <cuda_runtime.h>
#define __device__
#include "../../frontend/include/cuComplex.h"
#undef __device__
