// [expr.new] p1: new initialises what it allocates; delete undoes it
struct S { int v; __device__ S(int k = 4) : v(k) { } };
extern "C" __global__ void arrays_and_placement(int *out) {
    int *p = new int(5); out[0] = *p; delete p;
    int *z = new int(); out[1] = *z; delete z;
    int *a = new int[3]{1, 2}; out[2] = a[0] * 100 + a[1] * 10 + a[2]; delete[] a;
    S *s = new S; S *t = new S{7}; out[3] = s->v * 10 + t->v; delete s; delete t;
    int n = 3; long *arr = new long[n](); arr[2] += 5; out[4] = arr[0] * 10 + arr[2]; delete[] arr;
    int **pp = new int *(&n); **pp = 8; out[5] = n; delete pp;
    delete (int *)nullptr;
}
// LAUNCH: arrays_and_placement<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [5, 0, 120, 47, 5, 8]
