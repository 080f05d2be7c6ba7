// [class.name] p2, [dcl.attr.grammar] p4: a class that has been declared is defined with attributes before its name
struct alignas(16) A;
struct alignas(16) A { int x; };
struct B;
struct __attribute__((packed)) B { char a; int b; };
struct C;
struct alignas(8) C final { int x; __host__ __device__ C(int n) : x(n) {} };
template <typename T> struct D;
template <typename T> struct alignas(T) D { char x; };
extern "C" __global__ void attributes_behind_forward(int *out) {
    out[0] = sizeof(A), out[1] = sizeof(B), out[2] = alignof(C) + C{3}.x, out[3] = sizeof(D<double>);
    if (out[0]) C{4}; else C(5);
}
// LAUNCH: attributes_behind_forward<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [16, 5, 11, 8]
