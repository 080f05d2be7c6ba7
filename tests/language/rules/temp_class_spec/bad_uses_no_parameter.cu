// [temp.class.spec] p8, [dcl.fct] p5: a partial specialisation for what mentions its parameters no more, since an array parameter is a pointer
// REFUSED: does not use any of its template parameters
template <class T> struct S {};
template <int N> struct S<void (int[N])> {};
extern "C" __global__ void bad_uses_no_parameter(int *out) { out[0] = sizeof(S<int>); }
