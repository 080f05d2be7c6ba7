struct Empty {};
struct Empty2 {};
struct Plain { int i; char c; };
struct Made { int i; char c; __device__ Made() : i(1), c(2) {} };
struct FromPlain : Plain { char d; };
struct FromMade : Made { char d; };
struct FromMade2 : FromMade { short s; };
struct E1 : Empty { int x; };
struct E2 : Empty { Empty e; int x; };
struct E3 : E1, Empty2 { char c; };
struct E4 : Empty { };
struct E5 : Empty, E4 { int x; };
struct E6 : Empty2, Empty { double d; };
struct Two : Plain, Empty, E1 { char z; };
struct Hidden { private: int a; char b; public: char c; __device__ int sum() const { return a + b; } };
struct FromHidden : Hidden { char d; };
struct Defaulted { int i = 3; char c = 4; };
struct FromDefaulted : Defaulted { char d = 5; };
struct Wide { double d; char c; __device__ Wide(double v) : d(v), c(1) {} };
struct FromWide : Wide { int i; char j; __device__ FromWide(double v) : Wide(v), i(7), j(8) {} };
struct FromFromWide : FromWide { char k; __device__ FromFromWide() : FromWide(2.0), k(9) {} };
struct Refers { int &r; };
struct FromRefers : Refers { char c; };
struct Bits { int a : 3; int b : 7; __device__ Bits() : a(1), b(2) {} };
struct FromBits : Bits { char c; };
struct Aligned : Made { alignas(16) int q; };
struct FromAligned : Aligned { char c; };
struct Arr { Made m[2]; char c; };
struct FromArr : Arr { char d; };
struct WithEmpty { int a; Empty e; __device__ WithEmpty() : a(1) {} };
struct FromWithEmpty : WithEmpty, Empty { char c; };
template <class T> struct Holder : T { char tail; };
#define SHOW(T) *out++ = sizeof(T); *out++ = alignof(T)
#define AT(T, m) *out++ = int((const char *)&((T *)16)->m - (const char *)16)
extern "C" __global__ void inheritance_layout(int *out) {
    SHOW(Plain); SHOW(Made); SHOW(FromPlain); SHOW(FromMade); SHOW(FromMade2); SHOW(E1); SHOW(E2); SHOW(E3); SHOW(E4); SHOW(E5); SHOW(E6); SHOW(Two);
    SHOW(Hidden); SHOW(FromHidden); SHOW(Defaulted); SHOW(FromDefaulted); SHOW(Wide); SHOW(FromWide); SHOW(FromFromWide); SHOW(FromRefers); SHOW(FromBits);
    SHOW(Aligned); SHOW(FromAligned); SHOW(Arr); SHOW(FromArr); SHOW(WithEmpty); SHOW(FromWithEmpty); SHOW(Holder<Plain>); SHOW(Holder<Made>); SHOW(Holder<Empty>);
    AT(FromPlain, d); AT(FromMade, d); AT(FromMade2, d); AT(FromMade2, s); AT(E1, x); AT(E2, e); AT(E2, x); AT(E3, x); AT(E3, c); AT(E5, x); AT(E6, d);
    AT(Two, z); AT(Two, x); AT(FromHidden, d); AT(FromDefaulted, d); AT(FromWide, i); AT(FromWide, j); AT(FromFromWide, k); AT(FromRefers, c); AT(FromBits, c);
    AT(Aligned, q); AT(FromAligned, c); AT(FromArr, d); AT(FromWithEmpty, c); AT(Holder<Made>, tail); AT(Holder<Empty>, tail);
    FromFromWide f;
    FromDefaulted g;
    FromFromWide h = f;
    static_cast<Wide &>(h) = Wide(5.0);
    *out++ = int(h.d) + h.c * 10 + h.i * 100 + h.j * 1000 + h.k * 10000;
    *out++ = g.i + g.c * 10 + g.d * 100;
}
// LAUNCH: inheritance_layout<<<1,1>>> out=zeros(88,i32)
// EXPECT: out == array([8, 4, 8, 4, 12, 4, 8, 4, 8, 4, 4, 4, 8, 4, 8, 4, 1, 1, 4, 4, 8, 8, 16, 4, 8, 4, 8, 4, 8, 4, 8, 4, 16, 8, 24, 8, 24, 8, 16, 8, 4, 4, 32, 16, 32, 16, 20, 4, 20, 4, 8, 4, 8, 4, 12, 4, 8, 4, 1, 1, 8, 5, 5, 6, 0, 1, 4, 0, 4, 0, 0, 12, 8, 6, 5, 12, 16, 17, 8, 2, 16, 20, 17, 5, 5, 0, 98715, 543])
