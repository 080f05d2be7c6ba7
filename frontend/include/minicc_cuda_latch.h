#pragma once
/* <cuda/latch>: a counter that threads wait for to reach zero, once ([thread.latch]). */
#include "minicc_cuda_atomic.h"
namespace cuda {
template <thread_scope Scope = thread_scope_system> class latch {
  atomic<ptrdiff_t, Scope> _left;

 public:
  __host__ __device__ constexpr explicit latch(ptrdiff_t expected) : _left(expected) {}
  latch() = default;
  __device__ __forceinline__ void count_down(ptrdiff_t update = 1) { _left.fetch_sub(update, memory_order_release); }
  __device__ __forceinline__ bool try_wait() const { return _left.load(memory_order_acquire) == 0; }
  __device__ __forceinline__ void wait() const {
    while (ptrdiff_t left = _left.load(memory_order_acquire)) _left.wait(left, memory_order_relaxed);
  }
  __device__ __forceinline__ void arrive_and_wait(ptrdiff_t update = 1) {
    count_down(update);
    wait();
  }
  static constexpr __host__ __device__ ptrdiff_t max() { return 0x7fffffffffffffff; }
};
namespace std {
using latch = ::cuda::latch<thread_scope_system>;
}
}
