// [temp.expl.spec] p1: a specialisation does not take part in overload resolution, its template does
template <class T> __device__ int f(T) { return 1; }
template <> __device__ int f(int *) { return 2; }
template <class T> __device__ int f(T *) { return 3; }
extern "C" __global__ void do_not_take_part(int *out) {
    int x = 0;
    out[0] = f(&x);
    out[1] = f<int *>(&x);
}
// LAUNCH: do_not_take_part<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 2, 0, 0, 0, 0, 0, 0]
