// [over.match.funcs] p1: functions for the host are candidates as all are; what is only named is not called
// HOST: no
#include <type_traits>
struct S { __device__ S() {} float f(int) { return 1; } __device__ int f(long) { return 2; } int g(int) { return 3; } __device__ int g(int) const { return 4; } };
struct C { operator long() const { return 1; } __device__ operator int() const { return 2; } };
extern "C" __global__ void of_host_and_device(int *out) {
    S s; const S c;
    out[0] = sizeof(s.f(1)) * 10 + std::is_same<decltype(s.f(1)), float>::value; out[1] = s.f(1l); out[2] = c.g(1); out[3] = (int)C(); out[4] = std::is_convertible<C, long>::value;
}
// LAUNCH: of_host_and_device<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [41, 2, 4, 2, 1]
