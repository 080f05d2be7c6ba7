// [dcl.meaning.general] p1: CUDA's words are attributes, which may stand behind a pointer operator, too
struct S {
    int x;
    int &__device__ get() { return x; }
    const int *__host__ __device__ place() const;
};
const int *__host__ __device__ S::place() const { return &x; }
template <typename T> const T &
__device__ __host__ larger(const T &a, const T &b) { return a < b ? b : a; }
int *__device__ __noinline__ next(int *p) { return p + 1; }
extern "C" __global__ void behind_pointers(int *out) { S s{3}; s.get() += 4; *next(out) = larger(s.x, 5); out[0] = *s.place(); }
// LAUNCH: behind_pointers<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [7, 7]
