// [basic.lookup.elab] p2: so does a typedef in a block hide the class around it
// REFUSED: typedef name used after struct
struct T { char c[5]; };
extern "C" __global__ void bad_typedef_of_block(int *out) { typedef short T; out[0] = sizeof(struct T); }
