// [expr.ref] p2: . needs a class, -> a pointer
// REFUSED: expression must have class type
struct S { int a; };
extern "C" __global__ void bad_dot_on_pointer(int *out) { S s{1}, *p = &s; out[0] = p.a; }
