#pragma once
/* <cuda/std/optional>: a value or none ([optional]), of types that are copied byte by byte. */
#include <minicc_cuda_both.h>
namespace cuda {
namespace std {
struct nullopt_t {
  _CUDA_BOTH explicit nullopt_t(int) {}
};
static constexpr nullopt_t nullopt(0);

template <class _T> class optional {
  static_assert(::std::is_trivially_copyable<_T>::value, "cuda::std::optional is there for types that can be copied byte by byte");
  union {
    char _none;
    _T _value;
  };
  bool _has;

 public:
  typedef _T value_type;
  _CUDA_BOTH optional() noexcept : _none(0), _has(false) {}
  _CUDA_BOTH optional(nullopt_t) noexcept : _none(0), _has(false) {}
  _CUDA_BOTH optional(const _T &value) : _value(value), _has(true) {}

  _CUDA_BOTH optional &operator=(nullopt_t) noexcept {
    _has = false;
    return *this;
  }
  _CUDA_BOTH optional &operator=(const _T &value) {
    _value = value;
    _has = true;
    return *this;
  }
  _CUDA_BOTH bool has_value() const noexcept { return _has; }
  _CUDA_BOTH explicit operator bool() const noexcept { return _has; }
  _CUDA_BOTH const _T &operator*() const { return _value; }
  _CUDA_BOTH _T &operator*() { return _value; }
  _CUDA_BOTH const _T *operator->() const { return &_value; }
  _CUDA_BOTH _T *operator->() { return &_value; }
  _CUDA_BOTH_PLAIN _T &value() {
    _check();
    return _value;
  }
  _CUDA_BOTH_PLAIN const _T &value() const {
    _check();
    return _value;
  }
  template <class _U> _CUDA_BOTH _T value_or(_U other) const { return _has ? _value : static_cast<_T>(other); }
  _CUDA_BOTH void reset() noexcept { _has = false; }
  template <class... _Args> _CUDA_BOTH _T &emplace(_Args... args) {
    _value = _T(args...);
    _has = true;
    return _value;
  }
  _CUDA_BOTH void swap(optional &other) {
    optional kept = *this;
    *this = other;
    other = kept;
  }

 private:
  _CUDA_BOTH_PLAIN void _check() const {
    if (!_has) _CUDA_FAIL();
  }
};
template <class _T> _CUDA_BOTH bool operator==(const optional<_T> &a, const optional<_T> &b) { return a.has_value() == b.has_value() && (!a.has_value() || *a == *b); }
template <class _T> _CUDA_BOTH bool operator!=(const optional<_T> &a, const optional<_T> &b) { return !(a == b); }
template <class _T> _CUDA_BOTH bool operator==(const optional<_T> &a, nullopt_t) { return !a.has_value(); }
template <class _T> _CUDA_BOTH bool operator!=(const optional<_T> &a, nullopt_t) { return a.has_value(); }
template <class _T> _CUDA_BOTH bool operator==(const optional<_T> &a, const _T &b) { return a.has_value() && *a == b; }
template <class _T> _CUDA_BOTH bool operator!=(const optional<_T> &a, const _T &b) { return !(a == b); }
template <class _T> _CUDA_BOTH optional<_T> make_optional(_T value) { return optional<_T>(value); }
}
}
