#pragma once
#include "../nvToolsExt.h"
#include <cuda_runtime.h>
static inline void nvtxNameCudaDeviceA(int, const char *) {}
static inline void nvtxNameCudaStreamA(cudaStream_t, const char *) {}
static inline void nvtxNameCudaEventA(cudaEvent_t, const char *) {}
#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA
