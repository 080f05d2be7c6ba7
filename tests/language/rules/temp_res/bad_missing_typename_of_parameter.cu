// [temp.res] p3: parameters and members are no bases
// REFUSED: expected parameter declarator
struct A { typedef int type; };
template <class B> __device__ int f(int a, B::type x) { return a + x; }
extern "C" __global__ void bad_missing_typename_of_parameter(int *out) { out[0] = f<A>(1, 2); }
