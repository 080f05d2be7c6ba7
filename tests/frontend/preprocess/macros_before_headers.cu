// A program's macros, of the names of keywords even, do not reach into the built-in headers; what these ask of it (NDEBUG) does.
// OPTIONS: -Wno-all
#define volatile
#define inline
#define private public
#define max(a, b) ((a) > (b) ? (a) : (b))
#define T float
#define value 3
#define NDEBUG
#include <cassert>
#include <cuda_fp16.h>
#include <type_traits>
extern "C" __global__ void macros(int *out) {
    assert(out[0] == 1);
    out[0] = std::is_volatile<const int>::type() + 2 * std::is_same<T, float>(), out[1] = max(2, 5), out[2] = std::make_pair(value, 4).second;
    out[3] = (int)(float)(__half(1.5f) + __half(2.5f));
}
// LAUNCH: macros<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 5, 4, 4]
