// [over.match.ref] p1: a conversion function that gives an lvalue binds directly
struct S { int v = 1; int w = 2; __device__ operator int &() { return v; } __device__ operator const int &() const { return w; } };
__device__ int f(int &) { return 1; }
__device__ int f(const int &) { return 2; }
extern "C" __global__ void conversion_to_reference(int *out) {
    S s; const S c{};
    int &r = s;
    r = 9;
    const int &q = c;
    out[0] = s.v * 10 + q;
    out[1] = f(s) * 10 + f(c);
    const int &t = s;
    s.v = 11;
    out[2] = t;
    (int &)s += 5;
    out[3] = s.v;
}
// LAUNCH: conversion_to_reference<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [92, 12, 11, 16]
