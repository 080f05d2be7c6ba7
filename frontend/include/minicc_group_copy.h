#pragma once
/* What asynchronous copies share: to shared from global memory, in words, they go on (`cp.async`) until somebody waits; others are done when they are asked for. */
#include "cuda_pipeline.h"
namespace cuda {
template <size_t Alignment> struct aligned_size_t {
  static constexpr size_t align = Alignment;
  size_t value;
  __host__ __device__ explicit constexpr aligned_size_t(size_t size) : value(size) {}
  __host__ __device__ constexpr operator size_t() const { return value; }
};
}
template <typename T> static __device__ __forceinline__ void _minicc_copy_words(void *to, const void *from, size_t size, size_t rank, size_t step) {
  for (size_t i = rank; i < size / sizeof(T); i += step) ((T *)to)[i] = ((const T *)from)[i];
}
template <unsigned Bytes> static __device__ __forceinline__ void _minicc_start_copies(void *to, const void *from, size_t size, size_t rank, size_t step) {
  for (size_t i = rank * Bytes; i < size; i += step * Bytes) __pipeline_memcpy_async((char *)to + i, (const char *)from + i, Bytes);
}
/* The thread of this rank among `step` does its part. */
static __device__ __forceinline__ void _minicc_copy(void *to, const void *from, size_t size, size_t rank, size_t step) {
  size_t low = ((size_t)to | (size_t)from | size) & 15;
#if __CUDA_ARCH__ >= 800
  if (low % 4 == 0 && __isShared(to) && __isGlobal(from)) {
    if (low == 0) _minicc_start_copies<16>(to, from, size, rank, step);
    else if (low % 8 == 0) _minicc_start_copies<8>(to, from, size, rank, step);
    else _minicc_start_copies<4>(to, from, size, rank, step);
    return;
  }
#endif
  if (low == 0) _minicc_copy_words<uint4>(to, from, size, rank, step);
  else if (low % 4 == 0) _minicc_copy_words<unsigned>(to, from, size, rank, step);
  else _minicc_copy_words<char>(to, from, size, rank, step);
}
