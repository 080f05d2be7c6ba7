// [temp.arg.template] p1: an instance where a template is asked for
// REFUSED: not a template
template <class T> struct V { };
template <template <class> class C> struct S { };
extern "C" __global__ void bad_type_for_template(int *out) { out[0] = sizeof(S<V<int>>); }
