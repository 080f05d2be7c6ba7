// [over.load] p2: a static member function is no overload of one with the same parameters, const or not
// REFUSED: class member cannot be redeclared
struct S {
    __device__ int g(double) const { return 258; }
    static __device__ int g(double) { return 45; }
};
extern "C" __global__ void bad_static_beside_const(int *out) { out[0] = S::g(1.0); }
