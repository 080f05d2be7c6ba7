// [over.match.ctor] p1: constructors that take an object as it is are ambiguous, whatever it could be converted to
// REFUSED: is ambiguous
struct V;
struct S { explicit __device__ operator V &() &&; };
struct V { int h; __device__ V(S) : h(1) {} __device__ V(S &&) : h(2) {} };
extern "C" __global__ void bad_ambiguous_constructors_beside_a_conversion(int *out) { S s; V x{static_cast<S &&>(s)}; out[0] = x.h; }
