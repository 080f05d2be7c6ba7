// [conv.ptr] p1: a null pointer constant converts at once to a pointer to what is qualified: the more specialised template wins
template<class T> __device__ int f(const T *) { return 1; }
template<class T> __device__ int f(T *) { return 2; }
extern "C" __global__ void null_pointer_at_once(int *out) {
    out[0] = f<int>(nullptr);
    out[1] = f<int>(out);
}
// LAUNCH: null_pointer_at_once<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 0, 0, 0, 0, 0, 0]
