// [conv.ptr] p2: void* does not convert implicitly to other pointers
// REFUSED: no such implicit conversion
extern "C" __global__ void bad_from_void(int *out) { void *v = out; int *p = v; p[0] = 1; }
