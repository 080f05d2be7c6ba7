// [expr.delete] p2: deleting null does nothing; deletion runs destructors
struct T { int *n; __device__ T(int *p) : n(p) { ++*n; } __device__ ~T() { *n += 10; } };
extern "C" __global__ void null_and_arrays(int *out) { int n = 0; T *p = new T(&n); out[0] = n; delete p; out[1] = n; T *z = nullptr; delete z; int *a = new int[4](); out[2] = a[3] + 5; delete[] a; a = nullptr; delete[] a; alignas(T) char buf[sizeof(T)]; n = 0; out[3] = n; int *q = new int{6}; *q += 1; out[4] = *q; delete q; const int *c = new const int(3); out[5] = *c; delete c; }
// LAUNCH: null_and_arrays<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 11, 5, 0, 7, 3]
