// [class.conv.fct] p5: conversion functions are inherited; one to another type does not hide them
struct A { __device__ operator int() const { return 1; } __device__ operator const char *() const { return "q"; } };
struct B : A { __device__ operator double() const { return 2.5; } };
struct C : A { __device__ operator int() const { return 3; } };
extern "C" __global__ void inherited_and_hidden(int *out) {
    B b; C c;
    int i = b; double d = b; const char *p = b;
    out[0] = i * 100 + (int)(d * 10) + (p[0] == 'q') * 1000;
    int j = c; const char *q = c;
    out[1] = j * 10 + (q[0] == 'q');
    out[2] = b.operator int() + c.A::operator int();
}
// LAUNCH: inherited_and_hidden<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1125, 31, 2]
