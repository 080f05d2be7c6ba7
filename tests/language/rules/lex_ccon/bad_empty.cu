// [lex.ccon] p1: a character literal holds a character
// REFUSED: empty character literal
extern "C" __global__ void bad_empty(int *out) { out[0] = ''; }
