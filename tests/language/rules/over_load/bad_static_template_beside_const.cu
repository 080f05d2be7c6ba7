// [over.load] p2: nor is a static member function template of one with the same parameters
// REFUSED: class member cannot be redeclared
struct S {
    template <class T> static __device__ int f(T) { return 1; }
    template <class T> __device__ int f(T) const { return 2; }
};
extern "C" __global__ void bad_static_template_beside_const(int *out) { out[0] = S().f(1); }
