// Types that device code does not have, in host code and in specialisations for them.
#include <exception>
#include <string>
typedef long double extended; using wide = __int128;
inline extended larger(extended a, extended b) { return a < b ? b : a; }
struct HostOnly { long double x; char16_t c; };
namespace inner { struct Host { wchar_t c; }; }
const inner::Host one{};
struct Success { std::string text; };
struct Problem; struct Problem : public std::exception { Problem() {} }; struct Fatal : public Problem { Fatal(const char *) {} };
enum class Code { Success, Other };
template <typename T> struct is_number { static const bool value = false; };
template <> struct is_number<int> { static const bool value = true; };
template <> struct is_number<long double> { static const bool value = true; };
template <> struct is_number<wchar_t> { static const bool value = false; };
extern "C" __global__ void types(int *out) { out[0] = is_number<int>::value + (int)Code::Other; }
// LAUNCH: types<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [2]
