/* Cooperative groups: the names that declarations of device functions speak of. */
#pragma once
#include <cuda_runtime.h>

namespace cooperative_groups {
class thread_group {};
class thread_block : public thread_group {};
class grid_group : public thread_group {};
class multi_grid_group : public thread_group {};
class cluster_group : public thread_group {};
class coalesced_group : public thread_group {};
template <unsigned _N, class Parent = void> class thread_block_tile : public thread_group {};
template <class _T> struct plus {};
template <class _T> struct less {};
template <class _T> struct greater {};
template <class _T> struct bit_and {};
template <class _T> struct bit_or {};
template <class _T> struct bit_xor {};
}  // namespace cooperative_groups
