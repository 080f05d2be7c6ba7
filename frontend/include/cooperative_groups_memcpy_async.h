#pragma once
/* <cooperative_groups/memcpy_async.h>: the threads of a group copy together, and wait for it together. */
#include <cooperative_groups.h>
#include "minicc_group_copy.h"
#define _MINICC_CG __device__ __forceinline__
namespace cooperative_groups {
namespace details {
template <typename Group> _MINICC_CG void copied(const Group &group, void *to, const void *from, size_t size) {
  _minicc_copy(to, from, size, group.thread_rank(), group.num_threads());
  __pipeline_commit();
}
}
template <typename Group, typename T, typename Size> _MINICC_CG void memcpy_async(const Group &group, T *to, const T *from, const Size &size) {
  details::copied(group, to, from, (size_t)size);
}
template <typename Group, typename To, typename From, typename Size>
_MINICC_CG void memcpy_async(const Group &group, To *to, const From *from, const Size &size) {
  details::copied(group, to, from, (size_t)size);
}
/* Both are told in elements: as many are copied as there are at both ends. */
template <typename Group, typename T, typename ToSize, typename FromSize>
_MINICC_CG void memcpy_async(const Group &group, T *to, const ToSize &to_size, const T *from, const FromSize &from_size) {
  size_t count = (size_t)to_size < (size_t)from_size ? (size_t)to_size : (size_t)from_size;
  details::copied(group, to, from, count * sizeof(T));
}
template <unsigned Stages, typename Group> _MINICC_CG void wait_prior(const Group &group) {
  __pipeline_wait_prior(Stages);
  group.sync();
}
template <typename Group> _MINICC_CG void wait(const Group &group) { wait_prior<0>(group); }
}
#undef _MINICC_CG
