// [class.ctor] p4: a class with a constructor, the host's too, gets no default one
// REFUSED: no default constructor
struct One { One(int) {} int v; };
extern "C" __global__ void bad_default_beside_the_hosts(int *out) { One one; out[0] = one.v; }
