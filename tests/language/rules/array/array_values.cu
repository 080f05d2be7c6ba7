// [array] an aggregate that is a value, a range, and like a tuple
// NVCC: --expt-relaxed-constexpr
#include <array>
constexpr std::array<int, 4> squares{0, 1, 4, 9};
static_assert(squares[2] == 4 && squares.size() == 4 && !squares.empty() && std::get<3>(squares) == 9 && sizeof(std::array<char, 3>) == 3 && std::array<int, 0>().empty());
__device__ std::array<float, 2> swapped(std::array<float, 2> a) { return {a[1], a[0]}; }
struct S { std::array<std::array<int, 2>, 2> m; };
extern "C" __global__ void array_values(int *out) {
    std::array<int, 3> a{1, 2, 3}, b = a; a[1] = 7; for (int e : a) out[0] += e; out[1] = b[1] + a.front() * 10 + a.back() * 100; b = a; out[2] = b[1];
    auto [x, y, z] = a; out[3] = x * 100 + y * 10 + z, out[4] = *a.data() + a.size(), out[5] = a.end() - a.begin(); auto s = swapped({1, 2}); out[6] = s[0] * 10 + s[1];
    S n = {{{{1, 2}, {3, 4}}}}; out[7] = n.m[1][0]; std::array<int, 2> zero{}; out[8] = zero[1] + std::tuple_size<decltype(zero)>::value; for (int &e : a) e = 5; out[9] = a[2];
}
// LAUNCH: array_values<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [11, 312, 7, 173, 4, 3, 21, 3, 2, 5]
