// [lex.string] wide literals as template arguments, suffixed, as initialisers, in constants and in arithmetic
#include <cstddef>
template <char32_t C> struct Q { static const int v = C; }; template <class T, T... C> struct L { static const int n = sizeof...(C); };
__host__ __device__ int operator""_w(wchar_t c) { return c + 1; } __host__ __device__ int operator""_s(const char16_t *p, std::size_t n) { return p[0] + (int)n; }
struct A { wchar_t w[4] = L"abc"; char16_t c = u'x'; const char32_t *p = U"pq"; }; enum class E : wchar_t { a = L'z' };
constexpr int len(const wchar_t *p) { return *p ? 1 + len(p + 1) : 0; } static_assert(len(L"hello") == 5, "");
union U { char16_t c; unsigned short s; };
extern "C" __global__ void wide_literals_everywhere(int *out) {
    out[0] = Q<U'a'>::v, out[1] = L<char16_t, u'a', u'b'>::n, out[2] = L'a'_w, out[3] = u"hi"_s; A a; out[4] = a.w[2] * 1000 + a.c + a.p[1]; out[5] = (int)E::a; U u; u.c = u'q'; out[6] = u.s; wchar_t w = L'a'; w++; out[7] = w; char c = 'A'; c += u'\1'; out[8] = c; bool b = L'\0'; out[9] = b;
    char16_t x{65}; wchar_t y = x, z[2]{L'a', L'b'}; out[10] = y + z[1]; auto big = U'\xFFFFFFFF'; out[11] = big > 0; long l = L'a' << 1L; out[12] = l; float f = u'a'; out[13] = f; out[14] = (char16_t)-1, out[15] = (wchar_t)2.9; const void *v = L"q"; out[16] = *(const wchar_t *)v; out[17] = "x"[0] + L"y"[0]; int arr[u'\4']; out[18] = sizeof arr; switch (L'b') { case L'b': out[19] = 1; }
}
// LAUNCH: wide_literals_everywhere<<<1,1>>> out=zeros(20,i32)
// EXPECT: out == [97, 2, 98, 106, 99233, 122, 113, 98, 66, 0, 163, 1, 194, 97, 65535, 2, 113, 241, 16, 1]
