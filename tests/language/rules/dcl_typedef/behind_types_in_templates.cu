// [dcl.typedef] p1: the same in templates
// HOST: no
template <class T> T static __device__ inline tf(T x) { return x; }
template <class T> struct W {
    T typedef type;
    typename T::type typedef inner;
    typename T::type const static inline __device__ get() { return 4; }
    const typename T::type typedef ci;
    static T __device__ mk() { return T{3}; }
};
struct Has {
    int typedef type;
    int x;
};
const Has typedef CH;
Has const __device__ hh = {5};
Has static __device__ h2 = {6};
Has typedef *HP;
class Has typedef H3;
struct Has const static __device__ h4 = {8};
int typedef A3[3], *PI, (*FN)(int);
W<Has>::inner typedef WI;
float4 typedef F4, *PF4;
auto __device__ fx() -> int { return 8; }
auto inline __device__ fy() { return 3; }
auto static __device__ fz(int x) -> decltype(x) { return x; }
template <class T> constexpr T static vt = T(3);
template <class T> T const constexpr vt2 = T(4);
template <typename T> struct __align__(8) Al {
    T a;
};
template <class T> __device__ __forceinline__ typename T::type const mm(T t) { return t.x; }
template <class T> void static __global__ kk(T *) {}
extern "C" __global__ void behind_types_in_templates(int *out) {
    int *p = out;
    CH c{9};
    p[4] = c.x;
    p[5] = hh.x + h2.x + h4.x;
    HP q = &h2;
    p[6] = q->x;
    A3 a3 = {1, 2, 3};
    p[7] = a3[1] + sizeof(a3);
    PI pi = p;
    p[8] = *pi;
    F4 f = make_float4(1, 2, 3, 4);
    p[9] = f.x;
    WI z = 4;
    p[10] = z;
    int static inline_ = 0;
    p[11] = fy() + fx() + fz(1);
    unsigned typedef LU;
    LU lu = -1;
    p[12] = lu > 0;
    long const unsigned int x = -1;
    p[13] = x > 0;
    Has const b = {3}, *pb = &b;
    p[14] = pb->x;
    float constexpr pi2 = 3.5f;
    p[15] = pi2 * 2;
    p[16] = tf(4);
    p[17] = W<Has>::get();
    p[18] = vt<int> + vt2<int>;
    p[19] = W<Has>::mk().x;
    p[20] = mm(b);
    auto const y = 5;
    p[21] = y;
    auto static st = 0;
    p[22] = st;
    auto constexpr ac = 3;
    p[23] = ac;
    decltype(ac) const dd = 4;
    p[24] = dd;
    decltype(x) static ds = 0;
    p[25] = ds;
}
// LAUNCH: behind_types_in_templates<<<1,1>>> out=zeros(26,i32)
// EXPECT: out == [0, 0, 0, 0, 9, 19, 6, 14, 0, 1, 4, 12, 1, 1, 3, 7, 4, 4, 7, 3, 3, 5, 0, 3, 4, 0]
