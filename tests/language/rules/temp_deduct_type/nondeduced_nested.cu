// [temp.deduct.type] p5: a name before :: is not deduced
template <class T> struct Box { typedef T inner; };
template <class T> __device__ int f(typename Box<T>::inner x, T y) { return x * 10 + sizeof(y); }
template <class T> __device__ int g(T x, typename Box<T>::inner *y) { return x + *y; }
extern "C" __global__ void nondeduced_nested(int *out) {
    char c = 3;
    int n = 40;
    out[0] = f(7.9, c);
    out[1] = f('\2', 1.0);
    out[2] = g(2, &n);
}
// LAUNCH: nondeduced_nested<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [71, 28, 42, 0, 0, 0, 0, 0]
