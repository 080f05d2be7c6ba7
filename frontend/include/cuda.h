#pragma once
#include <stdint.h>
#define CUDA_VERSION 13000
typedef unsigned long long CUdeviceptr;
typedef unsigned long long CUtexObject;
typedef unsigned long long CUsurfObject;
