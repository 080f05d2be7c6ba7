// [class.mfct] p3 of class.mfct.non-static: the object is converted to the class that the name is qualified with
struct A {
    int n;
    __device__ A(int n) : n(n) {}
    __device__ int f() const { return n; }
    __device__ static int s() { return 4; }
    template<class T> __device__ int t(T x) const { return n + x; }
};
struct B1 : A { __device__ B1() : A(10) {} };
struct B2 : A { __device__ B2() : A(100) {} };
struct D : B1, B2 {
    __device__ int first() const { return B1::f() + B1::t(1) + B1::t<int>(2); }
    __device__ int second() const { return B2::f() + B2::t(1) + B2::t<int>(2); }
    __device__ int of_none() const { return A::s() + B1::s(); }
};
extern "C" __global__ void qualified_call_names_the_object(int *out) {
    D d;
    out[0] = d.first();
    out[1] = d.second();
    out[2] = d.of_none();
}
// LAUNCH: qualified_call_names_the_object<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [33, 303, 8, 0, 0, 0, 0, 0]
