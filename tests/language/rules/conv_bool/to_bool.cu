// [conv.bool] p1: zero, null pointers become false, all else true
__device__ int f(bool b) { return b ? 1 : 2; }
enum E { z, o, t };
extern "C" __global__ void to_bool(int *out) {
    int n = 0, *p = &n, *q = nullptr;
    out[0] = f(0.5) * 1000 + f(0.0) * 100 + f(p) * 10 + f(q);
    out[1] = f(t) * 10 + f(z);
    bool b = 256;
    out[2] = b + b + (bool)0.1f;
    b = -0.0;
    out[3] = b;
    out[4] = !!p + !q * 10 + !"x" * 100;
}
// LAUNCH: to_bool<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1212, 12, 3, 0, 11]
