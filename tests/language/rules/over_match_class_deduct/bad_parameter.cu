// [dcl.type.class.deduct] p2: nor the type of a parameter
// REFUSED: use of class template 'Pair' requires template arguments
template <typename A, typename B> struct Pair {
    A a;
    B b;
    __device__ Pair(A x, B y) : a(x), b(y) {}
};
__device__ int f(Pair p) { return p.a; }
extern "C" __global__ void bad_parameter(int *out) { out[0] = f(Pair(1, 2)); }
