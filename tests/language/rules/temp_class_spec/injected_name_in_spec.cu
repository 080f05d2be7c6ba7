// [temp.class.spec] p1: inside a specialisation its own name is the specialisation
template <class T> struct S { int n; __device__ S() : n(1) { } };
template <class T> struct S<T *> {
    int n;
    __device__ S() : n(2) { }
    __device__ int sum() { S other; S<T> plain; return 10 * other.n + plain.n; }
};
extern "C" __global__ void injected_name_in_spec(int *out) {
    out[0] = S<int *>().sum();
    out[1] = S<int **>().sum();
}
// LAUNCH: injected_name_in_spec<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 22, 0, 0, 0, 0, 0, 0]
