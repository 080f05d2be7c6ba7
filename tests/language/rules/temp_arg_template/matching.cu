// [temp.arg.template] p3: any class template whose parameters fit, an alias template too
template <class T, int N> struct Arr { T v[N]; };
template <class T> using Three = Arr<T, 3>;
template <template <class> class C> struct S { static const int v = sizeof(C<short>); };
template <template <class, int> class C> struct R { static const int v = sizeof(C<short, 5>); };
extern "C" __global__ void matching(int *out) {
    out[0] = S<Three>::v;
    out[1] = R<Arr>::v;
}
// LAUNCH: matching<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 10, 0, 0, 0, 0, 0, 0]
