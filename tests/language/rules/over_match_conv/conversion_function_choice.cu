// [over.match.conv] p1: the best conversion function is chosen by its object first, its result next
struct S {
    __device__ operator int() const { return 1; }
    __device__ operator double() { return 2.0; }
};
struct T { __device__ operator int() const { return 3; } __device__ operator double() const { return 4.5; } __device__ operator const char *() const { return "x"; } };
extern "C" __global__ void conversion_function_choice(int *out) {
    S s; const S c{};
    int i = c; double d = s; int j = s;
    out[0] = i * 100 + (int)d * 10 + j;
    T t;
    int k = t; double e = t; const char *p = t;
    out[1] = k * 1000 + (int)(e * 10) + (*p == 'x') * 100;
    char q = (char)(int)t;
    out[2] = q;
    bool b = c; out[3] = b;
}
// LAUNCH: conversion_function_choice<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [122, 3145, 3, 1]
