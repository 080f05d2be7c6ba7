// Member functions for the host stand between those for the device; their types need not be known.
// RUN: minicc %s -Wno-unknown-header -o - | FileCheck %s
// LAUNCH: k<<<1,4>>> p=zeros(4,i32)
// EXPECT: p == np.arange(4) * 2 + 5
#include <ostream>
#include <string>
struct Base { int y = 1; };
struct Counter : Base {
    int x;
    __host__ __device__ explicit Counter(int x) : x(x) {} std::string name() const;
    __device__ int both() const { return x + y; } int t() const; void print(std::ostream &);
    int only_host() { return printf("%d", x); } __device__ int twice() const { return 2 * x; } ~Counter() = default;
};
struct Wide : float2 { __device__ float sum() const { return x + y; } };
extern "C" __global__ void k(int *p)
{
    Counter c(threadIdx.x + 1);
    Wide w = {{1.0f, 1.0f}};
    p[threadIdx.x] = c.twice() + int(w.sum()) + c.both() - int(threadIdx.x) - 1;
}
// CHECK: .entry k(
