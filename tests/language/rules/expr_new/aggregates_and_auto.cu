// [expr.new] p2: new of aggregates, auto, and of types in parentheses
struct A { int x; int y = 3; };
template <class T> __device__ T *make(T v) { return new T(v); }
extern "C" __global__ void aggregates_and_auto(int *out) {
    A *a = new A{1};
    A *b = new A();
    auto *c = new auto(2.5);
    int **d = new (int *)(out);
    out[0] = a->x * 10 + a->y;
    out[1] = b->x * 10 + b->y;
    out[2] = (int)(*c * 2);
    out[3] = *d == out;
    int *e = make(6);
    A *f = make(A{7, 8});
    out[4] = *e * 100 + f->x * 10 + f->y;
    delete a; delete b; delete c; delete d; delete e; delete f;
}
// LAUNCH: aggregates_and_auto<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [13, 3, 5, 1, 678, 0, 0, 0]
