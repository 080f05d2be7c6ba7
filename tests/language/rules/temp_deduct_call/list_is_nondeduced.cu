// [temp.deduct.call] p1: a brace list for a plain T is a non-deduced context
template <class T> struct Id { typedef T type; };
struct P { int x, y; };
template <class T> __device__ int f(T a, typename Id<T>::type b) { return a.x * 10 + b.y; }
template <class T = P> __device__ int g(T p) { return p.x * 10 + p.y; }
extern "C" __global__ void list_is_nondeduced(int *out) {
    out[0] = f(P{1, 2}, {3, 4});
    out[1] = g({5, 6});
}
// LAUNCH: list_is_nondeduced<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [14, 56, 0, 0, 0, 0, 0, 0]
