#pragma once
#include <stdint.h>
/* Cooperative groups of a block (CUDA C++ Programming Guide, "Cooperative Groups"), written in the language.

   Here are blocks, grids of cooperative launches, tiles of a warp and of several, and coalesced threads; clusters and several devices are
   refused by name. A group of a warp is the mask of its lanes. */
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
  alignas(8) unsigned char _room[24]; /* as large as CUDA's */
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
  alignas(8) unsigned char _room[16]; /* as large as CUDA's, and so is the token */
  struct arrival_token { unsigned _room; };
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
  static _MINICC_CG dim3 dim_threads() { return dim3(gridDim.x * blockDim.x, gridDim.y * blockDim.y, gridDim.z * blockDim.z); }
  static _MINICC_CG dim3 thread_index() {
    return dim3(blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + threadIdx.y, blockIdx.z * blockDim.z + threadIdx.z);
  }
};
_MINICC_CG grid_group this_grid() { return grid_group(); }

struct coalesced_group {
  alignas(8) unsigned _mask;
  unsigned _count, _place;
  _MINICC_CG coalesced_group(unsigned mask, unsigned count = 1, unsigned place = 0) : _mask(mask), _count(count), _place(place) {}
  _MINICC_CG void sync() const { __syncwarp(_mask); }
  _MINICC_CG unsigned size() const { return __popc(_mask); }
  _MINICC_CG unsigned num_threads() const { return __popc(_mask); }
  _MINICC_CG unsigned thread_rank() const { return __popc(_mask & details::below()); }
  _MINICC_CG unsigned meta_group_size() const { return _count; }
  _MINICC_CG unsigned meta_group_rank() const { return _place; }
  template <typename T> _MINICC_CG T shfl(T value, int source) const {
    unsigned rank = source;
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

template <unsigned Size, typename Parent = void> struct thread_block_tile;
namespace details {
/* The position of a tile in its parent: the parent's type determines it, or else it is a member. */
template <unsigned Size, typename Parent> struct tile_position {
  static _MINICC_CG unsigned meta_group_size() { return (Parent::size() + Size - 1) / Size; }
  static _MINICC_CG unsigned meta_group_rank() { return Parent::thread_rank() / Size; }
};
template <unsigned Size> struct tile_position<Size, void> {
  alignas(8) unsigned _count;
  unsigned _place, _room[2];
  _MINICC_CG unsigned meta_group_size() const { return _count; }
  _MINICC_CG unsigned meta_group_rank() const { return _place; }
};
}
template <unsigned Size, typename Parent> struct thread_block_tile : details::tile_position<Size, Parent> {
  static_assert(Size != 0 && (Size & (Size - 1)) == 0, "the size of a tile is a power of two");
  thread_block_tile() = default;
  _MINICC_CG operator thread_block_tile<Size, void>() const {
    thread_block_tile<Size, void> tile;
    tile._count = this->meta_group_size();
    tile._place = this->meta_group_rank();
    return tile;
  }
  _MINICC_CG void sync() const { __syncwarp(details::tile_mask(Size)); }
  static constexpr _MINICC_CG unsigned size() { return Size; }
  static constexpr _MINICC_CG unsigned num_threads() { return Size; }
  static _MINICC_CG unsigned thread_rank() { return details::block_rank() & (Size - 1); }
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

/* Tiles of several warps meet in shared memory, of which each kernel that has such tiles has one `tile_memory`: counters of the warps that
   have arrived, one for each tile of each size, and a value of each warp. */
namespace details {
struct tile_memory {
  unsigned arrived[32];
  unsigned long long values[32];
};
_MINICC_CG tile_memory *memory_of_tiles() {
  __shared__ tile_memory memory;
  return &memory;
}
/* By a block that is about to be divided. */
_MINICC_CG tile_memory *cleared_memory() {
  tile_memory *memory = memory_of_tiles();
  __syncthreads();
  if (block_rank() < 32) memory->arrived[block_rank()] = 0;
  __syncthreads();
  return memory;
}
template <unsigned Size, typename Parent> struct warps_tile {
  static_assert(Size <= 1024 && (Size & (Size - 1)) == 0, "a tile of several warps has 64, 128, 256, 512 or 1024 threads");
  static constexpr unsigned _warps = Size / 32;
  tile_memory *_memory;
  static constexpr _MINICC_CG unsigned size() { return Size; }
  static constexpr _MINICC_CG unsigned num_threads() { return Size; }
  static _MINICC_CG unsigned thread_rank() { return block_rank() & (Size - 1); }
  /* The counter's highest bit turns over when all warps have arrived: the first warp adds what the others leave to 2**31. */
  _MINICC_CG void sync() const {
    __syncwarp();
    if (lane() == 0) {
      unsigned *arrived = _memory->arrived + 1024 / Size + block_rank() / Size;
      __threadfence_block();
      unsigned before = atomicAdd(arrived, thread_rank() == 0 ? 0x80000000u - (_warps - 1) : 1u);
      while (((before ^ *(volatile unsigned *)arrived) & 0x80000000u) == 0)
        ;
      __threadfence_block();
    }
    __syncwarp();
  }
  template <typename T> _MINICC_CG T *_value(unsigned warp) const {
    static_assert(sizeof(T) <= 8, "what threads of several warps exchange has up to 8 bytes");
    return (T *)(_memory->values + (block_rank() & ~(Size - 1)) / 32 + warp);
  }
  template <typename T> _MINICC_CG T shfl(T value, unsigned source) const {
    if (thread_rank() == source) *_value<T>(source / 32) = value;
    sync();
    T result = *_value<T>(source / 32);
    sync();
    return result;
  }
  /* `combine(tile, values)` of the values that the warps' lanes `from` bring, for this thread's warp. */
  template <typename T, typename Combine> _MINICC_CG T _among_warps(T value, unsigned from, const Combine &combine) const {
    if (lane() == from) *_value<T>(thread_rank() / 32) = value;
    sync();
    T mine = combine(thread_block_tile<_warps, thread_block>(), *_value<T>(lane() & (_warps - 1)));
    sync();
    return details::shfl(0xffffffffu, mine, (int)(thread_rank() / 32), 32);
  }
  _MINICC_CG int any(int predicate) const {
    return _among_warps(__any_sync(0xffffffffu, predicate), 0, [](const auto &tile, int value) { return tile.any(value); });
  }
  _MINICC_CG int all(int predicate) const {
    return _among_warps(__all_sync(0xffffffffu, predicate), 0, [](const auto &tile, int value) { return tile.all(value); });
  }
};
}
#define _MINICC_TILE_OF_WARPS(Size) \
  template <typename Parent> struct thread_block_tile<Size, Parent> : details::warps_tile<Size, Parent>, details::tile_position<Size, Parent> { \
    _MINICC_CG explicit thread_block_tile(details::tile_memory *memory) { this->_memory = memory; } \
  }; \
  template <> struct thread_block_tile<Size, void> : details::warps_tile<Size, void> { \
    const unsigned _place, _count; \
    template <typename Parent> _MINICC_CG thread_block_tile(const thread_block_tile<Size, Parent> &tile) \
        : _place(tile.meta_group_rank()), _count(tile.meta_group_size()) { this->_memory = tile._memory; } \
    _MINICC_CG unsigned meta_group_size() const { return _count; } \
    _MINICC_CG unsigned meta_group_rank() const { return _place; } \
  };
_MINICC_TILE_OF_WARPS(64)
_MINICC_TILE_OF_WARPS(128)
_MINICC_TILE_OF_WARPS(256)
_MINICC_TILE_OF_WARPS(512)
_MINICC_TILE_OF_WARPS(1024)
#undef _MINICC_TILE_OF_WARPS

/* What a program sets apart for tiles of several warps, which here have memory of their own. */
template <unsigned MaxBlockSize = 1024> struct alignas(8) block_tile_memory { char _room; };
template <unsigned MaxBlockSize> _MINICC_CG thread_block this_thread_block(block_tile_memory<MaxBlockSize> &) { return thread_block(); }

_MINICC_CG thread_block_tile<1> this_thread() {
  thread_block_tile<1> tile;
  tile._count = 1;
  tile._place = 0;
  return tile;
}

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

template <unsigned Size> _MINICC_CG thread_block_tile<Size, thread_block> tiled_partition(const thread_block &) {
  if constexpr (Size > 32) return thread_block_tile<Size, thread_block>(details::cleared_memory());
  else return thread_block_tile<Size, thread_block>();
}
template <unsigned Size, unsigned Outer, typename Parent>
_MINICC_CG thread_block_tile<Size, thread_block_tile<Outer, Parent>> tiled_partition(const thread_block_tile<Outer, Parent> &tile) {
  static_assert(Size < Outer, "a tile is smaller than the one it is part of");
  if constexpr (Size > 32) return thread_block_tile<Size, thread_block_tile<Outer, Parent>>(tile._memory);
  else return thread_block_tile<Size, thread_block_tile<Outer, Parent>>();
}
_MINICC_CG coalesced_group tiled_partition(const coalesced_group &parent, unsigned size) {
  if (size == 0 || size > 32 || size & (size - 1)) __trap();
  unsigned rank = parent.thread_rank();
  if (parent.size() <= size) return parent;
  return coalesced_group(details::part_of(parent._mask, rank, size), (parent.size() + size - 1) / size, rank / size);
}

/* Any group: of which kind it is, and the lanes of one of a warp. */
struct thread_group {
  alignas(8) unsigned _kind; /* as CUDA numbers them */
  unsigned _room, _mask, _more_room;
  static constexpr unsigned _lanes = 1, _grid = 3, _block = 4;
  _MINICC_CG thread_group(unsigned mask) : _kind(_lanes), _mask(mask) {}
  _MINICC_CG thread_group(const thread_block &) : _kind(_block), _mask(0) {}
  _MINICC_CG thread_group(const grid_group &) : _kind(_grid), _mask(0) {}
  _MINICC_CG thread_group(const coalesced_group &group) : _kind(_lanes), _mask(group._mask) {}
  template <unsigned Size, typename Parent> _MINICC_CG thread_group(const thread_block_tile<Size, Parent> &) : _kind(_lanes), _mask(details::tile_mask(Size)) {
    static_assert(Size <= 32, "a tile of several warps is no thread_group");
  }
  _MINICC_CG unsigned get_type() const { return _kind; }
  _MINICC_CG void sync() const {
    if (_kind == _lanes) __syncwarp(_mask);
    else if (_kind == _block) __syncthreads();
    else grid_group::sync();
  }
  _MINICC_CG unsigned long long size() const { return _kind == _lanes ? __popc(_mask) : _kind == _block ? details::block_size() : grid_group::size(); }
  _MINICC_CG unsigned long long num_threads() const { return size(); }
  _MINICC_CG unsigned long long thread_rank() const {
    return _kind == _lanes ? __popc(_mask & details::below()) : _kind == _block ? details::block_rank() : grid_group::thread_rank();
  }
};
_MINICC_CG thread_group tiled_partition(const thread_group &parent, unsigned size) {
  if (size == 0 || size > 32 || size & (size - 1)) __trap();
  if (parent._kind == thread_group::_lanes) return thread_group(details::part_of(parent._mask, parent.thread_rank(), size));
  unsigned rank = details::block_rank(), rest = details::block_size() - (rank & ~(size - 1));
  return thread_group((0xffffffffu >> (32 - (rest < size ? rest : size))) << (details::lane() & ~(size - 1)));
}

namespace details {
template <typename A, typename B> constexpr bool is_same = false;
template <typename A> constexpr bool is_same<A, A> = true;
/* The lanes of a mask where a predicate is the same; one group where it is everywhere, or else those without it come first. */
_MINICC_CG coalesced_group divided(unsigned mask, bool predicate) {
  unsigned with = __ballot_sync(mask, predicate);
  if (with == mask || with == 0) return coalesced_group(mask);
  return predicate ? coalesced_group(with, 2, 1) : coalesced_group(mask & ~with, 2, 0);
}
/* The lanes of a mask that have the same label. Groups are numbered by their first lanes. */
template <typename T> _MINICC_CG coalesced_group labeled(unsigned mask, T label) {
  static_assert((T)1.5 == (T)1, "a label is an integer or a pointer");
  if constexpr (is_same<T, bool>) return divided(mask, label);
  else {
    unsigned same = __match_any_sync(mask, label), first = same & -same, firsts = __ballot_sync(mask, (same & below()) == 0);
    return coalesced_group(same, __popc(firsts), __popc(firsts & (first - 1)));
  }
}
template <typename T> _MINICC_CG coalesced_group labeled(unsigned mask, T *label) { return labeled(mask, (unsigned long long)label); }
}
template <unsigned Size, typename Parent> _MINICC_CG coalesced_group binary_partition(const thread_block_tile<Size, Parent> &, bool predicate) {
  static_assert(Size <= 32, "a tile of several warps is not divided by a predicate");
  return details::divided(details::tile_mask(Size), predicate);
}
_MINICC_CG coalesced_group binary_partition(const coalesced_group &group, bool predicate) { return details::divided(group._mask, predicate); }
template <typename T, unsigned Size, typename Parent> _MINICC_CG coalesced_group labeled_partition(const thread_block_tile<Size, Parent> &, T label) {
  static_assert(Size <= 32, "a tile of several warps is not divided by labels");
  return details::labeled(details::tile_mask(Size), label);
}
template <typename T> _MINICC_CG coalesced_group labeled_partition(const coalesced_group &group, T label) { return details::labeled(group._mask, label); }

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
template <typename Group> _MINICC_CG auto thread_rank(const Group &group) { return group.thread_rank(); }
template <typename Group> _MINICC_CG auto group_size(const Group &group) { return group.num_threads(); }

}
#undef _MINICC_CG
