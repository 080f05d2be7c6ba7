// [class.ctor] p7: an implicit constructor that needs the host's is the host's
// REFUSED: host constructor called on the device
// HOST: no
struct Part { Part() {} int v; }; struct Whole { Part part; };
extern "C" __global__ void bad_implicit_by_the_hosts(int *out) { Whole whole; out[0] = whole.part.v; }
