// [over.match.conv] p1: two conversion functions, both needing a conversion
// REFUSED: ambiguous conversion
struct S { __device__ operator short() const { return 1; } __device__ operator long() const { return 2; } };
extern "C" __global__ void bad_ambiguous_conversions(int *out) { S s; double d = s; out[0] = (int)d; }
