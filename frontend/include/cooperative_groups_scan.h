#pragma once
/* <cooperative_groups/scan.h>: at every thread of a group the value of those before it, with (`inclusive`) or without its own. */
#include <cooperative_groups/reduce.h>
#define _MINICC_CG __device__ __forceinline__
namespace cooperative_groups {
namespace details {
template <typename T> constexpr bool is_tile_of_warps = false;
template <unsigned Size, typename Parent> constexpr bool is_tile_of_warps<thread_block_tile<Size, Parent>> = (Size > 32);
/* A scan of a tile of several warps: the scan of each warp, behind that of the warps' values. */
template <bool IsInclusive, unsigned Size, typename Parent, typename T, typename Op>
_MINICC_CG T scan_of_warps(const thread_block_tile<Size, Parent> &tile, T value, const Op &op) {
  T of_warp = inclusive_scan(thread_block_tile<32, thread_block>(), value, op);
  T before = tile._among_warps(of_warp, 31, [&op](const auto &warps, T total) {
    T others = warps.shfl_up(inclusive_scan(warps, total, op), 1);
    return warps.thread_rank() == 0 ? T() : others;
  });
  if constexpr (!IsInclusive) {
    of_warp = details::shfl_up(0xffffffffu, of_warp, 1u, 32);
    if (lane() == 0) return before;
  }
  return tile.thread_rank() < 32 ? of_warp : op(of_warp, before);
}
}
template <unsigned Size, typename Parent, typename T, typename Op>
_MINICC_CG T inclusive_scan(const thread_block_tile<Size, Parent> &tile, T value, const Op &op) {
  if constexpr (Size > 32) {
    return details::scan_of_warps<true>(tile, value, op);
  } else {
    for (unsigned step = 1; step < Size; step <<= 1) {
      T before = tile.shfl_up(value, step);
      if (step <= tile.thread_rank()) value = op(value, before);
    }
    return value;
  }
}
template <typename Group, typename T> _MINICC_CG T inclusive_scan(const Group &group, T value) { return inclusive_scan(group, value, plus<T>()); }
/* The first thread gets zero. */
template <typename Group, typename T, typename Op> _MINICC_CG T exclusive_scan(const Group &group, T value, const Op &op) {
  if constexpr (details::is_tile_of_warps<Group>) return details::scan_of_warps<false>(group, value, op);
  else {
    T before = group.shfl_up(inclusive_scan(group, value, op), 1);
    return group.thread_rank() == 0 ? T() : before;
  }
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
  T mine = inclusive_scan(group, value, op), before = T(), others = exclusive_scan(group, value, op);
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
