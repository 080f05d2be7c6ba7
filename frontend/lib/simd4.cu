// CUDA's functions on 4 lanes of 8 bits in one word.
#define _F(name) name##4
#define _W 8
#define _H 0x80808080u
#include <minicc_simd.h>
