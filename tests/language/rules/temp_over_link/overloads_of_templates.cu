// [temp.over.link] p4: templates that differ in parameters, returns or their own parameters
template <class T> __device__ int f(T) { return 1; }
template <class T, class U> __device__ int f(T) { return 2 + sizeof(U); }
template <int N> __device__ int f(int) { return 100 + N; }
template <class T> __device__ int g(T *) { return 3; }
template <class T> __device__ int g(T (*)[2]) { return 4; }
extern "C" __global__ void overloads_of_templates(int *out) {
    int a[2] = {}, x = 0;
    out[0] = f(1);
    out[1] = f<char, double>('c');
    out[2] = f<5>(1);
    out[3] = g(&x) * 10 + g(&a);
}
// LAUNCH: overloads_of_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 10, 105, 34, 0, 0, 0, 0]
