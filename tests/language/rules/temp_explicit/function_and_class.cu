// [temp.explicit] p2: explicit instantiation definitions change nothing in what a call means
template <class T> __device__ T twice(T x) { return x + x; }
template __device__ int twice(int);
template __device__ double twice<double>(double);
template <class T> struct S { T v; __device__ T get() const { return v; } };
template struct S<int>;
extern "C" __global__ void function_and_class(int *out) {
    S<int> s{4};
    out[0] = twice(3) + (int)twice(1.25);
    out[1] = s.get();
    out[2] = twice<char>(100);
}
// LAUNCH: function_and_class<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 4, -56, 0, 0, 0, 0, 0]
