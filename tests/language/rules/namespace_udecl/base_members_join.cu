// [namespace.udecl] p15: a base's functions that a using declaration brings join the derived class's
struct A { __device__ int f(int) { return 1; } __device__ int f(char) { return 2; } __device__ int g(double) { return 3; } };
struct B : A {
    using A::f;
    __device__ int f(double) { return 4; }
    __device__ int f(char) { return 5; }
    __device__ int g(int) { return 6; }
};
extern "C" __global__ void base_members_join(int *out) {
    B b;
    out[0] = b.f(1) * 100 + b.f(1.0) * 10 + b.f('c');
    out[1] = b.g(1.5);
    A &a = b;
    out[2] = a.f('c') + a.g(1) * 10;
}
// LAUNCH: base_members_join<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [145, 6, 32]
