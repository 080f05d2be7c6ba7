// [over.match.oper] p3.3: conversion functions reach the built-in operators
struct I { int v; __device__ operator int() const { return v; } };
struct D { double v; __device__ operator double() const { return v; } };
struct P { int *p; __device__ operator int *() const { return p; } };
extern "C" __global__ void builtin_through_conversion(int *out) {
    I a{7}, b{2}; D d{1.5};
    int arr[4] = {10, 20, 30, 40};
    P p{arr};
    out[0] = a + b;
    out[1] = a / b * 10;
    out[2] = (int)((a + d) * 10);
    out[3] = p[b];
    out[4] = *(p + 1) + *p;
    out[5] = (a > b) + (a == 7) + !a;
    out[6] = -a + ~b;
    out[7] = a << b;
}
// LAUNCH: builtin_through_conversion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [9, 30, 85, 30, 30, 2, -10, 28]
