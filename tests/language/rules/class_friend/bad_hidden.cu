// [class.friend] p7 of namespace.memdef: a friend defined inside is not found without its class
// REFUSED: undeclared identifier
class S { friend __device__ int make(int x) { return x; } };
extern "C" __global__ void bad_hidden(int *out) { out[0] = make(3); }
