// [temp.mem] p5: a constructor template converts, but the copy constructor copies
template <class T> struct S {
    T v;
    int how;
    __device__ S(T x) : v(x), how(1) { }
    __device__ S(const S &o) : v(o.v), how(2) { }
    template <class U> __device__ S(const S<U> &o) : v(T(o.v)), how(3) { }
};
extern "C" __global__ void constructor_template(int *out) {
    S<int> a(5);
    S<int> b(a);
    S<double> c(a);
    S<int> d = c;
    out[0] = a.how * 1000 + b.how * 100 + c.how * 10 + d.how;
    out[1] = (int)(c.v * 2);
}
// LAUNCH: constructor_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1233, 10, 0, 0, 0, 0, 0, 0]
