#pragma once
/* bfloat16: the types __nv_bfloat16 and __nv_bfloat162, as classes over their bits, and CUDA's functions of them. */
#include <minicc_odd.h>

#if __CUDA_ARCH__ >= 900
#define _ADD "add.bf16 %0, %1, %2;"
#define _SUB "sub.bf16 %0, %1, %2;"
#define _MUL "mul.bf16 %0, %1, %2;"
#define _ADD2 "add.bf16x2 %0, %1, %2;"
#define _SUB2 "sub.bf16x2 %0, %1, %2;"
#define _MUL2 "mul.bf16x2 %0, %1, %2;"
#else
/* a * 1 + b, b * -1 + a, a * b + -0 */
#define _ADD "{.reg .b16 c; mov.b16 c, 0x3f80; fma.rn.bf16 %0, %1, c, %2;}"
#define _SUB "{.reg .b16 c; mov.b16 c, 0xbf80; fma.rn.bf16 %0, %2, c, %1;}"
#define _MUL "{.reg .b16 c; mov.b16 c, 0x8000; fma.rn.bf16 %0, %1, %2, c;}"
#define _ADD2 "{.reg .b32 c; mov.b32 c, 0x3f803f80; fma.rn.bf16x2 %0, %1, c, %2;}"
#define _SUB2 "{.reg .b32 c; mov.b32 c, 0xbf80bf80; fma.rn.bf16x2 %0, %2, c, %1;}"
#define _MUL2 "{.reg .b32 c; mov.b32 c, 0x80008000; fma.rn.bf16x2 %0, %1, %2, c;}"
#endif

/* PTX rounds to bf16 to nearest and to zero; away from zero is one further where something was cut off. */
_FN unsigned short __minicc_bf16_rn(float f) { unsigned short h; asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(h) : "f"(f)); return h; }
_FN unsigned short __minicc_bf16_rz(float f) { unsigned short h; asm("cvt.rz.bf16.f32 %0, %1;" : "=h"(h) : "f"(f)); return h; }
_FN unsigned short __minicc_bf16_rm(float f) { unsigned short h = __minicc_bf16_rz(f); return f < __int_as_float((int)h << 16) ? (unsigned short)(h + 1) : h; }
_FN unsigned short __minicc_bf16_rp(float f) { unsigned short h = __minicc_bf16_rz(f); return f > __int_as_float((int)h << 16) ? (unsigned short)(h + 1) : h; }

#define _H __nv_bfloat16
#define _H2 __nv_bfloat162
#define _OTHER __half
#define _RAW __nv_bfloat16_raw
#define _RAW2 __nv_bfloat162_raw
#define _S "bf16"
#define _FTZ ""
#define _INTEGRAL(name, how) \
    _FN _H h##name(const _H a) { float f = (float)a; asm("cvt." how ".f32.f32 %0, %0;" : "+f"(f)); return _H(f); } \
    _FN _H2 h2##name(const _H2 a) { return _H2(h##name(a.x), h##name(a.y)); }
#define _FROM(how, h, f) (h = __minicc_bf16_##how(f))
#define _TO(f, h) (f = __int_as_float((int)(h) << 16))
#define _OFF_exp(x) 0
#define _OFF_exp2(x) 0
#define _OFF_exp10(x) 0
#define _OFF_log(x) 0
#define _OFF_log10(x) 0
#define _OFF_sin(x) 0
#define _OFF_cos(x) 0
#include <minicc_half.h>
#define _FROM(how, h, f) (h = __minicc_bf16_##how(f))

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
#define __CUDA_BF16_TYPES_EXIST__

_FN float __bfloat162float(const __nv_bfloat16 h) { return (float)h; }
_FN __nv_bfloat16 __float2bfloat16(const float f) { return __nv_bfloat16(f); }
_FN __nv_bfloat16 __double2bfloat16(const double d) { return __nv_bfloat16(d); }
_FN __nv_bfloat162 __float2bfloat162_rn(const float f) { return __nv_bfloat162(__nv_bfloat16(f), __nv_bfloat16(f)); }
_FN __nv_bfloat162 __floats2bfloat162_rn(const float a, const float b) { return __nv_bfloat162(__nv_bfloat16(a), __nv_bfloat16(b)); }
_FN float __low2float(const __nv_bfloat162 a) { return (float)a.x; }
_FN float __high2float(const __nv_bfloat162 a) { return (float)a.y; }
_FN __nv_bfloat16 __low2bfloat16(const __nv_bfloat162 a) { return a.x; }
_FN __nv_bfloat16 __high2bfloat16(const __nv_bfloat162 a) { return a.y; }
_FN __nv_bfloat162 __low2bfloat162(const __nv_bfloat162 a) { return __nv_bfloat162(a.x, a.x); }
_FN __nv_bfloat162 __high2bfloat162(const __nv_bfloat162 a) { return __nv_bfloat162(a.y, a.y); }
_FN __nv_bfloat162 __lows2bfloat162(const __nv_bfloat162 a, const __nv_bfloat162 b) { return __nv_bfloat162(a.x, b.x); }
_FN __nv_bfloat162 __highs2bfloat162(const __nv_bfloat162 a, const __nv_bfloat162 b) { return __nv_bfloat162(a.y, b.y); }
_FN __nv_bfloat162 __lowhigh2highlow(const __nv_bfloat162 a) { return __nv_bfloat162(a.y, a.x); }
_FN __nv_bfloat162 __halves2bfloat162(const __nv_bfloat16 a, const __nv_bfloat16 b) { return __nv_bfloat162(a, b); }
_FN __nv_bfloat162 __bfloat162bfloat162(const __nv_bfloat16 a) { return __nv_bfloat162(a, a); }
_FN __nv_bfloat162 make_bfloat162(const __nv_bfloat16 a, const __nv_bfloat16 b) { return __nv_bfloat162(a, b); }
_FN float2 __bfloat1622float2(const __nv_bfloat162 a) { return make_float2((float)a.x, (float)a.y); }
_FN __nv_bfloat162 __float22bfloat162_rn(const float2 a) { return __nv_bfloat162(__nv_bfloat16(a.x), __nv_bfloat16(a.y)); }
_FN short __bfloat16_as_short(const __nv_bfloat16 h) { return (short)h.__x; }
_FN unsigned short __bfloat16_as_ushort(const __nv_bfloat16 h) { return h.__x; }
_FN __nv_bfloat16 __ushort_as_bfloat16(const unsigned short i) { __nv_bfloat16 h; h.__x = i; return h; }
_FN __nv_bfloat16 __short_as_bfloat16(const short i) { __nv_bfloat16 h; h.__x = (unsigned short)i; return h; }
_FN __nv_bfloat16 __float2bfloat16_rn(const float f) { __nv_bfloat16 h; _FROM(rn, h.__x, f); return h; }
_FN __nv_bfloat16 __int2bfloat16_rn(const int i) { return __float2bfloat16_rn(__minicc_odd(i)); }
_FN __nv_bfloat16 __uint2bfloat16_rn(const unsigned i) { return __float2bfloat16_rn(__minicc_odd(i)); }
_FN __nv_bfloat16 __short2bfloat16_rn(const short i) { return __float2bfloat16_rn(__minicc_odd(i)); }
_FN __nv_bfloat16 __ushort2bfloat16_rn(const unsigned short i) { return __float2bfloat16_rn(__minicc_odd(i)); }
_FN __nv_bfloat16 __ll2bfloat16_rn(const long long i) { return __float2bfloat16_rn(__minicc_odd(i)); }
_FN __nv_bfloat16 __ull2bfloat16_rn(const unsigned long long i) { return __float2bfloat16_rn(__minicc_odd(i)); }
_FN int __bfloat162int_rn(const __nv_bfloat16 h) { return __float2int_rn((float)h); }
_FN unsigned __bfloat162uint_rn(const __nv_bfloat16 h) { return __float2uint_rn((float)h); }
_FN long long __bfloat162ll_rn(const __nv_bfloat16 h) { return __float2ll_rn((float)h); }
_FN unsigned long long __bfloat162ull_rn(const __nv_bfloat16 h) { return __float2ull_rn((float)h); }
_FN short __bfloat162short_rn(const __nv_bfloat16 h) { return (short)max(min(__float2int_rn((float)h), 32767), -32768); }
_FN unsigned short __bfloat162ushort_rn(const __nv_bfloat16 h) { return (unsigned short)min(__float2uint_rn((float)h), 65535u); }
_FN __nv_bfloat16 __float2bfloat16_rz(const float f) { __nv_bfloat16 h; _FROM(rz, h.__x, f); return h; }
_FN __nv_bfloat16 __int2bfloat16_rz(const int i) { return __float2bfloat16_rz(__minicc_odd(i)); }
_FN __nv_bfloat16 __uint2bfloat16_rz(const unsigned i) { return __float2bfloat16_rz(__minicc_odd(i)); }
_FN __nv_bfloat16 __short2bfloat16_rz(const short i) { return __float2bfloat16_rz(__minicc_odd(i)); }
_FN __nv_bfloat16 __ushort2bfloat16_rz(const unsigned short i) { return __float2bfloat16_rz(__minicc_odd(i)); }
_FN __nv_bfloat16 __ll2bfloat16_rz(const long long i) { return __float2bfloat16_rz(__minicc_odd(i)); }
_FN __nv_bfloat16 __ull2bfloat16_rz(const unsigned long long i) { return __float2bfloat16_rz(__minicc_odd(i)); }
_FN int __bfloat162int_rz(const __nv_bfloat16 h) { return __float2int_rz((float)h); }
_FN unsigned __bfloat162uint_rz(const __nv_bfloat16 h) { return __float2uint_rz((float)h); }
_FN long long __bfloat162ll_rz(const __nv_bfloat16 h) { return __float2ll_rz((float)h); }
_FN unsigned long long __bfloat162ull_rz(const __nv_bfloat16 h) { return __float2ull_rz((float)h); }
_FN signed char __bfloat162char_rz(const __nv_bfloat16 h) { return (signed char)max(min(__float2int_rz((float)h), 127), -128); }
_FN unsigned char __bfloat162uchar_rz(const __nv_bfloat16 h) { return (unsigned char)min(__float2uint_rz((float)h), 255u); }
_FN short __bfloat162short_rz(const __nv_bfloat16 h) { return (short)max(min(__float2int_rz((float)h), 32767), -32768); }
_FN unsigned short __bfloat162ushort_rz(const __nv_bfloat16 h) { return (unsigned short)min(__float2uint_rz((float)h), 65535u); }
_FN __nv_bfloat16 __float2bfloat16_rd(const float f) { __nv_bfloat16 h; _FROM(rm, h.__x, f); return h; }
_FN __nv_bfloat16 __int2bfloat16_rd(const int i) { return __float2bfloat16_rd(__minicc_odd(i)); }
_FN __nv_bfloat16 __uint2bfloat16_rd(const unsigned i) { return __float2bfloat16_rd(__minicc_odd(i)); }
_FN __nv_bfloat16 __short2bfloat16_rd(const short i) { return __float2bfloat16_rd(__minicc_odd(i)); }
_FN __nv_bfloat16 __ushort2bfloat16_rd(const unsigned short i) { return __float2bfloat16_rd(__minicc_odd(i)); }
_FN __nv_bfloat16 __ll2bfloat16_rd(const long long i) { return __float2bfloat16_rd(__minicc_odd(i)); }
_FN __nv_bfloat16 __ull2bfloat16_rd(const unsigned long long i) { return __float2bfloat16_rd(__minicc_odd(i)); }
_FN int __bfloat162int_rd(const __nv_bfloat16 h) { return __float2int_rd((float)h); }
_FN unsigned __bfloat162uint_rd(const __nv_bfloat16 h) { return __float2uint_rd((float)h); }
_FN long long __bfloat162ll_rd(const __nv_bfloat16 h) { return __float2ll_rd((float)h); }
_FN unsigned long long __bfloat162ull_rd(const __nv_bfloat16 h) { return __float2ull_rd((float)h); }
_FN short __bfloat162short_rd(const __nv_bfloat16 h) { return (short)max(min(__float2int_rd((float)h), 32767), -32768); }
_FN unsigned short __bfloat162ushort_rd(const __nv_bfloat16 h) { return (unsigned short)min(__float2uint_rd((float)h), 65535u); }
_FN __nv_bfloat16 __float2bfloat16_ru(const float f) { __nv_bfloat16 h; _FROM(rp, h.__x, f); return h; }
_FN __nv_bfloat16 __int2bfloat16_ru(const int i) { return __float2bfloat16_ru(__minicc_odd(i)); }
_FN __nv_bfloat16 __uint2bfloat16_ru(const unsigned i) { return __float2bfloat16_ru(__minicc_odd(i)); }
_FN __nv_bfloat16 __short2bfloat16_ru(const short i) { return __float2bfloat16_ru(__minicc_odd(i)); }
_FN __nv_bfloat16 __ushort2bfloat16_ru(const unsigned short i) { return __float2bfloat16_ru(__minicc_odd(i)); }
_FN __nv_bfloat16 __ll2bfloat16_ru(const long long i) { return __float2bfloat16_ru(__minicc_odd(i)); }
_FN __nv_bfloat16 __ull2bfloat16_ru(const unsigned long long i) { return __float2bfloat16_ru(__minicc_odd(i)); }
_FN int __bfloat162int_ru(const __nv_bfloat16 h) { return __float2int_ru((float)h); }
_FN unsigned __bfloat162uint_ru(const __nv_bfloat16 h) { return __float2uint_ru((float)h); }
_FN long long __bfloat162ll_ru(const __nv_bfloat16 h) { return __float2ll_ru((float)h); }
_FN unsigned long long __bfloat162ull_ru(const __nv_bfloat16 h) { return __float2ull_ru((float)h); }
_FN short __bfloat162short_ru(const __nv_bfloat16 h) { return (short)max(min(__float2int_ru((float)h), 32767), -32768); }
_FN unsigned short __bfloat162ushort_ru(const __nv_bfloat16 h) { return (unsigned short)min(__float2uint_ru((float)h), 65535u); }

#if __CUDA_ARCH__ >= 900
_FN __nv_bfloat16 htanh_approx(const __nv_bfloat16 a) { __nv_bfloat16 r; asm("tanh.approx.bf16 %0, %1;" : "=h"(r.__x) : "h"(a.__x)); return r; }
_FN __nv_bfloat162 h2tanh_approx(const __nv_bfloat162 a) { unsigned w; asm("tanh.approx.bf16x2 %0, %1;" : "=r"(w) : "r"(__minicc_word(a))); return __minicc_pair(w, &a); }
_FN __nv_bfloat16 atomicAdd(__nv_bfloat16 *p, const __nv_bfloat16 a) { __nv_bfloat16 r; asm volatile("atom.add.noftz.bf16 %0, [%1], %2;" : "=h"(r.__x) : "l"(p), "h"(a.__x) : "memory"); return r; }
_FN __nv_bfloat162 atomicAdd(__nv_bfloat162 *p, const __nv_bfloat162 a) { unsigned w; asm volatile("atom.add.noftz.bf16x2 %0, [%1], %2;" : "=r"(w) : "l"(p), "r"(__minicc_word(a)) : "memory"); return __minicc_pair(w, p); }
#else
_FN __nv_bfloat16 htanh_approx(const __nv_bfloat16 a) { return htanh(a); }
_FN __nv_bfloat162 h2tanh_approx(const __nv_bfloat162 a) { return h2tanh(a); }
_FN __nv_bfloat16 atomicAdd(__nv_bfloat16 *p, const __nv_bfloat16 a) {
    unsigned short seen, wanted = *(volatile unsigned short *)p;
    do {
        seen = wanted;
        asm volatile("atom.cas.b16 %0, [%1], %2, %3;" : "=h"(wanted) : "l"(p), "h"(seen), "h"(__hadd(__ushort_as_bfloat16(seen), a).__x) : "memory");
    } while (wanted != seen);
    return __ushort_as_bfloat16(seen);
}
_FN __nv_bfloat162 atomicAdd(__nv_bfloat162 *p, const __nv_bfloat162 a) {
    unsigned seen, wanted = *(volatile unsigned *)p;
    do {
        seen = wanted;
        wanted = atomicCAS((unsigned *)p, seen, __minicc_word(__hadd2(__minicc_pair(seen, p), a)));
    } while (wanted != seen);
    return __minicc_pair(seen, p);
}
#endif
#undef _FROM
#if defined(__CUDA_FP16_TYPES_EXIST__) && defined(__CUDA_BF16_TYPES_EXIST__)
#include <minicc_halves.h>
#endif
