// The guide's restrictions on extended lambdas: nothing is captured first within `if constexpr`, nor by reference; outside of functions they need the flag.
// OPTIONS: -Wno-kernel-not-instantiated
template <class F> __global__ void run(F f, int *out) { out[0] = f(); }
struct S {
    int m = 4;
    void go(int *out) {
        run<<<1, 1>>>([=] __device__ { if constexpr (sizeof(int) == 4) { return m; } else return 2; }, out); // error: this lambda for the device captures 'm' first within 'if constexpr'; name it before, or among the captures
    }
    int (*p)(int) = [] __host__ __device__ (int a) { return a; }; // error: '__host__' on a lambda outside of functions needs '--extended-lambda'
};
template <bool B> void host(int *out) {
    int x = 3, z = 2;
    const int c = 4;
    run<<<1, 1>>>([=] __device__ { if constexpr (B) return x; else return 0; }, out); // error: this lambda for the device captures 'x' first within 'if constexpr'; name it before, or among the captures
    run<<<1, 1>>>([=] __device__ { if constexpr (B) { } else for (;;) return z; return 0; }, out); // error: this lambda for the device captures 'z' first within 'if constexpr'; name it before, or among the captures
    run<<<1, 1>>>([=] __host__ __device__ { if constexpr (B) { int q = c; return q; } return 0; }, out); // error: this lambda for the device captures 'c' first within 'if constexpr'; name it before, or among the captures
    run<<<1, 1>>>([=] __device__ { auto g = [=] { if constexpr (B) return x; else return 0; }; return g(); }, out); // error: this lambda for the device captures 'x' first within 'if constexpr'; name it before, or among the captures
    run<<<1, 1>>>([&x] __device__ { return 1; }, out); // error: this lambda for the device captures by reference: device code cannot reach the variables of host functions
    run<<<1, 1>>>([=] __device__ { int y = x; if constexpr (B) return x + y; else return z; }, out); // error: this lambda for the device captures 'z' first within 'if constexpr'; name it before, or among the captures
    run<<<1, 1>>>([=] __device__ { int y = x; if constexpr (B) return x + y; else return 0; }, out);
    run<<<1, 1>>>([x] __device__ { if constexpr (B) return x; else return 0; }, out);
    run<<<1, 1>>>([=] __device__ { if constexpr (sizeof(x) == 4) return 1; else return 0; }, out);
    run<<<1, 1>>>([=] __device__ { if constexpr (B) {} return x; }, out);
    run<<<1, 1>>>([=, y = x] __device__ { if constexpr (B) return y; else return 0; }, out);
}
auto alone = [] __device__ (int a) { return a + 1; }; // error: '__device__' on a lambda outside of functions needs '--extended-lambda'
namespace N {
__device__ auto one = [] __device__ (int a) { return a + 1; }; // error: '__device__' on a lambda outside of functions needs '--extended-lambda'
}
__global__ void device_code(int *out) {
    int x = out[1];
    auto l = [=] { if constexpr (sizeof(int) == 4) return x; else return 0; };
    out[0] = l();
}
