// Functions for both sides whose bodies name something of the host's: the host's alone, unless device code mentions them.
// OPTIONS: -Wno-unknown-header
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>

static int helper(int x) { return x + 1; }

struct V {
    float x;
    __host__ __device__ V(float a) : x(a) {}
    __host__ __device__ void print() const { // warning@30: __host__ __device__ function 'print' uses 'cout', which only host code has; it is left out of device code
        std::cout << x << std::endl; // note@14: 'cout' is used here
    }
    __host__ __device__ float get() const { return x; }
    __host__ __device__ std::vector<float> both() const { std::vector<float> v; return v; }
};
__host__ __device__ int draw() { // warning@25: __host__ __device__ function 'draw' uses 'rand', which only host code has; it is left out of device code
    return rand() % 7; // note@12: 'rand' is used here
}
__host__ __device__ int through(int x) { // warning@25: __host__ __device__ function 'through' uses 'helper', which only host code has; it is left out of device code
    return helper(x); // note@12: 'helper' is used here
}
inline __host__ __device__ void show(const V &v) { // warning@33: __host__ __device__ function 'show' uses 'fprintf', which only host code has; it is left out of device code
    fprintf(stderr, "%g", v.x); // note@5: 'fprintf' is used here
}
template <class T> __host__ __device__ void tell(T x) { // warning@45: __host__ __device__ function 'tell' uses 'cout', which only host code has; it is left out of device code
    std::cout << x; // note@10: 'cout' is used here
}
__host__ __device__ int exit_code(int rand) { return rand; }
__host__ __device__ int wrong(int x) {
    return x + undeclared; // error@16: use of undeclared identifier 'undeclared'
}
__host__ __device__ int called() {
    return rand(); // error@12: 'rand' of the C library is for host code only
}
__host__ __device__ void loud(int x) {
    std::cout << x; // error@5: qualified name 'std::cout' is not supported in device code
}
__device__ void louder(int x) { loud(x); }

__global__ void k(float *p) {
    V v(p[0]);
    p[1] = v.get() * exit_code(2) * called();
    louder(int(p[2]));
}
struct Member {
    int x;
    __host__ __device__ Member() : x(0) {}
    __host__ __device__ Member(const char *text) : x(atoi(text)) {} // error@54: 'atoi' of the C library is for host code only
    __host__ __device__ void put(int t) { // warning@30: __host__ __device__ function 'put' uses 'cout', which only host code has; it is left out of device code
        std::cout << t; // note@14: 'cout' is used here
    }
    template <class T> __host__ __device__ void put_any(T t) { // warning@49: __host__ __device__ function 'put_any' uses 'cout', which only host code has; it is left out of device code
        std::cout << t; // note@14: 'cout' is used here
    }
};
__global__ void calls_members(Member *m) {
    m->put(2); // error@8: reference to __host__ function 'put' in __global__ function
    m->put_any(2); // error@8: reference to __host__ function 'put_any' in __global__ function
}
int value;
struct Shadows {
    int value;
    __host__ __device__ int get() const { return value; }
};
__global__ void reads_member(int *o, Shadows s) { *o = s.get(); }
