// [expr.prim.lambda] p17 of expr.prim.lambda.capture: packs are captured and expanded
template <class F> __device__ int run(F f) { return f(); }
template <class... T> __device__ int sum(T... x) { return run([x...] { return (0 + ... + x); }); }
template <class... T> __device__ int mul(T... x) { return run([=] { return (x * ... * 1) + int(sizeof...(x)) * 1000; }); }
template <class... T> __device__ void inc(T &...x) { auto f = [&] { ((x += 5), ...); }; f(); f(); }
extern "C" __global__ void captured_pack(int *out) {
    out[0] = sum(1, 2, 'a');
    out[1] = mul(2, 3, 4);
    int a = 1, b = 2;
    inc(a, b);
    out[2] = a * 100 + b;
}
// LAUNCH: captured_pack<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [100, 3024, 1112, 0, 0, 0, 0, 0]
