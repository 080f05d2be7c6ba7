extern "C" __global__ void conversion_unsigned_to_double(double *out) {
    int i = threadIdx.x; out[i] = 4294967295u - (unsigned)i;
}
// LAUNCH: conversion_unsigned_to_double<<<1,8>>> out=zeros(8,f64)
// EXPECT: out == 4294967295.0 - arange(8)
