// [over.binary] p1: each comparison and logical operator, with any result type
struct A { int v; };
__device__ int operator==(A a, A b) { return a.v * 10 + b.v + 1000; }
__device__ int operator!=(A a, A b) { return a.v * 10 + b.v + 2000; }
__device__ int operator<(A a, A b) { return a.v * 10 + b.v + 3000; }
__device__ int operator>(A a, A b) { return a.v * 10 + b.v + 4000; }
__device__ int operator<=(A a, A b) { return a.v * 10 + b.v + 5000; }
__device__ int operator>=(A a, A b) { return a.v * 10 + b.v + 6000; }
__device__ int operator&&(A a, A b) { return a.v * 10 + b.v + 7000; }
__device__ int operator||(A a, A b) { return a.v * 10 + b.v + 8000; }
extern "C" __global__ void comparison_operators(int *out) {
    A a{1}, b{2};
    out[0] = a == b; out[1] = a != b; out[2] = a < b; out[3] = a > b; out[4] = a <= b; out[5] = a >= b;
    out[6] = a && b; out[7] = a || b;
}
// LAUNCH: comparison_operators<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1012, 2012, 3012, 4012, 5012, 6012, 7012, 8012]
