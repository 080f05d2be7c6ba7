// Dot products of bytes: every type of argument has the PTX instruction of its signs.
#define DOT(name, instruction, t, a_t, b_t) \
    __device__ t name(a_t a, b_t b, t c) { t d; asm(instruction " %0, %1, %2, %3;" : "=r"(d) : "r"(*(t *)&a), "r"(*(t *)&b), "r"(c)); return d; }

DOT(dp4a_s, "dp4a.s32.s32", int, int, int)
DOT(dp4a_u, "dp4a.u32.u32", unsigned, unsigned, unsigned)
DOT(dp4a_c, "dp4a.s32.s32", int, char4, char4)
DOT(dp4a_uc, "dp4a.u32.u32", unsigned, uchar4, uchar4)
DOT(lo_s, "dp2a.lo.s32.s32", int, int, int)
DOT(lo_u, "dp2a.lo.u32.u32", unsigned, unsigned, unsigned)
DOT(lo_c, "dp2a.lo.s32.s32", int, short2, char4)
DOT(lo_uc, "dp2a.lo.u32.u32", unsigned, ushort2, uchar4)
DOT(hi_s, "dp2a.hi.s32.s32", int, int, int)
DOT(hi_u, "dp2a.hi.u32.u32", unsigned, unsigned, unsigned)
DOT(hi_c, "dp2a.hi.s32.s32", int, short2, char4)
DOT(hi_uc, "dp2a.hi.u32.u32", unsigned, ushort2, uchar4)
