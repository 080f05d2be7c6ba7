/* CUDA's driver API: its types. */
#pragma once
#include <cuda_runtime.h>
#define CUDA_VERSION 13000
