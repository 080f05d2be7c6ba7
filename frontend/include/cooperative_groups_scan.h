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
/* The scan goes on from an atomic object, which gets the value of the whole group. */
template <typename Group, typename Atomic, typename T, typename Op>
_MINICC_CG T inclusive_scan_update(const Group &group, Atomic &object, T value, const Op &op) {
  T mine = inclusive_scan(group, value, op), before = T();
  if (group.thread_rank() == group.size() - 1) before = details::update(object, mine, op);
  return op(group.shfl(before, group.size() - 1), mine);
}
template <typename Group, typename Atomic, typename T, typename Op>
_MINICC_CG T exclusive_scan_update(const Group &group, Atomic &object, T value, const Op &op) {
  T mine = inclusive_scan(group, value, op), before = T(), others = group.shfl_up(mine, 1);
  if (group.thread_rank() == group.size() - 1) before = details::update(object, mine, op);
  before = group.shfl(before, group.size() - 1);
  return group.thread_rank() == 0 ? before : op(before, others);
}
template <typename Group, typename Atomic, typename T> _MINICC_CG T inclusive_scan_update(const Group &group, Atomic &object, T value) {
  return inclusive_scan_update(group, object, value, plus<T>());
}
template <typename Group, typename Atomic, typename T> _MINICC_CG T exclusive_scan_update(const Group &group, Atomic &object, T value) {
  return exclusive_scan_update(group, object, value, plus<T>());
}
}
#undef _MINICC_CG
