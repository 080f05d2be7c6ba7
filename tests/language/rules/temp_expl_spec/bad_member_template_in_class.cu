// [temp.expl.spec] p2: within a class nvcc and g++ take none
// REFUSED: explicit specialization in class scope
struct M {
    template <class U> __device__ static int f(U) { return 1; }
    template <> __device__ int f<char>(char) { return 2; }
};
extern "C" __global__ void bad_member_template_in_class(int *out) { out[0] = M::f(1); }
