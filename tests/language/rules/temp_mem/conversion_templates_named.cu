// [temp.mem] p6: an instance of a conversion function template is named by the type to which it converts
struct W {
    template <class T> __device__ explicit operator T() const { return T(5); }
    __device__ operator int() const { return 6; }
    template <class T> __device__ int all() const { return operator T() + this->operator T(); }
};
extern "C" __global__ void conversion_templates_named(int *out) {
    W w, *p = &w;
    out[0] = p->operator int();
    out[1] = p->operator short();
    out[2] = w.all<char>();
    out[3] = w.operator float() + W().all<int>();
}
// LAUNCH: conversion_templates_named<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [6, 5, 10, 17]
