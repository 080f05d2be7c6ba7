// [dcl.init.list] p4: list elements are evaluated from left to right
struct T { int a, b, c; __device__ T(int x, int y, int z) : a(x), b(y), c(z) { } };
__device__ int next(int *p) { return ++*p; }
extern "C" __global__ void order_and_functional_casts(int *out) {
    int n = 0;
    T t{next(&n), next(&n), next(&n)};
    out[0] = t.a * 100 + t.b * 10 + t.c;
    n = 5;
    out[1] = T{next(&n), n, next(&n)}.c * 100 + int{7} + int{};
    using Arr = int[3];
    out[2] = Arr{4, 5, 6}[1];
}
// LAUNCH: order_and_functional_casts<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 707, 5, 0, 0, 0, 0, 0]
