// [over.match.list] p1: where a list is copied and the best constructors are ambiguous, the explicit ones leave, as in nvcc and g++
struct Made {
    int how;
    template<class T> __device__ Made(T) : how(1) {}
    template<class R> __device__ Made(R (*)(int)) : how(2) {}
    template<class R, class P> __device__ explicit Made(R (&)(P)) : how(4) {}
};
__device__ int callee(int x) { return x; }
extern "C" __global__ void explicit_ones_leave_ambiguity(int *out) {
    Made m = {callee};
    out[0] = m.how;
}
// LAUNCH: explicit_ones_leave_ambiguity<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [2]
