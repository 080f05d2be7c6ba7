// [temp.inst] p15: instantiation without an end
// REFUSED: instantiation depth exceeded
template <int N> struct S { static const int v = S<N + 1>::v + 1; };
extern "C" __global__ void bad_endless(int *out) { out[0] = S<0>::v; }
