// [cpp.include] p4: the name may come from a macro; a header is read once under its guard
#define HEADER <stdint.h>
#include HEADER
#include <stdint.h>
#include <stddef.h>
#include <limits.h>
extern "C" __global__ void macro_include(int *out) { int32_t a = INT32_MAX; uint8_t b = UINT8_MAX; size_t s = sizeof(uint64_t); out[0] = a == 2147483647; out[1] = b; out[2] = s; out[3] = CHAR_BIT; out[4] = (int)(INT_MIN + 1) == -INT_MAX; ptrdiff_t d = -1; out[5] = d; struct Pair { char a; int b; }; out[6] = offsetof(Pair, b); }
// LAUNCH: macro_include<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1, 255, 8, 8, 1, -1, 4]
