// [class.copy.elision] p1: returning a parameter needs a copy or a move
// REFUSED: deleted copy constructor
struct S { int v; __device__ S(int x) : v(x) { } S(const S &) = delete; };
__device__ S f(S s) { return s; }
extern "C" __global__ void bad_needs_move(int *out) { out[0] = f(S(1)).v; }
