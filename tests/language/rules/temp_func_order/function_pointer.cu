// [temp.func.order] p2: R (*)(A) is more specialised than T, and R (*)(int) than that
template <class T> __device__ int f(T) { return 1; }
template <class R, class A> __device__ int f(R (*)(A)) { return 2; }
template <class R> __device__ int f(R (*)(int)) { return 3; }
__device__ int one(int) { return 0; }
__device__ int two(long) { return 0; }
extern "C" __global__ void function_pointer(int *out) {
    out[0] = f(one);
    out[1] = f(two);
    out[2] = f(5);
}
// LAUNCH: function_pointer<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 2, 1, 0, 0, 0, 0, 0]
