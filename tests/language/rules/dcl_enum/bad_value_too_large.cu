// [dcl.enum] p5: a value must fit the fixed underlying type
// REFUSED: value out of range of the underlying type
enum E : unsigned char { a = 256 };
extern "C" __global__ void bad_value_too_large(int *out) { out[0] = a; }
