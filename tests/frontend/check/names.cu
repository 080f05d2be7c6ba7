// Names that mean nothing, or something else than the program needs. An unknown name is reported once in a function.
struct Point { float x; float height; };
__device__ int counter; // note@16: 'counter' declared here

__global__ void k(int *out, Point p) {
    int index = 0; // note@9: 'index' declared here
    out[0] = indx; // error@14: use of undeclared identifier 'indx'; did you mean 'index'?
    out[1] = zzz; // error@14: use of undeclared identifier 'zzz'
    out[2] = threadIxd.x; // error@14: use of undeclared identifier 'threadIxd'; did you mean 'threadIdx'?
    out[3] = threadIdx.w; // error@24: no member named 'w' in 'const uint3'
    out[4] = conter; // error@14: use of undeclared identifier 'conter'; did you mean 'counter'?
    out[5] = p.z; // error@16: no member named 'z' in 'Point'
    out[6] = p.heigth; // error@16: no member named 'heigth' in 'Point'; did you mean 'height'?
    __syncthread(); // error@5: use of undeclared identifier '__syncthread'; did you mean '__syncthreads'?
    out[7] = j0f(1.0f); // error@14: Bessel function 'j0f' is not supported
    undefined_function(1); // error@5: use of undeclared identifier 'undefined_function'
    out[8] = zzz + zzz;
    threadIdx.x = 1; // error@17: built-in variables cannot be assigned to
    out = __clz; // error@11: the address of built-in function '__clz' cannot be taken; built-in functions must be called
    index(3); // error@5: called object type 'int' is not a function or function pointer
}
