// [iterator.container] size, empty and data of arrays, containers and lists
// NVCC: --expt-relaxed-constexpr
#include <array>
#include <iterator>
extern "C" __global__ void size_and_data(int *out) {
    int a[] = {1, 2, 3}; std::array<int, 2> b{{4, 5}}; std::array<int, 0> none{}; auto l = {6, 7};
    out[0] = std::size(a) * 100 + std::size(b) * 10 + std::size(l), out[1] = std::empty(a) + std::empty(none) * 2 + std::empty(l), out[2] = *std::data(b) * 10 + std::data(l)[1], out[3] = std::data(a) == a;
}
// LAUNCH: size_and_data<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [322, 2, 47, 1]
