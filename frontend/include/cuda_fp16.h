#pragma once
/* IEEE half precision: the types __half and __half2, as classes over their bits, and CUDA's functions of them. */
#include <minicc_odd.h>

#define _H __half
#define _H2 __half2
#define _OTHER __nv_bfloat16
#define _RAW __half_raw
#define _RAW2 __half2_raw
#define _S "f16"
#define _ADD "add.f16 %0, %1, %2;"
#define _SUB "sub.f16 %0, %1, %2;"
#define _MUL "mul.f16 %0, %1, %2;"
#define _ADD2 "add.f16x2 %0, %1, %2;"
#define _SUB2 "sub.f16x2 %0, %1, %2;"
#define _MUL2 "mul.f16x2 %0, %1, %2;"
#define _FTZ ".ftz"
#define _INTEGRAL(name, how) \
    _FN _H h##name(const _H a) { _H r; asm("cvt." how ".f16.f16 %0, %1;" : "=h"(r.__x) : "h"(a.__x)); return r; } \
    _FN _H2 h2##name(const _H2 a) { return _H2(h##name(a.x), h##name(a.y)); }
#define _FROM(how, h, f) asm("cvt." #how ".f16.f32 %0, %1;" : "=h"(h) : "f"(f))
#define _TO(f, h) asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h))
#define _OFF_exp(x) ((x) == 0x1f79 || (x) == 0x25cf ? -1 : 0)
#define _OFF_exp2(x) ((x) == 0x11c5 ? 1 : 0)
#define _OFF_exp10(x) 0
#define _OFF_log(x) ((x) == 0x1935 || (x) == 0x1d78 ? -1 : 0)
#define _OFF_log10(x) ((x) == 0x338f || (x) == 0x57e1 || (x) == 0x719d ? -1 : (x) == 0x33f8 || (x) == 0x69d0 ? 1 : 0)
#define _OFF_sin(x) (((x) & 0x7fff) == 0x32b3 ? 1 : ((x) & 0x7fff) == 0x5cb0 ? -1 : 0)
#define _OFF_cos(x) (((x) & 0x7fff) == 0x2b7c ? 1 : 0)
#include <minicc_half.h>
#define _FROM(how, h, f) asm("cvt." #how ".f16.f32 %0, %1;" : "=h"(h) : "f"(f))

typedef __half half;
typedef __half2 half2;
#define __CUDA_FP16_TYPES_EXIST__

_FN float __half2float(const __half h) { return (float)h; }
_FN __half __float2half(const float f) { return __half(f); }
_FN __half __double2half(const double d) { return __half(d); }
_FN __half2 __float2half2_rn(const float f) { return __half2(__half(f), __half(f)); }
_FN __half2 __floats2half2_rn(const float a, const float b) { return __half2(__half(a), __half(b)); }
_FN float __low2float(const __half2 a) { return (float)a.x; }
_FN float __high2float(const __half2 a) { return (float)a.y; }
_FN __half __low2half(const __half2 a) { return a.x; }
_FN __half __high2half(const __half2 a) { return a.y; }
_FN __half2 __low2half2(const __half2 a) { return __half2(a.x, a.x); }
_FN __half2 __high2half2(const __half2 a) { return __half2(a.y, a.y); }
_FN __half2 __lows2half2(const __half2 a, const __half2 b) { return __half2(a.x, b.x); }
_FN __half2 __highs2half2(const __half2 a, const __half2 b) { return __half2(a.y, b.y); }
_FN __half2 __lowhigh2highlow(const __half2 a) { return __half2(a.y, a.x); }
_FN __half2 __halves2half2(const __half a, const __half b) { return __half2(a, b); }
_FN __half2 __half2half2(const __half a) { return __half2(a, a); }
_FN __half2 make_half2(const __half a, const __half b) { return __half2(a, b); }
_FN float2 __half22float2(const __half2 a) { return make_float2((float)a.x, (float)a.y); }
_FN __half2 __float22half2_rn(const float2 a) { return __half2(__half(a.x), __half(a.y)); }
_FN short __half_as_short(const __half h) { return (short)h.__x; }
_FN unsigned short __half_as_ushort(const __half h) { return h.__x; }
_FN __half __ushort_as_half(const unsigned short i) { __half h; h.__x = i; return h; }
_FN __half __short_as_half(const short i) { __half h; h.__x = (unsigned short)i; return h; }
_FN __half __float2half_rn(const float f) { __half h; _FROM(rn, h.__x, f); return h; }
_FN __half __int2half_rn(const int i) { return __float2half_rn(__minicc_odd(i)); }
_FN __half __uint2half_rn(const unsigned i) { return __float2half_rn(__minicc_odd(i)); }
_FN __half __short2half_rn(const short i) { return __float2half_rn(__minicc_odd(i)); }
_FN __half __ushort2half_rn(const unsigned short i) { return __float2half_rn(__minicc_odd(i)); }
_FN __half __ll2half_rn(const long long i) { return __float2half_rn(__minicc_odd(i)); }
_FN __half __ull2half_rn(const unsigned long long i) { return __float2half_rn(__minicc_odd(i)); }
_FN int __half2int_rn(const __half h) { return __float2int_rn((float)h); }
_FN unsigned __half2uint_rn(const __half h) { return __float2uint_rn((float)h); }
_FN long long __half2ll_rn(const __half h) { return __float2ll_rn((float)h); }
_FN unsigned long long __half2ull_rn(const __half h) { return __float2ull_rn((float)h); }
_FN short __half2short_rn(const __half h) { return (short)max(min(__float2int_rn((float)h), 32767), -32768); }
_FN unsigned short __half2ushort_rn(const __half h) { return (unsigned short)min(__float2uint_rn((float)h), 65535u); }
_FN __half __float2half_rz(const float f) { __half h; _FROM(rz, h.__x, f); return h; }
_FN __half __int2half_rz(const int i) { return __float2half_rz(__minicc_odd(i)); }
_FN __half __uint2half_rz(const unsigned i) { return __float2half_rz(__minicc_odd(i)); }
_FN __half __short2half_rz(const short i) { return __float2half_rz(__minicc_odd(i)); }
_FN __half __ushort2half_rz(const unsigned short i) { return __float2half_rz(__minicc_odd(i)); }
_FN __half __ll2half_rz(const long long i) { return __float2half_rz(__minicc_odd(i)); }
_FN __half __ull2half_rz(const unsigned long long i) { return __float2half_rz(__minicc_odd(i)); }
_FN int __half2int_rz(const __half h) { return __float2int_rz((float)h); }
_FN unsigned __half2uint_rz(const __half h) { return __float2uint_rz((float)h); }
_FN long long __half2ll_rz(const __half h) { return __float2ll_rz((float)h); }
_FN unsigned long long __half2ull_rz(const __half h) { return __float2ull_rz((float)h); }
_FN signed char __half2char_rz(const __half h) { return (signed char)max(min(__float2int_rz((float)h), 127), -128); }
_FN unsigned char __half2uchar_rz(const __half h) { return (unsigned char)min(__float2uint_rz((float)h), 255u); }
_FN short __half2short_rz(const __half h) { return (short)max(min(__float2int_rz((float)h), 32767), -32768); }
_FN unsigned short __half2ushort_rz(const __half h) { return (unsigned short)min(__float2uint_rz((float)h), 65535u); }
_FN __half __float2half_rd(const float f) { __half h; _FROM(rm, h.__x, f); return h; }
_FN __half __int2half_rd(const int i) { return __float2half_rd(__minicc_odd(i)); }
_FN __half __uint2half_rd(const unsigned i) { return __float2half_rd(__minicc_odd(i)); }
_FN __half __short2half_rd(const short i) { return __float2half_rd(__minicc_odd(i)); }
_FN __half __ushort2half_rd(const unsigned short i) { return __float2half_rd(__minicc_odd(i)); }
_FN __half __ll2half_rd(const long long i) { return __float2half_rd(__minicc_odd(i)); }
_FN __half __ull2half_rd(const unsigned long long i) { return __float2half_rd(__minicc_odd(i)); }
_FN int __half2int_rd(const __half h) { return __float2int_rd((float)h); }
_FN unsigned __half2uint_rd(const __half h) { return __float2uint_rd((float)h); }
_FN long long __half2ll_rd(const __half h) { return __float2ll_rd((float)h); }
_FN unsigned long long __half2ull_rd(const __half h) { return __float2ull_rd((float)h); }
_FN short __half2short_rd(const __half h) { return (short)max(min(__float2int_rd((float)h), 32767), -32768); }
_FN unsigned short __half2ushort_rd(const __half h) { return (unsigned short)min(__float2uint_rd((float)h), 65535u); }
_FN __half __float2half_ru(const float f) { __half h; _FROM(rp, h.__x, f); return h; }
_FN __half __int2half_ru(const int i) { return __float2half_ru(__minicc_odd(i)); }
_FN __half __uint2half_ru(const unsigned i) { return __float2half_ru(__minicc_odd(i)); }
_FN __half __short2half_ru(const short i) { return __float2half_ru(__minicc_odd(i)); }
_FN __half __ushort2half_ru(const unsigned short i) { return __float2half_ru(__minicc_odd(i)); }
_FN __half __ll2half_ru(const long long i) { return __float2half_ru(__minicc_odd(i)); }
_FN __half __ull2half_ru(const unsigned long long i) { return __float2half_ru(__minicc_odd(i)); }
_FN int __half2int_ru(const __half h) { return __float2int_ru((float)h); }
_FN unsigned __half2uint_ru(const __half h) { return __float2uint_ru((float)h); }
_FN long long __half2ll_ru(const __half h) { return __float2ll_ru((float)h); }
_FN unsigned long long __half2ull_ru(const __half h) { return __float2ull_ru((float)h); }
_FN short __half2short_ru(const __half h) { return (short)max(min(__float2int_ru((float)h), 32767), -32768); }
_FN unsigned short __half2ushort_ru(const __half h) { return (unsigned short)min(__float2uint_ru((float)h), 65535u); }

_FN __half htanh_approx(const __half a) { __half r; asm("tanh.approx.f16 %0, %1;" : "=h"(r.__x) : "h"(a.__x)); return r; }
_FN __half2 h2tanh_approx(const __half2 a) { unsigned w; asm("tanh.approx.f16x2 %0, %1;" : "=r"(w) : "r"(__minicc_word(a))); return __minicc_pair(w, &a); }
_FN __half atomicAdd(__half *p, const __half a) { __half r; asm volatile("atom.add.noftz.f16 %0, [%1], %2;" : "=h"(r.__x) : "l"(p), "h"(a.__x) : "memory"); return r; }
_FN __half2 atomicAdd(__half2 *p, const __half2 a) { unsigned w; asm volatile("atom.add.noftz.f16x2 %0, [%1], %2;" : "=r"(w) : "l"(p), "r"(__minicc_word(a)) : "memory"); return __minicc_pair(w, p); }
#undef _FROM
#if defined(__CUDA_FP16_TYPES_EXIST__) && defined(__CUDA_BF16_TYPES_EXIST__)
#include <minicc_halves.h>
#endif
