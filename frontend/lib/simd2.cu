// CUDA's functions on 2 lanes of 16 bits in one word.
#define _F(name) name##2
#define _W 16
#define _H 0x80008000u
#include <minicc_simd.h>
