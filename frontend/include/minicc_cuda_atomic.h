#pragma once
/* <cuda/atomic>: atomic objects of 1, 2, 4 and 8 bytes for the threads of a scope, and `atomic_ref` to others. Orders are made of fences. */
#include "minicc_cuda_std.h"
#define _MINICC_ATOMIC __device__ __forceinline__
namespace cuda {
enum thread_scope { thread_scope_system = 0, thread_scope_device = 1, thread_scope_block = 2, thread_scope_thread = 3 };
namespace std {
enum memory_order { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst };
}
using std::memory_order;
using std::memory_order_relaxed;
using std::memory_order_consume;
using std::memory_order_acquire;
using std::memory_order_release;
using std::memory_order_acq_rel;
using std::memory_order_seq_cst;

_MINICC_ATOMIC void atomic_thread_fence(memory_order order, thread_scope scope = thread_scope_system) {
  if (order == memory_order_relaxed) return;
  if (scope == thread_scope_system) __threadfence_system();
  else if (scope == thread_scope_device) __threadfence();
  else __threadfence_block();
}

namespace details {
template <size_t Size> struct bits;
template <> struct bits<1> { typedef unsigned char type; };
template <> struct bits<2> { typedef unsigned short type; };
template <> struct bits<4> { typedef unsigned type; };
template <> struct bits<8> { typedef unsigned long long type; };
template <typename T> using bits_of = typename bits<sizeof(T)>::type;

/* What changes memory in one step, as the scope has it. */
#define _MINICC_SCOPED(name) \
  template <thread_scope Scope, typename T> _MINICC_ATOMIC T name(T *at, T value) { \
    if constexpr (Scope == thread_scope_system) return ::name##_system(at, value); \
    else if constexpr (Scope == thread_scope_device) return ::name(at, value); \
    else return ::name##_block(at, value); \
  }
_MINICC_SCOPED(atomicAdd)
_MINICC_SCOPED(atomicMin)
_MINICC_SCOPED(atomicMax)
_MINICC_SCOPED(atomicAnd)
_MINICC_SCOPED(atomicOr)
_MINICC_SCOPED(atomicXor)
_MINICC_SCOPED(atomicExch)
#undef _MINICC_SCOPED
/* What a thread does between two looks. */
_MINICC_ATOMIC void pause() {
#if __CUDA_ARCH__ >= 700
  __nanosleep(20);
#endif
}
template <thread_scope Scope, typename T> _MINICC_ATOMIC T relaxed_load(T *at) {
  if constexpr (Scope == thread_scope_system) return ::__minicc_atomic_load_system(at);
  else if constexpr (Scope == thread_scope_device) return ::__minicc_atomic_load(at);
  else return ::__minicc_atomic_load_block(at);
}
template <thread_scope Scope, typename T> _MINICC_ATOMIC void relaxed_store(T *at, T value) {
  if constexpr (Scope == thread_scope_system) ::__minicc_atomic_store_system(at, value);
  else if constexpr (Scope == thread_scope_device) ::__minicc_atomic_store(at, value);
  else ::__minicc_atomic_store_block(at, value);
}
/* The narrowest type that is compared and swapped at once. */
#if __CUDA_ARCH__ >= 700
typedef unsigned short narrowest;
#else
typedef unsigned narrowest;
#endif
template <thread_scope Scope, typename T> _MINICC_ATOMIC T compare_and_swap(T *at, T expected, T value) {
  if constexpr (sizeof(T) < sizeof(narrowest)) {  /* in what is around */
    narrowest *whole = (narrowest *)((size_t)at & ~(sizeof(narrowest) - 1));
    unsigned shift = ((size_t)at & (sizeof(narrowest) - 1)) * 8, mask = ((1u << 8 * sizeof(T)) - 1) << shift;
    for (narrowest before = relaxed_load<Scope>(whole);;) {
      if ((T)(before >> shift) != expected) return (T)(before >> shift);
      narrowest seen = compare_and_swap<Scope>(whole, before, (narrowest)((before & ~mask) | (unsigned)value << shift));
      if (seen == before) return expected;
      before = seen;
    }
  } else if constexpr (Scope == thread_scope_system) return ::atomicCAS_system(at, expected, value);
  else if constexpr (Scope == thread_scope_device) return ::atomicCAS(at, expected, value);
  else return ::atomicCAS_block(at, expected, value);
}
template <typename T> _MINICC_ATOMIC bits_of<T> to_bits(T value) { return *(bits_of<T> *)&value; }
template <typename T> _MINICC_ATOMIC T from_bits(bits_of<T> value) { return *(T *)&value; }

/* What an atomic object holds; one of less than a word has the word to itself, as libcu++ has it. */
template <typename T, bool Narrow = (sizeof(T) < 4)> struct held {
  alignas(sizeof(T)) T value;
  held() = default;
  __host__ __device__ constexpr held(T value) : value(value) {}
};
template <typename T> struct held<T, true> {
  alignas(4) T value;
  unsigned char rest[4 - sizeof(T)];
  held() = default;
  __host__ __device__ constexpr held(T value) : value(value), rest() {}
};

/* The order of a comparison that has one where it succeeds and one where it fails. */
_MINICC_ATOMIC constexpr memory_order both(memory_order success, memory_order failure) {
  if (success == memory_order_release && (failure == memory_order_acquire || failure == memory_order_consume)) return memory_order_acq_rel;
  return success < failure ? failure : success;
}

template <typename Self, typename T, thread_scope Scope> struct atomic_operations {
  typedef T value_type;
  _MINICC_ATOMIC T load(memory_order order = memory_order_seq_cst) const volatile {
    if (order == memory_order_seq_cst) atomic_thread_fence(order, Scope);
    T value = from_bits<T>(relaxed_load<Scope>((bits_of<T> *)_at()));
    atomic_thread_fence(order, Scope);
    return value;
  }
  _MINICC_ATOMIC void store(T value, memory_order order = memory_order_seq_cst) const volatile {
    atomic_thread_fence(order, Scope);
    relaxed_store<Scope>((bits_of<T> *)_at(), to_bits(value));
    if (order == memory_order_seq_cst) atomic_thread_fence(order, Scope);
  }
  _MINICC_ATOMIC operator T() const volatile { return load(); }
  _MINICC_ATOMIC T operator=(T value) const volatile { store(value); return value; }
  _MINICC_ATOMIC T exchange(T value, memory_order order = memory_order_seq_cst) const volatile {
    return _fenced(order, [=](T *at) {
      if constexpr (sizeof(T) < 4) return _swapped(at, [=](T) { return value; });
      else return from_bits<T>(atomicExch<Scope>((bits_of<T> *)at, to_bits(value)));
    });
  }
  _MINICC_ATOMIC bool compare_exchange_strong(T &expected, T value, memory_order order = memory_order_seq_cst) const volatile {
    bits_of<T> wanted = to_bits(expected);
    bits_of<T> seen = to_bits(_fenced(order, [=](T *at) { return from_bits<T>(compare_and_swap<Scope>((bits_of<T> *)at, wanted, to_bits(value))); }));
    if (seen == wanted) return true;
    expected = from_bits<T>(seen);
    return false;
  }
  _MINICC_ATOMIC bool compare_exchange_strong(T &expected, T value, memory_order success, memory_order failure) const volatile {
    return compare_exchange_strong(expected, value, both(success, failure));
  }
  _MINICC_ATOMIC bool compare_exchange_weak(T &expected, T value, memory_order order = memory_order_seq_cst) const volatile { return compare_exchange_strong(expected, value, order); }
  _MINICC_ATOMIC bool compare_exchange_weak(T &expected, T value, memory_order success, memory_order failure) const volatile {
    return compare_exchange_strong(expected, value, success, failure);
  }

  _MINICC_ATOMIC T fetch_add(T value, memory_order order = memory_order_seq_cst) const volatile {
    return _fenced(order, [=](T *at) {
      if constexpr (sizeof(T) < 4) return _swapped(at, [=](T old) { return (T)(old + value); });
      else if constexpr (::std::is_floating_point_v<T>) return atomicAdd<Scope>(at, value);
      else return (T)atomicAdd<Scope>((bits_of<T> *)at, (bits_of<T>)value);
    });
  }
  _MINICC_ATOMIC T fetch_sub(T value, memory_order order = memory_order_seq_cst) const volatile { return fetch_add((T)-value, order); }
#define _MINICC_BITWISE(name, function, op) \
  _MINICC_ATOMIC T name(T value, memory_order order = memory_order_seq_cst) const volatile { \
    return _fenced(order, [=](T *at) { \
      if constexpr (sizeof(T) < 4) return _swapped(at, [=](T old) { return (T)(old op value); }); \
      else return (T)function<Scope>((bits_of<T> *)at, (bits_of<T>)value); \
    }); \
  }
  _MINICC_BITWISE(fetch_and, atomicAnd, &)
  _MINICC_BITWISE(fetch_or, atomicOr, |)
  _MINICC_BITWISE(fetch_xor, atomicXor, ^)
#undef _MINICC_BITWISE
#define _MINICC_ORDERED(name, function, op) \
  _MINICC_ATOMIC T name(T value, memory_order order = memory_order_seq_cst) const volatile { \
    return _fenced(order, [=](T *at) { \
      if constexpr (sizeof(T) < 4 || ::std::is_floating_point_v<T>) return _swapped(at, [=](T old) { return value op old ? value : old; }); \
      else if constexpr (sizeof(T) == 4 && ::std::is_signed_v<T>) return (T)function<Scope>((int *)at, (int)value); \
      else if constexpr (::std::is_signed_v<T>) return (T)function<Scope>((long long *)at, (long long)value); \
      else return (T)function<Scope>((bits_of<T> *)at, (bits_of<T>)value); \
    }); \
  }
  _MINICC_ORDERED(fetch_min, atomicMin, <)
  _MINICC_ORDERED(fetch_max, atomicMax, >)
#undef _MINICC_ORDERED
  _MINICC_ATOMIC T operator++() const volatile { return fetch_add(1) + 1; }
  _MINICC_ATOMIC T operator++(int) const volatile { return fetch_add(1); }
  _MINICC_ATOMIC T operator--() const volatile { return fetch_sub(1) - 1; }
  _MINICC_ATOMIC T operator--(int) const volatile { return fetch_sub(1); }
  _MINICC_ATOMIC T operator+=(T value) const volatile { return fetch_add(value) + value; }
  _MINICC_ATOMIC T operator-=(T value) const volatile { return fetch_sub(value) - value; }
  _MINICC_ATOMIC T operator&=(T value) const volatile { return fetch_and(value) & value; }
  _MINICC_ATOMIC T operator|=(T value) const volatile { return fetch_or(value) | value; }
  _MINICC_ATOMIC T operator^=(T value) const volatile { return fetch_xor(value) ^ value; }
  _MINICC_ATOMIC void wait(T old, memory_order order = memory_order_seq_cst) const volatile {
    while (to_bits(load(order)) == to_bits(old)) pause();
  }
  _MINICC_ATOMIC void notify_one() const volatile {}
  _MINICC_ATOMIC void notify_all() const volatile {}
  _MINICC_ATOMIC bool is_lock_free() const volatile { return true; }

 private:
  _MINICC_ATOMIC T *_at() const volatile { return const_cast<const Self *>(static_cast<const volatile Self *>(this))->_address(); }
  template <typename F> _MINICC_ATOMIC T _fenced(memory_order order, F operation) const volatile {
    if (order != memory_order_acquire && order != memory_order_consume) atomic_thread_fence(order, Scope);
    T before = operation(_at());
    if (order != memory_order_release) atomic_thread_fence(order, Scope);
    return before;
  }
  template <typename F> static _MINICC_ATOMIC T _swapped(T *at, F next) {
    for (bits_of<T> before = relaxed_load<Scope>((bits_of<T> *)at);;) {
      bits_of<T> seen = compare_and_swap<Scope>((bits_of<T> *)at, before, to_bits(next(from_bits<T>(before))));
      if (seen == before) return from_bits<T>(before);
      before = seen;
    }
  }
};
}

template <typename T, thread_scope Scope = thread_scope_system> struct atomic : details::atomic_operations<atomic<T, Scope>, T, Scope> {
  atomic() = default;
  __host__ __device__ constexpr atomic(T value) : _held(value) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  using details::atomic_operations<atomic<T, Scope>, T, Scope>::operator=;
  _MINICC_ATOMIC T *_address() const { return const_cast<T *>(&_held.value); }

 private:
  details::held<T> _held;
};
template <typename T, thread_scope Scope = thread_scope_system> struct atomic_ref : details::atomic_operations<atomic_ref<T, Scope>, T, Scope> {
  __host__ __device__ explicit constexpr atomic_ref(T &object) : _object(&object) {}
  using details::atomic_operations<atomic_ref<T, Scope>, T, Scope>::operator=;
  _MINICC_ATOMIC T *_address() const { return _object; }

 private:
  T *_object;
};
namespace std {
template <typename T> using atomic = ::cuda::atomic<T, thread_scope_system>;
template <typename T> using atomic_ref = ::cuda::atomic_ref<T, thread_scope_system>;
using ::cuda::atomic_thread_fence;
}
}
#undef _MINICC_ATOMIC
