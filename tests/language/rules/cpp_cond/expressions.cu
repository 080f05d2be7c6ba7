// [cpp.cond] p4: integer arithmetic in the largest type; unknown identifiers are zero
#define A 3
#define E
#define F(x) x
extern "C" __global__ void expressions(int *out) {
#if A > 2 && defined(A) && !defined B && UNKNOWN == 0
    out[0] = 1;
#elif 1
    out[0] = 2;
#else
    out[0] = 3;
#endif
#if -1 > 0u
    out[1] = 4;
#else
    out[1] = 5;
#endif
#if F(0) + 'a' == 97 && (2 ? 1 : 0) && 0x10 == 16 && ~0 == -1
    out[2] = 6;
#endif
#if 0
    this is 'not looked at
#elif (9223372036854775807 > 0) && 1 << 40 && true && !false
    out[3] = 7;
#endif
#ifdef E
#  ifndef A
    out[4] = 8;
#  else
    out[4] = 9;
#  endif
#endif
}
// LAUNCH: expressions<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1, 4, 6, 7, 9]
