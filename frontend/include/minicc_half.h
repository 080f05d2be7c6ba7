/* What cuda_fp16.h and cuda_bf16.h share. Each defines the words below and includes this once, so it has no guard:
   _H, _H2: the types; _OTHER: the other header's, which minicc_halves.h converts from; _RAW, _RAW2: their bits; _S: their suffix in PTX; _ADD, _SUB, _MUL: arithmetic in PTX of %1 and %2 to %0, _ADD2 ... on pairs;
   _FTZ: the modifier of approximations in float; _INTEGRAL(name, how): the functions that round to integers;
   _FROM(how, h, f), _TO(f, h): the bits h of a float f, rounded, and back. What is not an instruction is computed
   in float: its 24 bits hold products, quotients and roots of two halves so that rounding twice is rounding once. */

struct __align__(2) _RAW { unsigned short x; };
struct __align__(4) _RAW2 { unsigned short x, y; };

struct _OTHER;
struct __align__(2) _H {
    unsigned short __x;
    __device__ _H() {}
    __device__ _H(const _RAW &bits) : __x(bits.x) {}
    __device__ operator _RAW() const { _RAW bits; bits.x = __x; return bits; }
    explicit __device__ _H(_OTHER f);
    __device__ _H(float f) { _FROM(rn, __x, f); }
    __device__ _H(double d) { float f = __minicc_odd(d); _FROM(rn, __x, f); }
#define _INTEGER(t) __device__ _H(t i) { float f = __minicc_odd(i); _FROM(rn, __x, f); }
    _INTEGER(int) _INTEGER(unsigned) _INTEGER(short) _INTEGER(unsigned short) _INTEGER(long) _INTEGER(unsigned long) _INTEGER(long long) _INTEGER(unsigned long long)
#undef _INTEGER
    __device__ operator float() const { float f; _TO(f, __x); return f; }
#define _INTEGER(t) __device__ operator t() const { return (t)(float)*this; }
    _INTEGER(signed char) _INTEGER(unsigned char) _INTEGER(short) _INTEGER(unsigned short) _INTEGER(int) _INTEGER(unsigned) _INTEGER(long) _INTEGER(unsigned long) _INTEGER(long long) _INTEGER(unsigned long long)
#undef _INTEGER
    __device__ operator bool() const { return (__x & 0x7fff) != 0; }
};

struct __align__(4) _H2 {
    _H x, y;
    __device__ _H2() {}
    __device__ _H2(const _H &a, const _H &b) : x(a), y(b) {}
    __device__ _H2(const _RAW2 &bits) { x.__x = bits.x; y.__x = bits.y; }
    __device__ operator _RAW2() const { _RAW2 bits; bits.x = x.__x; bits.y = y.__x; return bits; }
};

_FN _H __minicc_half(unsigned bits, const _H *) { _H h; h.__x = (unsigned short)bits; return h; }
_FN unsigned __minicc_word(const _H2 &a) { unsigned w; asm("mov.b32 %0, {%1, %2};" : "=r"(w) : "h"(a.x.__x), "h"(a.y.__x)); return w; }
_FN _H2 __minicc_pair(unsigned w, const _H2 *) { _H2 r; asm("mov.b32 {%0, %1}, %2;" : "=h"(r.x.__x), "=h"(r.y.__x) : "r"(w)); return r; }
#define _HALF(bits) __minicc_half(bits, (const _H *)0)
#define _PAIR(word) __minicc_pair(word, (const _H2 *)0)

/* arithmetic */
#define _BINARY(name, text, text2) \
    _FN _H name(const _H a, const _H b) { _H r; asm(text : "=h"(r.__x) : "h"(a.__x), "h"(b.__x)); return r; } \
    _FN _H2 name##2(const _H2 a, const _H2 b) { unsigned w; asm(text2 : "=r"(w) : "r"(__minicc_word(a)), "r"(__minicc_word(b))); return _PAIR(w); }
_BINARY(__hadd, _ADD, _ADD2)
_BINARY(__hsub, _SUB, _SUB2)
_BINARY(__hmul, _MUL, _MUL2)
_BINARY(__hmin, "min." _S " %0, %1, %2;", "min." _S "x2 %0, %1, %2;")
_BINARY(__hmax, "max." _S " %0, %1, %2;", "max." _S "x2 %0, %1, %2;")
#undef _BINARY
#define _OF_NAN(name, how) \
    _FN _H name##_nan(const _H a, const _H b) { _H r; asm(how ".NaN." _S " %0, %1, %2;" : "=h"(r.__x) : "h"(a.__x), "h"(b.__x)); return r; } \
    _FN _H2 name##2_nan(const _H2 a, const _H2 b) { unsigned w; asm(how ".NaN." _S "x2 %0, %1, %2;" : "=r"(w) : "r"(__minicc_word(a)), "r"(__minicc_word(b))); return _PAIR(w); }
_OF_NAN(__hmin, "min") _OF_NAN(__hmax, "max")
#undef _OF_NAN
#define _ROUNDED(name) \
    _FN _H name##_rn(const _H a, const _H b) { return name(a, b); } \
    _FN _H2 name##2_rn(const _H2 a, const _H2 b) { return name##2(a, b); }
_ROUNDED(__hadd) _ROUNDED(__hsub) _ROUNDED(__hmul)
#undef _ROUNDED
_FN _H __hdiv(const _H a, const _H b) { return _H(__fdiv_rn((float)a, (float)b)); }
_FN _H2 __h2div(const _H2 a, const _H2 b) { return _H2(__hdiv(a.x, b.x), __hdiv(a.y, b.y)); }
#define _FMA(name, how) \
    _FN _H name(const _H a, const _H b, const _H c) { _H r; asm("fma.rn" how "." _S " %0, %1, %2, %3;" : "=h"(r.__x) : "h"(a.__x), "h"(b.__x), "h"(c.__x)); return r; }
#define _FMA2(name, how) \
    _FN _H2 name(const _H2 a, const _H2 b, const _H2 c) { unsigned w; asm("fma.rn" how "." _S "x2 %0, %1, %2, %3;" : "=r"(w) : "r"(__minicc_word(a)), "r"(__minicc_word(b)), "r"(__minicc_word(c))); return _PAIR(w); }
_FMA(__hfma, "") _FMA2(__hfma2, "") _FMA(__hfma_relu, ".relu") _FMA2(__hfma2_relu, ".relu")
#undef _FMA
#undef _FMA2
_FN _H __hneg(const _H a) { _H r; asm("neg." _S " %0, %1;" : "=h"(r.__x) : "h"(a.__x)); return r; }
_FN _H __habs(const _H a) { _H r; asm("abs." _S " %0, %1;" : "=h"(r.__x) : "h"(a.__x)); return r; }
_FN _H2 __hneg2(const _H2 a) { return _H2(__hneg(a.x), __hneg(a.y)); }
_FN _H2 __habs2(const _H2 a) { return _H2(__habs(a.x), __habs(a.y)); }
_FN _H2 __hcmadd(const _H2 a, const _H2 b, const _H2 c) { return _H2(__hfma(__hneg(a.y), b.y, __hfma(a.x, b.x, c.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, c.y))); }
_FN _H __minicc_sat(const _H a) { return _H(__saturatef((float)a)); }
_FN _H __hadd_sat(const _H a, const _H b) { return __minicc_sat(__hadd(a, b)); }
_FN _H __hsub_sat(const _H a, const _H b) { return __minicc_sat(__hsub(a, b)); }
_FN _H __hmul_sat(const _H a, const _H b) { return __minicc_sat(__hmul(a, b)); }
_FN _H __hfma_sat(const _H a, const _H b, const _H c) { return __minicc_sat(__hfma(a, b, c)); }
_FN _H2 __hadd2_sat(const _H2 a, const _H2 b) { return _H2(__hadd_sat(a.x, b.x), __hadd_sat(a.y, b.y)); }
_FN _H2 __hsub2_sat(const _H2 a, const _H2 b) { return _H2(__hsub_sat(a.x, b.x), __hsub_sat(a.y, b.y)); }
_FN _H2 __hmul2_sat(const _H2 a, const _H2 b) { return _H2(__hmul_sat(a.x, b.x), __hmul_sat(a.y, b.y)); }
_FN _H2 __hfma2_sat(const _H2 a, const _H2 b, const _H2 c) { return _H2(__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)); }

/* comparisons: float holds every half, so comparing floats is comparing halves */
#define _COMPARE(name, ordered, op) \
    _FN bool __h##name(const _H a, const _H b) { float x = a, y = b; return x op y; } \
    _FN bool __h##name##u(const _H a, const _H b) { float x = a, y = b; return x op y || x != x || y != y; } \
    _FN bool __hb##name##2(const _H2 a, const _H2 b) { return __h##name(a.x, b.x) && __h##name(a.y, b.y); } \
    _FN bool __hb##name##u2(const _H2 a, const _H2 b) { return __h##name##u(a.x, b.x) && __h##name##u(a.y, b.y); } \
    _FN _H2 __h##name##2(const _H2 a, const _H2 b) { return _H2(_H(__h##name(a.x, b.x) ? 1.0f : 0.0f), _H(__h##name(a.y, b.y) ? 1.0f : 0.0f)); } \
    _FN _H2 __h##name##u2(const _H2 a, const _H2 b) { return _H2(_H(__h##name##u(a.x, b.x) ? 1.0f : 0.0f), _H(__h##name##u(a.y, b.y) ? 1.0f : 0.0f)); } \
    _FN unsigned __h##name##2_mask(const _H2 a, const _H2 b) { return (__h##name(a.x, b.x) ? 0xffffu : 0) | (__h##name(a.y, b.y) ? 0xffff0000u : 0); } \
    _FN unsigned __h##name##u2_mask(const _H2 a, const _H2 b) { return (__h##name##u(a.x, b.x) ? 0xffffu : 0) | (__h##name##u(a.y, b.y) ? 0xffff0000u : 0); }
_COMPARE(eq, , ==) _COMPARE(le, , <=) _COMPARE(ge, , >=) _COMPARE(lt, , <) _COMPARE(gt, , >)
#undef _COMPARE
_FN bool __hne(const _H a, const _H b) { float x = a, y = b; return x < y || x > y; }
_FN bool __hneu(const _H a, const _H b) { return (float)a != (float)b; }
_FN bool __hbne2(const _H2 a, const _H2 b) { return __hne(a.x, b.x) && __hne(a.y, b.y); }
_FN bool __hbneu2(const _H2 a, const _H2 b) { return __hneu(a.x, b.x) && __hneu(a.y, b.y); }
_FN _H2 __hne2(const _H2 a, const _H2 b) { return _H2(_H(__hne(a.x, b.x) ? 1.0f : 0.0f), _H(__hne(a.y, b.y) ? 1.0f : 0.0f)); }
_FN _H2 __hneu2(const _H2 a, const _H2 b) { return _H2(_H(__hneu(a.x, b.x) ? 1.0f : 0.0f), _H(__hneu(a.y, b.y) ? 1.0f : 0.0f)); }
_FN unsigned __hne2_mask(const _H2 a, const _H2 b) { return (__hne(a.x, b.x) ? 0xffffu : 0) | (__hne(a.y, b.y) ? 0xffff0000u : 0); }
_FN unsigned __hneu2_mask(const _H2 a, const _H2 b) { return (__hneu(a.x, b.x) ? 0xffffu : 0) | (__hneu(a.y, b.y) ? 0xffff0000u : 0); }
_FN bool __hisnan(const _H a) { return (float)a != (float)a; }
_FN _H2 __hisnan2(const _H2 a) { return _H2(_H(__hisnan(a.x) ? 1.0f : 0.0f), _H(__hisnan(a.y) ? 1.0f : 0.0f)); }
_FN int __hisinf(const _H a) { float f = a; return f == __int_as_float(0x7f800000) ? 1 : f == __int_as_float(0xff800000) ? -1 : 0; }

/* operators */
#define _OPERATOR(op, fn) \
    _FN _H operator op(const _H &a, const _H &b) { return fn(a, b); } \
    _FN _H &operator op##=(_H &a, const _H &b) { a = fn(a, b); return a; }
#define _OPERATOR2(op, fn) \
    _FN _H2 operator op(const _H2 &a, const _H2 &b) { return fn(a, b); } \
    _FN _H2 &operator op##=(_H2 &a, const _H2 &b) { a = fn(a, b); return a; }
_OPERATOR(+, __hadd) _OPERATOR(-, __hsub) _OPERATOR(*, __hmul) _OPERATOR(/, __hdiv)
_OPERATOR2(+, __hadd2) _OPERATOR2(-, __hsub2) _OPERATOR2(*, __hmul2) _OPERATOR2(/, __h2div)
#undef _OPERATOR
#undef _OPERATOR2
_FN _H operator+(const _H &a) { return a; }
_FN _H operator-(const _H &a) { return __hneg(a); }
_FN _H2 operator+(const _H2 &a) { return a; }
_FN _H2 operator-(const _H2 &a) { return __hneg2(a); }
_FN _H &operator++(_H &a) { a = __hadd(a, _H(1.0f)); return a; }
_FN _H &operator--(_H &a) { a = __hsub(a, _H(1.0f)); return a; }
_FN bool operator==(const _H &a, const _H &b) { return __heq(a, b); }
_FN bool operator!=(const _H &a, const _H &b) { return __hneu(a, b); }
_FN bool operator<(const _H &a, const _H &b) { return __hlt(a, b); }
_FN bool operator>(const _H &a, const _H &b) { return __hgt(a, b); }
_FN bool operator<=(const _H &a, const _H &b) { return __hle(a, b); }
_FN bool operator>=(const _H &a, const _H &b) { return __hge(a, b); }
_FN bool operator==(const _H2 &a, const _H2 &b) { return __hbeq2(a, b); }
_FN bool operator!=(const _H2 &a, const _H2 &b) { return __hneu(a.x, b.x) || __hneu(a.y, b.y); }
_FN bool operator<(const _H2 &a, const _H2 &b) { return __hblt2(a, b); }
_FN bool operator>(const _H2 &a, const _H2 &b) { return __hbgt2(a, b); }
_FN bool operator<=(const _H2 &a, const _H2 &b) { return __hble2(a, b); }
_FN bool operator>=(const _H2 &a, const _H2 &b) { return __hbge2(a, b); }

/* functions */
#define _FUNCTION(name, fn) \
    _FN _H h##name(const _H a) { return _H(fn((float)a)); } \
    _FN _H2 h2##name(const _H2 a) { return _H2(h##name(a.x), h##name(a.y)); }
/* A float that is itself rounded can lie on the middle of two halves: _OFF_ is what is then missing to the nearest one. */
#define _NEAREST(name, fn) \
    _FN _H h##name(const _H a) { _H r(fn((float)a)); r.__x = (unsigned short)(r.__x + (_OFF_##name(a.__x))); return r; } \
    _FN _H2 h2##name(const _H2 a) { return _H2(h##name(a.x), h##name(a.y)); }
/* The error of the approximations is far below half a unit of a half; no half is a subnormal float. */
#define _APPROXIMATED(name) \
    _FN _H h##name(const _H a) { float f = (float)a; asm(#name ".approx" _FTZ ".f32 %0, %0;" : "+f"(f)); return _H(f); } \
    _FN _H2 h2##name(const _H2 a) { return _H2(h##name(a.x), h##name(a.y)); }
_APPROXIMATED(sqrt) _APPROXIMATED(rsqrt) _APPROXIMATED(rcp) _NEAREST(exp, expf) _NEAREST(exp2, exp2f) _NEAREST(exp10, exp10f)
_NEAREST(log, logf) _FUNCTION(log2, log2f) _NEAREST(log10, log10f) _NEAREST(sin, sinf) _NEAREST(cos, cosf) _FUNCTION(tanh, tanhf)
_INTEGRAL(floor, "rmi") _INTEGRAL(ceil, "rpi") _INTEGRAL(trunc, "rzi") _INTEGRAL(rint, "rni")
#undef _FUNCTION
#undef _APPROXIMATED
#undef _INTEGRAL
#undef _FTZ
#undef _NEAREST
#undef _OFF_exp
#undef _OFF_exp2
#undef _OFF_exp10
#undef _OFF_log
#undef _OFF_log10
#undef _OFF_sin
#undef _OFF_cos

/* memory and warps */
#define _LOAD(name) \
    _FN _H name(const _H *p) { return _HALF(name((const unsigned short *)p)); } \
    _FN _H2 name(const _H2 *p) { return _PAIR(name((const unsigned *)p)); }
_LOAD(__ldg) _LOAD(__ldcg) _LOAD(__ldca) _LOAD(__ldcs) _LOAD(__ldlu) _LOAD(__ldcv)
#undef _LOAD
#define _STORE(name) \
    _FN void name(_H *p, const _H a) { name((unsigned short *)p, a.__x); } \
    _FN void name(_H2 *p, const _H2 a) { name((unsigned *)p, __minicc_word(a)); }
_STORE(__stwb) _STORE(__stcg) _STORE(__stcs) _STORE(__stwt)
#undef _STORE
#define _SHUFFLE(name, second) \
    _FN _H name(unsigned mask, _H a, second from, int width = 32) { return _HALF(name(mask, (unsigned)a.__x, from, width)); } \
    _FN _H2 name(unsigned mask, _H2 a, second from, int width = 32) { return _PAIR(name(mask, __minicc_word(a), from, width)); }
_SHUFFLE(__shfl_sync, int) _SHUFFLE(__shfl_up_sync, unsigned) _SHUFFLE(__shfl_down_sync, unsigned) _SHUFFLE(__shfl_xor_sync, int)
#undef _SHUFFLE

#undef _HALF
#undef _PAIR
#undef _H
#undef _H2
#undef _RAW
#undef _OTHER
#undef _RAW2
#undef _S
#undef _ADD
#undef _SUB
#undef _MUL
#undef _ADD2
#undef _SUB2
#undef _MUL2
#undef _FROM
#undef _TO
