// [dcl.type.elab] p2: a typedef name cannot stand after `struct`, a qualified one neither
// REFUSED: typedef after struct
namespace n { struct S {}; typedef S T; }
extern "C" __global__ void bad_qualified_typedef(int *out) { out[0] = sizeof(struct n::T); }
