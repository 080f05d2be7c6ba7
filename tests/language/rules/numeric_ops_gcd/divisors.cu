// [numeric.ops.gcd] of the magnitudes, in the common type
#include <numeric>
constexpr int a = std::gcd(12, -18), b = std::lcm(0, 5) + 12, c = std::gcd(0, 5), d = std::lcm(0, 3), e = std::gcd(40L, 24);
extern "C" __global__ void divisors(int *out) { out[0] = a, out[1] = b, out[2] = c, out[3] = d, out[4] = e; }
// LAUNCH: divisors<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [6, 12, 5, 0, 8]
