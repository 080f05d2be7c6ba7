// [temp.point] p4: a class template's instance is made where it is first needed
template <class T> struct Lazy { T *p; __device__ int size() const { return sizeof(T); } __device__ int get() const { return p->v; } };
struct Later;
__device__ int use(const Lazy<Later> &l);
struct Later { int v; double d; };
__device__ int use(const Lazy<Later> &l) { return l.size() * 10 + l.get(); }
extern "C" __global__ void instantiated_after_completion(int *out) {
    Later x{4, 0};
    out[0] = use(Lazy<Later>{&x});
    out[1] = sizeof(Lazy<Later>);
}
// LAUNCH: instantiated_after_completion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [164, 8, 0, 0, 0, 0, 0, 0]
