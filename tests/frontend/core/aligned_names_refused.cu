// What only a name is aligned to, another name of the type is not: types have one alignment here.
typedef float F4 __attribute__((aligned(16))); // error@15: alignment of 16 for a name of type 'float' alone is not supported; align the structure, its members or variables
typedef __align__(8) float F8; // error@28: alignment of 8 for a name of type 'float' alone is not supported; align the structure, its members or variables
typedef struct Q { float x; } Q16 __attribute__((aligned(16))); // error@31: alignment of 16 for a name of type 'Q' alone is not supported; align the structure, its members or variables
typedef struct { float x; } R16 __attribute__((aligned(16))); // error@29: alignment of 16 for a name of type 'R16' alone is not supported; align the structure, its members or variables
__global__ void k(float *out) { F4 a = 1; F8 b = 2; Q16 q = {3}; R16 r = {4}; out[0] = a + b + q.x + r.x; }
typedef float v4 __attribute__((vector_size(16))); // error@33: attribute 'vector_size' is not supported
typedef int wide __attribute__((mode(DI))); // error@33: attribute 'mode' is not supported
__global__ void use_v4(v4 *out) { out[0] = out[1]; }
__global__ void use_wide(wide *out) { out[0] = 1; }
