// [cpp.scope] p1: a definition lasts until #undef; the same one may be repeated
#define A 1
#define A 1
#define B A
extern "C" __global__ void undef_and_redefine(int *out) { out[0] = B;
#undef A
#define A 2
    out[1] = B;
#undef NOT_DEFINED
#undef A
    int A = 5; out[2] = B;
#define A (A + 1)
    out[3] = A;
}
// LAUNCH: undef_and_redefine<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 5, 6]
