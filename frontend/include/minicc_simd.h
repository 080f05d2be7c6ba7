/* Words of 8- or 16-bit lanes. lib/simd2.cu and lib/simd4.cu define _F(name), the name with the number of lanes; _W, the bits of a lane;
   _H, the top bit of every lane, and include this once, so it has no guard. Lanes are computed side by side: the top bits apart, so that no carry
   leaves its lane (H. S. Warren, "Hacker's Delight", 2-18). A test leaves its answer in the top bits, whatever the others are:
   `_ONE` moves it to the bottom, `_ALL` spreads it, as `prmt` does with signs. Bytes have `vabsdiff4`, of one machine instruction. */
#define _D __device__ unsigned
#define _S static __device__ unsigned
#define _ONE(m) (((m) & _H) >> (_W - 1))
#define _ALL(m) __builtin_prmt(m, 0, _W == 8 ? 0xba98 : 0xbb99)

_S _F(add)(unsigned a, unsigned b) { return ((a & ~_H) + (b & ~_H)) ^ ((a ^ b) & _H); }
_S _F(sub)(unsigned a, unsigned b) { return ((a | _H) - (b & ~_H)) ^ ((a ^ ~b) & _H); }
_S _F(geu)(unsigned a, unsigned b) { return (a & ~b) | (~(a ^ b) & ((a | _H) - (b & ~_H))); }
_S _F(ges)(unsigned a, unsigned b) { return (b & ~a) | (~(a ^ b) & ((a | _H) - (b & ~_H))); }
_S _F(ne)(unsigned a, unsigned b) { return (((a ^ b) & ~_H) + ~_H) | (a ^ b); }
_S _F(pick)(unsigned m, unsigned a, unsigned b) { return (a & _ALL(m)) | (b & ~_ALL(m)); }
_S _F(limit)(unsigned a) { return _ALL(a) ^ ~_H; }

_D _F(__vadd)(unsigned a, unsigned b) { return _F(add)(a, b); }
_D _F(__vsub)(unsigned a, unsigned b) { return _F(sub)(a, b); }
_D _F(__vaddus)(unsigned a, unsigned b) { unsigned s = _F(add)(a, b), m = (a & b) | ((a | b) & ~s); return s | _ALL(m); }
_D _F(__vsubus)(unsigned a, unsigned b) { unsigned m = _F(geu)(a, b); return _F(sub)(a, b) & _ALL(m); }
_D _F(__vaddss)(unsigned a, unsigned b) { unsigned s = _F(add)(a, b); return _F(pick)(~(a ^ b) & (a ^ s), _F(limit)(a), s); }
_D _F(__vsubss)(unsigned a, unsigned b) { unsigned d = _F(sub)(a, b); return _F(pick)((a ^ b) & (a ^ d), _F(limit)(a), d); }
_D _F(__vneg)(unsigned a) { return _F(sub)(0, a); }
_D _F(__vnegss)(unsigned a) { unsigned n = _F(sub)(0, a); return n - _ONE(n & a); }
#if _W == 16
_S _F(vabs)(unsigned a) { return (a ^ _ALL(a)) + _ONE(a); }
#else
_S _F(away)(unsigned a, unsigned b)
{
    unsigned d;
    asm("vabsdiff4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(0));
    return d;
}
_S _F(vabs)(unsigned a) { return _F(away)(a ^ _H, _H); }
#endif
_D _F(__vabs)(unsigned a) { return _F(vabs)(a); }
_D _F(__vabsss)(unsigned a) { unsigned r = _F(vabs)(a); return r - _ONE(r); }
_D _F(__vhaddu)(unsigned a, unsigned b) { return (a & b) + (((a ^ b) >> 1) & ~_H); }
_D _F(__vavgu)(unsigned a, unsigned b) { return (a | b) - (((a ^ b) >> 1) & ~_H); }
_D _F(__vavgs)(unsigned a, unsigned b) /* rounds halves away from zero */
{
    unsigned up = _F(__vavgu)(a ^ _H, b ^ _H) ^ _H, below = up | ~_F(ne)(up, 0);
    return _F(sub)(up, (a ^ b) & _ONE(below));
}
_D _F(__vmaxu)(unsigned a, unsigned b) { return _F(pick)(_F(geu)(a, b), a, b); }
_D _F(__vminu)(unsigned a, unsigned b) { return _F(pick)(_F(geu)(a, b), b, a); }
_D _F(__vmaxs)(unsigned a, unsigned b) { return _F(pick)(_F(ges)(a, b), a, b); }
_D _F(__vmins)(unsigned a, unsigned b) { return _F(pick)(_F(ges)(a, b), b, a); }
#if _W == 16
_S _F(away)(unsigned a, unsigned b) { unsigned m = _ALL(_F(geu)(a, b)); return ((a & m) | (b & ~m)) - ((b & m) | (a & ~m)); }
_S _F(total)(unsigned a, unsigned b) { unsigned d = _F(away)(a, b); return (d & 0xffff) + (d >> 16); }
#else
_S _F(total)(unsigned a, unsigned b)
{
    unsigned d;
    asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(0));
    return d;
}
#endif
_D _F(__vabsdiffu)(unsigned a, unsigned b) { return _F(away)(a, b); }
_D _F(__vabsdiffs)(unsigned a, unsigned b) { return _F(away)(a ^ _H, b ^ _H); }
_D _F(__vsadu)(unsigned a, unsigned b) { return _F(total)(a, b); }
_D _F(__vsads)(unsigned a, unsigned b) { return _F(total)(a ^ _H, b ^ _H); }
#define _TEST(name, m) \
    _D _F(__vset##name)(unsigned a, unsigned b) { unsigned top = m; return _ONE(top); } \
    _D _F(__vcmp##name)(unsigned a, unsigned b) { unsigned top = m; return _ALL(top); }
_TEST(eq, _F(ne)(a, b) ^ _H) _TEST(ne, _F(ne)(a, b))
_TEST(geu, _F(geu)(a, b)) _TEST(gtu, _F(geu)(b, a) ^ _H) _TEST(leu, _F(geu)(b, a)) _TEST(ltu, _F(geu)(a, b) ^ _H)
_TEST(ges, _F(ges)(a, b)) _TEST(gts, _F(ges)(b, a) ^ _H) _TEST(les, _F(ges)(b, a)) _TEST(lts, _F(ges)(a, b) ^ _H)
