// [arithmetic.operations] operators as objects, with given and with deduced operands
// NVCC: --expt-relaxed-constexpr
#include <functional>
template <typename T, typename F> __device__ T folded(const T *v, int n, F f) { T r = v[0]; for (int i = 1; i < n; i++) r = f(r, v[i]); return r; }
static_assert(std::plus<int>()(1, 2) == 3 && std::less<>()(1, 1.5) && std::bit_not<unsigned char>()(1) == 254);
extern "C" __global__ void operator_objects(int *out) {
    int v[] = {12, 5, 3};
    out[0] = folded(v, 3, std::plus<int>()), out[1] = folded(v, 3, std::minus<>()), out[2] = folded(v, 3, std::multiplies<int>{}), out[3] = std::divides<>()(7, 2.0) * 2;
    out[4] = std::modulus<int>()(12, 5) * 10 + std::negate<>()(4), out[5] = std::bit_and<int>()(12, 5) * 100 + std::bit_or<>()(12, 5) + std::bit_xor<int>()(12, 5);
    out[6] = std::equal_to<int>()(1, 1) + 2 * std::not_equal_to<>()(1, 1) + 4 * std::greater<int>()(2, 1) + 8 * std::less_equal<>()(2, 1) + 16 * std::greater_equal<>()(2, 2);
    out[7] = std::logical_and<bool>()(true, false) + 2 * std::logical_or<>()(0, 3) + 4 * std::logical_not<int>()(0);
}
// LAUNCH: operator_objects<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [20, 4, 180, 7, 16, 422, 21, 6]
