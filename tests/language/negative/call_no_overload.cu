struct S { int a; };
__device__ int f(int *a) { return 1; } // note@16: candidate function not viable: no known conversion from 'double' to 'int *' for 1st argument
__device__ int f(S a) { return 2; } // note@16: candidate function not viable: no known conversion from 'double' to 'S' for 1st argument
__global__ void k(int *out) {
    out[0] = f(1.5); // error@14: no matching function for call to 'f'
}
