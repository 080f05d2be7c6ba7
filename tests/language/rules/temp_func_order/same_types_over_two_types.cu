// [temp.func.order] p2: f(T, T) is more specialised than f(T, U)
template <class A, class B> __device__ int f(A, B) { return 1; }
template <class C> __device__ int f(C, C) { return 2; }
extern "C" __global__ void same_types_over_two_types(int *out) {
    out[0] = f(1, 2);
    out[1] = f(1, 2.0);
    out[2] = f('a', 'b');
    out[3] = f(1u, 1);
}
// LAUNCH: same_types_over_two_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 2, 1, 0, 0, 0, 0]
