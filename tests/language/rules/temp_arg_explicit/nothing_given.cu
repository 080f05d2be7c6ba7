// [temp.arg.explicit] p4: empty brackets name the template only
__device__ int f(int) { return 1; }
template <class T> __device__ int f(T) { return 2; }
template <class T = short> __device__ int g() { return sizeof(T); }
extern "C" __global__ void nothing_given(int *out) {
    out[0] = f(0);
    out[1] = f<>(0);
    out[2] = g();
    out[3] = g<>();
    out[4] = g<double>();
}
// LAUNCH: nothing_given<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 2, 2, 8, 0, 0, 0]
