// The standard library's names that nvcc brings without an include, and all of it where std is at hand.
#include <algorithm>
using namespace std;
template <typename U> struct Range { U low = numeric_limits<U>::lowest(), high = numeric_limits<U>::max(); };
namespace std { template <> struct tuple_size<Range<int>> : integral_constant<size_t, 2> {}; template <size_t I> struct tuple_element<I, Range<int>> { typedef int type; }; }
template <size_t I> __device__ int get(const Range<int> &r) { return I ? r.high : r.low; }
extern "C" __global__ void names(int *out, int n) {
    auto [low, high] = Range<int>(); out[0] = low == -high - 1;
    common_type_t<int, float> half = n; out[1] = (half / 2) * 2;
    pair<int, char> p = make_pair(n, 'a'); out[2] = p.first + p.second;
    out[3] = std::min(n, 3) + std::max({n, 9, 8});
}
// LAUNCH: names<<<1,1>>> out=zeros(4,i32) n=5
// EXPECT: out == [1, 5, 102, 12]
