// [lex.ccon] p3 to p5: u, U and L make char16_t, char32_t and wchar_t; escapes are as wide as these
#include <type_traits>
static_assert(std::is_same<decltype(u'a'), char16_t>::value && std::is_same<decltype(U'a'), char32_t>::value && std::is_same<decltype(L'a'), wchar_t>::value && std::is_same<decltype(u8'a'), char>::value);
extern "C" __global__ void prefixes(int *out) {
    out[0] = u'\xffff', out[1] = U'\U0001F600', out[2] = L'\377', out[3] = u'\u00e9', out[4] = L'é', out[5] = U'\n' + u'\\' + L'\'', out[6] = U'\xffffffff' == 4294967295u, out[7] = L'\xffffffff', out[8] = u'€';
}
// LAUNCH: prefixes<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [65535, 128512, 255, 233, 233, 141, 1, -1, 8364]
