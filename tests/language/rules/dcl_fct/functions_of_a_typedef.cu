// [dcl.fct] p13: a typedef of function type declares functions, members with its qualifiers among them, but defines none
typedef int F(int); typedef int C(int) const; using N = void(int &) noexcept;
struct S { int m; __host__ __device__ F f; __host__ __device__ C g; static __host__ __device__ F h; private: __host__ __device__ F hidden; public: __host__ __device__ int of(int i) { return hidden(i); } };
__host__ __device__ int S::f(int i) { return i + m; } __host__ __device__ int S::g(int i) const { return i * m; } __host__ __device__ int S::h(int i) { return i; } __host__ __device__ int S::hidden(int i) { return i - m; }
__host__ __device__ F twice; __host__ __device__ int twice(int i) { return i * 2; } __host__ __device__ N set; __host__ __device__ void set(int &i) noexcept { i = 11; }
extern "C" __global__ void functions_of_a_typedef(int *out) {
    S s{3}; const S c{5}; out[0] = s.f(1), out[1] = c.g(2), out[2] = S::h(7) + twice(4), out[3] = s.of(1); int (S::*p)(int) const = &S::g; out[4] = (c.*p)(3); set(out[5]); decltype(twice) *q = twice; out[6] = q(8);
}
// LAUNCH: functions_of_a_typedef<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [4, 10, 15, -2, 15, 11, 16]
