// [basic.lookup.argdep] p2.5: a function type brings its parameters' and result's namespaces
namespace N {
struct S { int v; };
__device__ int apply(int (*f)(S)) { return f(S{8}); }
__device__ int make(S (*f)()) { return f().v; }
}
__device__ int twice(N::S s) { return 2 * s.v; }
__device__ N::S one() { return N::S{1}; }
extern "C" __global__ void through_function_type(int *out) {
    out[0] = apply(twice);
    out[1] = make(one);
    out[2] = apply(&twice) + 1;
}
// LAUNCH: through_function_type<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [16, 1, 17]
