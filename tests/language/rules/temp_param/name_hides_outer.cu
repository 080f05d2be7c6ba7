// [temp.param] p6 of temp.local: a template parameter hides the namespace's name
struct T { int a[4]; };
const int N = 100;
template <class T, int N> __device__ int f(T) { return sizeof(T) * 10 + N; }
template <class T> struct S {
    template <class U, int N> __device__ int g() { return sizeof(T) * 100 + sizeof(U) * 10 + N; }
};
extern "C" __global__ void name_hides_outer(int *out) {
    out[0] = f<char, 3>('c');
    out[1] = sizeof(T) + N;
    out[2] = S<short>().g<int, 5>();
}
// LAUNCH: name_hides_outer<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [13, 116, 245, 0, 0, 0, 0, 0]
