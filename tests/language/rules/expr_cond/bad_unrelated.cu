// [expr.cond] p6: the operands have no common type
// REFUSED: incompatible operand types
struct A { int a; }; struct B { int b; };
extern "C" __global__ void bad_unrelated(int *out) { A a{1}; B b{2}; (out[0] ? a : b); }
