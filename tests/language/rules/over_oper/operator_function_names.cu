// [over.oper] p4: operators may be called by name
struct A { int v; __device__ int operator()(int k) { return v + k; } __device__ int operator[](int k) { return v * k; } __device__ A operator-() const { return A{-v}; } __device__ int operator-(A b) const { return v - b.v; } };
__device__ int operator+(A a, A b) { return a.v * 10 + b.v; }
namespace N { struct T { int v; }; __device__ int operator%(T a, int b) { return a.v % b + 50; } }
extern "C" __global__ void operator_function_names(int *out) {
    A a{3}, b{4};
    out[0] = operator+(a, b);
    out[1] = a.operator()(5) + a.operator[](7) * 100;
    out[2] = a.operator-().v * 10 + a.operator-(b);
    N::T t{17};
    out[3] = operator%(t, 5) + N::operator%(t, 4);
}
// LAUNCH: operator_function_names<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [34, 2108, -31, 103]
