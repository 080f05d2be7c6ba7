// [over.match.best] p1: conversions are compared before templates and specialisation
template <class T> __device__ int f(T) { return 1; } __device__ int f(long) { return 2; } template <class T> __device__ int g(T *) { return 3; } __device__ int g(const int *) { return 4; } template <class T> __device__ int h(const T &) { return 5; } __device__ int h(int &) { return 6; } __device__ int h(double) { return 7; }
extern "C" __global__ void conversion_beats_template_order(int *out) { int x = 1; const int c = 2; out[0] = f(1) * 10 + f(1L); out[1] = g(&x) * 10 + g(&c); out[2] = h(x) * 100 + h(c) * 10 + h(1.0); out[3] = h(1) * 10 + h('a'); out[4] = f<long>(1) * 10 + g<>(&c); }
// LAUNCH: conversion_beats_template_order<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [12, 34, 657, 55, 13]
