// OPTIONS: -Wall
static __device__ int alone(int n) { return n; } // warning@23: unused function 'alone' [-Wunused-function]
static __device__ int called(int n) { return n; }
static __device__ int by_address(int n) { return n; }
static inline __device__ int prototype_only(int n);
__device__ int anybody(int n) { return called(n); }
namespace {
__device__ int hidden(int n) { return n; } // warning@16: unused function 'hidden' [-Wunused-function]
}
template <typename T> static __device__ T never_made(T n) { return n; }
struct S { static __device__ int member() { return 1; } };
__global__ void k(int *out) {
    int (*f)(int) = by_address;
    out[0] = f(1);
}
