// [expr.mptr.oper] p2: the object must be of the class, or of one that derives from it
// REFUSED: another class
struct A { int a; };
struct B { int b; };
extern "C" __global__ void bad_object(int *out) { B b{1}; int A::*p = &A::a; out[0] = b.*p; }
