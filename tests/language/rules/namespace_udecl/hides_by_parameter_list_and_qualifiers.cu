// [namespace.udecl] p15: only the base's function with the same parameters and cv is hidden
struct A { __device__ int f() { return 1; } __device__ int f() const { return 2; } __device__ int g() const { return 3; } };
struct B : A { using A::f; using A::g; __device__ int f() { return 4; } __device__ int g() { return 5; } };
extern "C" __global__ void hides_by_parameter_list_and_qualifiers(int *out) {
    B b{};
    const B c{};
    out[0] = b.f() * 10 + c.f();
    out[1] = b.g() * 10 + c.g();
}
// LAUNCH: hides_by_parameter_list_and_qualifiers<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [42, 53]
