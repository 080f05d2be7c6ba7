// [temp.inst] p12: a default argument is instantiated when it is used
template <class T> __device__ int f(T x, int n = sizeof(typename T::type)) { return n; }
struct S { typedef double type; };
extern "C" __global__ void default_argument_when_used(int *out) {
    out[0] = f(S());
    out[1] = f(1, 5);
}
// LAUNCH: default_argument_when_used<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 5, 0, 0, 0, 0, 0, 0]
