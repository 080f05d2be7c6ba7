#pragma once
/* <cuda/std/bit>: bits of unsigned numbers ([bit]), and values as others of the same bytes. */
#include <minicc_cuda_both.h>
namespace cuda {
namespace std {
template <class _T> _CUDA_BOTH int popcount(_T value) noexcept {
  unsigned long long x = value;
  x = x - ((x >> 1) & 0x5555555555555555ull);
  x = (x & 0x3333333333333333ull) + ((x >> 2) & 0x3333333333333333ull);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0full;
  return (int)((x * 0x0101010101010101ull) >> 56);
}
template <class _T> _CUDA_BOTH int bit_width(_T value) noexcept {
  unsigned long long x = value;
  for (int shift = 1; shift < 64; shift *= 2) x |= x >> shift;
  return cuda::std::popcount(x);
}
template <class _T> _CUDA_BOTH int countl_zero(_T value) noexcept { return (int)(8 * sizeof(_T)) - cuda::std::bit_width(value); }
template <class _T> _CUDA_BOTH int countl_one(_T value) noexcept { return cuda::std::countl_zero((_T)~value); }
template <class _T> _CUDA_BOTH int countr_zero(_T value) noexcept { return value ? cuda::std::popcount((_T)(~value & (value - 1))) : (int)(8 * sizeof(_T)); }
template <class _T> _CUDA_BOTH int countr_one(_T value) noexcept { return cuda::std::countr_zero((_T)~value); }
template <class _T> _CUDA_BOTH bool has_single_bit(_T value) noexcept { return value && !(value & (value - 1)); }
template <class _T> _CUDA_BOTH _T bit_floor(_T value) noexcept { return value ? (_T)((_T)1 << (cuda::std::bit_width(value) - 1)) : (_T)0; }
template <class _T> _CUDA_BOTH _T bit_ceil(_T value) noexcept { return value <= 1 ? (_T)1 : (_T)((_T)1 << cuda::std::bit_width((_T)(value - 1))); }
template <class _T> _CUDA_BOTH _T rotl(_T value, int count) noexcept {
  int bits = (int)(8 * sizeof(_T)), by = count & (bits - 1);
  return by ? (_T)((_T)(value << by) | (_T)(value >> (bits - by))) : value;
}
template <class _T> _CUDA_BOTH _T rotr(_T value, int count) noexcept { return cuda::std::rotl(value, -count); }
template <class _To, class _From> _CUDA_BOTH_PLAIN _To bit_cast(const _From &from) noexcept {
  static_assert(sizeof(_To) == sizeof(_From), "bit_cast is between types of the same size");
  _To to;
  memcpy(&to, &from, sizeof(_To));
  return to;
}
enum class endian { little = 0, big = 1, native = 0 };
}
}
