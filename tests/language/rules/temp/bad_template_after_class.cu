// [temp] p7: a class template shares its name with no class
// REFUSED: redefinition of 'T' as different kind of symbol
struct T { int x; };
template<class X> struct T { X x; };
extern "C" __global__ void bad_template_after_class(int *out) { out[0] = 1; }
