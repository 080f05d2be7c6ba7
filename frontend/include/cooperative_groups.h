#pragma once
#include <stdint.h>
/* Cooperative groups of a block (CUDA C++ Programming Guide, "Cooperative Groups"), written in the language.

   Here are blocks, grids of cooperative launches, tiles of up to 32 threads, and coalesced threads; clusters, several devices, and tiles
   of several warps are refused by name. A group is the mask of its lanes; a block is kind 0. */
#define _MINICC_CG __device__ __forceinline__
namespace cooperative_groups {

namespace details {
_MINICC_CG unsigned block_size() { return blockDim.x * blockDim.y * blockDim.z; }
_MINICC_CG unsigned block_rank() { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
_MINICC_CG unsigned lane() { return block_rank() & 31u; }
_MINICC_CG unsigned below() { return (1u << lane()) - 1u; }
/* The lane that has this rank among the lanes of the mask. */
_MINICC_CG unsigned lane_of(unsigned mask, unsigned rank) {
  for (unsigned i = 0; i < rank; i++) mask &= mask - 1;
  return __ffs(mask) - 1;
}
/* The bits of `lanes` as bits by rank. */
_MINICC_CG unsigned by_rank(unsigned mask, unsigned lanes) {
  unsigned packed = 0;
  for (unsigned rank = 0; mask; rank++, mask &= mask - 1) packed |= (lanes >> (__ffs(mask) - 1) & 1u) << rank;
  return packed;
}
/* Shuffles of any type that can be copied, word by word where the machine has no instruction for it. */
#define _MINICC_SHUFFLE(name, shuffle) \
  template <typename T, typename Lane> _MINICC_CG T name(unsigned mask, T value, Lane lane, int width) { \
    if constexpr (!__is_class(T) && !__is_union(T)) return (T)shuffle(mask, value, lane, width); \
    else { \
      unsigned words[(sizeof(T) + 3) / 4] = {}; \
      memcpy(words, &value, sizeof(T)); \
      for (unsigned &word : words) word = shuffle(mask, word, lane, width); \
      memcpy(&value, words, sizeof(T)); \
      return value; \
    } \
  }
_MINICC_SHUFFLE(shfl, __shfl_sync)
_MINICC_SHUFFLE(shfl_up, __shfl_up_sync)
_MINICC_SHUFFLE(shfl_down, __shfl_down_sync)
_MINICC_SHUFFLE(shfl_xor, __shfl_xor_sync)
#undef _MINICC_SHUFFLE
/* What a thread of a group brings to a barrier; all have arrived when all wait. */
struct arrived {};
_MINICC_CG unsigned tile_mask(unsigned size) { return (0xffffffffu >> (32 - size)) << (lane() & ~(size - 1)); }
/* The lanes of the tile of this size that the thread is in, counted among the lanes of a group. */
_MINICC_CG unsigned part_of(unsigned mask, unsigned rank, unsigned size) {
  unsigned part = 0, first = rank / size * size;
  for (unsigned i = 0; mask; i++, mask &= mask - 1)
    if (i >= first && i < first + size) part |= mask & -mask;
  return part;
}
}

struct thread_block {
  typedef details::arrived arrival_token;
  static _MINICC_CG void sync() { __syncthreads(); }
  static _MINICC_CG arrival_token barrier_arrive() { return arrival_token(); }
  static _MINICC_CG void barrier_wait(arrival_token &&) { __syncthreads(); }
  static _MINICC_CG unsigned size() { return details::block_size(); }
  static _MINICC_CG unsigned num_threads() { return details::block_size(); }
  static _MINICC_CG unsigned thread_rank() { return details::block_rank(); }
  static _MINICC_CG dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static _MINICC_CG dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static _MINICC_CG dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  static _MINICC_CG dim3 dim_threads() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
};
_MINICC_CG thread_block this_thread_block() { return thread_block(); }

/* Its highest bit turns over when all blocks have arrived: the first one adds what the others leave to 2**31. */
static __device__ unsigned _minicc_grid_barrier;

struct grid_group {
  typedef details::arrived arrival_token;
  static _MINICC_CG bool is_valid() { return true; }
  static _MINICC_CG arrival_token barrier_arrive() { return arrival_token(); }
  static _MINICC_CG void barrier_wait(arrival_token &&) { sync(); }
  static _MINICC_CG void sync() {
    __syncthreads();
    if (details::block_rank() == 0) {
      unsigned arrived = block_rank() == 0 ? 0x80000000u - (unsigned)(num_blocks() - 1) : 1u;
      __threadfence();
      unsigned before = atomicAdd(&_minicc_grid_barrier, arrived);
      while (((before ^ *(volatile unsigned *)&_minicc_grid_barrier) & 0x80000000u) == 0)
        ;
      __threadfence();
    }
    __syncthreads();
  }
  static _MINICC_CG unsigned long long num_blocks() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
  static _MINICC_CG unsigned long long block_rank() {
    return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  }
  static _MINICC_CG unsigned long long size() { return num_blocks() * details::block_size(); }
  static _MINICC_CG unsigned long long num_threads() { return size(); }
  static _MINICC_CG unsigned long long thread_rank() { return block_rank() * details::block_size() + details::block_rank(); }
  static _MINICC_CG dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  static _MINICC_CG dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  static _MINICC_CG dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
};
_MINICC_CG grid_group this_grid() { return grid_group(); }

struct coalesced_group {
  unsigned _mask, _count, _place;
  _MINICC_CG coalesced_group(unsigned mask, unsigned count = 1, unsigned place = 0) : _mask(mask), _count(count), _place(place) {}
  _MINICC_CG void sync() const { __syncwarp(_mask); }
  _MINICC_CG unsigned size() const { return __popc(_mask); }
  _MINICC_CG unsigned num_threads() const { return __popc(_mask); }
  _MINICC_CG unsigned thread_rank() const { return __popc(_mask & details::below()); }
  _MINICC_CG unsigned meta_group_size() const { return _count; }
  _MINICC_CG unsigned meta_group_rank() const { return _place; }
  template <typename T> _MINICC_CG T shfl(T value, unsigned rank) const {
    return details::shfl(_mask, value, rank < size() ? details::lane_of(_mask, rank) : (unsigned)__ffs(_mask) - 1, 32);
  }
  template <typename T> _MINICC_CG T shfl_up(T value, unsigned delta) const {
    unsigned rank = thread_rank();
    return details::shfl(_mask, value, rank < delta ? details::lane() : details::lane_of(_mask, rank - delta), 32);
  }
  template <typename T> _MINICC_CG T shfl_down(T value, unsigned delta) const {
    unsigned rank = thread_rank() + delta;
    return details::shfl(_mask, value, rank < size() ? details::lane_of(_mask, rank) : details::lane(), 32);
  }
  _MINICC_CG int any(int predicate) const { return __ballot_sync(_mask, predicate) != 0; }
  _MINICC_CG int all(int predicate) const { return __ballot_sync(_mask, predicate) == _mask; }
  _MINICC_CG unsigned ballot(int predicate) const { return details::by_rank(_mask, __ballot_sync(_mask, predicate)); }
  template <typename T> _MINICC_CG unsigned match_any(T value) const { return details::by_rank(_mask, __match_any_sync(_mask, value)); }
  template <typename T> _MINICC_CG unsigned match_all(T value, int &pred) const {
    return details::by_rank(_mask, __match_all_sync(_mask, value, &pred));
  }
};
_MINICC_CG coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

template <unsigned Size, typename Parent = void> struct thread_block_tile {
  static_assert(Size != 0 && Size <= 32 && (Size & (Size - 1)) == 0, "a tile has 1, 2, 4, 8, 16 or 32 threads");
  unsigned _count, _place;
  _MINICC_CG thread_block_tile(unsigned count, unsigned place) : _count(count), _place(place) {}
  _MINICC_CG operator thread_block_tile<Size, void>() const { return thread_block_tile<Size, void>(_count, _place); }
  _MINICC_CG void sync() const { __syncwarp(details::tile_mask(Size)); }
  static _MINICC_CG unsigned size() { return Size; }
  static _MINICC_CG unsigned num_threads() { return Size; }
  static _MINICC_CG unsigned thread_rank() { return details::block_rank() & (Size - 1); }
  _MINICC_CG unsigned meta_group_size() const { return _count; }
  _MINICC_CG unsigned meta_group_rank() const { return _place; }
  template <typename T> _MINICC_CG T shfl(T value, int rank) const { return details::shfl(details::tile_mask(Size), value, rank, Size); }
  template <typename T> _MINICC_CG T shfl_up(T value, unsigned delta) const { return details::shfl_up(details::tile_mask(Size), value, delta, Size); }
  template <typename T> _MINICC_CG T shfl_down(T value, unsigned delta) const {
    return details::shfl_down(details::tile_mask(Size), value, delta, Size);
  }
  template <typename T> _MINICC_CG T shfl_xor(T value, unsigned lanes) const { return details::shfl_xor(details::tile_mask(Size), value, lanes, Size); }
  _MINICC_CG int any(int predicate) const { return __ballot_sync(details::tile_mask(Size), predicate) != 0; }
  _MINICC_CG int all(int predicate) const { return __ballot_sync(details::tile_mask(Size), predicate) == details::tile_mask(Size); }
  _MINICC_CG unsigned ballot(int predicate) const {
    return __ballot_sync(details::tile_mask(Size), predicate) >> (details::lane() & ~(Size - 1));
  }
  template <typename T> _MINICC_CG unsigned match_any(T value) const {
    return __match_any_sync(details::tile_mask(Size), value) >> (details::lane() & ~(Size - 1));
  }
  template <typename T> _MINICC_CG unsigned match_all(T value, int &pred) const {
    return __match_all_sync(details::tile_mask(Size), value, &pred) >> (details::lane() & ~(Size - 1));
  }
};

_MINICC_CG thread_block_tile<1> this_thread() { return thread_block_tile<1>(1, 0); }

/* What there is not, by its name. */
namespace details { template <typename T> constexpr bool never = false; }
struct cluster_group : thread_block {};
template <typename T = void> _MINICC_CG cluster_group this_cluster() {
  static_assert(details::never<T>, "clusters of blocks are not supported");
  return cluster_group();
}
struct multi_grid_group : grid_group {};
template <typename T = void> _MINICC_CG multi_grid_group this_multi_grid() {
  static_assert(details::never<T>, "groups of several devices are not supported: CUDA 13 has removed them");
  return multi_grid_group();
}

template <unsigned Size> _MINICC_CG thread_block_tile<Size, thread_block> tiled_partition(const thread_block &parent) {
  return thread_block_tile<Size, thread_block>((details::block_size() + Size - 1) / Size, details::block_rank() / Size);
}
template <unsigned Size, unsigned Outer, typename Parent>
_MINICC_CG thread_block_tile<Size, thread_block_tile<Outer, Parent>> tiled_partition(const thread_block_tile<Outer, Parent> &parent) {
  static_assert(Size <= Outer, "a tile is not larger than the one it is part of");
  return thread_block_tile<Size, thread_block_tile<Outer, Parent>>(Outer / Size, parent.thread_rank() / Size);
}
_MINICC_CG coalesced_group tiled_partition(const coalesced_group &parent, unsigned size) {
  unsigned rank = parent.thread_rank();
  return coalesced_group(details::part_of(parent._mask, rank, size), (parent.size() + size - 1) / size, rank / size);
}

/* Any group; `_mask` is 0 for a block. */
struct thread_group {
  unsigned _mask;
  _MINICC_CG thread_group(unsigned mask) : _mask(mask) {}
  _MINICC_CG thread_group(const thread_block &) : _mask(0) {}
  _MINICC_CG thread_group(const coalesced_group &group) : _mask(group._mask) {}
  template <unsigned Size, typename Parent> _MINICC_CG thread_group(const thread_block_tile<Size, Parent> &) : _mask(details::tile_mask(Size)) {}
  _MINICC_CG void sync() const {
    if (_mask) __syncwarp(_mask);
    else __syncthreads();
  }
  _MINICC_CG unsigned long long size() const { return _mask ? __popc(_mask) : details::block_size(); }
  _MINICC_CG unsigned long long num_threads() const { return size(); }
  _MINICC_CG unsigned long long thread_rank() const { return _mask ? __popc(_mask & details::below()) : details::block_rank(); }
};
_MINICC_CG thread_group tiled_partition(const thread_group &parent, unsigned size) {
  unsigned rank = parent.thread_rank();
  if (parent._mask) return thread_group(details::part_of(parent._mask, rank, size));
  unsigned rest = details::block_size() - (rank & ~(size - 1));
  return thread_group((0xffffffffu >> (32 - (rest < size ? rest : size))) << (details::lane() & ~(size - 1)));
}

template <unsigned Size, typename Parent> _MINICC_CG coalesced_group binary_partition(const thread_block_tile<Size, Parent> &tile, bool predicate) {
  unsigned mask = details::tile_mask(Size), yes = __ballot_sync(mask, predicate);
  return predicate ? coalesced_group(yes, 2, 0) : coalesced_group(mask & ~yes, 2, 1);
}
_MINICC_CG coalesced_group binary_partition(const coalesced_group &group, bool predicate) {
  unsigned yes = __ballot_sync(group._mask, predicate);
  return predicate ? coalesced_group(yes, 2, 0) : coalesced_group(group._mask & ~yes, 2, 1);
}

/* Those with the same label. */
template <unsigned Size, typename Parent, typename T> _MINICC_CG coalesced_group labeled_partition(const thread_block_tile<Size, Parent> &tile, T label) {
  return coalesced_group(__match_any_sync(details::tile_mask(Size), label));
}
template <typename T> _MINICC_CG coalesced_group labeled_partition(const coalesced_group &group, T label) {
  return coalesced_group(__match_any_sync(group._mask, label));
}

/* One thread of the group calls a function; the others may have its result. */
template <typename Group, typename F, typename... Args> _MINICC_CG void invoke_one(const Group &group, F &&function, Args &&...args) {
  if (group.thread_rank() == 0) function(static_cast<Args &&>(args)...);
}
template <typename Group, typename F, typename... Args>
_MINICC_CG auto invoke_one_broadcast(const Group &group, F &&function, Args &&...args) -> decltype(function(static_cast<Args &&>(args)...)) {
  decltype(function(static_cast<Args &&>(args)...)) result = {};
  if (group.thread_rank() == 0) result = function(static_cast<Args &&>(args)...);
  return group.shfl(result, 0);
}

template <typename Group> _MINICC_CG void sync(const Group &group) { group.sync(); }
template <typename Group> _MINICC_CG unsigned thread_rank(const Group &group) { return group.thread_rank(); }
template <typename Group> _MINICC_CG unsigned group_size(const Group &group) { return group.num_threads(); }

}
#undef _MINICC_CG
