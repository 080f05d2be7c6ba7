// [dcl.type.elab] p2: `struct` names no union
// REFUSED: wrong key
namespace n { union U { int i; }; }
extern "C" __global__ void bad_qualified_union(int *out) { out[0] = sizeof(struct n::U); }
