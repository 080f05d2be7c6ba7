// [dcl.mptr] with [expr.const]: pointers to members in constant expressions and in static storage
struct A { int x, y; __device__ constexpr int f(int k) const { return x * k; } };
struct B { int z; A a; };
constexpr int A::*second = &A::y;
constexpr A value{3, 4};
static_assert(value.*second == 4, "");
static_assert(second != &A::x && second == &A::y && second != nullptr, "");
__device__ constexpr int sum(int A::*p, int A::*q) { return value.*p + value.*q; }
static_assert(sum(&A::x, second) == 7, "");
__device__ constexpr int through(int (A::*f)(int) const) { return (value.*f)(5); }
static_assert(through(&A::f) == 15, "");
__constant__ int A::*fields[3] = {&A::y, nullptr, &A::x};
__device__ struct { int A::*p; int k; A B::*q; } record = {&A::y, 3, &B::a};
extern "C" __global__ void constants(int *out) {
    int n[sum(&A::x, &A::y)];
    out[0] = sizeof(n) / sizeof(int);
    A a{7, 8};
    for (int i = 0; i < 3; i++) out[1 + i] = fields[i] ? a.*fields[i] : -1;
    out[4] = a.*record.p * 10 + record.k;
    B b{1, {5, 6}};
    out[5] = b.*record.q.*record.p;
}
// LAUNCH: constants<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [7, 8, -1, 7, 83, 6]
