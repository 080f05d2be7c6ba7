// [lex.icon] p1: the suffix must be known
// REFUSED: invalid suffix
extern "C" __global__ void bad_suffix(int *out) { out[0] = 12xyz; }
