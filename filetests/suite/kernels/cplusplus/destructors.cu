// Objects end where their blocks do, in reverse.
// LAUNCH: destructors<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a & 1, 137265, 1265)

struct Note {
    int *log, id;
    __device__ Note(int *l, int i) : log(l), id(i) { *log = *log * 10 + id; }
    __device__ ~Note() { *log = *log * 10 + id + 4; }
};
extern "C" __global__ void destructors(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int log = 0;
    {
        Note first(&log, 1);
        if (a[i] & 1) Note odd(&log, 3);
        Note second(&log, 2);
    }
    out[i] = log;
}
