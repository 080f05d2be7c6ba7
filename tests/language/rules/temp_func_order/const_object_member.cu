// [temp.func.order] p5: the object parameter takes part for members against free functions
struct S { int n; };
template <class T> __device__ int f(const T &, int) { return 1; }
template <class T> __device__ int f(T &, int) { return 2; }
template <class T> __device__ int f(T &, T) { return 3; }
extern "C" __global__ void const_object_member(int *out) {
    int i = 0;
    const int c = 0;
    S s{1};
    out[0] = f(i, 'x');
    out[1] = f(c, 'x');
    out[2] = f(s, 1);
    out[3] = f(S{1}, 1);
}
// LAUNCH: const_object_member<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 2, 1, 0, 0, 0, 0]
