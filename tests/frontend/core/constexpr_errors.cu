// constexpr functions of the host belong to the host's code; conditions must be constant.
constexpr int host(int n) { return n + 1; } // note@15: 'host' declared here
static_assert(host(3) == 5, "three"); // error@15: static assertion failed: three
__host__ __device__ constexpr int both(int n) { return 10 / n; }
__constant__ int table[host(1)] = { host(1), both(5) };
__global__ void k(int *x, int n) {
    int a[both(0)]; // error@11: variable length arrays are not supported; the size must be a constant expression
    x[0] = host(4); // error@12: reference to __host__ function 'host' in __global__ function
    constexpr int m = both(n); // error@19: constexpr variable 'm' must be initialized by a constant expression
    if constexpr (n > 1) x[1] = 1; // error@19: constexpr if condition is not a constant expression
}
