// [over.match.funcs] p4: what a using declaration names takes an object of its class, which one of a derived class becomes
struct A { __device__ int f(double) { return 1; } __device__ int g(long) const { return 2; } };
struct B : A {
    using A::f;
    using A::g;
    __device__ int f(bool) { return 3; }
    __device__ int g(bool) const { return 4; }
    __device__ int g(bool) volatile { return 5; }
};
struct C : B { __device__ int own() { return f(2.5) * 10 + f(false); } };
extern "C" __global__ void object_of_derived_class(int *out) {
    C c;
    const C k;
    out[0] = c.f(true) * 10 + c.f(1.5);
    out[1] = k.g(true) * 10 + k.g(1L);
    out[2] = c.own();
    out[3] = c.B::f(true) * 10 + c.A::f(true);
}
// LAUNCH: object_of_derived_class<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [31, 42, 13, 31]
