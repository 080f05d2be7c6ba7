extern "C" __global__ void conversion_float_to_int_truncates(int *out) {
    int i = threadIdx.x; out[i] = (int)((i - 4) * 0.75f);
}
// LAUNCH: conversion_float_to_int_truncates<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [-3, -2, -1, 0, 0, 0, 1, 2]
