// [temp.func.order] p2: const T* is more specialised than T*
template <class T> __device__ int f(const T *) { return 10 + sizeof(T); }
template <class T> __device__ int f(T *) { return 20 + sizeof(T); }
extern "C" __global__ void const_pointer_over_pointer(int *out) {
    int x = 0;
    const short y = 0;
    out[0] = f(&x);
    out[1] = f(&y);
}
// LAUNCH: const_pointer_over_pointer<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [24, 12, 0, 0, 0, 0, 0, 0]
