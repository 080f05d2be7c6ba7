// LAUNCH: template_pack_forwarding<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 2, 3, 1, 3, 5]
#include <utility>
template <class T> struct without_reference { using type = T; };
template <class T> struct without_reference<T &> { using type = T; };
template <class T> struct without_reference<T &&> { using type = T; };
template <class T> __device__ constexpr T &&forward(typename without_reference<T>::type &x) { return static_cast<T &&>(x); }
__device__ int which(int &) { return 1; }
__device__ int which(const int &) { return 2; }
__device__ int which(int &&) { return 3; }
template <class... Ts> __device__ void own(int *out, Ts &&...xs) { int i = 0; ((out[i++] = which(forward<Ts>(xs))), ...); }
template <class... Ts> __device__ void standard(int *out, Ts &&...xs) { int i = 0; ((out[i++] = which(std::forward<Ts>(xs))), ...); }
__global__ void template_pack_forwarding(int *out) {
    int x = 5;
    const int y = 6;
    own(out, x, y, 7);
    standard(out + 3, x, std::move(x));
    out[5] = x;
}
