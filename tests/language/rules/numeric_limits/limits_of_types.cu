// [numeric.limits.members] p1, p4: the limits of integers and of floating point types, as constants; of const types the same
// NVCC: --expt-relaxed-constexpr
#include <limits>
template <typename T> using L = std::numeric_limits<T>;
static_assert(L<int>::max() == 2147483647 && L<int>::min() == -L<int>::max() - 1 && L<int>::lowest() == L<int>::min());
static_assert(L<unsigned char>::max() == 255 && L<signed char>::min() == -128 && L<bool>::max() && L<bool>::digits == 1 && !L<bool>::is_modulo);
static_assert(L<unsigned long long>::digits == 64 && L<long>::digits10 == 18 && L<short>::digits == 15 && L<const short>::max() == 32767);
static_assert(L<float>::digits == 24 && L<double>::max_digits10 == 17 && L<float>::max_exponent == 128 && L<double>::min_exponent == -1021);
static_assert(L<float>::epsilon() == 1.1920928955078125e-7f && L<double>::lowest() == -L<double>::max() && L<float>::infinity() > L<float>::max());
static_assert(L<float>::has_infinity && !L<int>::has_infinity && L<unsigned>::is_modulo && !L<float>::is_integer && L<double>::is_iec559);
struct S { int x; };
static_assert(!L<S>::is_specialized && L<S>::max().x == 0 && L<int>::round_style == std::round_toward_zero && L<float>::round_style == std::round_to_nearest);
extern "C" __global__ void limits_of_types(int *out) {
    float big = L<float>::max(), inf = L<float>::infinity(), nan = L<float>::quiet_NaN();
    out[0] = big * 2 == inf, out[1] = nan != nan, out[2] = L<float>::denorm_min() > 0, out[3] = L<int>::max() - out[0];
    constexpr double least = L<double>::min(), none = -L<double>::infinity();
    out[4] = least > 0 && least / 4 < least, out[5] = none < L<double>::lowest(), out[6] = L<unsigned short>::max();
}
// LAUNCH: limits_of_types<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1, 1, 1, 2147483646, 1, 1, 65535]
