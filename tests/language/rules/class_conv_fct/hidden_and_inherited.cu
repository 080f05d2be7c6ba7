// [class.conv.fct] p5: conversion functions are inherited and hide only the same type
struct A { __device__ operator int() const { return 1; } __device__ operator char *() const { return nullptr; } };
struct B : A { __device__ operator int() const { return 2; } __device__ operator double() const { return 3.5; } };
extern "C" __global__ void hidden_and_inherited(int *out) {
    B b;
    out[0] = static_cast<int>(b);
    char *p = b;
    out[1] = p == nullptr;
    out[2] = static_cast<double>(b) * 2;
    out[3] = b.A::operator int();
    A &a = b;
    out[4] = a + 1;
}
// LAUNCH: hidden_and_inherited<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 7, 1, 2, 0, 0, 0]
