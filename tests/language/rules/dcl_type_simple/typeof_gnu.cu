// [dcl.type.simple] p4: GNU's typeof, in each of its spellings, is decltype without the reference, or the type that is written
#ifndef __CUDACC__
#define typeof __typeof__
#endif
template <class T, class U> struct Same { static const int value = 0; };
template <class T> struct Same<T, T> { static const int value = 1; };
#define LARGER(a, b) ({ __typeof__(a) x_ = (a); typeof(b) y_ = (b); x_ > y_ ? x_ : y_; })
typedef typeof(sizeof 0) size;
using word = __typeof(0u);
struct S { typeof(1.0) d; int (*f)(typeof(3)); };
__device__ typeof(1 + 2.0f) half(typeof(3) x) { return x / 2.0f; }
template <class T> __device__ int measured(T *p) { typeof(*p) x = 3; typeof(x + 1.0) y = 2.5; return sizeof(x) * 100 + sizeof(y) * 10 + (int)(x + y); }
extern "C" __global__ void typeof_gnu(int *out) {
    int i = 1, &r = i, a[3] = {1, 2, 3};
    const int c = 2;
    out[0] = Same<typeof(r), int>::value + Same<typeof((i)), int>::value * 10 + Same<typeof(c), const int>::value * 100 + Same<__typeof__(int &), int &>::value * 1000;
    const typeof(*out) x = 4;
    typeof(out[1]) &bound = out[1];
    bound = LARGER(x, 2.5) * 2;
    typeof(a) b = {5, 6, 7};
    typeof(a[0]) *q = b;
    for (typeof(*q) k = 0; k < 3; ++k) out[2] += q[k];
    auto l = [=](typeof(*out) v) { return v + (typeof(c))3.7; };
    out[3] = l(4) + half(3) * 10;
    out[4] = measured((char *)out) + sizeof(size) * 1000 + sizeof(word) * 10000 + sizeof(S::d) * 100000;
    typeof(int[2]) pair = {8, 9};
    typeof(out) end = out + 5;
    *end = pair[1];
}
// LAUNCH: typeof_gnu<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1111, 8, 18, 22, 848185, 9]
