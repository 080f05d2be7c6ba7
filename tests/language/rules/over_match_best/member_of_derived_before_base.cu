// [over.match.best] p1 (CWG 2273): of functions with like parameters for all arguments, a class's own is better than one of its base
struct Base {
    __device__ int f() const { return 1; }
    __device__ int g(int) { return 2; }
    __device__ static int h(const int &) { return 3; }
};
struct Derived : Base {
    using Base::f;
    using Base::g;
    using Base::h;
    __device__ static int f(bool = false) { return 4; }
    __device__ int g(int, int = 0) { return 5; }
    __device__ int h(const int &, long = 0) { return 6; }
};
extern "C" __global__ void member_of_derived_before_base(int *out) {
    Derived d;
    const Derived c = {};
    out[0] = d.f();
    out[1] = c.f();
    out[2] = d.g(1);
    out[3] = d.h(1);
    out[4] = d.Base::g(1);
}
// LAUNCH: member_of_derived_before_base<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [4, 4, 5, 6, 2]
