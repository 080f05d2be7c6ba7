// [temp.param] p12: a default given again
// REFUSED: default argument redefined
template <class T = int> struct S;
template <class T = int> struct S { };
extern "C" __global__ void bad_default_twice(int *out) { out[0] = sizeof(S<>); }
