// [class.mfct] p5: after the declarator's name, the class's scope is searched
typedef char T;
const int k = 1;
struct S {
    typedef double T;
    static const int k = 7;
    __device__ T f(T x);
    __device__ int g(int n = k);
    struct In { int v; };
    __device__ In make(int);
};
__device__ S::T S::f(T x) { return x + sizeof(T); }
__device__ int S::g(int n) { return n * 10 + k; }
__device__ S::In S::make(int v) { In i = {v + k}; return i; }
extern "C" __global__ void out_of_class_scope(int *out) {
    S s;
    out[0] = (int)s.f(1.5) + sizeof(T);
    out[1] = s.g();
    out[2] = s.make(5).v;
}
// LAUNCH: out_of_class_scope<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [10, 77, 12, 0, 0, 0, 0, 0]
