/* cuFFT's functions with types of data and 64-bit sizes, which cufft.h declares. */
#pragma once
#define _CUFFTXT_H_
#include <cufft.h>
