// [dcl.struct.bind] p4: as many names as elements
// REFUSED: wrong number of names
struct S { int a, b; };
extern "C" __global__ void bad_count(int *out) { auto [x] = S{1, 2}; out[0] = x; }
