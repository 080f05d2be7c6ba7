extern "C" __global__ void conversion_double_to_float(float *out) {
    int i = threadIdx.x; out[i] = (float)(0.1 * i);
}
// LAUNCH: conversion_double_to_float<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (0.1 * arange(8)).astype(float32)
