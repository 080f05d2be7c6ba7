// [lex.fcon] p1: an exponent has digits
// REFUSED: exponent without digits
extern "C" __global__ void bad_exponent(int *out) { out[0] = (int)1e; }
