// A constexpr member of the host's may use what of the library only it mentions: device code does not call it.
// LAUNCH: k<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == 3
#include <tuple>
template <class S, class M> struct Property {
    const char *name;
    M S::*member;
};
struct Parameters {
    int a = 3;
    float b = 2;
    static constexpr auto properties() {
        return std::tuple{
            Property<Parameters, int>{"a", &Parameters::a},
            Property<Parameters, float>{"b", &Parameters::b},
        };
    }
};
__global__ void k(int *out) {
    Parameters p;
    out[0] = p.a;
}
