// [class.member.lookup] p6: using names the one that is meant and joins overloads
struct A { __device__ int f(int) { return 1; } __device__ int f(long) { return 2; } };
struct B { __device__ int f(char) { return 3; } __device__ int f(double) { return 4; } };
struct C : A, B { using A::f; using B::f; };
struct D : A, B { using B::f; };
extern "C" __global__ void using_resolves(int *out) {
    C c;
    out[0] = c.f(1) * 1000 + c.f(1L) * 100 + c.f('c') * 10 + c.f(1.0);
    out[1] = D().f('c');
    out[2] = D().f(1.0f) * 10 + D().A::f(1);
}
// LAUNCH: using_resolves<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1234, 3, 41, 0, 0, 0, 0, 0]
