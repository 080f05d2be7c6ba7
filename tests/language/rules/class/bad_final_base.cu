// [class] p3: no class derives from a final one
// REFUSED: base 'F' is marked 'final'
struct F final {};
struct B : F {};
extern "C" __global__ void bad_final_base(int *out) { B b; out[0] = sizeof b; }
