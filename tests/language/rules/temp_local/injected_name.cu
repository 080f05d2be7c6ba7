// [temp.local] p1: inside, the class's name is the instance or the template
template <class T> struct S;
template <template <class> class C> struct Uses { static const int v = C<char>::n; };
template <class T> struct S {
    static const int n = sizeof(T);
    S *next;
    S<T> *same;
    S<long> *other;
    __device__ int f() { return sizeof(*next) == sizeof(*same) ? other->n * 10 + same->n : 0; }
};
struct D : S<short> { __device__ int g() { S *p = this; return p->n; } };
extern "C" __global__ void injected_name(int *out) {
    S<int> s{};
    out[0] = s.f();
    out[1] = Uses<S>::v;
    D d{};
    out[2] = d.g();
}
// LAUNCH: injected_name<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [84, 1, 2, 0, 0, 0, 0, 0]
