// [class.temporary] p5: converted arguments are temporaries that live for the whole call
struct S { int v; __device__ S(int x) : v(x) { } __device__ S(double) : v(-1) { } };
__device__ const S &pass(const S &s) { return s; }
__device__ int f(const S &a, const S &b) { return a.v * 10 + b.v; }
__device__ int h(const int &r, int &w) { w = 100; return r; }
extern "C" __global__ void const_reference_parameter(int *out) {
    out[0] = f(3, 4);
    out[1] = pass(7).v;
    out[2] = f(1, 2.0);
    int x = 5;
    out[3] = h(x, x);
    short s = 6;
    int w = 0;
    out[4] = h(s, w) + h(x + 1, x);
}
// LAUNCH: const_reference_parameter<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [34, 7, 9, 100, 107, 0, 0, 0]
