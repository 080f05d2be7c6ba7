// [temp.deduct] p8: an expression in sizeof in a signature
struct Add { __device__ int operator+(int) const { return 1; } };
struct None { };
template <int N> struct Int { };
template <class T> __device__ int f(Int<sizeof(T() + 1)> *) { return 1; }
template <class T> __device__ int f(...) { return 2; }
template <class T> __device__ char (&g(int (*)[sizeof(typename T::type)]))[3];
template <class T> __device__ char (&g(...))[4];
struct Typed { typedef int type; };
extern "C" __global__ void sfinae_sizeof(int *out) {
    out[0] = f<Add>(nullptr);
    out[1] = f<None>(nullptr);
    out[2] = f<int>(nullptr);
    out[3] = sizeof(g<Typed>(nullptr));
    out[4] = sizeof(g<None>(nullptr));
}
// LAUNCH: sfinae_sizeof<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 1, 3, 4, 0, 0, 0]
