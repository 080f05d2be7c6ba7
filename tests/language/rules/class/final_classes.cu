// [class] p3: a class may be final; an empty one takes room in a tuple, as it cannot be a base
// NVCC: --expt-relaxed-constexpr
#include <tuple>
#include <type_traits>
struct E {};
struct F final {};
struct G final : E { int g = 7; };
template <typename T> struct alignas(8) H final { T h; };
template <> struct H<char> {};
struct final { int f = 3; };
extern "C" __global__ void final_classes(int *out) {
    out[0] = std::is_final<E>::value * 1000 + std::is_final<F>::value * 100 + std::is_final_v<G> * 10 + std::is_final<const H<int>>::value;
    out[1] = std::is_final<H<char>>::value * 100 + std::is_final<int>::value * 10 + std::is_final<struct final>::value;
    out[2] = sizeof(std::tuple<F, int>) * 100 + sizeof(std::tuple<E, int>) * 10 + sizeof(std::tuple<int, F>);
    out[3] = sizeof(std::tuple<F, E, F>) * 10 + alignof(H<char>) + sizeof(H<int>);
    std::tuple<F, int> t(F(), 5);
    F f = std::get<0>(t);
    out[4] = std::get<1>(t) + sizeof(f);
    final final;
    out[5] = G().g * 10 + final.f;
}
// LAUNCH: final_classes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [111, 0, 848, 29, 6, 73, 0, 0]
