// [conv.ptr] p1: nullptr does not convert to an integer
// REFUSED: no such conversion
extern "C" __global__ void bad_nullptr_to_int(int *out) { int x = nullptr; out[0] = x; }
