// [temp.func.order] p4 of temp.deduct.partial: only parameters with call arguments take part
template <class T> __device__ int f(T, int = 0) { return 1; }
template <class T> __device__ int f(T *, long = 0) { return 2; }
extern "C" __global__ void default_arguments_do_not_count(int *out) {
    int x = 0;
    out[0] = f(&x);
    out[1] = f(x);
    out[2] = f(x, 1);
}
// LAUNCH: default_arguments_do_not_count<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 1, 0, 0, 0, 0, 0]
