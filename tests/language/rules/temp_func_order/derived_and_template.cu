// [temp.func.order] p1 of over.match.best: a template's exact match beats a conversion to a base
struct B { };
struct D : B { };
__device__ int f(B) { return 1; }
template <class T> __device__ int f(T) { return 2; }
__device__ int g(const B &) { return 3; }
template <class T> __device__ int g(T *) { return 4; }
template <class T> struct V { };
struct W : V<int> { };
template <class T> __device__ int h(V<T>) { return 5; }
__device__ int h(...) { return 6; }
extern "C" __global__ void derived_and_template(int *out) {
    out[0] = f(D());
    out[1] = f(B());
    out[2] = g(D());
    out[3] = h(W());
}
// LAUNCH: derived_and_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 3, 5, 0, 0, 0, 0]
