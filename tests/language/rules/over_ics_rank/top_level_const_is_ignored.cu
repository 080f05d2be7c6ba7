// [over.ics.rank] over.load p3: by-value constness makes no difference to the argument
__device__ int f(const int x) { return x + 1; }
__device__ int g(int *const p) { return *p; }
__device__ int g(const int *const p) { return *p + 100; }
struct S { int v; };
__device__ int h(const S s) { return s.v; }
extern "C" __global__ void top_level_const_is_ignored(int *out) {
    int x = 5; const int c = 7;
    out[0] = f(x) * 10 + f(c);
    out[1] = g(&x) * 1000 + g(&c);
    const S s{4};
    out[2] = h(s) + h(S{9}) * 10;
}
// LAUNCH: top_level_const_is_ignored<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [68, 5107, 94]
