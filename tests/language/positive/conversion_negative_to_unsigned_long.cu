extern "C" __global__ void conversion_negative_to_unsigned_long(unsigned long long *out) {
    int i = threadIdx.x; out[i] = (unsigned long long)(-i);
}
// LAUNCH: conversion_negative_to_unsigned_long<<<1,8>>> out=zeros(8,u64)
// EXPECT: out == (-arange(8)).astype(uint64)
