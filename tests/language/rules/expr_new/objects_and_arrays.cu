// [expr.new] p1: new constructs, delete destroys, arrays in reverse order
struct T {
    int *p, id;
    __device__ T() : p(nullptr), id(0) { }
    __device__ T(int *q, int i) : p(q), id(i) { *p = *p * 10 + i; }
    __device__ ~T() { if (p) *p = *p * 10 + id + 4; }
};
extern "C" __global__ void objects_and_arrays(int *out) {
    int n = 0;
    T *t = new T(&n, 1);
    out[0] = n;
    delete t;
    out[1] = n;
    n = 0;
    T *a = new T[3]{{&n, 1}, {&n, 2}, {&n, 3}};
    out[2] = n;
    delete[] a;
    out[3] = n;
    int *i = new int(5), *j = new int{6}, *k = new int();
    out[4] = *i * 100 + *j * 10 + *k;
    delete i; delete j; delete k;
    T *null = nullptr;
    delete null;
}
// LAUNCH: objects_and_arrays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 15, 123, 123765, 560, 0, 0, 0]
