// [dcl.spec.auto] p9: a function's auto is deduced from its returns; decltype(auto) keeps the reference
__device__ auto f(int x) { return x * 1.5; }
__device__ auto g(bool b) { if (b) return 1L; return 2L; }
__device__ auto &h(int *p) { return p[1]; }
__device__ decltype(auto) k(int *p) { return (p[0]); }
__device__ decltype(auto) m(int *p) { return p[0]; }
__device__ decltype(auto) n(int x) { return x; }
__device__ auto t(int x, char c) -> decltype(x + c) { return x + c; }
extern "C" __global__ void return_types(int *out) {
    int a[2] = {1, 2}; out[0] = (int)(f(3) * 10); out[1] = sizeof(g(true)) * 10 + (int)g(false); h(a) = 7; k(a) = 5; m(a) += 1; out[2] = a[0] * 10 + a[1];
    out[3] = n(4) + sizeof(t(1, 'c')); auto i = 0, j = 5, *p = &j; out[4] = i + *p;
}
// LAUNCH: return_types<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [45, 82, 67, 8, 5]
