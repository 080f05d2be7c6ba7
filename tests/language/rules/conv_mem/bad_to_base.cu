// [conv.mem] p2: members of a derived class are not members of the base
// REFUSED: no implicit conversion to members of the base
struct A { int a; };
struct B : A { int b; };
extern "C" __global__ void bad_to_base(int *out) { int A::*p = &B::b; out[0] = p == nullptr; }
