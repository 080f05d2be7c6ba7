// [class.base.init] p6: a delegating constructor runs its target first, then its own body
struct S {
    int w = 5, v;
    __device__ S(int a, int b) : v(w + a * b) { }
    __device__ S(int a) : S(a, 10) { v += 1000; }
    __device__ S() : S(2) { v = -v; }
};
extern "C" __global__ void delegating(int *out) {
    out[0] = S(2, 3).v;
    out[1] = S(2).v;
    out[2] = S().v;
}
// LAUNCH: delegating<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 1025, -1025, 0, 0, 0, 0, 0]
