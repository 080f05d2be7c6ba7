// [class.member.lookup] p6: several static functions that a using declaration has brought into one base, and another base has itself, are two sets
// REFUSED: ambiguous
struct C0 {
    static __device__ int f(double) { return 1; }
    static __device__ int f(const int *) { return 2; }
};
struct C1 : C0 { using C0::f; };
struct C2 : C0, C1 {
    __device__ int look() { return this->f(1); }
};
extern "C" __global__ void bad_static_functions_brought(int *out) { out[0] = C2().look(); }
