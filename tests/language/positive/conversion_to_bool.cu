extern "C" __global__ void conversion_to_bool(int *out) {
    int i = threadIdx.x; bool b = (bool)(i * 256); bool f = 0.25f; out[i] = b * 10 + f;
}
// LAUNCH: conversion_to_bool<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 11, 11, 11, 11, 11, 11, 11]
