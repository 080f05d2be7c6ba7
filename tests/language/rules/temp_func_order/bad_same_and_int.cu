// [temp.func.order] p2: Pair<T, T> and Pair<T, int> are not ordered for Pair<int, int>
// REFUSED: ambiguous call
template <class A, class B> struct Pair { };
template <class A> __device__ int f(Pair<A, A>) { return 2; }
template <class A> __device__ int f(Pair<A, int>) { return 4; }
extern "C" __global__ void bad_same_and_int(int *out) { out[0] = f(Pair<int, int>{}); }
