// [temp.arg.template] p3: a template of a value for a template of a type
// REFUSED: the parameters do not match
template <int N> struct V { };
template <template <class> class C> struct S { };
extern "C" __global__ void bad_wrong_parameters(int *out) { out[0] = sizeof(S<V>); }
