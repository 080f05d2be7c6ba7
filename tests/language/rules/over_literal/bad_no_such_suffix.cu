// [over.literal] p2: the literal operator must be declared
// REFUSED: literal operator not found
extern "C" __global__ void bad_no_such_suffix(int *out) { out[0] = 12_nothing; }
