// [temp.alias] p3 (CWG 1558): substitution into an unused argument still counts
template <class T> using Int = int;
template <class... T> using Void = void;
template <class T> __device__ int f(Int<T>) { return 1; }
template <class T, class = Void<typename T::a, typename T::b>> __device__ int g(int) { return 2; }
template <class T> __device__ int g(long) { return 3; }
struct AB { typedef int a, b; };
struct A { typedef int a; };
extern "C" __global__ void unused_argument_fails(int *out) {
    out[0] = f<int>(1);
    out[1] = g<AB>(0);
    out[2] = g<A>(0);
}
// LAUNCH: unused_argument_fails<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 0, 0, 0, 0, 0]
