// [conv.prom] p2: wchar_t, char16_t and char32_t are promoted to the first of int, unsigned int, long … that holds their values
#include <type_traits>
static_assert(std::is_same<decltype(+wchar_t()), int>::value && std::is_same<decltype(+char16_t()), int>::value && std::is_same<decltype(+char32_t()), unsigned>::value && std::is_same<decltype(char16_t() + char32_t()), unsigned>::value && std::is_same<decltype(wchar_t() * 1L), long>::value);
__host__ __device__ int f(unsigned) { return 1; } __host__ __device__ int f(int) { return 2; } __host__ __device__ int f(long) { return 3; } __host__ __device__ int f(double) { return 4; }
extern "C" __global__ void promoted_character_types(int *out) { out[0] = f(L'a') * 100 + f(u'a') * 10 + f(U'a'); out[1] = (U'a' - U'b') > 0, out[2] = (L'a' - L'b') > 0; }
// LAUNCH: promoted_character_types<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [221, 1, 0]
