// [over.ics.rank] p3.2.5: of qualification conversions the one whose result is less qualified
__device__ int f(const int *) { return 1; }
__device__ int f(const volatile int *) { return 2; }
__device__ int g(int *const *) { return 3; }
__device__ int g(const int *const *) { return 4; }
__device__ int h(const void *) { return 5; }
__device__ int h(void *) { return 6; }
extern "C" __global__ void less_qualified_pointer(int *out) {
    int x = 0, *p = &x; const int c = 0; volatile int v = 0;
    out[0] = f(&x) * 100 + f(&c) * 10 + f(&v);
    out[1] = g(&p);
    out[2] = h(&x) * 10 + h(&c);
}
// LAUNCH: less_qualified_pointer<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [112, 3, 65]
