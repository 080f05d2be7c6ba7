// [over.match.conv] p1: conversion functions of base and derived classes compete, const decides
struct A { __device__ operator int() { return 1; } __device__ operator int() const { return 2; } }; struct B : A { __device__ operator long() const { return 3; } }; struct C : A { __device__ operator int() const { return 4; } };
extern "C" __global__ void inherited_best_by_object(int *out) { B b; const B cb{}; C c; const C cc{}; int i = b, j = cb; long k = cb; out[0] = i * 100 + j * 10 + (int)k; int l = c, m = cc; out[1] = l * 10 + m; const A &a = c; int n = a; out[2] = n; }
// LAUNCH: inherited_best_by_object<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [123, 44, 2]
