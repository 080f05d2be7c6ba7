// [expr.static.cast] p1: static_cast does not make pointers of integers
// REFUSED: invalid static_cast
extern "C" __global__ void bad_int_to_pointer(int *out) { int *p = static_cast<int *>(5); out[0] = p != nullptr; }
