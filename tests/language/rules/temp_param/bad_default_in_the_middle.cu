// [temp.param] p11: a default before a parameter without one
// REFUSED: parameter without a default after one with
template <class T = int, class U> struct S { };
extern "C" __global__ void bad_default_in_the_middle(int *out) { out[0] = sizeof(S<int, int>); }
