// [basic.lookup.argdep] p4: a friend declared only in its class is not found by a qualified name
// REFUSED: the global scope has no member of this name
struct A { int v; friend __device__ int get(A a) { return a.v; } };
extern "C" __global__ void bad_hidden_friend_unqualified(int *out) { A a{1}; out[0] = ::get(a); }
