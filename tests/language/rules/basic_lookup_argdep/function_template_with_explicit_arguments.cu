// [basic.lookup.argdep] p3: a call f<…>(x) needs some template f in sight to be parsed as one
namespace N { struct S { int v; }; template <class T> __device__ int f(S s) { return s.v * sizeof(T); } template <int I> __device__ int g(S s) { return s.v + I; } }
template <class T> __device__ int f(T *) { return -1; } template <int I> __device__ void g();
extern "C" __global__ void function_template_with_explicit_arguments(int *out) { N::S s{3}; out[0] = f<double>(s); out[1] = g<40>(s); int x; out[2] = f(&x); out[3] = N::f<char>(s); }
// LAUNCH: function_template_with_explicit_arguments<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [24, 43, -1, 3]
