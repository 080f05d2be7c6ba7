// [over.dcl] over.dcl p1: functions of different scopes are not overloaded, using declarations change that
struct A { __device__ int f(int) { return 1; } };
struct B : A { __device__ int f(char) { return 2; } };
struct C : A { using A::f; __device__ int f(char) { return 3; } };
__device__ int g(int) { return 4; }
namespace N { __device__ int g(char) { return 5; } __device__ int a() { return g(1000); } }
namespace M { using ::g; __device__ int g(char) { return 6; } __device__ int a() { return g(1000); } }
extern "C" __global__ void using_and_local_sets(int *out) {
    B b; C c;
    out[0] = b.f(1) * 10 + c.f(1);
    out[1] = N::a() * 10 + M::a();
    out[2] = c.f('c') * 10 + M::g('c');
}
// LAUNCH: using_and_local_sets<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [21, 54, 36]
