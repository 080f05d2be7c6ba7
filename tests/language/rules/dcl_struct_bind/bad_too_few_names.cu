// [dcl.struct.bind] p5: as many names as elements
// REFUSED: wrong number of names
struct P { int a, b; };
extern "C" __global__ void bad_too_few_names(int *out) { P p{1, 2}; auto [x] = p; out[0] = x; }
