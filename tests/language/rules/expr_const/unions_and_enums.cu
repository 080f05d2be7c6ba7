// [expr.const] p2: the active member of a union, enumerations, conversions
union U { int i; char c; __device__ constexpr U(int x) : i(x) { } __device__ constexpr U(char x) : c(x) { } };
enum class C : int { red = 1, green = red << 1, blue = green << 1 };
__device__ constexpr C operator|(C a, C b) { return C(int(a) | int(b)); }
extern "C" __global__ void unions_and_enums(int *out) {
    constexpr U a(5), b('x');
    static_assert(a.i == 5 && b.c == 'x', "");
    constexpr int i = a.i;
    constexpr C c = C::red | C::blue;
    out[0] = i;
    out[1] = int(c);
    constexpr unsigned char w = static_cast<unsigned char>(-1);
    constexpr long long big = 1LL << 40;
    out[2] = w;
    out[3] = int(big >> 35);
}
// LAUNCH: unions_and_enums<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 5, 255, 32, 0, 0, 0, 0]
