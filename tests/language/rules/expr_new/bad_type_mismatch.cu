// [expr.new] p19: the initialiser must convert to the type
// REFUSED: no such conversion
extern "C" __global__ void bad_type_mismatch(int *out) { int *p = new int("x"); out[0] = *p; delete p; }
