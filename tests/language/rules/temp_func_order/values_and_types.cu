// [temp.func.order] p2: a fixed value is more specialised than any value
template <class T, int N> struct V { };
template <class T, int N> __device__ int f(V<T, N>) { return 1; }
template <class T> __device__ int f(V<T, 3>) { return 2; }
template <int M> __device__ int f(V<char, M>) { return 3 + M; }
extern "C" __global__ void values_and_types(int *out) {
    out[0] = f(V<int, 2>());
    out[1] = f(V<int, 3>());
    out[2] = f(V<char, 7>());
}
// LAUNCH: values_and_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 10, 0, 0, 0, 0, 0]
