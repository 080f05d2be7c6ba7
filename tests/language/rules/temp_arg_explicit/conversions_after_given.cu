// [temp.arg.explicit] p6: parameters that do not depend on deduced arguments convert
template <class T> __device__ int f(T x, T y) { return x * 10 + y; }
template <class T> __device__ int only(T) { return sizeof(T); }
extern "C" __global__ void conversions_after_given(int *out) {
    out[0] = f<int>(1.9, 'A' - 60);
    out[1] = only<char>(1000L);
    out[2] = only<double>(1);
}
// LAUNCH: conversions_after_given<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [15, 1, 8, 0, 0, 0, 0, 0]
