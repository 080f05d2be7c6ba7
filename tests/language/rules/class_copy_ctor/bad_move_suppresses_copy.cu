// [class.copy.ctor] p6: a declared move deletes the copy
// REFUSED: deleted copy constructor
struct S { int v = 1; S() = default; __device__ S(S &&o) : v(o.v) { } };
extern "C" __global__ void bad_move_suppresses_copy(int *out) { S a; S b = a; out[0] = b.v; }
