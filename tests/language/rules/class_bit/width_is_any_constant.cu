// [class.bit] p1: the width is a constant expression: a name, a call, what stands in parentheses, of unnamed bit-fields as well
#define WIDE(n) (n)
enum Size { narrow = 3, wide = 5 };
enum Kind { one, two, three };
constexpr int most = 6;
constexpr __host__ __device__ int half(int n) { return n / 2; }
struct S {
    unsigned a : narrow;
    int b : (wide), c : half(8), : WIDE(4), d : most > 4 ? narrow : 2;
    unsigned : 0;
    enum Kind e : 2;
    const unsigned f : sizeof(int) * 2;
    unsigned long long g : WIDE(33);
    __host__ __device__ S() : a(15), b(-16), c(7), d(3), e(three), f(255), g(1ull << 32) {}
};
template <class T, int N> struct Of { T x : N, y : sizeof(T) * N; };
struct Base { int z; };
struct Last final : Base { unsigned w : (narrow); };
extern "C" __global__ void width_is_any_constant(int *out) {
    S s;
    out[0] = s.a; out[1] = s.b; out[2] = s.c; out[3] = s.d; out[4] = s.e; out[5] = s.f; out[6] = s.g >> 32; out[7] = sizeof(S);
    Of<unsigned char, 3> o;
    o.x = 10; o.y = 10;
    out[8] = o.x; out[9] = o.y;
    Last last;
    last.w = 9;
    out[10] = last.w;
}
// LAUNCH: width_is_any_constant<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [7, -16, 7, 3, 2, 255, 1, 16, 2, 2, 1, 0]
