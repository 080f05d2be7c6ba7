#pragma once
#include <stdint.h>
#define CUDA_VERSION 12000
