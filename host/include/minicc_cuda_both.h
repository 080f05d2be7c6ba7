/* What classes of <cuda/std/…> are written with that both sides have: host code's part. */
#pragma once
#include "minicc_cuda_std.h"
#define _CUDA_BOTH constexpr
#define _CUDA_BOTH_PLAIN inline
#define _CUDA_FAIL() ::std::abort()
#define _CUDA_HOST_FUNCTIONS \
    using ::std::abs; \
    using ::std::cos; \
    using ::std::cosh; \
    using ::std::exp; \
    using ::std::log; \
    using ::std::pow; \
    using ::std::sin; \
    using ::std::sinh; \
    using ::std::sqrt;
