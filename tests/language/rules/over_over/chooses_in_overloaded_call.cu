// [over.over] over.best.ics: a set of overloads as argument makes only some candidates viable
__device__ int f(int x) { return x + 1; }
__device__ int f(double x) { return (int)(x * 10); }
__device__ int f(char, char) { return 7; }
__device__ int g(int (*p)(int)) { return p(2); }
__device__ int g(int (*p)(long)) { return -1; }
__device__ int h(int (*p)(double), int) { return p(2.5); }
__device__ int h(int (*p)(char, char), char) { return p('a', 'b'); }
__device__ int k(int) { return 3; }
__device__ int j(int (*p)(int)) { return 1; }
__device__ int j(int (*p)(double)) { return 2; }
extern "C" __global__ void chooses_in_overloaded_call(int *out) {
    out[0] = g(f);
    out[1] = g(&f);
    out[2] = h(f, 1) * 10 + h(f, 'c');
    out[3] = j(k);
}
// LAUNCH: chooses_in_overloaded_call<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 3, 257, 1]
