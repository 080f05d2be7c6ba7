// [temp.variadic] p4: using of a pack joins the call operators of all bases
template <class... F> struct Over : F... { using F::operator()...; };
struct A { __device__ int operator()(int) const { return 1; } };
struct B { __device__ int operator()(const char *) const { return 2; } };
struct C { __device__ int operator()(double) const { return 3; } };
extern "C" __global__ void using_overloads(int *out) {
    Over<A, B, C> o{};
    out[0] = o(1);
    out[1] = o("x");
    out[2] = o(1.0);
    out[3] = o('c');
}
// LAUNCH: using_overloads<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 1, 0, 0, 0, 0]
