// [expr.ass] p3: a compound assignment of an enumeration would need such a conversion
// REFUSED: no conversion from int to the enumeration
enum E { a, b };
extern "C" __global__ void bad_enum_compound(int *out) { E e = a; e |= b; out[0] = e; }
