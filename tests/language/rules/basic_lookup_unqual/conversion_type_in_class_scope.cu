// [basic.lookup.unqual] p8: names in a member's declaration after the declarator are the class's
struct T { int v = 1; }; typedef int I;
struct S { typedef char I; struct T { int w = 50; }; __device__ static T make(I x); __device__ I id(I x) { return x; } enum E { k = 9 }; __device__ int d(int x = k); };
__device__ S::T S::make(I x) { T t; t.w += x; return t; } __device__ int S::d(int x) { I y = (I)(x + 250); return y; }
extern "C" __global__ void conversion_type_in_class_scope(int *out) { out[0] = S::make(3).w; S s; out[1] = sizeof(s.id(1)); out[2] = s.d(); I z = 300; out[3] = z; }
// LAUNCH: conversion_type_in_class_scope<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [53, 1, 3, 300]
