// [cpp.cond] p6: of a chain of groups the first whose condition holds is taken, the rest is skipped
#define V 2
#define DEFINED_V defined(V)
extern "C" __global__ void nested_elif_chains(int *out) {
#if V == 1
    out[0] = 1;
#elif V == 2
    out[0] = 2;
#  if V > 5
    out[1] = 1;
#  elif !defined(W)
    out[1] = 2;
#  else
    out[1] = 3;
#  endif
#elif V == 2
    out[0] = 4;
#else
    out[0] = 5;
#endif
#undef V
#if V
    out[2] = 1;
#elif !V + 1 == 2 && -1 < 0 && (1 ? 2 : 3) == 2
    out[2] = 2;
#endif
#define V
#if defined V && !defined(W) && 'A' == 65 && 010 == 8 && 0b11 == 3 && 1'000 == 1000
    out[3] = 3;
#endif
#ifndef V
    out[4] = 1;
#else
    out[4] = 4;
#endif
}
// LAUNCH: nested_elif_chains<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [2, 2, 2, 3, 4]
