extern "C" __global__ void conversion_int_to_float_rounds(float *out) {
    int i = threadIdx.x; out[i] = (float)(16777216 + i);
}
// LAUNCH: conversion_int_to_float_rounds<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (16777216 + arange(8)).astype(float32)
