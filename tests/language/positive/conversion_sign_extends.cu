extern "C" __global__ void conversion_sign_extends(long long *out) {
    int i = threadIdx.x; int a = -i; out[i] = a;
}
// LAUNCH: conversion_sign_extends<<<1,8>>> out=zeros(8,i64)
// EXPECT: out == -arange(8)
