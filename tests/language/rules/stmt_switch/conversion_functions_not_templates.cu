// [stmt.switch] p2: a class converts to the type that a function of its own names; what a template would make is not looked at
// HOST: no
struct ByConst { __device__ operator long() const { return 1; } template <class T> __device__ operator T() { return T(7); } };
struct Same { __device__ operator int() const { return 2; } template <class T> __device__ operator T() { return T(7); } };
struct Pointer { int *p; __device__ operator int *() const { return p; } template <class T> __device__ operator T() { return T(); } };
extern "C" __global__ void conversion_functions_not_templates(int *out) {
    ByConst a;
    Same b;
    switch (a) { case 1: out[0] = 1; break; default: out[0] = 2; }
    switch (b) { case 2: out[1] = 1; break; default: out[1] = 2; }
    int *made = new int(3);
    Pointer c{made};
    out[2] = *c.p;
    delete c;
}
// LAUNCH: conversion_functions_not_templates<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 1, 3]
