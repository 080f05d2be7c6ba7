#pragma once
/* <cooperative_groups/reduce.h>: the value of a whole group at every thread of it. Values meet in the order of nvcc's own header. */
#include <cooperative_groups.h>
#define _MINICC_CG __device__ __forceinline__
namespace cooperative_groups {
template <typename T> struct plus { _MINICC_CG T operator()(T a, T b) const { return a + b; } };
template <typename T> struct less { _MINICC_CG T operator()(T a, T b) const { return b < a ? b : a; } };
template <typename T> struct greater { _MINICC_CG T operator()(T a, T b) const { return a < b ? b : a; } };
template <typename T> struct bit_and { _MINICC_CG T operator()(T a, T b) const { return a & b; } };
template <typename T> struct bit_or { _MINICC_CG T operator()(T a, T b) const { return a | b; } };
template <typename T> struct bit_xor { _MINICC_CG T operator()(T a, T b) const { return a ^ b; } };

template <unsigned Size, typename Parent, typename T, typename Op>
_MINICC_CG T reduce(const thread_block_tile<Size, Parent> &tile, T value, const Op &op) {
  if constexpr (Size > 32) {
    value = reduce(thread_block_tile<32, thread_block>(), value, op);
    return tile._among_warps(value, 0, [&op](const auto &warps, T of_warp) { return reduce(warps, of_warp, op); });
  } else {
    for (unsigned lanes = Size / 2; lanes; lanes >>= 1) value = op(value, tile.shfl_xor(value, lanes));
    return value;
  }
}
template <typename T, typename Op> _MINICC_CG T inclusive_scan(const coalesced_group &group, T value, const Op &op) {
  for (unsigned step = 1; step < group.size(); step <<= 1) {
    T before = group.shfl_up(value, step);
    if (step <= group.thread_rank()) value = op(value, before);
  }
  return value;
}
template <typename T, typename Op> _MINICC_CG T reduce(const coalesced_group &group, T value, const Op &op) {
  if (group.size() == 32) return reduce(thread_block_tile<32, thread_block>(), value, op);
  return group.shfl(inclusive_scan(group, value, op), group.size() - 1);
}

namespace details {
/* An atomic object gets a group's value; what it was. */
template <typename Atomic, typename T> _MINICC_CG T update(Atomic &object, T value, const plus<T> &) { return object.fetch_add(value); }
template <typename Atomic, typename T> _MINICC_CG T update(Atomic &object, T value, const less<T> &) { return object.fetch_min(value); }
template <typename Atomic, typename T> _MINICC_CG T update(Atomic &object, T value, const greater<T> &) { return object.fetch_max(value); }
template <typename Atomic, typename T> _MINICC_CG T update(Atomic &object, T value, const bit_and<T> &) { return object.fetch_and(value); }
template <typename Atomic, typename T> _MINICC_CG T update(Atomic &object, T value, const bit_or<T> &) { return object.fetch_or(value); }
template <typename Atomic, typename T> _MINICC_CG T update(Atomic &object, T value, const bit_xor<T> &) { return object.fetch_xor(value); }
template <typename Atomic, typename T, typename Op> _MINICC_CG T update(Atomic &object, T value, const Op &op) {
  T old = object.load();
  while (!object.compare_exchange_weak(old, op(old, value)))
    ;
  return old;
}
}
template <typename Group, typename Atomic, typename T, typename Op>
_MINICC_CG void reduce_update_async(const Group &group, Atomic &object, T value, const Op &op) {
  value = reduce(group, value, op);
  if (group.thread_rank() == 0) details::update(object, value, op);
}
template <typename Group, typename Atomic, typename T, typename Op>
_MINICC_CG void reduce_store_async(const Group &group, Atomic &object, T value, const Op &op) {
  value = reduce(group, value, op);
  if (group.thread_rank() == 0) object.store(value);
}
}
#undef _MINICC_CG
