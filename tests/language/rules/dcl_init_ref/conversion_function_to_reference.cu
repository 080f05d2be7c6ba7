// [dcl.init.ref] p5: an lvalue from a conversion function binds directly
struct S { int v; __device__ operator int &() { return v; } };
struct T { __device__ operator S() const { return S{6}; } };
extern "C" __global__ void conversion_function_to_reference(int *out) {
    S s{5};
    int &r = s;
    r = 9;
    out[0] = s.v;
    const S &c = T();
    out[1] = c.v;
    const int &k = s;
    s.v = 11;
    out[2] = k;
}
// LAUNCH: conversion_function_to_reference<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [9, 6, 11, 0, 0, 0, 0, 0]
