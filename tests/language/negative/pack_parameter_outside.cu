__device__ int f(int... a) { return 1; } // error@25: pack expansion does not contain any unexpanded parameter packs
struct S { int x; };
__device__ int g(int a) { int v[] = {a...}; return sizeof...(a) + (a + ...); } // error@38: pack expansion does not contain any unexpanded parameter packs // error@62: 'a' does not refer to the name of a parameter pack // error@70: fold expression does not contain any unexpanded parameter packs
__global__ void k(int *out) { out[0] = f(out[1]); }
