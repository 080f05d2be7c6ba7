// [temp.func.order] p2: T* is at least as specialised as T, not the other way round
template <class T> __device__ int f(T) { return 1; }
template <class LongName> __device__ int f(LongName *) { return 2; }
template <class U> __device__ int f(U *const *) { return 3; }
extern "C" __global__ void pointer_over_value(int *out) {
    int x = 0;
    int *const p = &x;
    out[0] = f(x);
    out[1] = f(&x);
    out[2] = f(&p);
}
// LAUNCH: pointer_over_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 0, 0, 0, 0, 0]
