// [basic.fundamental] p5: wchar_t, char16_t and char32_t are types of their own, as wide as int, unsigned short and unsigned int
#include <type_traits>
__host__ __device__ int f(char16_t) { return 1; } __host__ __device__ int f(char32_t) { return 2; } __host__ __device__ int f(wchar_t) { return 3; } __host__ __device__ int f(int) { return 4; } __host__ __device__ int f(unsigned short) { return 5; } __host__ __device__ int f(unsigned) { return 6; } __host__ __device__ int f(char) { return 7; }
struct S { char c; char16_t a; wchar_t w; };
static_assert(sizeof(wchar_t) == 4 && sizeof(char16_t) == 2 && sizeof(char32_t) == 4 && wchar_t(-1) < 0 && char16_t(-1) > 0 && char32_t(-1) > 0 && !std::is_same<char16_t, unsigned short>::value && !std::is_same<wchar_t, int>::value);
static_assert(std::is_integral<wchar_t>::value && std::is_integral<char16_t>::value && std::is_arithmetic<char32_t>::value && std::is_signed<wchar_t>::value && std::is_unsigned<char16_t>::value && std::is_same<std::make_unsigned<wchar_t>::type, unsigned>::value);
extern "C" __global__ void character_types(int *out) {
    wchar_t w = -5; char16_t a = 70000; char32_t b = -1; out[0] = f(w) * 100 + f(a) * 10 + f(b), out[1] = f(+w) * 100 + f(+a) * 10 + f(+b); out[2] = w + a, out[3] = b > 0, out[4] = sizeof(S); a++; out[5] = a; switch (a) { case u'a': out[6] = 1; break; case 4465: out[6] = 2; }
    enum E : char16_t { x = 65535 }; out[7] = x + 1; w += 2.5; out[8] = w; out[9] = f(a ? a : b) * 10 + f(a + a);
}
// LAUNCH: character_types<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [312, 446, 4459, 1, 8, 4465, 2, 65536, -2, 64]
