// [temp.deduct.call] p3: T&& deduces an lvalue as T&, an rvalue as T, const T&& never
template <class T> struct Kind { static const int v = 1; };
template <class T> struct Kind<T &> { static const int v = 2; };
template <class T> struct Kind<const T &> { static const int v = 3; };
template <class T> struct Kind<const T> { static const int v = 4; };
template <class T> __device__ int f(T &&) { return Kind<T>::v; }
template <class T> __device__ T &&move_(T &x) { return static_cast<T &&>(x); }
extern "C" __global__ void forwarding(int *out) {
    int x = 0;
    const int c = 0;
    int &&r = 1;
    out[0] = f(x);
    out[1] = f(c);
    out[2] = f(5);
    out[3] = f(move_(x));
    out[4] = f(move_(c));
    out[5] = f(r);
}
// LAUNCH: forwarding<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 3, 1, 1, 4, 2, 0, 0]
