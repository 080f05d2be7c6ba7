#pragma once
/* <cuda/semaphore>: so many threads at once, and no more ([thread.sema]). */
#include "minicc_cuda_atomic.h"
namespace cuda {
namespace details {
/* What counts up to that many: a semaphore of one is of four bytes, as in libcu++. */
template <ptrdiff_t LeastMax> struct counter { typedef ptrdiff_t type; };
template <> struct counter<1> { typedef int type; };
}
template <thread_scope Scope = thread_scope_system, ptrdiff_t LeastMax = 0x7fffffff> class counting_semaphore {
  typedef typename details::counter<LeastMax>::type _counter;
  atomic<_counter, Scope> _free;

 public:
  __host__ __device__ constexpr explicit counting_semaphore(ptrdiff_t count) : _free((_counter)count) {}
  counting_semaphore() = default;
  __device__ __forceinline__ void release(ptrdiff_t update = 1) { _free.fetch_add((_counter)update, memory_order_release); }
  __device__ __forceinline__ bool try_acquire() {
    _counter old = _free.load(memory_order_acquire);
    while (old > 0)
      if (_free.compare_exchange_weak(old, old - 1, memory_order_acquire)) return true;
    return false;
  }
  __device__ __forceinline__ void acquire() {
    while (!try_acquire()) _free.wait(0, memory_order_relaxed);
  }
  static constexpr __host__ __device__ ptrdiff_t max() { return LeastMax; }
};
template <thread_scope Scope = thread_scope_system> using binary_semaphore = counting_semaphore<Scope, 1>;
namespace std {
template <ptrdiff_t LeastMax = 0x7fffffff> using counting_semaphore = ::cuda::counting_semaphore<thread_scope_system, LeastMax>;
using binary_semaphore = ::cuda::counting_semaphore<thread_scope_system, 1>;
}
}
