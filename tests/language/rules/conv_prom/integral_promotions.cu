// [conv.prom] p1: small integer types promote to int, which beats any conversion
__device__ int f(int) { return 1; }
__device__ int f(unsigned) { return 2; }
__device__ int f(long) { return 3; }
__device__ int f(double) { return 4; }
struct B { unsigned u : 5; int s : 3; unsigned w : 32; };
extern "C" __global__ void integral_promotions(int *out) {
    char c = 1; signed char sc = 1; unsigned char uc = 1; short s = 1; unsigned short us = 1; bool b = true;
    out[0] = f(c) * 1000 + f(sc) * 100 + f(uc) * 10 + f(s);
    out[1] = f(us) * 1000 + f(b) * 100;
    B x{1, 1, 1};
    out[2] = f(x.u) * 100 + f(x.s) * 10 + f(x.w);
    out[3] = f(+us) * 10 + f(+c);
    out[4] = f(c + 1u) * 10 + f(s + 1L);
}
// LAUNCH: integral_promotions<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1111, 1100, 212, 11, 23]
