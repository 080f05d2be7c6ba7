// [over.match.oper] p3: conversions to two arithmetic types leave the built-in candidates tied
// REFUSED: operator is ambiguous
struct S { __device__ operator int() const { return 1; } __device__ operator double() const { return 2; } };
extern "C" __global__ void bad_ambiguous_builtin(int *out) { S s; out[0] = s * 2L; }
