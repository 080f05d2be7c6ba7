// [expr.ass] p3: an int does not convert to an enumeration
// REFUSED: no conversion from int to the enumeration
enum E { a, b };
extern "C" __global__ void bad_enum_from_int(int *out) { E e = a; e = 1; out[0] = e; }
