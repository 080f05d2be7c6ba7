// [lex.string] p8 to p11, p13: strings of wide characters, two units for what char16_t cannot hold; one without a prefix is as wide as its neighbour
#include <type_traits>
static_assert(std::is_same<decltype(u"ab"), const char16_t (&)[3]>::value && std::is_same<decltype(U"ab"), const char32_t (&)[3]>::value && std::is_same<decltype(L"ab"), const wchar_t (&)[3]>::value && std::is_same<decltype(u8"ab"), const char (&)[3]>::value);
static_assert(sizeof(u"a\U0001F600") == 8 && sizeof(U"\U0001F600") == 8 && sizeof(u8"é") == 3 && sizeof(LR"(a\n)") == 16 && L"xyz"[1] == L'y');

extern "C" __global__ void prefixes_of_strings(int *out) {
    const wchar_t *s = L"hey" L"\x263A"; out[0] = s[2], out[1] = s[3], out[2] = s[4]; char16_t a[] = u"a\U0001F600"; out[3] = a[1], out[4] = a[2], out[5] = sizeof a; out[6] = U"xyz"[2]; wchar_t w[5] = L"ab"; out[7] = w[1] + w[3]; const char32_t *u = U"é" "è"; out[8] = u[1]; char32_t l[] = {U"q"}; out[9] = l[0] + (int)(sizeof l);
    int i = 0; for (auto c : u"abc") i += c; out[10] = i;
}
// LAUNCH: prefixes_of_strings<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [121, 9786, 0, 55357, 56832, 8, 122, 98, 232, 121, 294]
