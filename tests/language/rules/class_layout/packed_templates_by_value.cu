// [class.layout] p2: packed class templates through function templates, packs and lambdas
#pragma pack(push, 1)
template <class T> struct P {
    char c;
    T t;
    T a[2];
};
#pragma pack(pop)
template <class T> __device__ __noinline__ P<T> id(P<T> p) {
    p.t += 1;
    return p;
}
template <class... A> __device__ __noinline__ int sum(A... a) { return (0 + ... + (int)a.t); }
extern "C" __global__ void packed_templates_by_value(int *out) {
    int *o = out;
    const int zero = out[0];
    P<int> a{1, 2, {3, 4}};
    P<double> b{1, 2.5, {3, 4}};
    P<P<short>> c{};
    c.a[1].t = 6;
    a = id(a);
    b = id(b);
    o[0] = a.t;
    o[1] = b.t * 2;
    o[2] = sum(a, b, a);
    auto l = [=](P<P<short>> q) {
        q.a[0] = q.a[1];
        return q;
    };
    c = l(c);
    o[3] = c.a[0].t;
    P<int> d{1, 50, {5, 6}};
    P<int> e = zero ? a : d;
    o[4] = e.a[1];
    o[5] = (zero ? a : id(d)).t;
}
// LAUNCH: packed_templates_by_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 7, 9, 6, 6, 51, 0, 0]
