// [class.conv.fct] p1: to any type: pointers, references, enumerations, through typedefs
enum E { e0, e1 = 7 };
typedef int *IP;
struct S {
    int v = 3; int a[2] = {4, 5};
    __device__ operator E() const { return e1; }
    __device__ operator IP() { return a; }
    __device__ operator float() const { return 2.5f; }
    __device__ operator const int *() const { return &v; }
};
extern "C" __global__ void conversion_functions(int *out) {
    S s; const S c{};
    E e = s; int *p = s; const int *q = c; float f = c;
    out[0] = e * 100 + p[1] * 10 + *q;
    out[1] = (int)(f * 4);
    out[2] = s.operator IP()[0] + s.operator E() * 10;
    out[3] = static_cast<E>(s) + (int)s.operator float();
}
// LAUNCH: conversion_functions<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [753, 10, 74, 9]
