// [class.union.anon] p1: the names are distinct from those of the block
// REFUSED: redeclares
extern "C" __global__ void bad_anonymous_redeclares(int *out) { int whole = 1; union { int whole; char first; }; out[0] = whole; }
