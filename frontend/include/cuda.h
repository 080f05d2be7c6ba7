#pragma once
#include <stdint.h>
#define CUDA_VERSION 13000
typedef unsigned long long CUdeviceptr;
typedef unsigned long long CUtexObject;
typedef unsigned long long CUsurfObject;
typedef uint32_t cuuint32_t;
typedef uint64_t cuuint64_t;
#define CU_TENSOR_MAP_NUM_QWORDS 16
struct CUtensorMap { __attribute__((aligned(128))) cuuint64_t opaque[CU_TENSOR_MAP_NUM_QWORDS]; };
