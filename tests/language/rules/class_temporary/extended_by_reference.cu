// [class.temporary] p6: a temporary bound to a reference lives as long as it
struct T { int *p, id; __device__ ~T() { *p = *p * 10 + id; } };
__device__ T make(int *p, int id) { return T{p, id}; }
extern "C" __global__ void extended_by_reference(int *out) {
    int n = 0;
    {
        const T &r = make(&n, 1);
        T &&s = make(&n, 2);
        n = n * 10 + 9;
        out[0] = r.id * 10 + s.id;
    }
    out[1] = n;
    n = 0;
    make(&n, 5);
    n = n * 10 + 6;
    out[4] = n;
}
// LAUNCH: extended_by_reference<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 921, 0, 0, 56, 0, 0, 0]
