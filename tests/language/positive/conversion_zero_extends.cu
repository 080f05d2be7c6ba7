extern "C" __global__ void conversion_zero_extends(long long *out) {
    int i = threadIdx.x; unsigned a = 0xFFFFFFFFu - i; out[i] = a;
}
// LAUNCH: conversion_zero_extends<<<1,8>>> out=zeros(8,i64)
// EXPECT: out == 0xFFFFFFFF - arange(8)
