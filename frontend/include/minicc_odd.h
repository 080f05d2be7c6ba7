#pragma once
/* Numbers to float, rounded to odd: what is lost leaves the last bit set, so rounding the float once more is rounding the number once. */
#define _FN static __device__ __forceinline__
_FN float __minicc_odd(float f, bool inexact) { return inexact ? __int_as_float(__float_as_int(f) | 1) : f; }
_FN float __minicc_odd(double d) { float f = __double2float_rz(d); return __minicc_odd(f, (double)f != d); }
_FN float __minicc_odd(long long i) { float f = __ll2float_rz(i); return __minicc_odd(f, (long long)f != i); }
_FN float __minicc_odd(unsigned long long i) { float f = __ull2float_rz(i); return __minicc_odd(f, (unsigned long long)f != i); }
_FN float __minicc_odd(int i) { return __minicc_odd((long long)i); }
_FN float __minicc_odd(unsigned i) { return __minicc_odd((unsigned long long)i); }
_FN float __minicc_odd(short i) { return (float)i; }
_FN float __minicc_odd(unsigned short i) { return (float)i; }
_FN float __minicc_odd(long i) { return __minicc_odd((long long)i); }
_FN float __minicc_odd(unsigned long i) { return __minicc_odd((unsigned long long)i); }
