// [dcl.enum] p11: two scoped enumerations are not compared
// REFUSED: no operator matches these operands
enum class A { x = 1 }; enum class B { x = 1 };
extern "C" __global__ void bad_compare_scoped(int *out) { out[0] = A::x == B::x; }
