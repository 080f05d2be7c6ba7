// [lex.ccon] p3: a char16_t literal is one code unit
// REFUSED: the character needs two
extern "C" __global__ void bad_two_units(int *out) { out[0] = u'\U0001F600'; }
