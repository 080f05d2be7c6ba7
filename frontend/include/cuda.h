#pragma once
#include <stdint.h>
#define CUDA_VERSION 13000
