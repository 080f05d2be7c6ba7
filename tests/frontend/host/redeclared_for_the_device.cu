// A function that a declaration gives to the host and its definition to the device is for both sides: what it calls of the host's is none of the device's.
// LAUNCH: k<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == 3
void update(void *state, unsigned n);
int read(const int *p);
static void step(int *p) { *p = 1; }
__device__ void update(void *state, unsigned count) { step((int *)state); } // warning@17: __host__ __device__ function 'update' uses 'step', which only host code has; it is left out of device code
// note@-1:55: 'step' is used here
__device__ int read(const int *p) { return *p + 3; }
__global__ void k(int *out) { *out = read(out); }
