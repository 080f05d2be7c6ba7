// [over.ics.rank] p3.1: of lists that to an initializer_list is better than all others; among these the elements' conversions count
#include <initializer_list>
struct S { int a, b; }; struct U { __host__ __device__ U(int) {} __host__ __device__ U(int, int) {} };
__host__ __device__ int f(std::initializer_list<int>) { return 1; } __host__ __device__ int f(S) { return 2; }
__host__ __device__ int g(std::initializer_list<long>) { return 1; } __host__ __device__ int g(int) { return 2; } __host__ __device__ int g(U) { return 3; }
__host__ __device__ int h(std::initializer_list<int>) { return 1; } __host__ __device__ int h(std::initializer_list<double>) { return 2; } __host__ __device__ int h(std::initializer_list<S>) { return 3; }
__host__ __device__ int i(const std::initializer_list<int> &) { return 1; } __host__ __device__ int i(U) { return 2; }
__host__ __device__ int j(std::initializer_list<short>) { return 1; } __host__ __device__ int j(...) { return 2; }
extern "C" __global__ void lists_to_initializer_lists(int *out) {
    out[0] = f({1, 2}), out[1] = g({1}), out[2] = g({1, 2}), out[3] = h({1, 2}), out[4] = h({1.5, 2.5}), out[5] = h({{1, 2}, {3, 4}}), out[6] = i({1, 2}), out[7] = j({1, 2}), out[8] = g(1);
}
// LAUNCH: lists_to_initializer_lists<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [1, 1, 1, 1, 2, 3, 1, 1, 2]
