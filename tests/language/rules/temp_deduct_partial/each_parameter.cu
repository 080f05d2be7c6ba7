// [temp.deduct.partial] p10: more specialised in every parameter that counts
template <class T, class U> __device__ int f(T *, U *) { return 2; }
template <class T, class U> __device__ int f(T, U) { return 1; }
template <class T> __device__ int f(T *, T *) { return 3; }
template <class T> __device__ int f(T *, char *) { return 4; }
extern "C" __global__ void each_parameter(int *out) {
    int i = 0;
    char c = 0;
    out[0] = f(i, c);
    out[1] = f(&i, &i);
    out[2] = f(&i, &c);
    out[3] = f(&i, c);
}
// LAUNCH: each_parameter<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 3, 4, 1, 0, 0, 0, 0]
