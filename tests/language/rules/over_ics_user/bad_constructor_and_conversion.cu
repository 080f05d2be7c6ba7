// [over.ics.user] over.match.copy p1: a converting constructor and a conversion function of equal standing
// REFUSED: conversion is ambiguous
struct B;
struct A { int v; __device__ A(const B &) : v(1) { } __device__ A() : v(0) { } };
struct B { __device__ operator A() const { return A(); } };
__device__ int f(A a) { return a.v; }
extern "C" __global__ void bad_constructor_and_conversion(int *out) { const B b{}; out[0] = f(b); }
