// [over.oper] p1 of over.ref: -> and * of templates that hold pointers
template <class T> struct Ptr {
    T *p;
    __device__ T *operator->() const { return p; }
    __device__ T &operator*() const { return *p; }
    __device__ explicit operator bool() const { return p; }
    __device__ friend bool operator==(Ptr a, Ptr b) { return a.p == b.p; }
    template <class U> __device__ operator Ptr<U>() const { return {p}; }
};
struct B { int v = 3; };
struct D : B { int w = 4; __device__ int sum() const { return v + w; } };
__device__ int f(Ptr<const B> b) { return b->v * 100; }
extern "C" __global__ void smart_pointer_and_iterator(int *out) {
    D d;
    Ptr<D> p{&d};
    Ptr<B> q = p;
    q->v = 10;
    (*p).w++;
    out[0] = p->sum();
    out[1] = f(p);
    out[2] = (p ? 1 : 2) * 10 + (p == Ptr<D>{nullptr});
    Ptr<Ptr<D>> pp{&p};
    out[3] = (*pp)->w + pp->p->v;
}
// LAUNCH: smart_pointer_and_iterator<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [15, 1000, 10, 15, 0, 0, 0, 0]
