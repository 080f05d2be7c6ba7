// [temp.func.order] p9 of temp.deduct.partial: T& against const T& for an lvalue and an rvalue
template <class T> __device__ int f(T &) { return 1; }
template <class T> __device__ int f(const T &) { return 2; }
extern "C" __global__ void reference_or_value_by_extra(int *out) {
    int x = 0;
    const int y = 0;
    out[0] = f(x);
    out[1] = f(y);
    out[2] = f(3);
}
// LAUNCH: reference_or_value_by_extra<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 2, 0, 0, 0, 0, 0]
