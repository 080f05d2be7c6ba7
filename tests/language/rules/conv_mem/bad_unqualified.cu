// [expr.unary.op] p4: & before a parenthesised name makes no pointer to a member
// REFUSED: parenthesised
struct A { int a; };
extern "C" __global__ void bad_unqualified(int *out) { int A::*p = &(A::a); out[0] = p == nullptr; }
