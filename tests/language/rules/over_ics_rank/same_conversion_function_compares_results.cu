// [over.ics.rank] p3.3: two sequences by one conversion function compare by their second steps
struct S { __device__ operator short() const { return 1; } };
struct P { int *p; __device__ operator int *() const { return p; } };
struct A { int a; }; struct B : A { }; struct C : B { };
struct R { C *c; __device__ operator C *() const { return c; } };
__device__ int f(int) { return 1; }
__device__ int f(long) { return 2; }
__device__ int g(const int *) { return 3; }
__device__ int g(bool) { return 4; }
__device__ int h(A *) { return 5; }
__device__ int h(B *) { return 6; }
__device__ int h(void *) { return 7; }
extern "C" __global__ void same_conversion_function_compares_results(int *out) {
    out[0] = f(S{});
    P p{out};
    out[1] = g(p);
    R r{nullptr};
    out[2] = h(r);
}
// LAUNCH: same_conversion_function_compares_results<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 3, 6]
