// [lex.key] p1: keywords cannot be names
// REFUSED: a keyword used as a name
extern "C" __global__ void bad_keyword_as_name(int *out) { int class = 1; out[0] = class; }
