#pragma once
#include "../nvToolsExt.h"
#include <cuda.h>
static inline void nvtxNameCuDeviceA(CUdevice, const char *) {}
static inline void nvtxNameCuContextA(CUcontext, const char *) {}
static inline void nvtxNameCuStreamA(CUstream, const char *) {}
static inline void nvtxNameCuEventA(CUevent, const char *) {}
#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA
