// [class.access.base] p5: a type through a private base
// REFUSED: inaccessible through a private base
struct A { typedef int I; }; class B : A { };
extern "C" __global__ void bad_type_through_private_base(int *out) { B::I x = 1; out[0] = x; }
