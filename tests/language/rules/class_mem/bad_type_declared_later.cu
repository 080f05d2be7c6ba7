// [class.mem] p6: a class is not complete in the types of its members
// REFUSED: a type that is declared later
struct S { T x; using T = int; };
extern "C" __global__ void bad_type_declared_later(int *out) { out[0] = sizeof(S); }
