// [dcl.enum] p2: enumerators of one scope have different names
// REFUSED: redeclaration
enum A { x = 1 }; enum B { x = 2 };
extern "C" __global__ void bad_redeclared(int *out) { out[0] = x; }
