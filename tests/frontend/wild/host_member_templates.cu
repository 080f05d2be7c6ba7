// A class of device code whose host members are templates: their parameters are read, and what they name of the library.
#include <cstdint>
#include <type_traits>
template <typename T> class Accessor {
    T sizes[3];
public:
    template <typename S, class = typename std::enable_if<std::is_same<S, int64_t>::value>::type>
    __host__ Accessor(const S *p) { for (int i = 0; i < 3; i++) sizes[i] = (T)p[i]; }
    template <typename S, std::enable_if_t<std::is_floating_point_v<S>, int> = 0> void scale(S by) { sizes[0] *= by; }
    __host__ __device__ static int count() { return sizeof(sizes) / sizeof(T); }
};
extern "C" __global__ void host_members(int *out) { out[0] = sizeof(Accessor<int>) + Accessor<double>::count(); }
// LAUNCH: host_members<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [15]
