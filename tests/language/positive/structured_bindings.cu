struct Pair { int a; float b; __device__ int sum() const { return a + int(b); } };
__device__ Pair make(int i) { return {i, i * 0.5f}; }
extern "C" __global__ void structured_bindings(int *out) {
    int i = threadIdx.x;
    auto [a, b] = make(i);
    static_assert(std::is_same<decltype(a), int>::value && std::is_same<decltype(b), float>::value, "");
    Pair p = {1, 2.0f};
    auto &[c, d] = p;
    c += i; d = 4.0f;
    const auto &[e, f] = p;
    static_assert(std::is_same<decltype(e), const int>::value, "");
    int v[3] = {i, 2, 3};
    auto [x, y, z] = v;
    x += 10;
    auto &[q, r, t] = v;
    r = 20;
    Pair pairs[2] = {{1, 1.0f}, {i, 2.0f}};
    int s = 0;
    for (auto &[n, w] : pairs) { n += 1; s += n * int(w); }
    for (const auto &[n, w] : pairs) s += n;
    auto [lo, hi] = make_int2(5, 6);
    out[i] = a + int(b * 2) + p.sum() * 10 + e * 0 + int(f) * 100 + x * 1000 + v[0] * 0 + (y + z + q * 0 + t) * 10000 + v[1] * 1000000 + s + (lo + hi) * 0;
}
// LAUNCH: structured_bindings<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + (arange(8) + 5) * 10 + 400 + (arange(8) + 10) * 1000 + 80000 + 20000000 + 2 + 2 * (arange(8) + 1) + 2 + arange(8) + 1
