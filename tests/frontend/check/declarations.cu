// Declarations that clash or make no sense.
struct Known; // note@8: forward declaration of 'Known'
struct Twice { int a; }; // note@8: previous definition is here
struct Twice { int b; }; // error@8: redefinition of 'Twice'
struct Members { int a; float a; }; // error@31: duplicate member 'a' // note@22: previous declaration is here
enum Color { RED, RED }; // error@19: redefinition of enumerator 'RED' // note@14: previous definition is here
__device__ int global; // note@16: previous definition is here
__device__ float global; // error@18: redefinition of 'global' with a different type: 'float' vs 'int'
__constant__ int tail[] = { 1, 2, 3 };
__device__ int twice(int a) { return a; } // note@16: previous definition is here
__device__ int twice(int a) { return a; } // error@16: redefinition of 'twice'
__device__ int result(int a) { return a; } // note@16: previous declaration is here
__device__ float result(int a) { return a; } // error@18: functions that differ only in their return type cannot be overloaded
__global__ int kernel() { return 1; } // error@16: kernel function type 'int ()' must have void return type
__device__ void params(int a, float a) { } // error@37: redefinition of parameter 'a' // note@28: previous declaration is here
__device__ void incomplete(Known k) { } // error@34: variable has incomplete type 'Known'
static_assert(sizeof(tail) == 12, "three");
static_assert(sizeof(int) == 8, "int has 64 bits"); // error@15: static assertion failed: int has 64 bits

__global__ void k(int *out, int n) {
    int local = 1; // note@9: previous definition is here
    int local = 2; // error@9: redefinition of 'local'
    float n = 2; // error@11: redefinition of 'n' with a different type: 'float' vs 'int'
    void nothing; // error@10: variable has incomplete type 'void'
    Known known; // error@11: variable has incomplete type 'Known'
    __shared__ int s = 3; // error@20: initialization is not supported for __shared__ variables
    __constant__ int c = 3; // error@22: __constant__, __device__, and __managed__ are not allowed on non-static local variables
    int sized[n]; // error@15: variable length arrays are not supported; the size must be a constant expression
    int negative[-1]; // error@18: array is declared with a negative size
    int unsized[]; // error@9: definition of variable with array type needs an explicit size or an initializer
    int many[2] = { 1, 2, 3 }; // error@27: excess elements in array initializer
    int scalar = { 1, 2 }; // error@23: excess elements in scalar initializer
    Twice t = { 1, 2 }; // error@20: excess elements in struct initializer
    Known *swapped; Members *member; struct Two { int a, b; } two = { .b = 1, .a = 2 }; // error@80: ISO C++ requires field designators to be specified in declaration order; field 'b' will be initialized after field 'a'
    Twice u = { .z = 1 }; // error@18: field designator 'z' does not refer to any field in type 'Twice'
    int narrow = { 2.5 }; // warning@20: implicit conversion from 'double' to 'int' changes value from 2.5 to 2
    char text[2] = "long"; // error@20: initializer-string for char array is too long
    int &reference = local;
    int &unbound; // error@10: declaration of reference variable 'unbound' requires an initializer
    long double wide; // error@5: type 'long double' is not supported
    out[0] = tail[n];
}

__global__ void first(float *out) { extern __shared__ float dynamic[]; out[0] = dynamic[0]; } // note@61: previous declaration is here
__global__ void again(float *out) { extern __shared__ float dynamic[]; out[0] = dynamic[0]; }
__global__ void other(int *out) { extern __shared__ int dynamic[]; out[0] = dynamic[0]; } // error@57: redeclaration of 'dynamic' with a different type: 'int[]' vs 'float[]'
