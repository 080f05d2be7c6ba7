// [dcl.constexpr] p4: constexpr constructors with bases, defaults and delegation
struct B { int b; __device__ constexpr B(int x) : b(x * 2) { } };
struct D : B {
    int d = b + 1, e;
    __device__ constexpr D(int x) : B(x), e(d * 2) { }
    __device__ constexpr D() : D(4) { e++; }
};
extern "C" __global__ void constructors_and_defaults(int *out) {
    constexpr D d(3), e;
    static_assert(d.b == 6 && d.d == 7 && d.e == 14, "");
    out[0] = d.b * 100 + d.d * 10;
    out[1] = e.b * 1000 + e.d * 100 + e.e;
}
// LAUNCH: constructors_and_defaults<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [670, 8919, 0, 0, 0, 0, 0, 0]
