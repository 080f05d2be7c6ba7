// [temp.deduct.decl] p1: a specialisation belongs to the most specialised template that fits
template <class T> __device__ int f(T) { return 1; }
template <class T> __device__ int f(T *) { return 2; }
template <> __device__ int f<int>(int *) { return 3; }
template <> __device__ int f<char *>(char *) { return 4; }
extern "C" __global__ void explicit_specialisation_chosen(int *out) {
    int i = 0;
    char c = 0;
    short s = 0;
    out[0] = f(&i);
    out[1] = f(&c);
    out[2] = f(&s);
    out[3] = f<char *>(&c);
}
// LAUNCH: explicit_specialisation_chosen<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 2, 2, 4, 0, 0, 0, 0]
