// [dcl.type.elab] p2: neither can the typedef name of a template's class
// REFUSED: typedef after struct
template <class T> struct V { typedef V Me; };
extern "C" __global__ void bad_typedef_of_an_instance(int *out) { out[0] = sizeof(struct V<int>::Me); }
