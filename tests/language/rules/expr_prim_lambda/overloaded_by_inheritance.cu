// [expr.prim.lambda] p1: a class may derive from closures
template <class A, class B> struct Both : A, B {
    __device__ Both(A a, B b) : A(a), B(b) { }
    using A::operator();
    using B::operator();
};
template <class A, class B> __device__ Both<A, B> both(A a, B b) { return Both<A, B>(a, b); }
extern "C" __global__ void overloaded_by_inheritance(int *out) {
    int k = 10;
    auto o = both([k](int x) { return x + k; }, [](const char *s) { return s[0] * 2; });
    out[0] = o(5);
    out[1] = o("A");
    out[2] = o('\3');
}
// LAUNCH: overloaded_by_inheritance<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [15, 130, 13, 0, 0, 0, 0, 0]
