// [temp.expl.spec] p1: explicit specialisations of function templates, deduced and named
template <class T> __device__ int f(T) { return 1; }
template <> __device__ int f(int) { return 2; }
template <> __device__ int f<char>(char) { return 3; }
template <class T> __device__ int f(T *) { return 4; }
template <> __device__ int f(int *) { return 5; }
extern "C" __global__ void of_functions(int *out) {
    int x = 0;
    char c = 0;
    out[0] = f(1.0);
    out[1] = f(x);
    out[2] = f(c);
    out[3] = f(&c);
    out[4] = f(&x);
}
// LAUNCH: of_functions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 0, 0, 0]
