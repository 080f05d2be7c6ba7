// [class.copy.ctor] p6: a constructor template is no copy constructor
struct S {
    int v;
    __device__ S(int x) : v(x) { }
    template <class T> __device__ S(const T &o) : v(o.v + 100) { }
};
struct P { int v = 3; };
extern "C" __global__ void template_is_none(int *out) {
    S a(1);
    S b(a);
    S c{P()};
    out[0] = b.v;
    out[1] = c.v;
}
// LAUNCH: template_is_none<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 103, 0, 0, 0, 0, 0, 0]
