// [dcl.struct.bind] p1: the initialiser may have lambdas, and is evaluated once
struct R { int a; long long b; };
template <class F> __device__ decltype(auto) call(F f) { return f(3); }
extern "C" __global__ void of_lambdas(int *out) {
    int calls = 0;
    auto [a, b] = [&] { ++calls; return R{7, 2}; }();
    auto &&[c, d] = call([&](int q) { ++calls; return R{q + a, 5}; });
    out[0] = a + b;
    out[1] = c * d;
    out[2] = calls;
    int pair[2] = {1, 2};
    auto &[x, y] = [&]() -> int (&)[2] { return pair; }();
    x = 9;
    out[3] = pair[0] + y;
}
// LAUNCH: of_lambdas<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [9, 50, 2, 11, 0, 0, 0, 0]
