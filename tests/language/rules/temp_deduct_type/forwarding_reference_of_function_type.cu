// [temp.deduct.type] p10: where a function's type is what is deduced from, a forwarding reference matches an lvalue reference
struct A {};
template<class T> __device__ int f(T &&) { return 1; }
template<> __device__ int f(A &) { return 2; }
template<> __device__ int f(const A &) { return 3; }
template<class... T> __device__ int g(T &&...) { return 4; }
template<> __device__ int g(A &, int &&) { return 5; }
extern "C" __global__ void forwarding_reference_of_function_type(int *out) {
    A a;
    const A c = {};
    int (*p)(A &) = f;
    int (*q)(const A &) = f;
    out[0] = f(a);
    out[1] = f(c);
    out[2] = f(A());
    out[3] = g(a, 1);
    out[4] = g(a, a);
    out[5] = p(a) * 10 + q(a);
}
// LAUNCH: forwarding_reference_of_function_type<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [2, 3, 1, 5, 4, 23]
