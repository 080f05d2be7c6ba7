// [over.match.list] p1: {…} of a class is resolved among its constructors
struct S {
    int k;
    __device__ S() : k(0) { }
    __device__ S(int) : k(1) { }
    __device__ S(int, int) : k(2) { }
    __device__ S(double, double) : k(3) { }
    __device__ S(const S &o, int) : k(o.k * 10 + 4) { }
};
__device__ int f(S s) { return s.k; }
extern "C" __global__ void initializer_constructors(int *out) {
    out[0] = f({}) * 10000 + f({1}) * 1000 + f({1, 2}) * 100 + f({1.0, 2.0}) * 10 + f(7);
    out[1] = f({{1, 2}, 3});
    S s = {1.5, 2.0f};
    out[2] = s.k;
    S t{S{5}, 6};
    out[3] = t.k;
}
// LAUNCH: initializer_constructors<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1231, 24, 3, 14]
