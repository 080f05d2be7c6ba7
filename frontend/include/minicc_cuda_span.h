#pragma once
/* <cuda/std/span>: a view of elements that lie one behind the other ([views.span]). */
#include <minicc_cuda_both.h>
namespace cuda {
namespace std {
static constexpr size_t dynamic_extent = (size_t)-1;

template <class _T, size_t _Extent = dynamic_extent> class span {
  _T *_data;
  size_t _size;

 public:
  typedef _T element_type;
  typedef typename ::std::remove_cv<_T>::type value_type;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef _T *pointer;
  typedef const _T *const_pointer;
  typedef _T &reference;
  typedef const _T &const_reference;
  typedef _T *iterator;
  static constexpr size_t extent = _Extent;

  _CUDA_BOTH span() noexcept : _data(nullptr), _size(_Extent == dynamic_extent ? 0 : _Extent) {}
  _CUDA_BOTH span(_T *data, size_t size) : _data(data), _size(size) {}
  _CUDA_BOTH span(_T *first, _T *last) : _data(first), _size((size_t)(last - first)) {}
  template <size_t _N> _CUDA_BOTH span(_T (&elements)[_N]) noexcept : _data(elements), _size(_N) {}
  template <class _U, size_t _Other, class = typename ::std::enable_if<::std::is_convertible<_U (*)[], _T (*)[]>::value>::type>
  _CUDA_BOTH span(const span<_U, _Other> &other) noexcept : _data(other.data()), _size(other.size()) {}
  template <class _C, class = typename ::std::enable_if<::std::is_convertible<decltype(::std::declval<_C &>().data()), _T *>::value>::type>
  _CUDA_BOTH span(_C &container) : _data(container.data()), _size(container.size()) {}

  _CUDA_BOTH _T *data() const noexcept { return _data; }
  _CUDA_BOTH size_t size() const noexcept { return _size; }
  _CUDA_BOTH size_t size_bytes() const noexcept { return _size * sizeof(_T); }
  _CUDA_BOTH bool empty() const noexcept { return _size == 0; }
  _CUDA_BOTH _T &operator[](size_t i) const { return _data[i]; }
  _CUDA_BOTH _T &front() const { return _data[0]; }
  _CUDA_BOTH _T &back() const { return _data[_size - 1]; }
  _CUDA_BOTH _T *begin() const noexcept { return _data; }
  _CUDA_BOTH _T *end() const noexcept { return _data + _size; }
  _CUDA_BOTH span<_T> first(size_t count) const { return span<_T>(_data, count); }
  _CUDA_BOTH span<_T> last(size_t count) const { return span<_T>(_data + (_size - count), count); }
  _CUDA_BOTH span<_T> subspan(size_t offset, size_t count = dynamic_extent) const {
    return span<_T>(_data + offset, count == dynamic_extent ? _size - offset : count);
  }
  template <size_t _Count> _CUDA_BOTH span<_T, _Count> first() const { return span<_T, _Count>(_data, _Count); }
  template <size_t _Count> _CUDA_BOTH span<_T, _Count> last() const { return span<_T, _Count>(_data + (_size - _Count), _Count); }
};
template <class _T> span(_T *, size_t) -> span<_T>;
template <class _T, size_t _N> span(_T (&)[_N]) -> span<_T, _N>;
}
}
