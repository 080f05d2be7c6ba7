// [over.binary] p1: overloading changes neither precedence nor grouping
struct A { int v; };
__device__ A operator+(A a, A b) { return A{a.v * 10 + b.v}; }
__device__ A operator*(A a, A b) { return A{a.v * 100 + b.v}; }
__device__ A operator-(A a, A b) { return A{a.v - b.v}; }
__device__ A operator<<(A a, int k) { return A{a.v + k}; }
__device__ A operator%(A a, A b) { return A{a.v % b.v}; }
__device__ A operator/(A a, A b) { return A{b.v / a.v}; }
__device__ A operator^(A a, A b) { return A{a.v + b.v * 7}; }
__device__ A operator|(A a, A b) { return A{a.v - b.v * 7}; }
__device__ A operator&(A a, A b) { return A{a.v * b.v}; }
extern "C" __global__ void arithmetic_precedence(int *out) {
    A a{1}, b{2}, c{3};
    out[0] = (a + b * c).v;
    out[1] = (a - b - c).v;
    out[2] = (a + b << 5).v;
    out[3] = (a * b % c).v;
    out[4] = (a / c / c).v;
    out[5] = (a | b ^ c & c).v;
}
// LAUNCH: arithmetic_precedence<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [213, -4, 17, 0, 1, -454]
