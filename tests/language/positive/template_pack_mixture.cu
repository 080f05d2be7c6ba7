// LAUNCH: template_pack_mixture<<<1,1>>> p=zeros(8,i32)
// EXPECT: p == [70, 55, 12, 14, 7, 66, 0, 4]
#include <cuda_fp16.h>
template <int... Is> struct Seq {};
template <int N, int... Is> struct Make : Make<N - 1, N - 1, Is...> {};
template <int... Is> struct Make<0, Is...> { using type = Seq<Is...>; };
template <typename T, int N> struct Arr { T v[N]; __device__ T &operator[](int i) { return v[i]; } __device__ const T &operator[](int i) const { return v[i]; } };
template <typename T, int N, int... Is> __device__ T dot(const Arr<T, N> &a, const Arr<T, N> &b, Seq<Is...>) { return ((a[Is] * b[Is]) + ...); }
template <typename T, int N> __device__ T dot(const Arr<T, N> &a, const Arr<T, N> &b) { return dot(a, b, typename Make<N>::type{}); }
template <typename... Ts> struct Tuple {}; 
template <typename T, typename... Ts> struct Tuple<T, Ts...> : Tuple<Ts...> { T head; __device__ Tuple(T h, Ts... t) : Tuple<Ts...>(t...), head(h) {} };
template <> struct Tuple<> { __device__ Tuple() {} };
template <int I, typename T, typename... Ts> __device__ auto &get(Tuple<T, Ts...> &t) { if constexpr (I == 0) return t.head; else return get<I - 1>(static_cast<Tuple<Ts...> &>(t)); }
template <typename F, typename... A> __device__ auto call(F f, A &&...a) -> decltype(f(static_cast<A &&>(a)...)) { return f(static_cast<A &&>(a)...); }
struct Inc { __device__ int operator()(int &x, int by) const { x += by; return x * 2; } };
template <typename T, T... vs> struct Const { static constexpr T sum = (T(0) + ... + vs); static constexpr T prod = (T(1) * ... * vs); };
__global__ void template_pack_mixture(int *p) {
  int n = 0;
  Arr<float, 4> a{{1, 2, 3, 4}}, b{{5, 6, 7, 8}}; p[n++] = dot(a, b);
  Tuple<int, float, short> t(1, 2.5f, 3); get<1>(t) *= 2; get<2>(t)++; p[n++] = get<0>(t) + get<1>(t) * 10 + get<2>(t); p[n++] = sizeof(t);
  int y = 3; p[n++] = call(Inc{}, y, 4); p[n++] = y;
  p[n++] = Const<int, 1, 2, 3>::sum * 10 + Const<long, 2, 3>::prod; p[n++] = Const<int>::sum;
  __half h = __float2half(1.5f); __half2 h2 = __half2(h, h) + __half2(h, h); p[n++] = (int)(float)(h2.x * h); 
}
