#pragma once
/* <cuda/std/complex>: complex numbers for both sides ([complex.numbers]). Products and quotients are the plain formulas: an infinite factor may give NaN. */
#include <minicc_cuda_both.h>
/* Functions of real numbers by names that no function of complex ones has. */
namespace minicc_real {
#define _CUDA_REAL(name) \
  template <class _T> _CUDA_BOTH_PLAIN _T real_##name(_T x) { return ::std::name(x); }
_CUDA_REAL(cos)
_CUDA_REAL(cosh)
_CUDA_REAL(exp)
_CUDA_REAL(fabs)
_CUDA_REAL(log)
_CUDA_REAL(sin)
_CUDA_REAL(sinh)
_CUDA_REAL(sqrt)
#undef _CUDA_REAL
template <class _T> _CUDA_BOTH_PLAIN _T real_pow(_T x, _T y) { return ::std::pow(x, y); }
template <class _T> _CUDA_BOTH_PLAIN _T real_hypot(_T x, _T y) { return ::std::hypot(x, y); }
template <class _T> _CUDA_BOTH_PLAIN _T real_atan2(_T x, _T y) { return ::std::atan2(x, y); }
}
namespace cuda {
namespace std {
_CUDA_HOST_FUNCTIONS
template <class _T> class alignas(2 * sizeof(_T)) complex {
  _T _re, _im;

 public:
  typedef _T value_type;
  _CUDA_BOTH complex(_T re = _T(), _T im = _T()) : _re(re), _im(im) {}
  template <class _U> _CUDA_BOTH explicit complex(const complex<_U> &other) : _re((_T)other.real()), _im((_T)other.imag()) {}
  _CUDA_BOTH _T real() const { return _re; }
  _CUDA_BOTH _T imag() const { return _im; }
  _CUDA_BOTH void real(_T re) { _re = re; }
  _CUDA_BOTH void imag(_T im) { _im = im; }
  _CUDA_BOTH complex &operator=(_T re) {
    _re = re;
    _im = _T();
    return *this;
  }
  _CUDA_BOTH complex &operator+=(const complex &o) { return *this = complex(_re + o._re, _im + o._im); }
  _CUDA_BOTH complex &operator-=(const complex &o) { return *this = complex(_re - o._re, _im - o._im); }
  _CUDA_BOTH complex &operator*=(const complex &o) { return *this = complex(_re * o._re - _im * o._im, _re * o._im + _im * o._re); }
  _CUDA_BOTH complex &operator/=(const complex &o) {
    /* Divided by the larger part first (Smith, CACM 5, 1962), so that nothing overflows before the quotient does. */
    if ((o._re < 0 ? -o._re : o._re) >= (o._im < 0 ? -o._im : o._im)) {
      _T ratio = o._im / o._re, scale = o._re + o._im * ratio;
      return *this = complex((_re + _im * ratio) / scale, (_im - _re * ratio) / scale);
    }
    _T ratio = o._re / o._im, scale = o._re * ratio + o._im;
    return *this = complex((_re * ratio + _im) / scale, (_im * ratio - _re) / scale);
  }
  _CUDA_BOTH complex &operator+=(_T o) { return *this = complex(_re + o, _im); }
  _CUDA_BOTH complex &operator-=(_T o) { return *this = complex(_re - o, _im); }
  _CUDA_BOTH complex &operator*=(_T o) { return *this = complex(_re * o, _im * o); }
  _CUDA_BOTH complex &operator/=(_T o) { return *this = complex(_re / o, _im / o); }

  friend _CUDA_BOTH complex operator+(complex a, const complex &b) { return a += b; }
  friend _CUDA_BOTH complex operator-(complex a, const complex &b) { return a -= b; }
  friend _CUDA_BOTH complex operator*(complex a, const complex &b) { return a *= b; }
  friend _CUDA_BOTH complex operator/(complex a, const complex &b) { return a /= b; }
  friend _CUDA_BOTH complex operator+(const complex &a) { return a; }
  friend _CUDA_BOTH complex operator-(const complex &a) { return complex(-a._re, -a._im); }
  friend _CUDA_BOTH bool operator==(const complex &a, const complex &b) { return a._re == b._re && a._im == b._im; }
  friend _CUDA_BOTH bool operator!=(const complex &a, const complex &b) { return !(a == b); }
};
template <class _T> _CUDA_BOTH _T real(const complex<_T> &z) { return z.real(); }
template <class _T> _CUDA_BOTH _T imag(const complex<_T> &z) { return z.imag(); }
template <class _T> _CUDA_BOTH _T norm(const complex<_T> &z) { return z.real() * z.real() + z.imag() * z.imag(); }
template <class _T> _CUDA_BOTH complex<_T> conj(const complex<_T> &z) { return complex<_T>(z.real(), -z.imag()); }
template <class _T> _CUDA_BOTH_PLAIN _T abs(const complex<_T> &z) { return minicc_real::real_hypot(z.real(), z.imag()); }
template <class _T> _CUDA_BOTH_PLAIN _T arg(const complex<_T> &z) { return minicc_real::real_atan2(z.imag(), z.real()); }
template <class _T> _CUDA_BOTH_PLAIN complex<_T> polar(_T size, _T angle = _T()) { return complex<_T>(size * minicc_real::real_cos(angle), size * minicc_real::real_sin(angle)); }
template <class _T> _CUDA_BOTH_PLAIN complex<_T> exp(const complex<_T> &z) { return polar(minicc_real::real_exp(z.real()), z.imag()); }
template <class _T> _CUDA_BOTH_PLAIN complex<_T> log(const complex<_T> &z) { return complex<_T>(minicc_real::real_log(abs(z)), arg(z)); }
template <class _T> _CUDA_BOTH_PLAIN complex<_T> sqrt(const complex<_T> &z) {
  if (z.real() == _T() && z.imag() == _T()) return complex<_T>(_T(), z.imag());
  _T half = minicc_real::real_sqrt((minicc_real::real_fabs(z.real()) + abs(z)) / 2), rest = minicc_real::real_fabs(z.imag()) / (2 * half);
  _T re = z.real() >= _T() ? half : rest, im = z.real() >= _T() ? rest : half;
  return complex<_T>(re, z.imag() < _T() ? -im : im);
}
template <class _T> _CUDA_BOTH_PLAIN complex<_T> pow(const complex<_T> &z, const complex<_T> &w) { return z == complex<_T>() ? complex<_T>() : exp(w * log(z)); }
template <class _T> _CUDA_BOTH_PLAIN complex<_T> pow(const complex<_T> &z, const _T &w) { return z == complex<_T>() ? complex<_T>() : polar(minicc_real::real_pow(abs(z), w), w * arg(z)); }
template <class _T> _CUDA_BOTH_PLAIN complex<_T> sin(const complex<_T> &z) {
  return complex<_T>(minicc_real::real_sin(z.real()) * minicc_real::real_cosh(z.imag()), minicc_real::real_cos(z.real()) * minicc_real::real_sinh(z.imag()));
}
template <class _T> _CUDA_BOTH_PLAIN complex<_T> cos(const complex<_T> &z) {
  return complex<_T>(minicc_real::real_cos(z.real()) * minicc_real::real_cosh(z.imag()), -minicc_real::real_sin(z.real()) * minicc_real::real_sinh(z.imag()));
}
template <class _T> _CUDA_BOTH_PLAIN complex<_T> sinh(const complex<_T> &z) {
  return complex<_T>(minicc_real::real_sinh(z.real()) * minicc_real::real_cos(z.imag()), minicc_real::real_cosh(z.real()) * minicc_real::real_sin(z.imag()));
}
template <class _T> _CUDA_BOTH_PLAIN complex<_T> cosh(const complex<_T> &z) {
  return complex<_T>(minicc_real::real_cosh(z.real()) * minicc_real::real_cos(z.imag()), minicc_real::real_sinh(z.real()) * minicc_real::real_sin(z.imag()));
}
}
}
