// [support.initlist] the size and the ends of a list, the free ones too; an empty one; what it declares
// NVCC: --expt-relaxed-constexpr
#include <initializer_list>
#include <cstddef>
#include <type_traits>
typedef std::initializer_list<int> L;
static_assert(std::is_same<L::value_type, int>::value && std::is_same<L::reference, const int &>::value && std::is_same<L::iterator, const int *>::value && std::is_same<L::size_type, size_t>::value);
__host__ __device__ int sum(std::initializer_list<int> l) { int s = 0; for (int i : l) s += i; return s * 10 + (int)l.size(); }
extern "C" __global__ void members_and_ranges(int *out) {
    L none, braces{}, both = {}; out[0] = none.size() + braces.size() + both.size(), out[1] = none.begin() == none.end();
    out[2] = sum({1, 2, 3}), out[3] = sum({}), out[4] = sum(L{7});
    auto l = {4, 5, 6}; out[5] = *std::begin(l) * 10 + std::end(l)[-1]; L copy = l; out[6] = copy.begin() == l.begin(), out[7] = sizeof(L);
}
// LAUNCH: members_and_ranges<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [0, 1, 63, 0, 71, 46, 1, 16]
