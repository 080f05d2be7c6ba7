// [class.copy.elision] p1: named results through several functions, and conditional returns
struct M {
    int *n, v;
    __device__ M(int *p, int x) : n(p), v(x) { }
    __device__ M(M &&o) : n(o.n), v(o.v) { *n += 1; o.v = -1; }
    M(const M &) = delete;
};
__device__ M pick(bool b, int *n) { if (b) return M(n, 1); return {n, 2}; }
__device__ M pass(M m) { m.v += 10; return m; }
__device__ int total(M a, M b) { return a.v * 100 + b.v; }
extern "C" __global__ void chain_of_returns(int *out) {
    int n = 0;
    out[0] = pick(true, &n).v * 10 + pick(false, &n).v;
    out[1] = n;
    M a = pass(pick(true, &n));
    out[2] = a.v * 100 + n;
    out[3] = total(pick(false, &n), static_cast<M &&>(a));
    out[4] = n * 100 + a.v;
}
// LAUNCH: chain_of_returns<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 0, 1101, 211, 199, 0, 0, 0]
