// [dcl.type.elab] p2: an alias template's name cannot stand after `struct`
// REFUSED: alias after struct
template <class T> struct V {}; template <class T> using A = V<T>;
extern "C" __global__ void bad_alias_template(int *out) { out[0] = sizeof(struct A<int>); }
