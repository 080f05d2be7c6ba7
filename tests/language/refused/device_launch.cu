__device__ int function(int *out) { return *out; }
__global__ void child(int *out) { *out = 1; }
__global__ void k(int *out) {
    child<<<1>>>(out); // error@10: too few execution configuration arguments to kernel function call, expected at least 2, have 1
    child<<<1, 1, 0, 0, 0>>>(out); // error@10: too many execution configuration arguments to kernel function call, expected at most 4, have 5
    function<<<1, 1>>>(out); // error@5: kernel call to non-global function 'function'
    child<<<1, 1>>>(); // error@5: no matching function for call to 'child'
    child<<<out, 1>>>(out); // error@13: cannot initialize a parameter of type 'dim3' with an lvalue of type 'int *'
    child(out); // error@5: reference to __global__ function 'child' in __global__ function
}
