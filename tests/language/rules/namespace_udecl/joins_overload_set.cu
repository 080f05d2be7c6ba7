// [namespace.udecl] p12: functions a using declaration brings are overloaded with local ones
namespace A { __device__ int f(int) { return 1; } __device__ int f(double) { return 2; } }
namespace B { using A::f; __device__ int f(const char *) { return 3; } __device__ int f(char) { return 4; } }
extern "C" __global__ void joins_overload_set(int *out) {
    out[0] = B::f(1) * 1000 + B::f(1.0) * 100 + B::f("") * 10 + B::f('c');
    using B::f;
    out[1] = f(1L ? 1 : 2) + f(1.5f) * 10;
}
// LAUNCH: joins_overload_set<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [1234, 21]
