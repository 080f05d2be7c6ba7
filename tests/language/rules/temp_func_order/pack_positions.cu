// [temp.func.order] p2: head and tail, of function parameters and of template-ids
template <class... T> struct L { };
template <class... T> __device__ int f(L<T...>) { return 10 + sizeof...(T); }
template <class H, class... T> __device__ int f(L<H, T...>) { return 20 + sizeof...(T); }
template <class H> __device__ int f(L<H, int>) { return 3; }
template <class A, class B> __device__ int f(L<A, B>) { return 4; }
extern "C" __global__ void pack_positions(int *out) {
    out[0] = f(L<>());
    out[1] = f(L<char>());
    out[2] = f(L<char, int>());
    out[3] = f(L<int, char>());
    out[4] = f(L<int, char, int>());
}
// LAUNCH: pack_positions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [10, 20, 3, 4, 22, 0, 0, 0]
