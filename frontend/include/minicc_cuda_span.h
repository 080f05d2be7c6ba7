#pragma once
/* <cuda/std/span>: a view of elements that lie one behind the other ([views.span]). */
#include <minicc_cuda_both.h>
namespace cuda {
namespace std {
static constexpr size_t dynamic_extent = (size_t)-1;

/* How many elements there are: a number where the type does not say it. */
template <size_t _Extent> struct _extent_of {
  _CUDA_BOTH _extent_of(size_t) {}
  _CUDA_BOTH size_t count() const noexcept { return _Extent; }
};
template <> struct _extent_of<dynamic_extent> {
  size_t _count;
  _CUDA_BOTH _extent_of(size_t count) : _count(count) {}
  _CUDA_BOTH size_t count() const noexcept { return _count; }
};

template <class _T, size_t _Extent = dynamic_extent> class span : _extent_of<_Extent> {
  _T *_data;

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

  _CUDA_BOTH span() noexcept : _extent_of<_Extent>(_Extent == dynamic_extent ? 0 : _Extent), _data(nullptr) {}
  _CUDA_BOTH span(_T *data, size_t size) : _extent_of<_Extent>(size), _data(data) {}
  _CUDA_BOTH span(_T *first, _T *last) : _extent_of<_Extent>((size_t)(last - first)), _data(first) {}
  template <size_t _N> _CUDA_BOTH span(_T (&elements)[_N]) noexcept : _extent_of<_Extent>(_N), _data(elements) {}
  template <class _U, size_t _Other, class = typename ::std::enable_if<::std::is_convertible<_U (*)[], _T (*)[]>::value>::type>
  _CUDA_BOTH span(const span<_U, _Other> &other) noexcept : _extent_of<_Extent>(other.size()), _data(other.data()) {}
  template <class _C, class = typename ::std::enable_if<::std::is_convertible<decltype(::std::declval<_C &>().data()), _T *>::value>::type>
  _CUDA_BOTH span(_C &container) : _extent_of<_Extent>(container.size()), _data(container.data()) {}

  _CUDA_BOTH _T *data() const noexcept { return _data; }
  _CUDA_BOTH size_t size() const noexcept { return this->count(); }
  _CUDA_BOTH size_t size_bytes() const noexcept { return size() * sizeof(_T); }
  _CUDA_BOTH bool empty() const noexcept { return size() == 0; }
  _CUDA_BOTH _T &operator[](size_t i) const { return _data[i]; }
  _CUDA_BOTH _T &front() const { return _data[0]; }
  _CUDA_BOTH _T &back() const { return _data[size() - 1]; }
  _CUDA_BOTH _T *begin() const noexcept { return _data; }
  _CUDA_BOTH _T *end() const noexcept { return _data + size(); }
  _CUDA_BOTH span<_T> first(size_t count) const { return span<_T>(_data, count); }
  _CUDA_BOTH span<_T> last(size_t count) const { return span<_T>(_data + (size() - count), count); }
  _CUDA_BOTH span<_T> subspan(size_t offset, size_t count = dynamic_extent) const {
    return span<_T>(_data + offset, count == dynamic_extent ? size() - offset : count);
  }
  template <size_t _Count> _CUDA_BOTH span<_T, _Count> first() const { return span<_T, _Count>(_data, _Count); }
  template <size_t _Count> _CUDA_BOTH span<_T, _Count> last() const { return span<_T, _Count>(_data + (size() - _Count), _Count); }
};
template <class _T> span(_T *, size_t) -> span<_T>;
template <class _T, size_t _N> span(_T (&)[_N]) -> span<_T, _N>;
}
}
