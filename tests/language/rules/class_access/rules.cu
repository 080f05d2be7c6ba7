// [class.access] p1: private, protected, using to publish, struct and class defaults
class P {
    int a = 1;
protected:
    int b = 2;
public:
    int c = 3;
    __device__ int sum(const P &o) const { return a + o.a; }
};
class D : P {
public:
    using P::c;
    using P::b;
    __device__ int get() { return b * 10 + c; }
};
struct Q : P { __device__ int both(Q &o) { return b + o.b; } };
extern "C" __global__ void rules(int *out) {
    D d;
    out[0] = d.get() * 100 + d.b * 10 + d.c;
    Q q;
    out[1] = q.both(q) * 10 + q.c;
    out[2] = q.sum(q);
}
// LAUNCH: rules<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2323, 43, 2, 0, 0, 0, 0, 0]
