extern "C" __global__ void conversion_narrowing(int *out) {
    int i = threadIdx.x; signed char c = (signed char)(i * 50); out[i] = c;
}
// LAUNCH: conversion_narrowing<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) * 50).astype(int8)
