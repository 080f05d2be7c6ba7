// [expr.prim.fold] p1: && and || stop, the comma goes in order
struct Log { int n; __device__ int add(int d) { n = n * 10 + d; return d; } };
template <class... T> __device__ int all(Log &l, T... x) { return (l.add(x) && ...); }
template <class... T> __device__ int seq(Log &l, T... x) { return (l.add(x), ...); }
template <class... T> __device__ int any(Log &l, T... x) { return (... || (l.add(x) > 2)); }
extern "C" __global__ void short_circuit_order(int *out) {
    Log a{0}, b{0}, c{0};
    out[0] = all(a, 1, 2, 0, 3);
    out[1] = a.n;
    out[2] = seq(b, 4, 5, 6);
    out[3] = b.n;
    out[4] = any(c, 1, 3, 2);
    out[5] = c.n;
}
// LAUNCH: short_circuit_order<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [0, 120, 6, 456, 1, 13, 0, 0]
