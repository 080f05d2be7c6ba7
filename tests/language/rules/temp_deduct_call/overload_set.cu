// [temp.deduct.call] p6: an overload set deduces when exactly one member fits
__device__ int pick(int) { return 1; }
__device__ int pick(double, int) { return 2; }
template <class A> __device__ int call1(int (*f)(A)) { return 10 + sizeof(A) + f(A()); }
template <class A, class B> __device__ int call2(int (*f)(A, B)) { return 20 + sizeof(A) + f(A(), B()); }
template <class T> __device__ int both(T, int (*f)(T)) { return f(T()); }
extern "C" __global__ void overload_set(int *out) {
    out[0] = call1(pick);
    out[1] = call2(&pick);
    out[2] = both(1, pick);
}
// LAUNCH: overload_set<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [15, 30, 1, 0, 0, 0, 0, 0]
