// [temp.deduct.call] p4: conversions of the user's do not help deduction
// REFUSED: conversion functions are not tried
template <class T> struct B { };
struct C { __device__ operator B<int>() const { return B<int>(); } };
template <class T> __device__ int f(B<T>) { return 1; }
extern "C" __global__ void bad_user_conversion(int *out) { out[0] = f(C()); }
