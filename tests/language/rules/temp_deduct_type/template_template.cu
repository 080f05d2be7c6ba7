// [temp.deduct.type] p8: TT<T> deduces the template and its arguments
template <class T> struct A { };
template <class T> struct B { };
template <class T> struct Tag;
template <> struct Tag<A<char>> { static const int v = 1; };
template <> struct Tag<B<char>> { static const int v = 2; };
template <template <class> class TT, class T> __device__ int f(TT<T>) { return Tag<TT<char>>::v * 100 + sizeof(T); }
extern "C" __global__ void template_template(int *out) {
    out[0] = f(A<int>());
    out[1] = f(B<double>());
}
// LAUNCH: template_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [104, 208, 0, 0, 0, 0, 0, 0]
