#pragma once
/* <cuda/barrier>: barriers in phases. Those of a block are mbarriers in shared memory; those of wider scopes, and those that do something at
   the end of a phase, count in a word of global memory. */
#include "minicc_cuda_atomic.h"
#include "minicc_group_copy.h"
#define _MINICC_BARRIER __device__ __forceinline__
namespace cuda {
namespace details {
struct nothing { _MINICC_BARRIER void operator()() const {} };
/* Barriers in phases that count in one word. */
struct phases {
  static constexpr unsigned long long phase = 1ull << 63, one = 1ull << 32;
  static _MINICC_BARRIER unsigned long long begin(ptrdiff_t expected) { return (unsigned long long)expected << 32 | (unsigned)expected; }
  template <thread_scope Scope, typename Completion> static _MINICC_BARRIER unsigned long long arrive(unsigned long long *state, ptrdiff_t update, const Completion &completion) {
    atomic_thread_fence(memory_order_release, Scope);
    unsigned long long before = details::atomicAdd<Scope>(state, (unsigned long long)-(long long)update);
    if ((unsigned)before == (unsigned)update) {
      atomic_thread_fence(memory_order_acquire, Scope);
      const_cast<Completion &>(completion)();
      unsigned expected = (unsigned)(before >> 32) & 0x7fffffffu;
      atomic_thread_fence(memory_order_release, Scope);
      details::atomicExch<Scope>(state, (~before & phase) | (unsigned long long)expected << 32 | expected);
    }
    return before & phase;
  }
  template <thread_scope Scope> static _MINICC_BARRIER void wait(const unsigned long long *state, unsigned long long token) {
    while ((details::relaxed_load<Scope>((unsigned long long *)state) & phase) == token) details::pause();
    atomic_thread_fence(memory_order_acquire, Scope);
  }
  template <thread_scope Scope> static _MINICC_BARRIER void drop(unsigned long long *state) { details::atomicAdd<Scope>(state, -one); }
};
}

/* One word, as large as libcu++'s: the highest bit is the phase's, 31 bits count the threads of the next phase, 32 bits those that have yet to
   arrive in this one. With something to do at the end of a phase there is what libcu++ has besides, in its order. */
template <thread_scope Scope, typename Completion = details::nothing> class barrier {
  unsigned long long _state;
  ptrdiff_t _room;
  Completion _completion;
  bool _more_room;

 public:
  typedef unsigned long long arrival_token;
  barrier() = default;
  barrier(const barrier &) = delete;
  _MINICC_BARRIER barrier(ptrdiff_t expected, Completion completion = Completion()) : _state(details::phases::begin(expected)), _completion(completion) {}
  _MINICC_BARRIER arrival_token arrive(ptrdiff_t update = 1) { return details::phases::arrive<Scope>(&_state, update, _completion); }
  _MINICC_BARRIER void wait(arrival_token token) const { details::phases::wait<Scope>(&_state, token); }
  _MINICC_BARRIER void wait_parity(bool parity) const { details::phases::wait<Scope>(&_state, (unsigned long long)parity << 63); }
  _MINICC_BARRIER void arrive_and_wait() { wait(arrive()); }
  _MINICC_BARRIER void arrive_and_drop() {
    details::phases::drop<Scope>(&_state);
    arrive();
  }
  static constexpr ptrdiff_t max() { return 0x7fffffff; }
};
template <thread_scope Scope> class barrier<Scope, details::nothing> {
  unsigned long long _state;

 public:
  typedef unsigned long long arrival_token;
  barrier() = default;
  barrier(const barrier &) = delete;
  _MINICC_BARRIER barrier(ptrdiff_t expected, details::nothing = {}) : _state(details::phases::begin(expected)) {}
  _MINICC_BARRIER arrival_token arrive(ptrdiff_t update = 1) { return details::phases::arrive<Scope>(&_state, update, details::nothing()); }
  _MINICC_BARRIER void wait(arrival_token token) const { details::phases::wait<Scope>(&_state, token); }
  _MINICC_BARRIER void wait_parity(bool parity) const { details::phases::wait<Scope>(&_state, (unsigned long long)parity << 63); }
  _MINICC_BARRIER void arrive_and_wait() { wait(arrive()); }
  _MINICC_BARRIER void arrive_and_drop() {
    details::phases::drop<Scope>(&_state);
    arrive();
  }
  static constexpr ptrdiff_t max() { return 0x7fffffff; }
};

#if __CUDA_ARCH__ >= 800
template <> class barrier<thread_scope_block, details::nothing> {
  unsigned long long _state;
  _MINICC_BARRIER unsigned _at() const { return (unsigned)__cvta_generic_to_shared((void *)&_state); }

 public:
  typedef unsigned long long arrival_token;
  barrier() = default;
  barrier(const barrier &) = delete;
  _MINICC_BARRIER barrier(ptrdiff_t expected) {
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" :: "r"(_at()), "r"((unsigned)expected) : "memory");
  }
  _MINICC_BARRIER arrival_token arrive(ptrdiff_t update = 1) {
    arrival_token token;
    if (update > 1) asm volatile("mbarrier.arrive.noComplete.shared.b64 %0, [%1], %2;" : "=l"(token) : "r"(_at()), "r"((unsigned)update - 1) : "memory");
    asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(token) : "r"(_at()) : "memory");
    return token;
  }
  _MINICC_BARRIER void wait(arrival_token token) const {
    unsigned done;
    do {
      asm volatile("{\n.reg .pred p;\nmbarrier.test_wait.shared.b64 p, [%1], %2;\nselp.u32 %0, 1, 0, p;\n}" : "=r"(done) : "r"(_at()), "l"(token) : "memory");
    } while (!done);
  }
  _MINICC_BARRIER void wait_parity(bool parity) const {
    unsigned done;
    do {
      asm volatile("{\n.reg .pred p;\nmbarrier.test_wait.parity.shared.b64 p, [%1], %2;\nselp.u32 %0, 1, 0, p;\n}" : "=r"(done) : "r"(_at()), "r"((unsigned)parity) : "memory");
    } while (!done);
  }
  _MINICC_BARRIER void arrive_and_wait() { wait(arrive()); }
  _MINICC_BARRIER void arrive_and_drop() {
    arrival_token token;
    asm volatile("mbarrier.arrive_drop.shared.b64 %0, [%1];" : "=l"(token) : "r"(_at()) : "memory");
  }
  static constexpr ptrdiff_t max() { return (1 << 20) - 1; }
};
#endif

template <thread_scope Scope> _MINICC_BARRIER void init(barrier<Scope> *at, ptrdiff_t expected) { new (at) barrier<Scope>(expected); }
template <thread_scope Scope, typename Completion> _MINICC_BARRIER void init(barrier<Scope, Completion> *at, ptrdiff_t expected, Completion completion) {
  new (at) barrier<Scope, Completion>(expected, completion);
}
namespace device {
_MINICC_BARRIER uint64_t *barrier_native_handle(barrier<thread_scope_block> &at) { return (uint64_t *)&at; }
}
namespace details {
/* A phase ends with the copies that a thread has started before: the mbarrier waits for them, or else the thread. */
#if __CUDA_ARCH__ >= 800
_MINICC_BARRIER void ends_with_copies(barrier<thread_scope_block> &at) { __pipeline_arrive_on(device::barrier_native_handle(at)); }
#endif
template <thread_scope Scope, typename C> _MINICC_BARRIER void ends_with_copies(barrier<Scope, C> &) { __pipeline_wait_prior(0); }
}
template <typename Size, thread_scope Scope, typename C> _MINICC_BARRIER void memcpy_async(void *to, const void *from, Size size, barrier<Scope, C> &at) {
  _minicc_copy(to, from, (size_t)size, 0, 1);
  details::ends_with_copies(at);
}
template <typename Group, typename Size, thread_scope Scope, typename C>
_MINICC_BARRIER void memcpy_async(const Group &group, void *to, const void *from, Size size, barrier<Scope, C> &at) {
  _minicc_copy(to, from, (size_t)size, group.thread_rank(), group.size());
  details::ends_with_copies(at);
}
namespace std {
template <typename Completion = details::nothing> using barrier = ::cuda::barrier<thread_scope_system, Completion>;
}
}
#undef _MINICC_BARRIER
