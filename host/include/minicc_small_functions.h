/* Functions of __half and __nv_bfloat16 that CUDA's headers give host code, for both types at once. */
#pragma once
#include <limits>
#include <cmath>
#include <minicc_small_floats.h>

/* A number as one of `precision` bits with exponents from `least` to `most`, rounded to nearest even ('n'), towards zero ('z'), down ('d') or up ('u'). */
static inline unsigned short minicc_small(long double v, int precision, int least, int most, char mode) {
    bool is_negative = std::signbit(v);
    unsigned short sign = is_negative ? 0x8000 : 0, infinity = (unsigned short)((most - least + 2) << (precision - 1));
    if (v != v) return 0x7fff;
    v = fabsl(v);
    if (v == 0) return sign;
    if (std::isinf(v)) return sign | infinity;
    bool is_away = mode == (is_negative ? 'd' : 'u');
    int exponent = ilogbl(v);
    if (exponent > most) return sign | (mode == 'n' || is_away ? infinity : infinity - 1);
    if (exponent < least) exponent = least;
    long double units = ldexpl(v, precision - 1 - exponent), whole = floorl(units), rest = units - whole;
    bool is_up = mode == 'n' ? rest > 0.5L || (rest == 0.5L && fmodl(whole, 2) == 1) : is_away && rest > 0;
    return sign | (unsigned short)(((exponent - least) << (precision - 1)) + (int)whole + is_up);
}
/* A number without its fraction, the nearest that the type has; 0 for what is none. */
template <class _I> static inline _I minicc_whole(float f) {
    if (f != f) return 0;
    long double v = truncl(f), low = std::numeric_limits<_I>::min(), high = std::numeric_limits<_I>::max();
    return v < low ? std::numeric_limits<_I>::min() : v > high ? std::numeric_limits<_I>::max() : (_I)v;
}

#define MINICC_FROM(_T, NAME, MODE, _K, K) static inline _T __##K##2##NAME##_r##MODE(_K v) { return MINICC_ROUNDED_##NAME(v, #MODE[0]); }
#define MINICC_FROM_ALL(_T, NAME, MODE) \
    MINICC_FROM(_T, NAME, MODE, int, int) MINICC_FROM(_T, NAME, MODE, unsigned, uint) MINICC_FROM(_T, NAME, MODE, short, short) \
    MINICC_FROM(_T, NAME, MODE, unsigned short, ushort) MINICC_FROM(_T, NAME, MODE, long long, ll) MINICC_FROM(_T, NAME, MODE, unsigned long long, ull)
#define MINICC_TO(_T, NAME, _K, K) static inline _K __##NAME##2##K##_rz(_T h) { return minicc_whole<_K>((float)h); }
#define MINICC_CONVERSIONS(_T, NAME) \
    MINICC_FROM_ALL(_T, NAME, n) MINICC_FROM_ALL(_T, NAME, z) MINICC_FROM_ALL(_T, NAME, d) MINICC_FROM_ALL(_T, NAME, u) \
    MINICC_FROM(_T, NAME, z, float, float) MINICC_FROM(_T, NAME, d, float, float) MINICC_FROM(_T, NAME, u, float, float) \
    MINICC_TO(_T, NAME, int, int) MINICC_TO(_T, NAME, unsigned, uint) MINICC_TO(_T, NAME, short, short) MINICC_TO(_T, NAME, unsigned short, ushort) \
    MINICC_TO(_T, NAME, long long, ll) MINICC_TO(_T, NAME, unsigned long long, ull) MINICC_TO(_T, NAME, signed char, char) MINICC_TO(_T, NAME, unsigned char, uchar)

#define MINICC_BINARY(_T, name, name2, result) \
    static inline _T __##name(_T a, _T b) { return result; } \
    static inline _T##2 __##name2(_T##2 a, _T##2 b) { return _T##2(__##name(a.x, b.x), __##name(a.y, b.y)); }
#define MINICC_ARITHMETIC(_T, name, op) \
    MINICC_BINARY(_T, name, name##2, a op b) MINICC_BINARY(_T, name##_rn, name##2_rn, a op b) MINICC_BINARY(_T, name##_sat, name##2_sat, minicc_saturated(a op b))
/* Comparisons, and those that hold where one of the numbers is none. */
#define MINICC_COMPARED(_T, name, result) \
    static inline bool __h##name(_T a, _T b) { return result; } \
    static inline _T##2 __h##name##2(_T##2 a, _T##2 b) { return _T##2(_T(__h##name(a.x, b.x)), _T(__h##name(a.y, b.y))); } \
    static inline bool __hb##name##2(_T##2 a, _T##2 b) { return __h##name(a.x, b.x) && __h##name(a.y, b.y); } \
    static inline unsigned __h##name##2_mask(_T##2 a, _T##2 b) { return (__h##name(a.x, b.x) ? 0xffffu : 0) | (__h##name(a.y, b.y) ? 0xffff0000u : 0); }
#define MINICC_COMPARISON(_T, name, op) MINICC_COMPARED(_T, name, (float)a op (float)b) MINICC_COMPARED(_T, name##u, !((float)a == (float)a && (float)b == (float)b) || (float)a op (float)b)
/* Of numbers and what is none, the number; zeros by their signs. */
#define MINICC_EXTREME(_T, name, op, zero) \
    MINICC_BINARY(_T, h##name, h##name##2, (float)a != (float)a ? ((float)b != (float)b ? minicc_none<_T>() : b) : (float)b != (float)b ? a \
        : (float)a == (float)b ? (std::signbit((float)a) == zero ? a : b) : (float)a op (float)b ? a : b) \
    MINICC_BINARY(_T, h##name##_nan, h##name##2_nan, (float)a != (float)a || (float)b != (float)b ? minicc_none<_T>() : __h##name(a, b))
template <class _T> static inline _T minicc_none() { _T none; none.minicc_x = 0x7fff; return none; }
#define MINICC_OPERATOR2(_T, op) \
    static inline _T##2 operator op(_T##2 a, _T##2 b) { return _T##2(a.x op b.x, a.y op b.y); } \
    static inline _T##2 &operator op##=(_T##2 &a, _T##2 b) { return a = a op b; }
#define MINICC_RELATION2(_T, op) static inline bool operator op(_T##2 a, _T##2 b) { return a.x op b.x && a.y op b.y; }

#define MINICC_SMALL_FUNCTIONS(_T, NAME) \
    MINICC_CONVERSIONS(_T, NAME) \
    static inline _T minicc_saturated(_T h) { return (float)h > 0 ? ((float)h < 1 ? h : _T(1.0f)) : _T(0.0f); } \
    MINICC_ARITHMETIC(_T, hadd, +) MINICC_ARITHMETIC(_T, hsub, -) MINICC_ARITHMETIC(_T, hmul, *) \
    static inline _T __hdiv(_T a, _T b) { return a / b; } \
    static inline _T##2 __h2div(_T##2 a, _T##2 b) { return _T##2(a.x / b.x, a.y / b.y); } \
    static inline _T __hneg(_T a) { a.minicc_x ^= 0x8000; return a; } \
    static inline _T __habs(_T a) { a.minicc_x &= 0x7fff; return a; } \
    static inline _T##2 __hneg2(_T##2 a) { return _T##2(__hneg(a.x), __hneg(a.y)); } \
    static inline _T##2 __habs2(_T##2 a) { return _T##2(__habs(a.x), __habs(a.y)); } \
    static inline bool __hisnan(_T a) { return (float)a != (float)a; } \
    static inline _T##2 __hisnan2(_T##2 a) { return _T##2(_T(__hisnan(a.x)), _T(__hisnan(a.y))); } \
    static inline int __hisinf(_T a) { return std::isinf((float)a) ? (std::signbit((float)a) ? -1 : 1) : 0; } \
    MINICC_COMPARISON(_T, eq, ==) MINICC_COMPARED(_T, ne, (float)a < (float)b || (float)a > (float)b) MINICC_COMPARED(_T, neu, (float)a != (float)b) \
    MINICC_COMPARISON(_T, lt, <) MINICC_COMPARISON(_T, le, <=) MINICC_COMPARISON(_T, gt, >) MINICC_COMPARISON(_T, ge, >=) \
    MINICC_EXTREME(_T, max, >, false) MINICC_EXTREME(_T, min, <, true) \
    static inline _T __low2##NAME(_T##2 h) { return h.x; } \
    static inline _T __high2##NAME(_T##2 h) { return h.y; } \
    static inline float __low2float(_T##2 h) { return h.x; } \
    static inline float __high2float(_T##2 h) { return h.y; } \
    static inline _T##2 __##NAME##2##NAME##2(_T h) { return _T##2(h, h); } \
    static inline _T##2 __low2##NAME##2(_T##2 h) { return _T##2(h.x, h.x); } \
    static inline _T##2 __high2##NAME##2(_T##2 h) { return _T##2(h.y, h.y); } \
    static inline _T##2 __lows2##NAME##2(_T##2 a, _T##2 b) { return _T##2(a.x, b.x); } \
    static inline _T##2 __highs2##NAME##2(_T##2 a, _T##2 b) { return _T##2(a.y, b.y); } \
    static inline _T##2 __lowhigh2highlow(_T##2 h) { return _T##2(h.y, h.x); } \
    static inline _T##2 __halves2##NAME##2(_T a, _T b) { return _T##2(a, b); } \
    static inline _T##2 __float2##NAME##2_rn(float f) { return _T##2(_T(f), _T(f)); } \
    static inline _T##2 __floats2##NAME##2_rn(float a, float b) { return _T##2(_T(a), _T(b)); } \
    static inline _T##2 __float22##NAME##2_rn(float2 f) { return _T##2(_T(f.x), _T(f.y)); } \
    static inline _T##2 make_##NAME##2(_T a, _T b) { return _T##2(a, b); } \
    static inline float2 __##NAME##22float2(_T##2 h) { return {h.x, h.y}; } \
    static inline float __##NAME##2float(_T h) { return h; } \
    static inline _T __float2##NAME(float f) { return _T(f); } \
    static inline _T __float2##NAME##_rn(float f) { return _T(f); } \
    static inline _T __double2##NAME(double f) { return _T(f); } \
    static inline unsigned short __##NAME##_as_ushort(_T h) { return h.minicc_x; } \
    static inline short __##NAME##_as_short(_T h) { return (short)h.minicc_x; } \
    static inline _T __ushort_as_##NAME(unsigned short x) { _T h; h.minicc_x = x; return h; } \
    static inline _T __short_as_##NAME(short x) { return __ushort_as_##NAME((unsigned short)x); } \
    MINICC_OPERATOR2(_T, +) MINICC_OPERATOR2(_T, -) MINICC_OPERATOR2(_T, *) MINICC_OPERATOR2(_T, /) \
    MINICC_RELATION2(_T, ==) MINICC_RELATION2(_T, <) MINICC_RELATION2(_T, >) MINICC_RELATION2(_T, <=) MINICC_RELATION2(_T, >=) \
    static inline bool operator!=(_T##2 a, _T##2 b) { return __hbneu2(a, b); } \
    static inline _T##2 operator-(_T##2 a) { return __hneg2(a); } \
    static inline _T &operator++(_T &a) { return a = a + _T(1.0f); } \
    static inline _T &operator--(_T &a) { return a = a - _T(1.0f); } \
    static inline _T operator++(_T &a, int) { _T old = a; ++a; return old; } \
    static inline _T operator--(_T &a, int) { _T old = a; --a; return old; }
