__device__ int n;
__global__ void __launch_bounds__(n) g() {} // error@35: 'launch_bounds' attribute requires an integer constant
