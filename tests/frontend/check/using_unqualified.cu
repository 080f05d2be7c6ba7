// A using declaration names where its name comes from (C++17 [namespace.udecl]).
__device__ int f(int x) { return x; }
namespace n { using f; } // error@21: using declaration requires a qualified name
__global__ void k(int *y) {
    using f; // error@11: using declaration requires a qualified name
    y[0] = f(1);
}
namespace m { namespace { using g; } } // error@33: using declaration requires a qualified name
