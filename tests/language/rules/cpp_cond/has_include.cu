// [cpp.cond] p2: __has_include asks whether a header is there
#if __has_include(<stdint.h>)
#define H 1
#else
#define H 2
#endif
#if defined(__has_include) && __has_include("no_such_header_anywhere.h")
#define N 3
#else
#define N 4
#endif
#ifdef __has_include
#define D 5
#endif
#define NAME <stddef.h>
#if __has_include(NAME) && !__has_include(<nothing/here>)
#define M 6
#endif
extern "C" __global__ void has_include(int *out) { out[0] = H; out[1] = N; out[2] = D; out[3] = M; }
// LAUNCH: has_include<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 4, 5, 6]
