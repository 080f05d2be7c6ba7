// [namespace.udecl] p4: operators and conversion functions can be brought from a base
struct A { int v = 3; __device__ operator int() const { return v; } __device__ int operator+(int k) const { return v + k + 100; } __device__ int operator[](int k) const { return k * 2; } }; struct B : private A { using A::operator int; using A::operator+; using A::operator[]; __device__ int operator+(double) const { return 7; } };
extern "C" __global__ void operator_and_conversion(int *out) { B b; int i = b; out[0] = i; out[1] = b + 1; out[2] = b + 1.0; out[3] = b[4]; }
// LAUNCH: operator_and_conversion<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 104, 7, 8]
