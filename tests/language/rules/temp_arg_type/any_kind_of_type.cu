// [temp.arg.type] p1: local, unnamed, array, function, const and void types
template <class T> struct Size { static const int v = 1000; };
template <class T> struct Size<T *> { static const int v = sizeof(T); };
template <class T> struct Size<const T> { static const int v = 100 + sizeof(T); };
template <class T, unsigned long N> struct Size<T[N]> { static const int v = 200 + N; };
template <> struct Size<void> { static const int v = 7; };
extern "C" __global__ void any_kind_of_type(int *out) {
    struct Local { short a, b, c; };
    struct { char x[5]; } unnamed;
    enum { red = 3 } e = red;
    out[0] = Size<Local *>::v;
    out[1] = Size<decltype(unnamed) *>::v;
    out[2] = Size<decltype(e)>::v + e;
    out[3] = Size<const Local>::v;
    out[4] = Size<Local[9]>::v;
    out[5] = Size<void>::v;
    out[6] = Size<int(char)>::v;
}
// LAUNCH: any_kind_of_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 5, 1003, 106, 209, 7, 1000, 0]
