// Calls that fit no function, and functions that may not be called.
__device__ float add(float a, float b) { return a + b; } // note@18: candidate function not viable: requires 2 arguments, but 1 was provided
__device__ int deref(int *p) { return *p; } // note@16: candidate function not viable: no known conversion from 'float *' to 'int *' for 1st argument
__device__ void nothing() { }
__device__ int one(int only) { return only; } // note@16: candidate function not viable: requires single argument 'only', but 2 arguments were provided
__device__ int pick(int a, double b) { return 1; } // note@16: candidate function
__device__ int pick(double a, int b) { return 2; } // note@16: candidate function
__device__ float defaulted(float a, float b = 2.0f) { return a * b; }
__global__ void other(int n) { } // note@17: 'other' declared here
void on_host(int n) { } // note@6: 'on_host' declared here

__global__ void k(float *out, int n) {
    out[0] = add(1.0f); // error@14: no matching function for call to 'add'
    out[1] = deref(out); // error@14: no matching function for call to 'deref'
    out[2] = nothing(); // error@14: assigning to 'float' from incompatible type 'void'
    out[3] = one(1, 2); // error@14: no matching function for call to 'one'
    out[4] = pick(1, 2); // error@14: call to 'pick' is ambiguous
    out[5] = pick(1, 2.0) + defaulted(3.0f);
    other(n); // error@5: reference to __global__ function 'other' in __global__ function
    on_host(n); // error@5: reference to __host__ function 'on_host' in __global__ function
    out[6] = fmaf(1.0f, 2.0f); // error@14: no matching function for call to 'fmaf'
    atomicAdd(out, n, n); // error@5: no matching function for call to 'atomicAdd'
    out[7] = exp(1.0);
    float x = nothing; // error@11: cannot initialize a variable of type 'float' with an rvalue of type 'void ()'
    nothing() + 1; // error@15: invalid operands to binary expression ('void' and 'int')
}
