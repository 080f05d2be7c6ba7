// [class.dtor] p5: what only the host can destroy is not trivial, and the device may use it where it stands
// HOST: no
#include <type_traits>
struct End { ~End() {} int v; };
struct Whole { End end; };
__device__ int read(const Whole &w) { return w.end.v; }
extern "C" __global__ void of_the_host(int *out) {
    out[0] = std::is_trivially_destructible<Whole>::value * 2 + std::is_destructible<Whole>::value; out[1] = 5;
    out[2] = read(*reinterpret_cast<Whole *>(out + 1));
}
// LAUNCH: of_the_host<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 5, 5]
