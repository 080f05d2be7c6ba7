// [temp.inst] p2 of stmt.if: the branch not taken is not instantiated
template <class T> __device__ int f(T x) {
    if constexpr (sizeof(T) == 1) return x.size();
    else if constexpr (sizeof(T) == 4) return x + 1;
    else return *x;
}
struct C { __device__ int size() { return 77; } };
template <class T, class... R> __device__ int sum(T x, R... r) {
    if constexpr (sizeof...(r) == 0) return x;
    else return x + sum(r...);
}
extern "C" __global__ void constexpr_if_discards(int *out) {
    int n = 8;
    out[0] = f(C());
    out[1] = f(5);
    out[2] = f(&n);
    out[3] = sum(1, 2, 3);
}
// LAUNCH: constexpr_if_discards<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [77, 6, 8, 6, 0, 0, 0, 0]
