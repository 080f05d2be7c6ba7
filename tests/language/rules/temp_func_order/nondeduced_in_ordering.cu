// [temp.func.order] p2: a non-deduced parameter neither helps nor hinders where another deduces it
template <class T> struct Id { typedef T type; };
template <class T> __device__ int f(T, typename Id<T>::type) { return 1; }
template <class T> __device__ int f(T *, typename Id<T *>::type) { return 2; }
extern "C" __global__ void nondeduced_in_ordering(int *out) {
    int x = 0;
    out[0] = f(x, x);
    out[1] = f(1.5, 2);
    out[2] = f(&x, &x);
}
// LAUNCH: nondeduced_in_ordering<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 2, 0, 0, 0, 0, 0]
