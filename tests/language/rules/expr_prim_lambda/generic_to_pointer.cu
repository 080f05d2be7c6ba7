// [expr.prim.lambda.closure] p7: a generic lambda without captures converts to pointers to its instances
__device__ int call(int (*p)(int, char)) { return p(1, 'b'); }
template<class F> __device__ int apply(F f) {
    int (*p)(short) = f;
    return p(4);
}
extern "C" __global__ void generic_to_pointer(int *out) {
    auto next = [](auto x) { return x + 1; };
    int (*i)(int) = next;
    double (*d)(double) = next;
    out[0] = i(3);
    out[1] = static_cast<int>(d(2.5) * 10);
    out[2] = call([](auto x, auto y) -> int { return x * 100 + y; });
    unsigned long (*count)(char, int, float) = [](auto... all) { return sizeof...(all); };
    out[3] = static_cast<int>(count('a', 1, 1.5f));
    int (*refs)(int *, int &, int &&) = [](auto *p, auto &r, auto &&x) { r += 1; return *p + r + x; };
    int k = 5;
    out[4] = refs(&k, k, 2);
    out[5] = apply(next);
    out[6] = static_cast<unsigned long (*)(char)>([](auto x) { return sizeof(x); })('a');
}
// LAUNCH: generic_to_pointer<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [4, 35, 198, 3, 14, 5, 1]
