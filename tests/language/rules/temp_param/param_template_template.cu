// [temp.param] p1: a template as a parameter
template <class T> struct Box { T v; static const int id = 1; };
template <class T> struct Bag { T v[2]; static const int id = 2; };
template <template <class> class C, class T> struct Holder { C<T> c; static const int id = C<T>::id * 10 + sizeof(C<T>); };
template <template <class X> class C> __device__ int id() { return C<char>::id; }
extern "C" __global__ void param_template_template(int *out) {
    out[0] = Holder<Box, int>::id;
    out[1] = Holder<Bag, int>::id;
    out[2] = id<Bag>();
    Holder<Bag, short> h{{{3, 4}}};
    out[3] = h.c.v[0] * 10 + h.c.v[1];
}
// LAUNCH: param_template_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [14, 28, 2, 34, 0, 0, 0, 0]
