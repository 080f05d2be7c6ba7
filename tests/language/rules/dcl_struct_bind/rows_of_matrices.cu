// [dcl.struct.bind] p1: arrays are copied, of any rank, element by element
struct S { int v; __device__ S(int v) : v(v) {} __device__ S(const S &o) : v(o.v + 1) {} };
template <class T> __device__ int second(T (&a)[2][2]) {
    auto [x, y] = a;
    x[0] = 50;
    return y[1] + x[0];
}
extern "C" __global__ void rows_of_matrices(int *out) {
    int arr[2][3] = {{1, 2, 3}, {4, 5, 6}};
    auto [a, b] = arr;
    static_assert(__is_same(decltype(a), int[3]), "");
    a[0] = 9;
    out[0] = a[0] * 100 + arr[0][0] * 10 + b[2];
    const auto [c, d] = arr;
    static_assert(__is_same(decltype(d), const int[3]), "");
    out[1] = c[1] * 10 + d[0];
    auto &[e, f] = arr;
    e[0] = 7;
    out[2] = arr[0][0] + f[1];
    S s[1][2] = {{S(1), S(2)}};
    auto [t] = s;
    out[3] = t[0].v * 10 + t[1].v;
    int cube[2][1][2] = {{{1, 2}}, {{3, 4}}};
    auto [g, h] = cube;
    out[4] = g[0][1] * 10 + h[0][0];
    int sq[2][2] = {{1, 2}, {3, 4}};
    out[5] = second(sq) * 10 + sq[0][0];
}
// LAUNCH: rows_of_matrices<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [916, 24, 12, 23, 23, 541]
