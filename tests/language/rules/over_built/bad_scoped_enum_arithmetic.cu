// [over.built] p1: a scoped enumeration does not promote
// REFUSED: no operator matches these operands
enum class E { a = 1, b };
extern "C" __global__ void bad_scoped_enum_arithmetic(int *out) { out[0] = (int)(E::a + 1); }
