// [temp.deduct] p8: a failing type in a signature takes the candidate away
template <bool B, class T = void> struct enable { };
template <class T> struct enable<true, T> { typedef T type; };
template <class T> __device__ typename enable<sizeof(T) <= 2, int>::type f(T) { return 1; }
template <class T> __device__ typename enable<(sizeof(T) > 2), int>::type f(T) { return 2; }
template <class T> __device__ int g(T, typename enable<sizeof(T) == 8>::type * = nullptr) { return 3; }
__device__ int g(...) { return 4; }
template <class T, typename enable<sizeof(T) == 1, int>::type = 0> __device__ int h(T) { return 5; }
template <class T, typename enable<sizeof(T) != 1, int>::type = 0> __device__ int h(T) { return 6; }
extern "C" __global__ void sfinae_enable_if(int *out) {
    out[0] = f('c');
    out[1] = f(1);
    out[2] = g(1.0);
    out[3] = g(1);
    out[4] = h('c');
    out[5] = h(1);
}
// LAUNCH: sfinae_enable_if<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 6, 0, 0]
