#pragma once
/* <cuda/std/…>: the standard library under the name that it has for both sides, and what of <utility> is for both there alone.
   With `_MINICC_BOTH_SIDES` arrays, pairs and tuples have what C++17 does not make constexpr for the device, too. */
#define _MINICC_BOTH_SIDES
#include <stdint.h>
namespace std {}
namespace cuda {
namespace std {
using namespace ::std;
template <class _T> __host__ __device__ constexpr void swap(_T &a, _T &b) {
  _T kept(static_cast<_T &&>(a));
  a = static_cast<_T &&>(b);
  b = static_cast<_T &&>(kept);
}
template <class _T, unsigned long _N> __host__ __device__ constexpr void swap(_T (&a)[_N], _T (&b)[_N]) {
  for (unsigned long i = 0; i < _N; i++) cuda::std::swap(a[i], b[i]);
}
template <class _T, class _U = _T> __host__ __device__ constexpr _T exchange(_T &at, _U &&value) {
  _T before(static_cast<_T &&>(at));
  at = static_cast<_U &&>(value);
  return before;
}
}
}
