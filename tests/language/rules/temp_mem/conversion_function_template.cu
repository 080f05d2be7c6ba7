// [temp.mem] p5: conversion function templates beside plain ones
struct S {
    template <class T> __device__ operator T *() const { return nullptr; }
    __device__ operator int() const { return 5; }
    __device__ operator const char *() const { return "x"; }
};
__device__ int f(const char *p) { return p ? p[0] : 0; }
extern "C" __global__ void conversion_function_template(int *out) {
    S s;
    out[0] = s + 1;
    out[1] = f(s);
    double *d = s;
    out[2] = d == nullptr;
}
// LAUNCH: conversion_function_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 120, 1, 0, 0, 0, 0, 0]
