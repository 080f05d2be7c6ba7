#pragma once
/* Atomic functions whose order and scope are arguments (CUDA C++ Programming Guide, "Atomic Functions", those of the compiler). */
#include "minicc_cuda_atomic.h"
#define _MINICC_NV template <typename T> __device__ __forceinline__
enum { __NV_ATOMIC_RELAXED, __NV_ATOMIC_CONSUME, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELEASE, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_SEQ_CST };
enum { __NV_THREAD_SCOPE_THREAD, __NV_THREAD_SCOPE_BLOCK, __NV_THREAD_SCOPE_CLUSTER, __NV_THREAD_SCOPE_DEVICE, __NV_THREAD_SCOPE_SYSTEM };
namespace minicc_nv {
template <typename T, typename F> __device__ __forceinline__ auto scoped(T *at, int scope, F apply) {
  if (scope == __NV_THREAD_SCOPE_SYSTEM) return apply(cuda::atomic_ref<T, cuda::thread_scope_system>(*at));
  if (scope == __NV_THREAD_SCOPE_DEVICE || scope == __NV_THREAD_SCOPE_CLUSTER) return apply(cuda::atomic_ref<T, cuda::thread_scope_device>(*at));
  return apply(cuda::atomic_ref<T, cuda::thread_scope_block>(*at));
}
template <typename T> struct value { typedef T type; };
template <typename T> struct value<volatile T> { typedef T type; };
template <typename T> struct value<const T> { static_assert(sizeof(T) == 0, "an atomic function may change what it is given"); typedef T type; };
template <typename T> using value_t = typename value<T>::type;
}
_MINICC_NV minicc_nv::value_t<T> __nv_atomic_load_n(T *at, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return minicc_nv::scoped((minicc_nv::value_t<T> *)at, scope, [=](auto object) { return object.load((cuda::memory_order)order); });
}
_MINICC_NV void __nv_atomic_load(T *at, minicc_nv::value_t<T> *result, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  *result = __nv_atomic_load_n(at, order, scope);
}
_MINICC_NV void __nv_atomic_store_n(T *at, minicc_nv::value_t<T> value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  minicc_nv::scoped((minicc_nv::value_t<T> *)at, scope, [=](auto object) { object.store(value, (cuda::memory_order)order); });
}
_MINICC_NV void __nv_atomic_store(T *at, minicc_nv::value_t<T> *value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  __nv_atomic_store_n(at, *value, order, scope);
}
#define _MINICC_NV_FETCH(name, member) \
  _MINICC_NV minicc_nv::value_t<T> name(T *at, minicc_nv::value_t<T> value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) { \
    static_assert(sizeof(T) >= 4, "atomic operations other than loads and stores are valid on objects of size 4 and 8 only"); \
    return minicc_nv::scoped((minicc_nv::value_t<T> *)at, scope, [=](auto object) { return object.member(value, (cuda::memory_order)order); }); \
  }
#define _MINICC_NV_BOTH(name) \
  _MINICC_NV_FETCH(__nv_atomic_fetch_##name, fetch_##name) \
  _MINICC_NV void __nv_atomic_##name(T *at, minicc_nv::value_t<T> value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) { \
    __nv_atomic_fetch_##name(at, value, order, scope); \
  }
_MINICC_NV_FETCH(__nv_atomic_exchange_n, exchange)
_MINICC_NV_BOTH(add)
_MINICC_NV_BOTH(sub)
_MINICC_NV_BOTH(and)
_MINICC_NV_BOTH(or)
_MINICC_NV_BOTH(xor)
_MINICC_NV_BOTH(min)
_MINICC_NV_BOTH(max)
#undef _MINICC_NV_BOTH
#undef _MINICC_NV_FETCH
_MINICC_NV void __nv_atomic_exchange(T *at, minicc_nv::value_t<T> *value, minicc_nv::value_t<T> *result, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  *result = __nv_atomic_exchange_n(at, *value, order, scope);
}
_MINICC_NV bool __nv_atomic_compare_exchange_n(T *at, minicc_nv::value_t<T> *expected, minicc_nv::value_t<T> value, bool weak, int success, int failure,
                                               int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return minicc_nv::scoped((minicc_nv::value_t<T> *)at, scope, [=](auto object) {
    return object.compare_exchange_strong(*expected, value, (cuda::memory_order)success, (cuda::memory_order)failure);
  });
}
_MINICC_NV bool __nv_atomic_compare_exchange(T *at, minicc_nv::value_t<T> *expected, minicc_nv::value_t<T> *value, bool weak, int success, int failure,
                                             int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return __nv_atomic_compare_exchange_n(at, expected, *value, weak, success, failure, scope);
}
static __device__ __forceinline__ void __nv_atomic_thread_fence(int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  cuda::atomic_thread_fence((cuda::memory_order)order, scope == __NV_THREAD_SCOPE_SYSTEM  ? cuda::thread_scope_system
                                                       : scope <= __NV_THREAD_SCOPE_BLOCK ? cuda::thread_scope_block
                                                                                          : cuda::thread_scope_device);
}
#undef _MINICC_NV
