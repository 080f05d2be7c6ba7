// [stmt.ranged] p1: the range must be an array or have begin and end
// REFUSED: no begin and end
struct S { int v[3]; };
extern "C" __global__ void bad_no_begin(int *out) { S s{{1, 2, 3}}; for (int x : s) out[0] += x; }
