// [temp.inst] p1: what is used must be valid
// REFUSED: member of a non-class type
template <class T> struct S { T v; __device__ int bad() { return v.nothing(); } };
extern "C" __global__ void bad_discarded_wins(int *out) { S<int> s{3}; out[0] = s.bad(); }
