// [basic.lookup.elab] p2: an elaborated type specifier cannot name a typedef
// REFUSED: typedef name used after struct
struct S { int v; };
typedef S T;
extern "C" __global__ void bad_typedef_name(int *out) { struct T t; t.v = 1; out[0] = t.v; }
