#pragma once
/* <cooperative_groups/scan.h>: at every thread of a group the value of those before it, with (`inclusive`) or without its own. */
#include <cooperative_groups/reduce.h>
#define _MINICC_CG __device__ __forceinline__
namespace cooperative_groups {
template <unsigned Size, typename Parent, typename T, typename Op>
_MINICC_CG T inclusive_scan(const thread_block_tile<Size, Parent> &tile, T value, const Op &op) {
  for (unsigned step = 1; step < Size; step <<= 1) {
    T before = tile.shfl_up(value, step);
    if (step <= tile.thread_rank()) value = op(value, before);
  }
  return value;
}
template <typename Group, typename T> _MINICC_CG T inclusive_scan(const Group &group, T value) { return inclusive_scan(group, value, plus<T>()); }
/* The first thread gets zero. */
template <typename Group, typename T, typename Op> _MINICC_CG T exclusive_scan(const Group &group, T value, const Op &op) {
  T before = group.shfl_up(inclusive_scan(group, value, op), 1);
  return group.thread_rank() == 0 ? T() : before;
}
template <typename Group, typename T> _MINICC_CG T exclusive_scan(const Group &group, T value) { return exclusive_scan(group, value, plus<T>()); }
}
#undef _MINICC_CG
