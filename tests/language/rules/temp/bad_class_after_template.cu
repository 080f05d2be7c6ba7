// [temp] p7: a class template shares its name with no class
// REFUSED: redefinition of 'T' as different kind of symbol
template<class X> struct T { X x; };
struct T { int x; };
extern "C" __global__ void bad_class_after_template(int *out) { out[0] = 1; }
