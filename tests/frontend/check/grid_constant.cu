// __grid_constant__ is for constant parameters of kernels.
struct S { int a[4]; };
__global__ void changed(__grid_constant__ S s) {}  // error: '__grid_constant__' is only allowed on const-qualified kernel parameters
__global__ void referred(const __grid_constant__ S &s) {}  // error: '__grid_constant__' is only allowed on const-qualified kernel parameters
__device__ int f(const __grid_constant__ S s) { return s.a[0]; }  // error: '__grid_constant__' is only allowed on const-qualified kernel parameters
__global__ void constant(const __grid_constant__ S s, const __grid_constant__ int n, int *out) { out[n] = s.a[1]; }
