// [temp.mem.class] p1: one that is defined nowhere is incomplete
// REFUSED: incomplete
template <class T> struct C { struct E; };
extern "C" __global__ void bad_defined_nowhere(int *out) { out[0] = sizeof(C<int>::E); }
