// [class.nest] p1: a nested class sees the names of its enclosing class
struct Outer {
    static const int k = 4;
    enum Color { red = 6 };
    typedef short Small;
    int v = 9;
    struct Inner { Small s = red; __device__ int get(const Outer &o) { return s * 100 + k * 10 + o.v; } struct Deep { __device__ int f() { return k + red; } }; };
    struct Later;
};
struct Outer::Later { __device__ int f() { return k * 2 + red; } };
extern "C" __global__ void nested_class_scope(int *out) {
    Outer o;
    Outer::Inner i;
    out[0] = i.get(o);
    out[1] = Outer::Inner::Deep().f();
    out[2] = Outer::Later().f();
    out[3] = sizeof(Outer::Inner);
}
// LAUNCH: nested_class_scope<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [649, 10, 14, 2]
