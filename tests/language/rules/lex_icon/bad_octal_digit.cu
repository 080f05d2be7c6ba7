// [lex.icon] p1: 8 is no octal digit
// REFUSED: invalid digit
extern "C" __global__ void bad_octal_digit(int *out) { out[0] = 089; }
