// OPTIONS: -Wall -Wextra
__device__ int parameter(int a, int b) { return a; } // warning@37: unused parameter 'b' [-Wunused-parameter]
__device__ int unnamed(int a, int) { return a; }
__device__ int set_parameter(int a) { a = 3; return 1; } // warning@34: parameter 'a' set but not used [-Wunused-but-set-parameter]
__global__ void variables(int *out, int n) {
    int nothing; // warning@9: unused variable 'nothing' [-Wunused-variable]
    int only_set; // warning@9: variable 'only_set' set but not used [-Wunused-but-set-variable]
    only_set = n;
    int counted = 0; // warning@9: variable 'counted' set but not used [-Wunused-but-set-variable]
    counted++;
    int read = 0;
    out[0] = read = n;
    volatile int sink;
    sink = n;
    int silenced = n;
    (void)silenced;
    int through = 1;
    int *p = &through;
    out[1] = *p;
}
