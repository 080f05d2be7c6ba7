// [over.match.best] p1.7: of two templates the more specialised
template <class T> __device__ int f(T) { return 1; } template <class T> __device__ int f(T *) { return 2; } template <class T> __device__ int f(const T *) { return 3; } __device__ int f(const char *) { return 4; }
template <class T> __device__ int g(const T &) { return 5; } template <class T> __device__ int g(T &) { return 6; } template <class T, class U> __device__ int h(T, U) { return 7; } template <class T> __device__ int h(T, T) { return 8; } template <class T> __device__ int h(T, int) { return 9; }
extern "C" __global__ void template_specialisations_by_order(int *out) { int x = 0; const int c = 0; char s[2] = "a"; out[0] = f(x) * 1000 + f(&x) * 100 + f(&c) * 10 + f("s"); out[1] = f(s); out[2] = g(x) * 10 + g(c); out[3] = h(1, 2.0) * 100 + h(1.5, 2.5) * 10 + h('a', 1); out[4] = g(5); }
// LAUNCH: template_specialisations_by_order<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1234, 2, 65, 789, 5]
