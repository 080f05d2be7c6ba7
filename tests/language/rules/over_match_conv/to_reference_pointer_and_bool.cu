// [over.match.conv] p1: conversion functions whose result needs a qualification or pointer conversion
struct A { int a = 1; }; struct D : A { int d = 2; }; struct S { D x; __device__ operator D *() { return &x; } __device__ operator const D &() const { return x; } }; 
__device__ int f(const A *p) { return p->a; } __device__ int g(const A &r) { return r.a + 10; } __device__ int h(bool b) { return b ? 3 : 4; }
extern "C" __global__ void to_reference_pointer_and_bool(int *out) { S s; out[0] = f(s); const S c{}; out[1] = g(c); out[2] = h(s); A *p = s; out[3] = p->a; const void *v = s; out[4] = v == &s.x; D d = c; out[5] = d.d; }
// LAUNCH: to_reference_pointer_and_bool<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 11, 3, 1, 1, 2]
