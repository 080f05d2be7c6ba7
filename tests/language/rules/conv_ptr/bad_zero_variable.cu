// [conv.ptr] p1: a variable of value zero is no null pointer constant
// REFUSED: not a null pointer constant
extern "C" __global__ void bad_zero_variable(int *out) { const int z = 0; int *p = z; out[0] = p == nullptr; }
